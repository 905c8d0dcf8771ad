/** The five legal pages. */
import type { Phrase } from '#server/seed/recipe.types.ts';

export type PageRecipe = { slug: string; title: Phrase; paragraphs: readonly Phrase[] };

export const pages: readonly PageRecipe[] = [
  {
    slug: 'about-us',
    title: ['About us', 'من نحن', 'دربارهٔ ما'],
    paragraphs: [
      [
        'Larder puts eleven neighbourhood shops into one basket. Each of them keeps its own counter, its own prices and its own character.',
        'يجمع لاردر أحد عشر متجرًا من الحي في سلة واحدة، ولكل متجر واجهته وأسعاره وشخصيته.',
        'لاردر یازده فروشگاه محله را در یک سبد جمع می‌کند و هر کدام پیشخوان، قیمت و شخصیت خود را دارد.',
      ],
      [
        'We carry the bags. The shops do what they are good at: choosing, baking, cutting and roasting.',
        'نحن نحمل الأكياس، والمتاجر تفعل ما تتقنه: الاختيار والخبز والتقطيع والتحميص.',
        'ما کیسه‌ها را می‌آوریم و فروشگاه‌ها کاری را می‌کنند که بلدند: انتخاب، پخت، برش و بو دادن.',
      ],
      [
        'This is a demonstration shop. Nothing here is for sale, and the shops, brands and people are invented.',
        'هذا متجر للعرض: لا شيء هنا للبيع، والمتاجر والعلامات والأشخاص من الخيال.',
        'این یک فروشگاه نمایشی است؛ چیزی فروخته نمی‌شود و فروشگاه‌ها، برندها و آدم‌ها ساختگی‌اند.',
      ],
    ],
  },
  {
    slug: 'privacy-policy',
    title: ['Privacy policy', 'سياسة الخصوصية', 'سیاست حریم خصوصی'],
    paragraphs: [
      [
        'We keep what an order needs: your name, address, contact details and what you bought. We keep nothing else.',
        'نحتفظ بما يحتاجه الطلب فقط: اسمك وعنوانك ووسيلة التواصل ومشترياتك.',
        'فقط آنچه سفارش لازم دارد نگه می‌داریم: نام، نشانی، راه تماس و خرید شما.',
      ],
      [
        'The shop that packs your order sees your delivery address. Nobody buys your data, because nobody is offered it.',
        'المتجر الذي يجهّز طلبك يرى عنوان التوصيل. لا أحد يشتري بياناتك لأننا لا نعرضها على أحد.',
        'فروشگاهی که سفارش را آماده می‌کند نشانی شما را می‌بیند. کسی دادهٔ شما را نمی‌خرد چون به کسی پیشنهاد نمی‌کنیم.',
      ],
      [
        'You may ask for a copy or for deletion at any time, by letter or at privacy@larder.example.',
        'يمكنك طلب نسخة من بياناتك أو حذفها في أي وقت عبر privacy@larder.example.',
        'هر زمان می‌توانید از طریق privacy@larder.example نسخه یا حذف داده‌ها را بخواهید.',
      ],
    ],
  },
  {
    slug: 'terms-and-conditions',
    title: ['Terms and conditions', 'الشروط والأحكام', 'شرایط و مقررات'],
    paragraphs: [
      [
        'When you place an order you buy from the shop that is named beside the product; Larder arranges payment and delivery.',
        'عند الطلب تشتري من المتجر المذكور بجانب المنتج، ويتولى لاردر الدفع والتوصيل.',
        'با ثبت سفارش از فروشگاهی که کنار کالا آمده خرید می‌کنید و لاردر پرداخت و تحویل را انجام می‌دهد.',
      ],
      [
        'Prices are shown in the currency you chose; you pay the amount that the checkout confirms.',
        'تُعرض الأسعار بالعملة التي اخترتها، وتدفع المبلغ الذي تؤكده صفحة الدفع.',
        'قیمت‌ها به ارز انتخابی شما نمایش داده می‌شود و مبلغ تأییدشده در صفحهٔ پرداخت را می‌پردازید.',
      ],
      [
        'Vouchers are valid for one shop, once per order and until the date printed on them.',
        'القسائم صالحة لمتجر واحد ومرة لكل طلب وحتى التاريخ المدوّن عليها.',
        'هر کد تخفیف برای یک فروشگاه، یک بار در هر سفارش و تا تاریخ روی آن معتبر است.',
      ],
    ],
  },
  {
    slug: 'return-and-refund-policy',
    title: ['Return and refund policy', 'سياسة الإرجاع والاسترداد', 'شرایط مرجوعی و بازپرداخت'],
    paragraphs: [
      [
        'Something is wrong? Tell us within three days of delivery, with a picture if you have one.',
        'هل هناك خطأ؟ أخبرنا خلال ثلاثة أيام من التسليم مع صورة إن أمكن.',
        'مشکلی هست؟ تا سه روز پس از تحویل، در صورت امکان با عکس، خبر دهید.',
      ],
      [
        'Fresh goods are refunded without sending them back. Everything else is collected free of charge.',
        'تُسترد قيمة السلع الطازجة من دون إرجاعها، وكل ما عداها نستلمه مجانًا.',
        'پول کالای تازه بدون بازگرداندن پرداخت می‌شود و بقیه رایگان جمع‌آوری می‌شود.',
      ],
      [
        'The money goes back the way it came, usually within five working days.',
        'يعود المبلغ بطريقة الدفع نفسها خلال خمسة أيام عمل عادةً.',
        'پول معمولاً ظرف پنج روز کاری از همان راه پرداخت برمی‌گردد.',
      ],
    ],
  },
  {
    slug: 'shipping-and-delivery-policy',
    title: ['Shipping and delivery', 'الشحن والتوصيل', 'ارسال و تحویل'],
    paragraphs: [
      [
        'Every shop shows its own delivery time and fee. The fee drops as you add items, and delivery is often free for a full basket.',
        'لكل متجر وقت توصيل ورسوم خاصة به، وتنخفض الرسوم مع عدد القطع وغالبًا ما تكون مجانية لسلة مليئة.',
        'هر فروشگاه زمان و هزینهٔ تحویل خود را دارد؛ هزینه با تعداد اقلام کم می‌شود و برای سبد پر اغلب رایگان است.',
      ],
      [
        'Orders from several shops come separately, each from the counter that packed it.',
        'الطلبات من عدة متاجر تصل منفصلة، كل منها من المتجر الذي جهّزها.',
        'سفارش از چند فروشگاه جداگانه می‌رسد، هر کدام از همان پیشخوانی که آماده‌اش کرده.',
      ],
      [
        'Chilled goods travel below 4 °C and frozen goods at −18 °C.',
        'تُنقل السلع المبردة دون 4 درجات والمجمدة عند 18 تحت الصفر.',
        'کالای خنک زیر ۴ درجه و کالای منجمد در ۱۸ درجه زیر صفر حمل می‌شود.',
      ],
    ],
  },
];
