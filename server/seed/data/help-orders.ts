/** What every new shop answers about orders, delivery, payment and returns. It is true of each shop of this server. */
import type { Phrase } from '#server/seed/recipe.types.ts';

/** `see`: a page that helps, named by a phrase of the catalogues. */
export type HelpRecipe = {
  question: Phrase;
  answer: Phrase;
  see?: { path: string; phrase: string };
  /** Nobody can wonder about it where one vendor sells. */
  isOfMany?: true;
};
export type HelpTopicRecipe = { slug: string; name: Phrase; questions: readonly HelpRecipe[] };

export const orderTopics: readonly HelpTopicRecipe[] = [
  {
    slug: 'orders',
    name: ['Orders', 'الطلبات', 'سفارش‌ها'],
    questions: [
      {
        question: ['Where is my order?', 'أين طلبي؟', 'سفارش من کجاست؟'],
        answer: [
          'Open the order in your order history. It shows each step, from “Pending” to “Delivered”, and the page follows while it is open.',
          'افتح الطلب في سجل الطلبات. يظهر فيه كل خطوة من «قيد الانتظار» إلى «تم التوصيل»، وتتحدّث الصفحة وهي مفتوحة.',
          'سفارش را در تاریخچهٔ سفارش‌ها باز کنید. هر مرحله، از «در انتظار» تا «تحویل شده»، آنجا دیده می‌شود و صفحه تا وقتی باز است به‌روز می‌شود.',
        ],
        see: { path: '/order-history', phrase: 'Order History' },
      },
      {
        question: ['Can I cancel an order?', 'هل يمكنني إلغاء طلب؟', 'می‌توانم سفارشی را لغو کنم؟'],
        answer: [
          'Yes, while it is pending: press “Cancel order” on its page. Once the shop has confirmed it, only the shop can cancel it, so write to the shop. A voucher comes back with the cancelled order.',
          'نعم، ما دام قيد الانتظار: اضغط «إلغاء الطلب» في صفحته. بعد أن يؤكده المتجر لا يلغيه إلا المتجر، فراسله. وتعود القسيمة إليك مع الطلب الملغى.',
          'بله، تا وقتی در انتظار است: در صفحهٔ سفارش «لغو سفارش» را بزنید. پس از تأیید فروشگاه فقط خود فروشگاه می‌تواند لغو کند؛ برایش پیام بفرستید. کد تخفیف با لغو سفارش به شما برمی‌گردد.',
        ],
        see: { path: '/order-history', phrase: 'Order History' },
      },
      {
        isOfMany: true,
        question: [
          'Why do I have several orders after one checkout?',
          'لماذا صار لديّ عدة طلبات بعد شراء واحد؟',
          'چرا بعد از یک خرید چند سفارش دارم؟',
        ],
        answer: [
          'Each shop packs and delivers its own goods. So you get one order for each shop that you bought from, with steps of its own.',
          'يجهّز كل متجر بضاعته ويوصلها بنفسه. لذلك يكون لكل متجر اشتريت منه طلب مستقل بخطواته.',
          'هر فروشگاه کالای خود را آماده می‌کند و می‌فرستد. برای همین از هر فروشگاه یک سفارش جدا با مراحل خودش دارید.',
        ],
      },
      {
        question: [
          'How do I order the same things again?',
          'كيف أطلب الأشياء نفسها مجددًا؟',
          'چگونه همان کالاها را دوباره سفارش دهم؟',
        ],
        answer: [
          'Press “Order again” on a delivered order. You pay today’s prices, and we name what is no longer available. You can also save what you buy often in a list.',
          'اضغط «اطلب مجددًا» في طلب تم توصيله. تدفع أسعار اليوم، ونذكر لك ما لم يعد متوفرًا. ويمكنك أيضًا حفظ ما تشتريه كثيرًا في قائمة.',
          'در سفارشی که تحویل شده «سفارش دوباره» را بزنید. قیمت امروز را می‌پردازید و آنچه دیگر موجود نیست گفته می‌شود. خریدهای همیشگی را هم می‌توانید در یک فهرست ذخیره کنید.',
        ],
        see: { path: '/lists', phrase: 'Lists' },
      },
    ],
  },
  {
    slug: 'delivery',
    name: ['Delivery', 'التوصيل', 'ارسال و تحویل'],
    questions: [
      {
        question: ['What does delivery cost?', 'كم تكلفة التوصيل؟', 'هزینهٔ ارسال چقدر است؟'],
        answer: [
          'Each shop charges once for an order, by the number of pieces. The cart says for each shop what delivery costs, and what is missing until it is free if the shop offers that.',
          'يحتسب كل متجر رسومه مرة واحدة للطلب بحسب عدد القطع. تذكر السلة لكل متجر تكلفة التوصيل، وما ينقصك ليصبح مجانيًا إن كان المتجر يعرض ذلك.',
          'هر فروشگاه برای هر سفارش یک بار و بر پایهٔ تعداد هزینه می‌گیرد. سبد خرید برای هر فروشگاه هزینهٔ ارسال را می‌گوید، و اگر فروشگاه ارسال رایگان دارد، مبلغی که تا آن مانده است.',
        ],
      },
      {
        question: [
          'Can I choose when my order arrives?',
          'هل يمكنني اختيار وقت وصول طلبي؟',
          'می‌توانم زمان تحویل را انتخاب کنم؟',
        ],
        answer: [
          'If the shop names delivery times, the checkout offers them. Your place in the time you choose is held for ten minutes and renewed while the checkout is open.',
          'إن كان المتجر يحدد أوقاتًا للتوصيل فستجدها عند إتمام الشراء. يُحجز مكانك في الوقت الذي تختاره عشر دقائق، ويتجدد الحجز ما دامت الصفحة مفتوحة.',
          'اگر فروشگاه زمان‌های تحویل داشته باشد، در تسویه‌حساب آن‌ها را می‌بینید. جای شما در زمان انتخابی ده دقیقه نگه داشته می‌شود و تا وقتی آن صفحه باز است تمدید می‌شود.',
        ],
      },
      {
        isOfMany: true,
        question: [
          'Why does a shop ask for a minimum order?',
          'لماذا يطلب متجر حدًا أدنى للطلب؟',
          'چرا فروشگاهی حداقل سفارش دارد؟',
        ],
        answer: [
          'Some shops name a minimum for an order. It counts the goods before vouchers and without delivery. The cart says how much is missing.',
          'تحدد بعض المتاجر حدًا أدنى للطلب. يُحسب من ثمن البضاعة قبل القسائم ودون التوصيل، وتذكر السلة ما ينقصك.',
          'بعضی فروشگاه‌ها برای هر سفارش حداقلی دارند. مبنای آن بهای کالا پیش از کد تخفیف و بدون هزینهٔ ارسال است و سبد خرید می‌گوید چقدر مانده است.',
        ],
      },
    ],
  },
  {
    slug: 'payment',
    name: ['Payment', 'الدفع', 'پرداخت'],
    questions: [
      {
        question: ['How can I pay?', 'كيف يمكنني الدفع؟', 'چگونه می‌توانم پرداخت کنم؟'],
        answer: [
          'In cash when your order arrives, or online in a window of the payment provider. The checkout shows which of them the shop takes.',
          'نقدًا عند وصول طلبك، أو عبر الإنترنت في نافذة مزوّد الدفع. يظهر لك عند إتمام الشراء ما يقبله المتجر منها.',
          'نقدی هنگام تحویل، یا اینترنتی در پنجرهٔ درگاه پرداخت. تسویه‌حساب نشان می‌دهد کدام یک ممکن است.',
        ],
      },
      {
        question: [
          'I closed the payment window. What happens to my order?',
          'أغلقتُ نافذة الدفع، فماذا يحدث لطلبي؟',
          'پنجرهٔ پرداخت را بستم؛ سفارشم چه می‌شود؟',
        ],
        answer: [
          'It waits for 24 hours and keeps your goods. Open it and press “Pay for this order” to try again. After that it is cancelled by itself.',
          'ينتظر 24 ساعة وتبقى بضاعتك محجوزة. افتحه واضغط «إتمام الدفع» لتحاول مجددًا. بعد ذلك يُلغى من تلقاء نفسه.',
          'سفارش ۲۴ ساعت منتظر می‌ماند و کالا برایتان نگه داشته می‌شود. آن را باز کنید و «پرداخت سفارش» را بزنید. پس از آن خودبه‌خود لغو می‌شود.',
        ],
        see: { path: '/order-history', phrase: 'Order History' },
      },
      {
        question: ['Where do I find my invoice?', 'أين أجد فاتورتي؟', 'فاکتورم کجاست؟'],
        answer: [
          'On the page of the order: press “Download invoice”.',
          'في صفحة الطلب: اضغط «تنزيل الفاتورة».',
          'در صفحهٔ سفارش: «دریافت فاکتور» را بزنید.',
        ],
        see: { path: '/order-history', phrase: 'Order History' },
      },
      {
        question: ['Which currency do I pay in?', 'بأي عملة أدفع؟', 'با چه ارزی پرداخت می‌کنم؟'],
        answer: [
          'In the currency of the shop’s prices. The currency you choose at the top of the page changes only how prices are shown.',
          'بعملة أسعار المتجر. العملة التي تختارها أعلى الصفحة لا تغيّر إلا طريقة عرض الأسعار.',
          'با ارز قیمت‌های فروشگاه. ارزی که بالای صفحه انتخاب می‌کنید فقط شیوهٔ نمایش قیمت‌ها را تغییر می‌دهد.',
        ],
      },
    ],
  },
  {
    slug: 'returns',
    name: ['Returns', 'المرتجعات', 'مرجوعی'],
    questions: [
      {
        question: ['How do I return something?', 'كيف أُرجع منتجًا؟', 'چگونه کالایی را مرجوع کنم؟'],
        answer: [
          'Open the delivered order and press “Return a product”. Choose what you send back, say why, and add up to five photos. The page of the order says until when that is possible.',
          'افتح الطلب بعد توصيله واضغط «إرجاع المنتج». اختر ما تعيده واذكر السبب وأضف حتى خمس صور. تذكر صفحة الطلب آخر موعد للإرجاع.',
          'سفارش تحویل‌شده را باز کنید و «مرجوع کردن محصول» را بزنید. کالا را انتخاب کنید، دلیل را بنویسید و تا پنج عکس بیفزایید. مهلت آن در صفحهٔ سفارش آمده است.',
        ],
        see: { path: '/return-policy', phrase: 'Return policy' },
      },
      {
        question: [
          'Can I return only some of the pieces?',
          'هل يمكنني إرجاع بعض القطع فقط؟',
          'می‌توانم فقط چند عدد را مرجوع کنم؟',
        ],
        answer: [
          'A line of an order is returned as a whole, and once. Other lines of the same order can stay.',
          'يُرجع سطر الطلب كاملًا ومرة واحدة. ويمكن أن تبقى سطور الطلب الأخرى لديك.',
          'هر ردیف سفارش یک‌جا و یک بار مرجوع می‌شود. ردیف‌های دیگر همان سفارش می‌توانند بمانند.',
        ],
      },
      {
        question: ['When do I get my money back?', 'متى أستعيد نقودي؟', 'پولم کی برمی‌گردد؟'],
        answer: [
          'The shop looks at your return first. Once it agrees, what the goods cost is refunded. Your return shows where it stands.',
          'ينظر المتجر في طلب الإرجاع أولًا. فإن وافق رُدّ إليك ثمن البضاعة. وتظهر حالة المرتجع في صفحته.',
          'فروشگاه نخست مرجوعی را بررسی می‌کند. پس از پذیرش، بهای کالا بازپرداخت می‌شود. وضعیت در صفحهٔ مرجوعی دیده می‌شود.',
        ],
        see: { path: '/returned-order-history', phrase: 'Return Orders' },
      },
    ],
  },
];
