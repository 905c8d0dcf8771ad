/** What the legal pages say point by point, below their first words. */
import type { Section } from '#server/seed/recipe.types.ts';

/** By the page's slug. */
export const pageSections: Readonly<Record<string, readonly Section[]>> = {
  'about-us': [
    {
      heading: ['How it works', 'كيف نعمل', 'چگونه کار می‌کند'],
      list: [
        [
          'One cart for all shops; each packs its own share.',
          'سلة واحدة لكل المتاجر، وكل متجر يجهّز نصيبه.',
          'یک سبد برای همهٔ فروشگاه‌ها؛ هر کدام سهم خود را می‌چیند.',
        ],
        [
          'You can’t order what is out of stock.',
          'ما نفد من الرف لا يمكن طلبه.',
          'آنچه در قفسه تمام شده سفارش‌دادنی نیست.',
        ],
        [
          'You can message every shop, and the shop itself replies.',
          'يمكنك مراسلة كل متجر وهو يجيب بنفسه.',
          'به هر فروشگاه می‌توان نوشت و خودش پاسخ می‌دهد.',
        ],
      ],
    },
  ],
  'privacy-policy': [
    {
      heading: ['What stays on your device', 'ما يبقى على جهازك', 'آنچه در دستگاه شما می‌ماند'],
      paragraphs: [
        [
          'Your language, currency and colours, what you chose last, and that you are signed in. There are no third-party cookies.',
          'لغتك وعملتك وألوانك وآخر اختياراتك وأنك سجّلت الدخول. لا ملفات ارتباط لأطراف أخرى.',
          'زبان، ارز و رنگ‌ها، آخرین انتخاب‌ها و این که وارد شده‌اید. هیچ کوکی از دیگران نیست.',
        ],
      ],
    },
    {
      heading: ['How long we keep it', 'إلى متى نحتفظ بها', 'تا کی نگه می‌داریم'],
      list: [
        [
          'Orders: for as long as the law requires us to keep invoices.',
          'الطلبات: ما دام القانون يطلب الفواتير.',
          'سفارش‌ها: تا زمانی که قانون فاکتور می‌خواهد.',
        ],
        ['Messages and tickets: two years.', 'الرسائل والتذاكر: سنتان.', 'پیام‌ها و تیکت‌ها: دو سال.'],
        [
          'What you looked at: the last products only.',
          'ما تصفحته: آخر المنتجات فقط.',
          'آنچه دیده‌اید: فقط آخرین کالاها.',
        ],
      ],
    },
  ],
  'terms-and-conditions': [
    {
      heading: ['Orders', 'الطلبات', 'سفارش‌ها'],
      list: [
        [
          'Your order is placed once it has a number.',
          'يُعد الطلب مسجلًا متى صار له رقم.',
          'سفارش وقتی ثبت است که شماره داشته باشد.',
        ],
        [
          'You can cancel until the shop has confirmed your order.',
          'يمكنك إلغاؤه حتى يؤكده المتجر.',
          'تا وقتی فروشگاه تأیید نکرده می‌توانید لغو کنید.',
        ],
        [
          'If something is missing, you pay for what came.',
          'إن نقص شيء فلا تدفع إلا ثمن ما وصل.',
          'اگر چیزی کم باشد، فقط پول آنچه رسیده را می‌دهید.',
        ],
      ],
    },
    {
      heading: ['Accounts', 'الحسابات', 'حساب‌ها'],
      paragraphs: [
        [
          'One account for one person. Keep your password to yourself; in the settings you see where you are signed in.',
          'حساب واحد لكل شخص. احتفظ بكلمة مرورك لنفسك، وترى في الإعدادات أين سجّلت الدخول.',
          'هر نفر یک حساب. گذرواژه را برای خود نگه دارید؛ در تنظیمات می‌بینید کجا وارد شده‌اید.',
        ],
      ],
    },
  ],
  'return-and-refund-policy': [
    {
      heading: ['How to return something', 'كيف تُرجع شيئًا', 'چگونه چیزی را برگردانید'],
      list: [
        ['Open the order and choose “Return”.', 'افتح الطلب واختر «إرجاع».', 'سفارش را باز کنید و «مرجوعی» را بزنید.'],
        ['Say what is wrong; a picture helps.', 'اذكر المشكلة، والصورة تساعد.', 'بگویید مشکل چیست؛ عکس کمک می‌کند.'],
        [
          'We’ll collect it, or tell you if you can keep it.',
          'نستلمه منك أو نخبرك أن لا حاجة لذلك.',
          'آن را می‌گیریم یا می‌گوییم لازم نیست.',
        ],
      ],
    },
    {
      heading: ['What cannot be returned', 'ما لا يُرجع', 'آنچه برگشت ندارد'],
      paragraphs: [
        [
          'We can’t take back opened packs, cut flowers or frozen goods that thawed after delivery, unless they arrived that way.',
          'العبوات المفتوحة والزهور المقطوفة والمجمدات التي ذابت عند بابك تبقى لديك، إلا إذا وصلت كذلك.',
          'بسته‌های بازشده، گل بریده و منجمدی که جلوی در آب شده نزد شما می‌ماند، مگر از اول چنین رسیده باشد.',
        ],
      ],
    },
  ],
  'shipping-and-delivery-policy': [
    {
      heading: ['At your door', 'عند بابك', 'جلوی در شما'],
      list: [
        ['Follow your order step by step.', 'ترى مسار طلبك خطوة بخطوة.', 'مسیر سفارش را گام به گام می‌بینید.'],
        [
          'Nobody there? We wait five minutes, then call.',
          'لا أحد هناك؟ ننتظر خمس دقائق ثم نتصل.',
          'کسی نیست؟ پنج دقیقه صبر می‌کنیم و بعد زنگ می‌زنیم.',
        ],
        [
          'Bags and ice packs go back with the next order.',
          'تعود الأكياس وعبوات الثلج مع الطلب التالي.',
          'کیسه‌ها و یخ با سفارش بعدی برمی‌گردند.',
        ],
      ],
    },
  ],
};
