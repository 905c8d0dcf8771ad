/** What every new shop answers about accounts, vouchers, food and how to reach it. */
import type { HelpTopicRecipe } from './help-orders.ts';

export const accountTopics: readonly HelpTopicRecipe[] = [
  {
    slug: 'account',
    name: ['Account', 'الحساب', 'حساب کاربری'],
    questions: [
      {
        question: [
          'I forgot my password. What now?',
          'نسيتُ كلمة المرور، فماذا أفعل؟',
          'گذرواژه‌ام را فراموش کرده‌ام؛ چه کنم؟',
        ],
        answer: [
          'Press “Forgot Password” where you log in. We send a code that is valid for five minutes, then you choose a new password. Every other session of your account ends.',
          'اضغط «نسيت كلمة المرور» حيث تسجّل الدخول. نرسل إليك رمزًا صالحًا لخمس دقائق، ثم تختار كلمة مرور جديدة. وتنتهي كل جلسات حسابك الأخرى.',
          'هنگام ورود، گزینهٔ فراموشی گذرواژه را بزنید. کدی برایتان می‌فرستیم که پنج دقیقه اعتبار دارد و سپس گذرواژهٔ تازه‌ای انتخاب می‌کنید. نشست‌های دیگر حساب شما پایان می‌یابد.',
        ],
      },
      {
        question: [
          'How do I change my e-mail address or phone number?',
          'كيف أغيّر بريدي الإلكتروني أو رقم هاتفي؟',
          'چگونه ایمیل یا شمارهٔ تلفنم را عوض کنم؟',
        ],
        answer: [
          'In your profile. It takes your password, and the new address or number is verified again.',
          'من ملفك الشخصي. تُطلب كلمة مرورك، ويُتحقق من العنوان أو الرقم الجديد مرة أخرى.',
          'در پروفایل. گذرواژهٔ شما لازم است و ایمیل یا شمارهٔ تازه دوباره تأیید می‌شود.',
        ],
        see: { path: '/profile', phrase: 'My Profile' },
      },
      {
        question: ['Where am I logged in?', 'أين سُجّل الدخول إلى حسابي؟', 'در کدام دستگاه‌ها وارد شده‌ام؟'],
        answer: [
          'Your settings list the devices that are logged in. You can log out each of the others there, and add passkeys to log in without a password.',
          'تعرض الإعدادات الأجهزة التي سُجّل الدخول منها. يمكنك تسجيل خروج أي جهاز آخر، وإضافة مفاتيح مرور للدخول دون كلمة مرور.',
          'تنظیمات دستگاه‌های واردشده را نشان می‌دهد. می‌توانید هر دستگاه دیگری را خارج کنید و برای ورود بدون گذرواژه کلید عبور بیفزایید.',
        ],
        see: { path: '/settings', phrase: 'Settings' },
      },
      {
        question: [
          'How do I get my data, or delete my account?',
          'كيف أحصل على بياناتي أو أحذف حسابي؟',
          'چگونه داده‌هایم را بگیرم یا حسابم را حذف کنم؟',
        ],
        answer: [
          'Both are in your profile. You can delete the account with your password once no order, payment or return is open. Orders stay without your name.',
          'كلاهما في ملفك الشخصي. يمكنك حذف الحساب بكلمة مرورك متى لم يبقَ طلب أو دفع أو مرتجع مفتوح. وتبقى الطلبات دون اسمك.',
          'هر دو در پروفایل شماست. وقتی سفارش، پرداخت یا مرجوعی بازی نباشد، می‌توانید حساب را با گذرواژه حذف کنید. سفارش‌ها بدون نام شما می‌مانند.',
        ],
        see: { path: '/profile', phrase: 'My Profile' },
      },
    ],
  },
  {
    slug: 'vouchers',
    name: ['Vouchers', 'القسائم', 'کدهای تخفیف'],
    questions: [
      {
        question: ['How do I use a voucher?', 'كيف أستخدم قسيمة؟', 'چگونه از کد تخفیف استفاده کنم؟'],
        answer: [
          'Collect it once from the shop, or type its code in the cart under “Apply Store voucher”. One voucher counts for each shop’s goods: the one you typed, else the first you collected that qualifies.',
          'اجمعها مرة واحدة من المتجر، أو اكتب رمزها في السلة تحت «استخدم قسيمة المتجر». تُحتسب قسيمة واحدة لبضاعة كل متجر: التي كتبتها، وإلا فأول قسيمة جمعتها وتنطبق.',
          'آن را یک بار از فروشگاه بگیرید، یا کد را در سبد خرید در «استفاده از کد تخفیف فروشگاه» بنویسید. برای کالای هر فروشگاه یک کد حساب می‌شود: آن که نوشته‌اید، وگرنه نخستین کدی که گرفته‌اید و شرایطش فراهم است.',
        ],
      },
      {
        question: ['Why does my voucher not count?', 'لماذا لا تُحتسب قسيمتي؟', 'چرا کد تخفیفم حساب نمی‌شود؟'],
        answer: [
          'It may have a minimum that the shop’s goods don’t reach yet, its time may be over, or you may have used it as often as it allows. It is valid for the goods of its own shop only.',
          'قد يكون لها حد أدنى لم تبلغه بضاعة المتجر بعد، أو انتهى وقتها، أو استخدمتها بقدر ما تسمح. وهي صالحة لبضاعة متجرها فقط.',
          'شاید حداقل خریدی دارد که کالای آن فروشگاه هنوز به آن نرسیده، مهلتش گذشته، یا به اندازهٔ مجاز از آن استفاده کرده‌اید. هر کد فقط برای کالای فروشگاه خودش است.',
        ],
      },
    ],
  },
  {
    slug: 'food',
    name: ['Ingredients and allergies', 'المكونات والحساسية', 'مواد تشکیل‌دهنده و حساسیت‌ها'],
    questions: [
      {
        question: [
          'Where do I find ingredients and allergens?',
          'أين أجد المكونات ومسببات الحساسية؟',
          'مواد تشکیل‌دهنده و حساسیت‌زاها کجا آمده است؟',
        ],
        answer: [
          'On the page of each product, as its shop states them. What the shop doesn’t state is called “Not provided by the shop”; we never guess it.',
          'في صفحة كل منتج كما يذكرها متجره. وما لا يذكره المتجر نكتب عنه «لم يوفّرها المتجر» ولا نخمّنه أبدًا.',
          'در صفحهٔ هر کالا، همان‌گونه که فروشگاه اعلام کرده است. آنچه اعلام نشده «فروشگاه ارائه نکرده است» نام دارد و هرگز حدس زده نمی‌شود.',
        ],
      },
      {
        question: [
          'Can the shop warn me of what I am allergic to?',
          'هل يمكن للمتجر أن ينبهني إلى ما يسبب لي حساسية؟',
          'آیا فروشگاه دربارهٔ حساسیت‌های من هشدار می‌دهد؟',
        ],
        answer: [
          'Yes. Choose your allergies in the settings. Products and cart lines then show which of them are inside or may be. We store them only with your consent, and no shop sees them.',
          'نعم. اختر ما يسبب لك الحساسية في الإعدادات، فتظهر على المنتجات وسطور السلة عند وجودها أو احتمال وجودها. لا نحفظها إلا بموافقتك، ولا يراها أي متجر.',
          'بله. حساسیت‌های خود را در تنظیمات انتخاب کنید. سپس روی کالاها و در سبد خرید می‌بینید کدام‌شان هست یا شاید باشد. فقط با رضایت شما ذخیره می‌شود و هیچ فروشگاهی آن را نمی‌بیند.',
        ],
        see: { path: '/settings', phrase: 'Settings' },
      },
      {
        question: [
          'When is a product shown as free of an allergen?',
          'متى يُعرض منتج على أنه خالٍ من مسبب حساسية؟',
          'چه وقت کالایی بدون یک حساسیت‌زا نشان داده می‌شود؟',
        ],
        answer: [
          'Only if its shop declares that its list of allergens is complete, and the allergen is neither inside nor possibly inside. If you are in doubt, read the pack or ask the shop.',
          'فقط إذا أعلن متجره أن قائمة مسببات الحساسية كاملة، ولم يكن المسبب فيه ولا يُحتمل وجوده. وعند الشك اقرأ العبوة أو اسأل المتجر.',
          'فقط اگر فروشگاه اعلام کند فهرست حساسیت‌زاها کامل است و آن ماده نه در کالا باشد و نه احتمالش برود. اگر تردید دارید، روی بسته را بخوانید یا از فروشگاه بپرسید.',
        ],
      },
    ],
  },
  {
    slug: 'contact',
    name: ['Reaching us', 'التواصل معنا', 'تماس با ما'],
    questions: [
      {
        question: ['How do I reach a shop?', 'كيف أتواصل مع متجر؟', 'چگونه با فروشگاهی تماس بگیرم؟'],
        answer: [
          'Press “Chat” on the page of the shop, of a product or of an order. Everything you wrote is under Messages.',
          'اضغط «محادثة» في صفحة المتجر أو المنتج أو الطلب. كل ما كتبته تجده في الرسائل.',
          'در صفحهٔ فروشگاه، کالا یا سفارش «گفتگو» را بزنید. همهٔ پیام‌هایتان در بخش پیام‌هاست.',
        ],
        see: { path: '/massages', phrase: 'Messages' },
      },
      {
        question: ['When should I open a ticket?', 'متى أنشئ تذكرة؟', 'چه وقت تیکت ایجاد کنم؟'],
        answer: [
          'When something went wrong and you need an answer that stays on record. A ticket can name an order and carry photos or PDFs, and you follow its status.',
          'عندما يحدث خطأ وتحتاج إلى جواب محفوظ. يمكن أن تذكر التذكرة طلبًا وتحمل صورًا أو ملفات PDF، وتتابع حالتها.',
          'وقتی مشکلی پیش آمده و پاسخی می‌خواهید که ثبت بماند. تیکت می‌تواند شمارهٔ سفارش و عکس یا PDF داشته باشد و وضعیتش را دنبال می‌کنید.',
        ],
        see: { path: '/support-tickets', phrase: 'Support Tickets' },
      },
    ],
  },
];
