/** Written by `npm run generate` from openapi.yaml; edit that. */
export interface paths {
    "/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop's settings
         * @description Name, logo, currencies, languages, payment methods and the other settings of the shop. The storefront requests it first.
         */
        get: operations["getMaster"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lang/{locale}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The message catalogue of a locale
         * @description No envelope. The body is the catalogue itself, English phrase to text.
         */
        get: operations["getCatalogue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries with their phone codes
         * @description The countries in which an account can be opened, each with its phone code.
         */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The banners of the home page
         * @description In the order of the home page. A banner without a link is a picture only.
         */
        get: operations["listBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home page
         * @description `page` and `per_page` turn the pages of just_for_you. A token fills `is_favorite`.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories that have products
         * @description In the order of the shop, each with its sub-categories.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sub-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sub-categories of a category
         * @description Named by `category_id` or by `category_slug`; the id wins if both are sent.
         */
        get: operations["listSubCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products, searched, filtered, sorted and paged
         * @description Filters add up. `search` forgives typing errors and orders by relevance unless `sort_type` is sent.
         */
        get: operations["listProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/category-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as /products
         * @description For clients that know this path; parameters and response are those of `/products`.
         */
        get: operations["listCategoryProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggestions for what is being typed
         * @description Products with a word that begins with the text come first, then those with a similar name. With `places=1` the
         *     last rows, at most three, are shops, brands and categories of such a name.
         */
        get: operations["suggestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product with its packagings and neighbours
         * @description Named by `product_id` or by `slug`; the id wins if both are sent. A `product_id` that is no id is passed over where a slug is sent. With a token the view is remembered for /recently-views.
         */
        get: operations["getProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/packagings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packagings in which a product is sold
         * @description A product without packagings has an empty list and is sold at its own price.
         */
        get: operations["listPackagings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recently-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products the shopper looked at, the last one first
         * @description `/product-details` with a token records the view.
         */
        get: operations["listRecentlyViewed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/usual-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products the shopper buys often, the most frequent one first
         * @description Products of at least two of the last forty orders that were not cancelled, as far as they are for sale.
         */
        get: operations["listUsuals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The wishlist
         * @description The product added last comes first. Products that are no longer sold are left out.
         */
        get: operations["listFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favorite-add-or-remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts a product on the wishlist, or takes it off
         * @description `is_favorite` of the response is the state after the call. Two calls undo each other.
         */
        post: operations["toggleFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Shops with products on sale
         * @description The order is fixed, so that pages neither repeat nor miss a shop.
         */
        get: operations["listShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ten best rated shops
         * @description By rating, then by the number of reviews.
         */
        get: operations["listTopShops"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/popular-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Popular products of the shop that sells a product
         * @description `product_id` names a product; the list is of the shop that sells it.
         */
        get: operations["listShopPopularProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shops/{shop}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One shop
         * @description With its banners and the text about it. 404 if the shop does not exist or is closed for good.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories in which a shop sells
         * @description Only categories with a product of this shop on sale.
         */
        get: operations["listShopCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a product or of a shop
         * @description Of `product_id` or of `shop_id`. The newest comes first; the summary covers all pages.
         */
        get: operations["listReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's cart, grouped by shop
         * @description Prices and stock are those of now; a line whose price has changed has `previous_price`. `is_buy_now` selects the cart of a single purchase.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a product in a packaging
         * @description A line already there grows by `quantity`. A buy-now line is kept apart and replaced. The price that the shopper saw (`unit_price`) never sets a price; where it differs, `info` says so. A product with sizes or colours needs one of each that it has more of; together with a `packaging_id` they are refused.
         */
        post: operations["addToCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/increment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One more
         * @description 422 if the stock is used up.
         */
        post: operations["incrementCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/decrement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One less
         * @description At quantity 1 the line goes and the message is exactly `product removed from cart`.
         */
        post: operations["decrementCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/quantity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A quantity typed by hand
         * @description 422 if the stock is smaller.
         */
        post: operations["setCartQuantity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a line out
         * @description `is_buy_now` selects the cart of a single purchase.
         */
        post: operations["removeCartLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the chosen shops would cost
         * @description Nothing is stored. No shops gives zero amounts and no items. A line that is sold out (`stock` 0) is among the items and not in the amounts; an order leaves it in the cart. For each shop the voucher with the code counts (it need not be collected), else the first collected one that does.
         */
        post: operations["quoteCheckout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/delivery-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The delivery times of some shops
         * @description The days that can be chosen, each with the times that orders are still taken for. A time that is full is there too. What the shopper holds counts as free for that shopper.
         */
        get: operations["listDeliverySlots"];
        put?: never;
        /**
         * Holds a place in one delivery time of each shop while the shopper checks out
         * @description For ten minutes; the same call again renews it. A shopper has one place a shop: another time replaces it, and `from: null` gives it back. 409: a time is full or its orders have ended; the shopper's places stay as they were.
         */
        post: operations["holdDeliverySlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders the chosen shops' part of the cart
         * @description One order a shop in one transaction. `payable_amount` is what the shopper was shown; if it is not what the server finds, or the cart changed, or a code that was typed does not count any more, the answer is 409, nothing is ordered, and `data` has the checkout as it is now.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's orders, the newest first
         * @description `order_status` selects the orders in one status; the counts cover all of them.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order
         * @description Only the order of the shopper of the token; any other is 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's addresses, the default one first
         * @description At most one address is the default one.
         */
        get: operations["listAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The areas of the delivery
         * @description Empty where the delivery price does not depend on the area. An address then needs none.
         */
        get: operations["listAreas"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores a new address
         * @description The first address becomes the default one.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/{id}/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes an address
         * @description `is_default` may be left out and then stays. The address of another shopper is 404.
         */
        post: operations["changeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes an address
         * @description Refused with 422 while an order uses it.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account and signs in
         * @description The session begins at once; the settings say which contact is to be verified by a one-time code. The same contact and password under the same Idempotency-Key sign in to the account that the first request opened.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with e-mail or phone and password
         * @description Wrong credentials answer 400.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ends the session of the token that is sent
         * @description Changes nothing without the Authorization header, and nothing on a prefetch.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description Name, contacts, picture and what is verified.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vouchers that a shop offers now
         * @description Active and in date only. `is_collected` is the state for this shopper.
         */
        get: operations["listVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-collected-vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vouchers of a shop that the shopper has collected
         * @description Active and in date only, as in `/get-vouchers`.
         */
        get: operations["listCollectedVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vouchers-collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Collects a voucher for later orders
         * @description A voucher is collected once. 409 means that the shopper has it already, or that it ran out or ended since it was listed. Other back ends answer a repeat with 200, a message and no `data`.
         */
        post: operations["collectVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apply-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the shopper's vouchers would take off a list of products
         * @description Nothing is stored. Without a code the collected vouchers count. A checkout applies a code by itself.
         */
        post: operations["applyVoucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupons/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What one code would take off a list of products
         * @description Nothing is stored. The code need not be collected.
         */
        post: operations["applyCouponCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order that is still pending
         * @description Gives the stock and the use of a voucher back. Any other status answers 422.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/place-order/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places a delivered order once more
         * @description At today's prices, to the same address, with everything that was in it or not at all. Refused with 422 unless the order is delivered, when stock is too low (`data.missing` names what cannot be had, and why) or when the account has to be verified first. Without `payment_method` the order's own is used.
         */
        post: operations["orderAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order-payment/{order}/{paymentMethod}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A new payment for an order that is not paid
         * @description An open payment of the same order and gateway is used again. Never cached. Without the XMLHttpRequest marker, as on a prefetch, it answers 403 and creates nothing. `cash` and a gateway that the shop does not offer answer 422; a paid or cancelled order answers 409.
         */
        get: operations["startOrderPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/product-review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reviews a product of a delivered order
         * @description One review a product and order. A repeat changes nothing and answers 200 with the stored review and another message. 422 when the order is not delivered or does not hold the product. Photos go by multipart: at most 5, each at most 2048 KB, jpeg, png, gif or webp; larger answers 413. Everybody may see them.
         */
        post: operations["addReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{payment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The state of one payment
         * @description What the storefront asks when the payment window has closed; the address of that window proves nothing. `{payment}` is the number in `order_payment_url`. A payment that is open is asked of the gateway first.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/notices/{gateway}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A gateway tells how a payment ended
         * @description Called by gateways, never by the storefront. The signature over the raw body is the proof of origin, so neither a token nor the XMLHttpRequest marker is asked for. A gateway may send its signature in a header of its own name. The same event twice changes nothing the second time. A notice only says of which payment it speaks: how that stands is then asked of the gateway, whose word to the server is the only thing that makes a payment `paid`.
         */
        post: operations["receivePaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's returns, the newest first
         * @description With the status of each return and the products that it covers.
         */
        get: operations["listReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-order-details/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One return
         * @description The return is one object, although its key is a plural.
         */
        get: operations["getReturn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/return-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks to return lines of a delivered order
         * @description Whole lines only. Starts as Pending; the amount is the sum of price times quantity. 422 without `errors` when the time for returns has passed, the order is not delivered, a product is not in the order or is in a return already. Photos go by multipart: at most 5, each at most 2048 KB, jpeg, png, gif or webp; larger answers 413.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code of four digits to a phone or an e-mail address
         * @description A new code replaces the old one. The answer is the same for a contact without an account. One code a minute and five a day for a contact; more answers 429, so a repeated call never sends a second code. The code is bound to the asking browser by a cookie. `forgot_password` set uses the way of the shop's forgot_otp_type, else of register_otp_type; an account that cannot be reached that way gets it the other way.
         */
        post: operations["sendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks a code
         * @description `phone` is what the shopper typed, or what /send-otp answered; a browser sends the cookie of /send-otp along, and a client that got none sends none. The right code verifies the contact and answers a token for /reset-password. A code dies after 3 wrong tries, one success, 5 minutes or a newer code. A wrong, dead or unknown code answers 400; a contact that is locked answers 429.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets a new password with the token of /verify-otp
         * @description The token works once and for 10 minutes. Every session of the account ends; nobody is signed in.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/{provider}/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with an account of Google, Facebook or Apple
         * @description `code` is Google's authorization code, Facebook's access token, or a fixed placeholder for Apple. For Apple the proof is `data.id_token`; without it the answer is 422, and decoded claims in `data` are never believed. Google and Apple also need the `nonce` of the attempt, Google its `code_verifier` too. The server checks signature, audience, expiry and nonce, and takes each proof once. A provider that is not active or that refuses answers 400, an account that may not sign in 403. An account with the same e-mail is linked only if that e-mail is verified on both sides; otherwise, and without any e-mail, the answer is 422.
         */
        post: operations["loginWithProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the profile and its photo
         * @description Always the whole form: gender, e-mail, date of birth, country and phone code that are left out are cleared. A left-out photo stays. A new e-mail or phone needs `current_password` and has to be verified again. The photo is at most 2048 KB, jpeg, png, gif or webp; larger answers 413. 403 may come from back ends that are demos.
         */
        post: operations["changeProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the password
         * @description Every other session ends, and this one gets a new token in `data.access`; without `data` the token stays. A wrong current password answers 422 without `errors`. 403 may come from back ends that are demos.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that the shop has stored about the shopper
         * @description Without secrets such as the hash of the password. Files are listed with their names.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/erase-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes the account and the personal data
         * @description Ends every session. Orders, payments and returns stay without the person, as the law on accounting wants. Refused with 422 while an order, a payment or a return is not finished, for sellers, and for an account without a password.
         */
        post: operations["eraseAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the shopper is signed in, the last used first
         * @description The session of the token that is sent has `is_current`.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Signs out one session
         * @description The token of that session is refused from now on. The current one may be ended too.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's lists of products, the last changed first
         * @description At most twenty. They come without their lines.
         */
        get: operations["listLists"];
        put?: never;
        /**
         * Makes a list
         * @description The name is the only one of its kind in the account. The products go into it as by `POST /lists/{id}/lines`. 422 for the twenty-first list.
         */
        post: operations["createList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A list with its products
         * @description Prices and stock are those of now.
         */
        get: operations["getList"];
        put?: never;
        /**
         * Renames a list, or shares it
         * @description Sharing makes a link whose token nobody can guess; sharing again makes another one, and the one before leads nowhere. What is absent stays.
         */
        post: operations["changeList"];
        /**
         * Removes a list
         * @description Its link leads nowhere from then on.
         */
        delete: operations["removeList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/lines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds products to a list
         * @description A product that is there in the same pack grows by `quantity`, up to 999. A list has at most a hundred lines. 422 and nothing is added if a product is unknown.
         */
        post: operations["addToList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lists/{id}/lines/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets how many of a line there are
         * @description 0 removes the line.
         */
        post: operations["changeListLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared-lists/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The list behind a link
         * @description Says nothing about its owner. 404 for a link that was ended and for one that never was.
         */
        get: operations["getSharedList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/allergies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The allergies that the shopper has stored
         * @description Data of health. Only the shopper gets them; no seller does. Empty, and `agreed_at` null, until the shopper has agreed.
         */
        get: operations["getAllergies"];
        put?: never;
        /**
         * Stores the allergies in place of the earlier ones
         * @description `agrees` has to be true: data of health are stored only with consent.
         */
        post: operations["saveAllergies"];
        /**
         * Deletes the allergies, and takes the consent back
         * @description Deleting what is not there succeeds too.
         */
        delete: operations["removeAllergies"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the device of this session gets notifications of orders
         * @description By Web Push. `public_key` is the key with which the browser subscribes (VAPID); null where the shop sends none.
         */
        get: operations["getPushSubscription"];
        put?: never;
        /**
         * Switches notifications on for the device of this session
         * @description What the browser gave when it subscribed. A session has one subscription; it ends with the session. An address that is not one of a public push service answers 422.
         */
        post: operations["savePushSubscription"];
        /**
         * Switches notifications off for the device of this session
         * @description Switching off what is off succeeds too.
         */
        delete: operations["removePushSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The passkeys of the account, the last used first
         * @description At most ten. The private key never leaves the device of the shopper.
         */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Adds the passkey that the browser has created
         * @description Its challenge is one that `POST /passkeys/options` issued to this account in the last five minutes; each challenge counts once. A passkey that does not fit it, or that has not verified the user, answers 422. The owner gets a mail.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to create a passkey
         * @description Takes the password, so that nobody at an unlocked device can add a passkey. 422 for a wrong password, for an account without one, and for the eleventh passkey.
         */
        post: operations["requestPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes one passkey
         * @description Nobody signs in with it any more. Sessions that it opened go on.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the browser needs to sign in with a passkey
         * @description Names no account, so it tells nobody which accounts exist.
         */
        post: operations["beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in with a passkey
         * @description The answer is 400 for an unknown passkey, for a challenge that is unknown, used or older than five minutes, and for an account that may not sign in.
         */
        post: operations["loginWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-shops": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shops with which the shopper talks, the latest first
         * @description `total` counts the rows of this page. An empty page is the end.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages with one shop, the newest first
         * @description Marks the shop's messages as seen. An empty page is the end, also where nothing was opened yet. With `before_id` only older messages count, so that new ones do not shift the pages.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the conversation with a shop, or uses the one there is
         * @description With a product it also adds a message that shows it, unless the newest message shows it already. `user_id` never selects another shopper: another id than the caller's answers 403.
         */
        post: operations["openConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a text or a picture to a shop
         * @description 404 while the conversation has not been opened by /store-message. A picture goes by multipart, alone or with a text: one, of at most 2048 KB, jpeg, png, gif or webp; larger answers 413. At most twenty pictures an hour.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/chat-typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the shopper is writing to a shop
         * @description Nothing is stored. The shop is shown it for five seconds; a client says it again while the shopper goes on, at most every three seconds. 404 while the conversation has not been opened.
         */
        post: operations["announceTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/unread-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many messages of shops the shopper has not seen
         * @description The number is given twice, for both readings of this call. Another `user_id` than the caller's answers 403; without it the caller is meant.
         */
        get: operations["countUnreadMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/update-last-seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows the shopper as online for ten minutes
         * @description Also keeps the session from idling out.
         */
        post: operations["updateLastSeen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket-issue-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a ticket can be about
         * @description The `id` of one is sent when a ticket is opened.
         */
        get: operations["listTicketIssueTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's tickets, the newest first
         * @description `running` means pending or confirm; without one of the three words all are listed. The counts are for the tabs.
         */
        get: operations["listTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens a ticket
         * @description Starts as pending, and its message is the first of the thread. Attachments are at most 5, each at most 2048 KB, jpeg, png or pdf; larger answers 413. An order must be one of the shopper's. At most five tickets an hour.
         */
        post: operations["openTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-ticket/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ticket with its messages
         * @description The shopper may write while `user_chat` is on and the status is pending or confirm.
         */
        get: operations["getTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-ticket-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages of a ticket, the oldest first
         * @description Only for a ticket of the shopper of the token; any other is 404.
         */
        get: operations["listTicketMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support-ticket-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes into a ticket
         * @description Answers all messages. 422 without `errors` while writing is switched off, and in a completed or cancelled ticket. Attachments go by multipart, as with a new ticket. At most twenty messages with attachments an hour.
         */
        post: operations["sendTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blogs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Blog posts, the newest first
         * @description A server that does not know `search` lists all.
         */
        get: operations["listBlogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/blog/{slug}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One blog post
         * @description Found by slug or by id. Counts a view; a first view that several visitors share is one. An unknown post answers 400, as every server of the family does.
         */
        get: operations["getBlog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/legal-pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A policy page
         * @description Known pages are about-us, privacy-policy, terms-and-conditions, return-and-refund-policy and shipping-and-delivery-policy; a shop may have more. An unknown page answers 200 with nulls.
         */
        get: operations["getLegalPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answers to what shoppers ask, by topic
         * @description A topic is a page whose name begins with `help-`: each heading is a question, and what follows it the answer. A shop without such pages has no topics. An extension of this back end: without it there is no page of answers.
         */
        get: operations["getHelp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How to reach the shop
         * @description A field that the shop has not set is null or absent.
         */
        get: operations["getContact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The contact form
         * @description Kept, and sent to the shop by mail where it has an address.
         */
        post: operations["sendContactMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flash-sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The running flash sale and the next one
         * @description Without products. Either may be null.
         */
        get: operations["getFlashSales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/flash-sale/{id}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One flash sale with a page of its products
         * @description Page 1 of 18 products when nothing is said. A product's `quantity` is what is left of the sale while it runs. A sale that is over is still answered, with the prices of today. A token fills `is_favorite`.
         */
        get: operations["getFlashSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/check-email-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the form of a new seller's e-mail and phone
         * @description The response is the same whether or not an account has them; an owner gets a mail. 422 names a malformed field. In a shop with one vendor every call of a seller's registration answers 404.
         */
        post: operations["checkPartnerContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/send-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a code to a new seller's e-mail address
         * @description A new code replaces the old one. One code a minute and five a day for an address; more answers 429.
         */
        post: operations["sendPartnerCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/verify-otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Checks the code of a new seller
         * @description Answers the token that proves the address to /seller/registration. A wrong or dead code answers 400.
         */
        post: operations["verifyPartnerCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Asks for a shop of one's own
         * @description The account starts inactive and under review; nobody is signed in. `data.confirmation_code` leads to /partner/confirmation/{code}. Pictures are jpeg, png, gif or webp of at most 2048 KB, the certificate pdf, jpeg or png of at most 5120 KB; larger answers 413. 422 on `email_token` when it does not belong to `email`.
         */
        post: operations["registerPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/confirmation/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a seller's registration has come
         * @description For the confirmation screen. A caller with the code sees the shop's name and the state, nothing personal.
         */
        get: operations["getPartnerApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/check-user-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the seller of a phone number is active
         * @description An unknown number answers false, like one under review.
         */
        get: operations["checkPartnerStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account for a company that buys
         * @description Signs in at once as an ordinary shopper; the company is under review. Documents are 1 to 5, each at most 5120 KB, pdf, jpeg or png; larger answers 413. Somebody with an account uses /professional/application instead. The same contact and password under the same Idempotency-Key sign in to the account that the first request opened.
         */
        post: operations["registerProfessional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/professional/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far the shopper's company has come in the review
         * @description Null while there is none.
         */
        get: operations["getProfessionalApplication"];
        put?: never;
        /**
         * Puts a company under review for the signed-in shopper
         * @description After a refusal it may be sent again. 409 while one is under review or approved. Documents as in the registration.
         */
        post: operations["applyAsProfessional"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smart-order/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finds a product for each line of a pasted shopping list
         * @description Nothing is stored. A line such as "2 x basmati rice 1 kg" gives a quantity, a size and words to look for, in English, Arabic or Persian. `matched` has one clear best product, `ambiguous` several as good, `unmatched` none. Alternatives are at most five, the best first.
         */
        post: operations["matchSmartOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/smart-order/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts the chosen products into the cart in one step
         * @description Each line is taken as far as the stock goes, and the report says for each what became of it; lines that cannot be taken do not stop the others. A line already in the cart grows by the quantity.
         */
        post: operations["addSmartOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens the tools of a seller
         * @description Only for a seller whose shop was approved. Wrong credentials answer 400. The token holds for twelve hours.
         */
        post: operations["loginAsSeller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tokens of the seller, the last used first
         * @description The token that is sent has `is_current`.
         */
        get: operations["listSellerTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends a token
         * @description It is refused from now on. The current one may be ended too.
         */
        delete: operations["endSellerToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shop of the seller
         * @description Hours, and what delivery costs by the number of pieces.
         */
        get: operations["getSellerShop"];
        put?: never;
        /**
         * Changes hours or delivery
         * @description What is not sent stays. A list of charges replaces the one before; an empty list makes delivery free.
         */
        post: operations["changeSellerShop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The packagings of the own products
         * @description By SKU. `next` is the key of the next page; null at the end.
         */
        get: operations["listSellerProducts"];
        put?: never;
        /**
         * Changes price, stock or whether it is shown
         * @description What is not sent stays. A new price ends a discount that is not sent again.
         */
        post: operations["changeSellerProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/goods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own products as rows of a file
         * @description The cells are those that the import takes. By SKU; `next` is the key of the next page, null at the end.
         */
        get: operations["exportSellerGoods"];
        put?: never;
        /**
         * Adds and changes own products by their SKU
         * @description Rows of one product follow one another. One wrong row means that nothing of the request is written. What is equal stays, so a request may be repeated. `check` writes nothing in any case. Problems are in English, as the columns are.
         */
        post: operations["importSellerGoods"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pictures that the seller has sent
         * @description By name. `content` is the beginning of the SHA-256 of the file that was sent.
         */
        get: operations["listSellerPictures"];
        put?: never;
        /**
         * Brings a picture that files of goods can name
         * @description JPEG, PNG, GIF or WebP, at most 5 MB and 25 megapixels. The same name again replaces the picture for later imports.
         */
        post: operations["addSellerPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders at the own shop, the newest first
         * @description Fifty at a time; `next` is the id for `before_id`, null at the end.
         */
        get: operations["listSellerOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/orders/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order of the own shop
         * @description With the address that it goes to, which is for the delivery only.
         */
        get: operations["getSellerOrder"];
        put?: never;
        /**
         * Takes an order to its next step, or cancels it
         * @description The status is the one that the order is to have, so a repeated call takes no second step. 409 if it has no such step now.
         */
        post: operations["stepSellerOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/orders/{code}/lines/{line}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says how many pieces of a line can be delivered
         * @description Until the courier has the order. The rest is left out, or replaced by as many pieces of another product of the shop, for at most the same price. The sums of the order are corrected, and what was paid too much is refunded. If nothing is left, the order is cancelled. The number is the one that the line is to have, so a repeated call changes nothing more. 409 if the order is with the courier or over, if the line has fewer pieces, or if there is too little of the replacement.
         */
        post: operations["changeSellerOrderLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations with shoppers, the latest first
         * @description Fifty at a time; `next` is the id for `before_id`, null at the end.
         */
        get: operations["listSellerConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/conversations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages with one shopper, the newest first
         * @description The id is the shopper’s. The newest page marks what the shopper wrote as read, and so does a reply.
         */
        get: operations["listSellerMessages"];
        put?: never;
        /**
         * Replies to a shopper
         * @description Only where the shopper has opened a conversation. Shows the shop as online for ten minutes. A picture goes by multipart, as in /send-message.
         */
        post: operations["sendSellerMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/conversations/{id}/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says that the seller is writing to a shopper
         * @description The id is the shopper’s. Nothing is stored, and the shopper’s pages show it for five seconds. A client says it again while the seller goes on, at most every three seconds.
         */
        post: operations["announceSellerTyping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The returns of the own shop, the newest first
         * @description Fifty at a time; `next` is the id for `before_id`, null at the end.
         */
        get: operations["listSellerReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seller/returns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides about a return
         * @description 409 if it has no such step now. Cancelled needs a note, which the shopper reads.
         */
        post: operations["decideSellerReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DefaultCurrency: {
            name: string;
            /** @description Stands before or after the amount, as position says. */
            symbol: string;
            /** @description Of the default currency to itself; the storefront converts with the rates of currencies. */
            rate: number;
            /**
             * @description Where the symbol stands.
             * @enum {string}
             */
            position: "prefix" | "suffix";
        };
        /** @description A number of this server. Another server may use texts, such as `prod_01H8`: clients send an id back as they got it, compare ids as text and calculate nothing from them. */
        Id: number | string;
        Currency: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Stands beside the amount, such as `$`. */
            symbol: string;
            /** @description As in rate_from_default; older clients read it. */
            rate: number;
            /** @description An amount in the default currency times this rate is the amount in this one. */
            rate_from_default: number;
            /** @description All amounts of the API are in this currency. */
            is_default: boolean;
        };
        PaymentGateway: {
            id: components["schemas"]["Id"];
            /** @description Shown to the shopper. */
            title: string;
            /** @description Sent back as payment_method. */
            name: string;
            logo: string;
            /** @description An inactive gateway is not offered. */
            is_active: boolean;
        };
        SocialLink: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            /** @description Without it the logo is not a link. */
            link?: string | null;
        };
        /** @description Twelve shades; applied only when all are present and valid. */
        ThemeColors: {
            /** @description The brand colour, as `#2f6b3a`. */
            primary?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary50?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary100?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary200?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary300?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary400?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary500?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary600?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary700?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary800?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary900?: string;
            /** @description A shade of the brand colour, as `#2f6b3a`. */
            primary950?: string;
        };
        Language: {
            id: components["schemas"]["Id"];
            /** @description Locale code */
            name: string;
            /** @description Its name in the language itself. */
            title: string;
            /**
             * @description The direction of writing.
             * @enum {string}
             */
            direction: "ltr" | "rtl";
        };
        SocialAuth: {
            name: string;
            /** @description The public identifier of the shop at the provider. */
            client_id?: string | null;
            /** @description Whether the shop accepts sign-in by it. */
            is_active: boolean;
            /** @description Where the provider sends the shopper back to. */
            redirect_url?: string | null;
        };
        MenuItem: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Shown in place of the name if it is there. */
            title?: string | null;
            /** @description A path of the storefront, or the address of another site. */
            url: string;
            /**
             * @description Where the link opens, such as `_blank`.
             * @enum {string}
             */
            target: "_self" | "_blank";
            /** @description Whether it leaves the storefront. */
            is_external: boolean;
        };
        FooterItem: {
            id: components["schemas"]["Id"];
            /**
             * @description What the entry is: a link, or a page of the shop.
             * @enum {string}
             */
            type: "logo" | "text" | "email" | "phone" | "social_links" | "app_store" | "link";
            /** @description The text of a link or of a text. */
            title?: string | null;
            /** @description Of a link. */
            url?: string | null;
            /**
             * @description Where the link opens, such as `_blank`.
             * @enum {string}
             */
            target: "_self" | "_blank";
        };
        FooterColumn: {
            id: components["schemas"]["Id"];
            /** @description The columns stand in this order. */
            position: number;
            /** @description The heading of the column. */
            title?: string | null;
            items: components["schemas"]["FooterItem"][];
        };
        MasterSettings: {
            /** @description The default currency: all amounts of the API are in it. */
            currency: components["schemas"]["DefaultCurrency"];
            /** @description What a shopper can see amounts in. */
            currencies: components["schemas"]["Currency"][];
            app_name: string;
            /** @description The language of a shopper who has chosen none. */
            app_locale: string;
            /** @description Whether an order may be paid at the door. */
            cash_on_delivery: boolean;
            /** @description Whether the payment gateways are offered. */
            online_payment: boolean;
            /** @description Whether the shop speaks of its app. */
            show_download_app: boolean;
            /** @description Whether the storefront has a footer. */
            web_show_footer: boolean;
            google_playstore_link?: string | null;
            app_store_link?: string | null;
            /** @description The ways to pay online, in the order in which they are shown. */
            payment_gateways: components["schemas"]["PaymentGateway"][];
            /** @description false: one shop alone; the storefront then shows no shops. */
            multi_vendor: boolean;
            /** @description The hotline. */
            mobile: string;
            address: string;
            /** @description The last line of the footer. */
            web_footer_text: string;
            /** @description A sentence below the logo of the footer. */
            web_footer_description?: string | null;
            /** @description On a light background. */
            web_logo: string;
            /** @description On a dark background. */
            web_footer_logo: string;
            /** @description Square. */
            app_logo: string;
            /** @description A picture of the code that leads to the app. */
            footer_qr?: string | null;
            social_links: components["schemas"]["SocialLink"][];
            theme_colors: components["schemas"]["ThemeColors"];
            /** @description The font of the shop; without it the storefront has its own. */
            font?: {
                /** @description Names of families, as `font-family` takes them. "Own Font" is that of the file. */
                family: string;
                /** @description A WOFF2 file; nothing for fonts that machines have. */
                url: string | null;
            } | null;
            /** @description The sections of the home page in their order: hero, promises, categories, sales, popular, shops, products. None means all of them. */
            home_sections?: string[];
            /** @description Without it the storefront opens no socket. */
            pusher_app_key?: string | null;
            /** @description Names the service of push events if there is no host. */
            pusher_app_cluster?: string | null;
            /** @description Where the sockets go; an empty text is the page's own host, nothing is the service of the cluster. */
            pusher_app_host?: string | null;
            /** @description Nothing is the page's own port. */
            pusher_app_port?: number | null;
            /** @description Nothing is as the page itself. */
            pusher_app_tls?: boolean | null;
            /** @description local allows a demo account. */
            app_environment: string;
            /** @description Whether a new account is asked for a one-time code. */
            register_otp_verify: boolean;
            /**
             * @description Where the code of an account goes that verifies its contact.
             * @enum {string}
             */
            register_otp_type: "email" | "phone";
            /**
             * @description Where the code for a new password goes.
             * @enum {string}
             */
            forgot_otp_type: "email" | "phone";
            /** @description Whether only a verified account can order. */
            order_place_account_verify: boolean;
            /** @description Whether a new account needs a phone number. */
            phone_required: boolean;
            /** @description In digits. */
            phone_min_length: number;
            /** @description In digits. */
            phone_max_length: number;
            languages: components["schemas"]["Language"][];
            /** @description By provider: google, facebook, apple. An empty array means none. */
            social_auths: {
                [key: string]: components["schemas"]["SocialAuth"];
            };
            /** @description Whether shoppers may sign in with passkeys; false if it is missing. */
            has_passkeys?: boolean;
            /** @description Whether /send-message takes a picture; false if it is missing. */
            has_chat_pictures?: boolean;
            /** @description Whether /chat-typing is taken; false if it is missing. */
            has_typing?: boolean;
            /** @description Whether /support-ticket-message takes attachments; false if it is missing. */
            has_reply_files?: boolean;
            /** @description Whether /return-order and /product-review take photos; false if it is missing. */
            has_photos?: boolean;
            /** @description The main menu. */
            menus: components["schemas"]["MenuItem"][];
            footers: components["schemas"]["FooterColumn"][];
            /** @description How long after its creation an order can be returned. */
            return_order_within_days: number;
            /** @description Only in the local environment, on loopback, in a shop that has this account. */
            demo_account?: {
                phone: string;
                password: string;
            } | null;
        };
        MasterResponse: {
            message?: string;
            data: components["schemas"]["MasterSettings"];
        };
        Refusal: {
            message: string;
            /** @description The texts per field; nested fields have dot keys. */
            errors?: {
                [key: string]: string[];
            };
        };
        CatalogueMissing: {
            /** @description Why there is no catalogue. */
            error: string;
        };
        Country: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Without the plus sign. */
            phone_code: string;
            /** @description The country of the shop; a form begins with it. */
            is_default?: boolean;
        };
        CountriesResponse: {
            message?: string;
            data: {
                countries: components["schemas"]["Country"][];
            };
        };
        /** @description One picture in three widths of the same proportions. */
        Picture: {
            /** @description The address of the narrowest file. */
            small: string;
            /** @description The address of the file of middle width. */
            medium: string;
            /** @description The address of the widest file. */
            large: string;
            /** @description Width of `large` in pixels. */
            width: number;
            /** @description Height of `large` in pixels. */
            height: number;
            /** @description Average colour */
            tint: string;
        };
        Banner: {
            id: components["schemas"]["Id"];
            /** @description Over the picture. */
            title?: string | null;
            /** @description Below the title. */
            subtitle?: string | null;
            /** @description A path inside the shop. */
            link?: string | null;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
        };
        BannersResponse: {
            message?: string;
            data: {
                banners: components["schemas"]["Banner"][];
            };
        };
        SubCategory: {
            id: components["schemas"]["Id"];
            /** @description Names it in an address. */
            slug?: string;
            name: string;
            thumbnail: string;
        };
        Category: {
            id: components["schemas"]["Id"];
            /** @description Names it in an address. */
            slug?: string;
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description A wide picture for the page of the category. */
            banner?: string | null;
            banner_picture?: components["schemas"]["Picture"];
            sub_categories: components["schemas"]["SubCategory"][];
        };
        ShopCard: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            banner: string;
            logo_picture?: components["schemas"]["Picture"];
            banner_picture?: components["schemas"]["Picture"];
            /** @description On sale. */
            total_products: number;
            /** @description How many categories the shop sells from. */
            total_categories: number;
            /** @description The average of its reviews, 0 to 5. */
            rating: number;
            /**
             * @description By its opening hours.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            /** @description Abbreviated, such as 1.2K */
            total_reviews: string;
            /** @description In words, such as 30–45 min. */
            estimated_delivery_time?: string;
        };
        /** @description An amount in the shop's default currency, at most two decimals. */
        Money: number;
        /** @description A size or a colour with its surcharge, which is 0 in filters. */
        Variant: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of a colour, such as #1d7a46. */
            color_code?: string;
            /** @description The surcharge; 0 means none. */
            price: components["schemas"]["Money"];
        };
        Unit: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What a kilogram, a litre or a piece costs in this packaging. */
        UnitPrice: {
            /** @description What one measure costs. */
            amount: components["schemas"]["Money"];
            /**
             * @description What the amount refers to.
             * @enum {string}
             */
            measure: "kg" | "l" | "piece";
        };
        /**
         * @description One of the fourteen of Regulation (EU) No 1169/2011, annex II.
         * @enum {string}
         */
        Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        ProductShop: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            /** @description The average of its reviews, 0 to 5. */
            rating: number;
            /** @description Abbreviated, such as 1.2K. On the page of a product only. */
            total_reviews?: string;
            /** @description In words, such as 30–45 min. */
            estimated_delivery_time: string;
            /** @description Of one piece, in its cheapest size and colour. Absent where it is not known before the checkout. */
            delivery_charge?: components["schemas"]["Money"];
            /** @description Whether somebody of the shop has been there in the last ten minutes. */
            last_online: boolean;
        };
        /** @description A product as lists show it. Prices and stock are those of its default packaging. With sizes or colours it has no packaging: the prices are without surcharges, and the stock is that of all combinations. */
        Product: {
            id: components["schemas"]["Id"];
            /** @description Names it in an address. */
            slug?: string;
            /** @description Delivered as a download; it cannot be paid in cash. */
            is_digital: boolean;
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description Without a discount. */
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            /** @description 0 to 100. */
            discount_percentage: number;
            /** @description The average of its reviews, 0 to 5. */
            rating: number;
            /** @description Abbreviated, such as 1.2K */
            total_reviews: string;
            /** @description With thousands commas, such as 1,204 */
            total_sold: string;
            /** @description The stock. Without it nothing is said about stock, and the product can be added. */
            quantity?: number;
            /** @description On the wishlist of the shopper of the token; false without one. */
            is_favorite: boolean;
            sizes: components["schemas"]["Variant"][];
            colors: components["schemas"]["Variant"][];
            /** @description The unit that is sold, such as a kilogram. */
            unit?: components["schemas"]["Unit"] | null;
            /** @description The name of the brand. */
            brand?: string | null;
            /** @description The default packaging: price, stock and unit are its own. */
            packaging_id?: components["schemas"]["Id"];
            /** @description How many packagings there are to choose from. */
            packaging_count?: number;
            /** @description The price of a kilogram, a litre or a piece, to compare with other sizes. */
            unit_price?: components["schemas"]["UnitPrice"];
            /** @description The allergens inside; absent where none is stated. */
            contains?: components["schemas"]["Allergen"][];
            /** @description Allergens of which traces may be inside; absent where none is stated. */
            may_contain?: components["schemas"]["Allergen"][];
            shop: components["schemas"]["ProductShop"];
        };
        JustForYou: {
            /** @description Of all pages. */
            total: number;
            products: components["schemas"]["Product"][];
        };
        FlashSale: {
            id: components["schemas"]["Id"];
            name: string;
            thumbnail: string;
            description?: string | null;
            /** @description YYYY-MM-DD HH:MM:SS, UTC */
            start_date: string;
            /** @description YYYY-MM-DD HH:MM:SS, UTC */
            end_date: string;
            products?: components["schemas"]["Product"][] | null;
        };
        HomeResponse: {
            message?: string;
            data: {
                banners: components["schemas"]["Banner"][];
                /** @description Banners between the sections of the page. */
                ads: components["schemas"]["Banner"][];
                categories: components["schemas"]["Category"][];
                shops: components["schemas"]["ShopCard"][];
                popular_products: components["schemas"]["Product"][];
                just_for_you: components["schemas"]["JustForYou"];
                incoming_flash_sale?: components["schemas"]["FlashSale"] | null;
                running_flash_sale?: components["schemas"]["FlashSale"] | null;
            };
        };
        CategoriesResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                categories: components["schemas"]["Category"][];
            };
        };
        SubCategoriesResponse: {
            message?: string;
            data: {
                sub_categories: components["schemas"]["SubCategory"][];
            };
        };
        CountedVariant: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description Of a colour, such as #1d7a46. */
            color_code?: string;
            /** @description The surcharge; 0 in filters. */
            price: components["schemas"]["Money"];
            /** @description How many products of the catalogue have it. */
            count?: number;
        };
        CountedUnit: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description How many products of the catalogue have it. */
            count?: number;
        };
        CountedCode: {
            /** @description The value of the parameter. */
            id: string;
            name: string;
            /** @description How many products of the catalogue have it. */
            count?: number;
        };
        /** @description What the whole catalogue offers, not the present result. */
        ProductFilters: {
            sizes: components["schemas"]["CountedVariant"][];
            colors: components["schemas"]["CountedVariant"][];
            /** @description The chosen ones, and at most 200 of those with the most goods. */
            brands: components["schemas"]["CountedUnit"][];
            /** @description The values of `diet` that products have. */
            diets?: components["schemas"]["CountedCode"][];
            /** @description The values of `free_of` of which products are free. */
            free_of?: components["schemas"]["CountedCode"][];
            /** @description Rounded down. */
            min_price: number;
            /** @description Rounded down. */
            max_price: number;
        };
        ProductsResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                products: components["schemas"]["Product"][];
                filters: components["schemas"]["ProductFilters"];
            };
        };
        Suggestion: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Money"];
            /** @description Empty for a brand. */
            thumbnail: string;
            /** @description The name of its category. */
            category: string | null;
            /**
             * @description Absent for a product. What is no product has the price 0, and its id is that of its own kind.
             * @enum {string}
             */
            kind?: "shop" | "brand" | "category" | "sub_category";
            /** @description Of a category, or of the one that a sub-category belongs to. */
            category_slug?: string;
            /** @description Of a sub-category. */
            sub_category_slug?: string;
        };
        SuggestionsResponse: {
            message?: string;
            data: components["schemas"]["Suggestion"][];
        };
        ProductMedia: {
            id?: components["schemas"]["Id"];
            /** @description The picture, or the still of a video. */
            thumbnail?: string | null;
            /** @description The file of a video, or the HTML of an embed. */
            url?: string | null;
            /** @description image, file (a video), anything else is an embed */
            type: string;
            picture?: components["schemas"]["Picture"];
            /** @description What the picture shows, in the language of the request. */
            alt?: string;
        };
        Packaging: {
            id: components["schemas"]["Id"];
            /** @description Such as 500 g */
            label: string;
            /** @description Without a discount. */
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            /** @description 0 to 100. */
            discount_percentage: number;
            /** @description Without it nothing is said about stock. */
            stock?: number;
            unit_price?: components["schemas"]["UnitPrice"];
        };
        OptionStock: {
            /** @description Absent where the product has no sizes. */
            size_id?: components["schemas"]["Id"];
            /** @description Absent where the product has no colours. */
            color_id?: components["schemas"]["Id"];
            /** @description How many there are of this combination. */
            stock: number;
        };
        /** @description Energy, and grams of everything else. What is absent is not stated. */
        Nutrition: {
            /**
             * @description What the amounts are in.
             * @enum {string}
             */
            per: "100g" | "100ml";
            /** @description Energy in kilojoules. */
            kj?: number;
            /** @description Energy in kilocalories. */
            kcal?: number;
            /** @description In grams. */
            fat?: number;
            /** @description In grams; part of the fat. */
            saturates?: number;
            /** @description In grams. */
            carbohydrate?: number;
            /** @description In grams; part of the carbohydrate. */
            sugars?: number;
            /** @description In grams. */
            fibre?: number;
            /** @description In grams. */
            protein?: number;
            /** @description In grams. */
            salt?: number;
        };
        /**
         * @description A label of the seller. It is never derived.
         * @enum {string}
         */
        Diet: "vegetarian" | "vegan" | "halal" | "kosher" | "organic" | "gluten-free" | "lactose-free";
        /** @description What the seller states about a food. Each part may be absent, and then it is unknown. */
        FoodFacts: {
            /** @description Plain text. Allergens stand between asterisks, such as *wheat* flour. */
            ingredients?: string;
            /** @description The seller declares that `contains` and `may_contain` of the product are complete, so it is free of the other allergens. False: the other allergens are unknown. */
            allergens_complete: boolean;
            nutrition?: components["schemas"]["Nutrition"];
            /** @description ISO 3166-1. */
            origin_country?: string;
            /** @description In words, such as a region. */
            origin?: string;
            /** @description The labels of the seller. */
            diets?: components["schemas"]["Diet"][];
        };
        ProductDetails: {
            id: components["schemas"]["Id"];
            /** @description Names it in an address. */
            slug?: string;
            /** @description Delivered as a download; it cannot be paid in cash. */
            is_digital: boolean;
            name: string;
            thumbnail?: string;
            picture?: components["schemas"]["Picture"];
            /** @description Without a discount. */
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            /** @description 0 to 100. */
            discount_percentage: number;
            /** @description The average of its reviews, 0 to 5. */
            rating: number;
            /** @description Abbreviated, such as 1.2K */
            total_reviews: string;
            /** @description With thousands commas, such as 1,204 */
            total_sold: string;
            /** @description The stock. Without it nothing is said about stock, and the product can be added. */
            quantity?: number;
            /** @description On the wishlist of the shopper of the token; false without one. */
            is_favorite: boolean;
            sizes: components["schemas"]["Variant"][];
            colors: components["schemas"]["Variant"][];
            /** @description The unit that is sold, such as a kilogram. */
            unit?: components["schemas"]["Unit"] | null;
            /** @description The name of the brand. */
            brand?: string | null;
            /** @description The default packaging: price, stock and unit are its own. */
            packaging_id?: components["schemas"]["Id"];
            /** @description How many packagings there are to choose from. */
            packaging_count?: number;
            /** @description The price of a kilogram, a litre or a piece, to compare with other sizes. */
            unit_price?: components["schemas"]["UnitPrice"];
            /** @description The allergens inside; absent where none is stated. */
            contains?: components["schemas"]["Allergen"][];
            /** @description Allergens of which traces may be inside; absent where none is stated. */
            may_contain?: components["schemas"]["Allergen"][];
            shop: components["schemas"]["ProductShop"];
            /** @description One or two sentences for a list. */
            short_description?: string | null;
            /** @description HTML */
            description: string;
            /** @description The gallery; a video comes first. */
            thumbnails: components["schemas"]["ProductMedia"][];
            /** @description Empty where the product has sizes and colours. */
            packagings: components["schemas"]["Packaging"][];
            /** @description How many there are of each size in each colour. Without it only the product's quantity is known. */
            option_stocks?: components["schemas"]["OptionStock"][];
            category?: components["schemas"]["SubCategory"];
            sub_category?: components["schemas"]["SubCategory"];
            /** @description Absent where the seller states nothing. */
            facts?: components["schemas"]["FoodFacts"];
            /** @description The running sale that the product is part of. */
            flash_sale?: components["schemas"]["FlashSale"] | null;
            /** @description For search engines. */
            meta_title?: string | null;
            /** @description For search engines. */
            meta_description?: string | null;
            /** @description For search engines. */
            meta_keywords?: string | null;
        };
        ProductResponse: {
            message?: string;
            data: {
                product: components["schemas"]["ProductDetails"];
                related_products: components["schemas"]["Product"][];
                popular_products: components["schemas"]["Product"][];
            };
        };
        PackagingsResponse: {
            message?: string;
            data: {
                packagings: components["schemas"]["Packaging"][];
            };
        };
        ProductsOnlyResponse: {
            message?: string;
            data: {
                products: components["schemas"]["Product"][];
            };
        };
        FavoritesResponse: {
            message?: string;
            data: {
                products: components["schemas"]["Product"][];
                /** @description How many rows there are on all pages. */
                total: number;
            };
        };
        FavoriteToggle: {
            product_id: components["schemas"]["Id"];
        };
        FavoriteResponse: {
            message?: string;
            data: {
                product: components["schemas"]["Product"];
            };
        };
        ShopsResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                shops: components["schemas"]["ShopCard"][];
            };
        };
        TopShopsResponse: {
            message?: string;
            data: {
                shops: components["schemas"]["ShopCard"][];
            };
        };
        ShopDetails: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            banner: string;
            logo_picture?: components["schemas"]["Picture"];
            banner_picture?: components["schemas"]["Picture"];
            /** @description How many products there are on all pages. */
            total_products: number;
            /** @description How many categories the shop sells from. */
            total_categories: number;
            /** @description The average of its reviews, 0 to 5. */
            rating: number;
            /** @description How many reviews there are. */
            total_reviews: number;
            /**
             * @description By its opening hours.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            /** @description When it opens next, in the time zone of the shop. Absent while it is open. */
            opens_at?: string;
            /** @description In words, such as 30–45 min. */
            estimated_delivery_time?: string;
            /** @description One or two sentences for a list. */
            short_description?: string | null;
            /** @description HTML */
            description?: string | null;
            banners: components["schemas"]["Banner"][];
        };
        ShopResponse: {
            message?: string;
            data: {
                shop: components["schemas"]["ShopDetails"];
            };
        };
        RatingSummary: {
            /** @description The average, 0 to 5. */
            rating: number;
            /** @description How many reviews there are. */
            total_review: number;
            /** @description Share of each number of stars, 0 to 100. */
            percentages: {
                /** @description How many percent of the reviews have 1 stars. */
                1: number;
                /** @description How many percent of the reviews have 2 stars. */
                2: number;
                /** @description How many percent of the reviews have 3 stars. */
                3: number;
                /** @description How many percent of the reviews have 4 stars. */
                4: number;
                /** @description How many percent of the reviews have 5 stars. */
                5: number;
            };
        };
        Review: {
            id: components["schemas"]["Id"];
            customer_name: string;
            /** @description The photo of the shopper. */
            customer_profile: string;
            /** @description Stars, from 1 to 5. */
            rating: number;
            description: string;
            /** @description Month dd, YYYY */
            created_at: string;
            /** @description Their addresses. */
            photos?: string[];
        };
        ReviewsResponse: {
            message?: string;
            data: {
                average_rating_percentage?: components["schemas"]["RatingSummary"];
                /** @description How many rows there are on all pages. */
                total: number;
                reviews: components["schemas"]["Review"][];
            };
        };
        CartVariant: components["schemas"]["Variant"] | null;
        /** @description A line. Its identity is the product with its packaging or with its size and colour. */
        CartProduct: {
            /** @description The product's id. */
            id: components["schemas"]["Id"];
            /** @description null where the product has none. */
            packaging_id?: components["schemas"]["Id"] | null;
            /** @description How many of the line are in the cart. */
            quantity: number;
            /** @description The most that can be had now. */
            stock?: number;
            /** @description Delivered as a download. */
            is_digital: boolean;
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            brand?: string | null;
            /** @description What one costs now. */
            unit_price?: components["schemas"]["Money"];
            /** @description With the surcharges of size and colour, without a discount. */
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            /** @description From 0 to 100. */
            discount_percentage: number;
            /** @description What one cost when it was added, if that differs. */
            previous_price?: components["schemas"]["Money"] | null;
            /** @description Stars, from 0 to 5; 0 means that there is no review. */
            rating: number;
            /** @description How many reviews there are. */
            total_reviews: string;
            /** @description How many were sold so far, as text. */
            total_sold: string;
            color?: components["schemas"]["CartVariant"];
            size?: components["schemas"]["CartVariant"];
            /** @description The label of the packaging, or the unit of the product. */
            unit?: string | null;
            /** @description The allergens inside; absent where none is stated. */
            contains?: components["schemas"]["Allergen"][];
            /** @description Allergens of which traces may be inside; absent where none is stated. */
            may_contain?: components["schemas"]["Allergen"][];
        };
        CartGroup: {
            shop_id: components["schemas"]["Id"];
            shop_name: string;
            shop_logo: string;
            /** @description Stars of the shop, from 0 to 5. */
            shop_rating: number;
            /** @description Abbreviated, such as 1.2K */
            shop_total_reviews?: string;
            /** @description Whether somebody of the shop is there now. */
            shop_online: boolean;
            /** @description When it opens next, in the time zone of the shop. Absent while it is open. */
            opens_at?: string;
            products: components["schemas"]["CartProduct"][];
            /** @description What delivery of these lines costs now. Absent where it is not known before the checkout. */
            delivery_charge?: components["schemas"]["Money"];
            /** @description The goods of an order must cost at least this, before vouchers. Absent where there is no minimum. */
            minimum_order_amount?: components["schemas"]["Money"];
            /** @description From this price of the goods on delivery is free. Absent where no amount makes it free. */
            free_delivery_amount?: components["schemas"]["Money"];
        };
        CartData: {
            /** @description The number of lines. */
            total: number;
            cart_items: components["schemas"]["CartGroup"][];
            /** @description What the shopper should know, such as that a line is gone. */
            info?: string | null;
            /** @description Grows with each change of the cart, or of what is bought now. */
            cart_version?: number;
        };
        CartResponse: {
            message?: string;
            data: components["schemas"]["CartData"];
        };
        CartAddition: {
            product_id: components["schemas"]["Id"];
            /** @description Without it the default packaging is added. */
            packaging_id?: components["schemas"]["Id"] | null;
            /**
             * @description How many to add.
             * @default 1
             */
            quantity: number | null;
            /**
             * @description What the shopper saw; it sets no price.
             * @default 0
             */
            unit_price: number | null;
            /** @description The label that the shopper saw. */
            unit?: string | null;
            /** @description The id of a size. */
            size?: components["schemas"]["Id"] | null;
            /** @description The id of a colour. */
            color?: components["schemas"]["Id"] | null;
            /**
             * @description Puts it into the cart of a single purchase.
             * @default false
             */
            is_buy_now: boolean;
        };
        CartLineKey: {
            product_id: components["schemas"]["Id"];
            /** @description Absent for a product without packagings. */
            packaging_id?: components["schemas"]["Id"] | null;
            /** @description A line with options is found by them. */
            size?: components["schemas"]["Id"] | null;
            /** @description The chosen colour, where the product has colours. */
            color?: components["schemas"]["Id"] | null;
            /**
             * @description Selects the cart of a single purchase.
             * @default false
             */
            is_buy_now: boolean;
        };
        CartQuantity: {
            product_id: components["schemas"]["Id"];
            /** @description Absent for a product without packagings. */
            packaging_id?: components["schemas"]["Id"] | null;
            /** @description A line with options is found by them. */
            size?: components["schemas"]["Id"] | null;
            /** @description The chosen colour, where the product has colours. */
            color?: components["schemas"]["Id"] | null;
            /** @description How many the line is to have. */
            quantity: number;
        };
        CheckoutRequest: {
            /** @description The shops of the cart that are checked out. */
            shop_ids?: components["schemas"]["Id"][] | null;
            /** @description A voucher to count; without it the collected ones do. */
            coupon_code?: string | null;
            /**
             * @description Quotes the cart of a single purchase.
             * @default false
             */
            is_buy_now: boolean;
            /** @description Where the delivery price depends on the address. May be passed over. */
            address_id?: components["schemas"]["Id"] | null;
        };
        Tax: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description 0 to 100. */
            percentage: number;
            amount: components["schemas"]["Money"];
        };
        CheckoutTotals: {
            /** @description Of the lines, with their discounts. */
            total_amount: components["schemas"]["Money"];
            /** @description Of all chosen shops. */
            delivery_charge: components["schemas"]["Money"];
            /** @description What the vouchers take off. */
            coupon_discount: components["schemas"]["Money"];
            /** @description The sum of all taxes. */
            order_tax_amount: components["schemas"]["Money"];
            /** @description Lines and delivery and taxes, less the vouchers. */
            payable_amount: components["schemas"]["Money"];
            /** @description Each tax of the order with its amount. */
            all_vat_taxes: components["schemas"]["Tax"][];
            /** @description The delivery charge of each chosen shop. */
            deliveries?: {
                shop_id: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
            }[];
            /** @description The voucher that counts for a chosen shop, and what it takes off there. A shop without one is missing. */
            coupons?: {
                shop_id: components["schemas"]["Id"];
                /** @description What the shopper typed for the voucher. */
                code: string;
                amount: components["schemas"]["Money"];
            }[];
        };
        /**
         * @description leave_out: without it. call_me: the shop calls. best_match: the shop sends the best match, for no more money.
         * @enum {string}
         */
        SoldOutChoice: "leave_out" | "call_me" | "best_match";
        CheckoutData: {
            checkout: components["schemas"]["CheckoutTotals"];
            /** @description With a code: whether it counts. Without one: whether a collected voucher does. */
            apply_coupon: boolean;
            /** @description The lines that are checked out, by shop. */
            checkout_items: components["schemas"]["CartGroup"][];
            /** @description The version of the cart that was quoted, or of what is bought now. */
            cart_version?: number;
            /** @description What a shopper can choose for a line that the shop cannot deliver, the default first; absent: nothing. */
            sold_out_choices?: components["schemas"]["SoldOutChoice"][];
        };
        CheckoutResponse: {
            /** @description Only with a code: whether it counts, and why not. */
            message?: string;
            data: components["schemas"]["CheckoutData"];
        };
        DeliverySlot: {
            /** @description ISO 8601 UTC. It names the time in the other calls. */
            from: string;
            /** @description ISO 8601 UTC */
            until: string;
            /** @description ISO 8601 UTC: no order is taken for this time from then on. */
            orders_until: string;
            /** @description Other shoppers have all places. */
            is_full: boolean;
        };
        DeliveryShop: {
            shop_id: components["schemas"]["Id"];
            /** @description false: an order without a time is delivered as soon as possible. */
            is_required: boolean;
            /** @description The beginning of the time that the shopper holds. */
            chosen: string | null;
            /** @description ISO 8601 UTC: when that place goes back. */
            held_until: string | null;
            /** @description The next ones first. */
            slots: components["schemas"]["DeliverySlot"][];
        };
        DeliverySlotsResponse: {
            message?: string;
            data: {
                /** @description The IANA name of the time zone in which the shops deliver. */
                time_zone: string;
                shops: components["schemas"]["DeliveryShop"][];
            };
        };
        DeliveryChoice: {
            shop_id: components["schemas"]["Id"];
            /** @description The beginning of the time; null: as soon as possible. */
            from: string | null;
        };
        DeliveryHolds: {
            /** @description All shops of the checkout. Places in other shops go back. */
            slots: components["schemas"]["DeliveryChoice"][];
        };
        SoldOutLine: {
            product_id: components["schemas"]["Id"];
            packaging_id: components["schemas"]["Id"];
            choice: components["schemas"]["SoldOutChoice"];
        };
        OrderRequest: {
            /** @description Each becomes an order of its own. */
            shop_ids: components["schemas"]["Id"][];
            address_id: components["schemas"]["Id"];
            /** @description cash, or the name of a gateway in /master. */
            payment_method: string;
            coupon_code?: string | null;
            /** @description For the shops. */
            note?: string | null;
            /** @description The delivery times of the shops. A shop that is not named delivers as soon as possible. */
            delivery_slots?: components["schemas"]["DeliveryChoice"][];
            /** @description For all lines; absent: they are left out. */
            if_sold_out?: components["schemas"]["SoldOutChoice"];
            /** @description The lines with a choice of their own. A line that is not ordered is passed over. */
            sold_out_lines?: components["schemas"]["SoldOutLine"][];
            /**
             * @description Whether the order has the one product of Buy now instead of the cart.
             * @default false
             */
            is_buy_now: boolean;
            /** @description What the shopper saw; if it differs now, nothing is ordered. */
            payable_amount?: number | null;
            /** @description The `cart_version` of the quote that the shopper saw; if it differs now, nothing is ordered. */
            cart_version?: number | null;
        };
        OrderPlacedResponse: {
            message?: string;
            data: {
                /** @description null: nothing to pay now */
                order_payment_url: string | null;
                /** @description One a shop. */
                orders?: {
                    id: components["schemas"]["Id"];
                    order_code: string;
                    shop_id: components["schemas"]["Id"];
                    amount: components["schemas"]["Money"];
                }[];
            };
        };
        OrderConflict: {
            message: string;
            data?: components["schemas"]["CheckoutData"];
        };
        StatusCounts: {
            /** @description How many orders there are. */
            all: number;
            /** @description How many orders the shop has not confirmed. */
            pending: number;
            /** @description How many orders the shop has confirmed. */
            confirm: number;
            /** @description How many orders are being packed. */
            processing: number;
            /** @description How many orders wait for the courier. */
            pickup: number;
            /** @description How many orders are with the courier. */
            on_the_way: number;
            /** @description How many orders have arrived. */
            delivered: number;
            /** @description How many orders were cancelled. */
            cancelled: number;
        };
        /** @enum {string} */
        OrderPaymentStatus: "Pending" | "Paid";
        /** @enum {string} */
        OrderStatus: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
        /** @description When an order is to be delivered. */
        DeliveryTime: {
            /** @description ISO 8601 UTC */
            from: string;
            /** @description ISO 8601 UTC */
            until: string;
            /** @description The IANA name of the time zone of the shop. */
            time_zone: string;
        };
        Address: {
            id: components["schemas"]["Id"];
            name: string;
            phone: string;
            /** @description The district. */
            area?: string | null;
            /** @description The flat or the floor. */
            flat_no?: string | null;
            /** @description home, office, other, or a text of the shopper. */
            address_type: string;
            address_line: string;
            /** @description What does not fit the first line. */
            address_line2?: string | null;
            post_code?: string | null;
            /** @description At most one address is. */
            is_default: boolean;
            /** @description Degrees; positive is north. */
            latitude?: number | null;
            /** @description Degrees; positive is east. */
            longitude?: number | null;
            /** @description Where the delivery price depends on the area. */
            area_id?: components["schemas"]["Id"] | null;
        };
        OrderCardProduct: {
            id: components["schemas"]["Id"];
            name: string;
            thumbnail: string;
            /** @description How many were ordered. */
            quantity?: number;
        };
        Order: {
            id: components["schemas"]["Id"];
            /** @description The number that shoppers read, such as #LA000077. */
            order_code: string;
            /** @description The sum of all lines. */
            quantity: number;
            /** @description What is to pay. */
            amount: components["schemas"]["Money"];
            /** @description In words, such as Cash Payment. */
            payment_method: string;
            payment_status: components["schemas"]["OrderPaymentStatus"];
            order_status: components["schemas"]["OrderStatus"];
            /** @description ISO 8601 UTC with microseconds */
            created_at: string;
            /** @description dd Mon, YYYY hh:mm AM */
            placed_at: string;
            shop_name?: string;
            /** @description The time that the shopper chose; absent: as soon as possible. */
            delivery_time?: components["schemas"]["DeliveryTime"];
            address?: components["schemas"]["Address"] | null;
            products?: components["schemas"]["OrderCardProduct"][];
        };
        OrdersResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                status_wise_orders: components["schemas"]["StatusCounts"];
                orders: components["schemas"]["Order"][];
            };
        };
        OrderFile: {
            id?: components["schemas"]["Id"];
            /** @description Where the file is. */
            url: string;
            /** @description Such as `pdf`. */
            extension?: string | null;
        };
        OrderProduct: {
            /** @description The product's id. */
            id: components["schemas"]["Id"];
            /** @description null where the product has none. */
            packaging_id?: components["schemas"]["Id"] | null;
            name: string;
            brand?: string | null;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            /** @description How many were ordered. */
            order_qty: number;
            /** @description The chosen colour, where the product has colours. */
            color?: string | null;
            /** @description The chosen size, where the product has sizes. */
            size?: string | null;
            /** @description The size of one packaging, as text, such as `500 g`. */
            unit?: string | null;
            /** @description What this shopper gave it in this order; null before. */
            rating?: number | null;
            /** @description true means: can still be returned */
            is_returned: boolean;
            /** @description Whether nothing is delivered. */
            is_digital: boolean;
            /** @description The licence of a digital product, as texts by their names. */
            license?: {
                [key: string]: string;
            };
            /** @description The licence as a file. */
            license_download_link?: string | null;
            /** @description The files of a digital product. */
            attachments?: components["schemas"]["OrderFile"][];
            /** @description What the shopper chose for this line; absent: nothing. */
            if_sold_out?: components["schemas"]["SoldOutChoice"];
            /** @description The name of the product in whose place the shop sends this one. */
            replaces?: string;
        };
        /** @description Pieces of a line that the shop could not deliver. */
        LeftOutLine: {
            id: components["schemas"]["Id"];
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description How many pieces are missing. */
            quantity: number;
            /** @description The packaging, or size and colour. */
            unit: string;
            /** @description The names of what is sent instead. */
            replaced_by: string[];
        };
        OrderRefund: {
            amount: components["schemas"]["Money"];
            /** @description Whether all of it has been sent back. */
            is_sent: boolean;
        };
        OrderPartRefund: {
            amount: components["schemas"]["Money"];
            /** @description Whether it has been sent back. */
            is_sent: boolean;
            /** @description Why, in the words of the shop. */
            note: string;
        };
        OrderTax: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            name: string;
            /** @description The rate, from 0 to 100. */
            percentage: number;
            amount: components["schemas"]["Money"];
            created_at?: string;
            updated_at?: string;
        };
        OrderRider: {
            name: string;
            phone?: string | null;
        };
        OrderDetails: {
            id: components["schemas"]["Id"];
            order_code: string;
            order_status: components["schemas"]["OrderStatus"];
            created_at: string;
            /** @description When the shopper placed the order. */
            placed_at: string;
            /** @description In words, such as 2-3 days. */
            estimated_delivery_date: string;
            /** @description How the shopper pays, such as `cash`. */
            payment_method: string;
            payment_status: components["schemas"]["OrderPaymentStatus"];
            /** @description Of the lines, with their discounts. */
            total_amount: components["schemas"]["Money"];
            tax_amount: components["schemas"]["Money"];
            /** @description What the discounts of the products took off. */
            discount: components["schemas"]["Money"];
            /** @description What the vouchers took off. */
            coupon_discount: components["schemas"]["Money"];
            /** @description Lines and delivery and taxes, less the vouchers. */
            payable_amount: components["schemas"]["Money"];
            /** @description How many pieces the order has in all. */
            quantity: number;
            delivery_charge: components["schemas"]["Money"];
            /** @description What the shopper wrote. */
            note?: string | null;
            /** @description The time that the shopper chose; absent: as soon as possible. */
            delivery_time?: components["schemas"]["DeliveryTime"];
            shop: components["schemas"]["ShopCard"];
            products: components["schemas"]["OrderProduct"][];
            /** @description What the shop could not deliver; absent: nothing. */
            left_out?: components["schemas"]["LeftOutLine"][];
            /** @description What was payable before lines were left out; absent if none was. */
            ordered_amount?: components["schemas"]["Money"];
            /** @description What goes back of a payment because lines were left out; absent: nothing. */
            refund?: components["schemas"]["OrderRefund"];
            /** @description Parts of a payment that the shop sends back for another reason; absent: none. */
            part_refunds?: components["schemas"]["OrderPartRefund"][];
            /** @description A PDF file. */
            invoice_url?: string | null;
            /** @description A PDF file; null before the payment. */
            payment_receipt_url?: string | null;
            address?: components["schemas"]["Address"] | null;
            /** @description Each tax of the order with its amount. */
            all_vat_taxes: components["schemas"]["OrderTax"][];
            /** @description Counted from the creation of the order. */
            return_order_within_days: number;
            /** @description dd Mon, YYYY hh:mm AM */
            last_return_date?: string | null;
            /** @description ISO 8601: when an order that is to be paid online is cancelled if it is not */
            pay_until?: string | null;
            /** @description Whether a return can be requested now. */
            is_returnable: boolean;
            /** @description Who brings the order. A back end may send [] for nobody, or nothing. */
            rider?: components["schemas"]["OrderRider"];
            /** @description When the order reached each status, oldest first. */
            history?: {
                status: components["schemas"]["OrderStatus"];
                /** @description When the order reached this status. */
                at: string;
            }[];
        };
        OrderResponse: {
            message?: string;
            data: {
                order: components["schemas"]["OrderDetails"];
            };
        };
        AddressesResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                addresses: components["schemas"]["Address"][];
            };
        };
        Area: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description The price of a delivery there. */
            delivery_amount?: components["schemas"]["Money"];
        };
        AreasResponse: {
            message?: string;
            data: {
                /** @description In the order in which they are offered. */
                areas: components["schemas"]["Area"][];
            };
        };
        AddressForm: {
            /** Format: line */
            name: string;
            /** Format: line */
            phone: string;
            /** Format: line */
            address_line: string;
            /**
             * Format: line
             * @description home, office, other, or a text of the shopper.
             */
            address_type: string;
            /**
             * Format: line
             * @description The district.
             */
            area?: string | null;
            /**
             * Format: line
             * @description The flat or the floor.
             */
            flat_no?: string | null;
            /** Format: line */
            post_code?: string | null;
            /**
             * Format: line
             * @description What does not fit the first line.
             */
            address_line2?: string | null;
            /** @description true takes the mark from the others. */
            is_default?: boolean | null;
            /** @description Degrees; positive is north. */
            latitude?: number | null;
            /** @description Degrees; positive is east. */
            longitude?: number | null;
            /** @description Where the delivery price depends on the area. May be passed over. */
            area_id?: components["schemas"]["Id"] | null;
        };
        AddressResponse: {
            message?: string;
            data: {
                address: components["schemas"]["Address"];
            };
        };
        Message: {
            message?: string;
        };
        Registration: {
            /** Format: line */
            name: string;
            phone?: string | null;
            email?: string | null;
            password: string;
            /**
             * Format: line
             * @description The English name.
             */
            country: string;
            /** @description Of the country, without the plus sign. */
            phone_code?: string | null;
        };
        User: {
            id: components["schemas"]["Id"];
            name: string;
            phone?: string | null;
            /** @description Proved by a one-time code. */
            phone_verified: boolean;
            email?: string | null;
            /** @description Proved by a one-time code. */
            email_verified: boolean;
            /** @description false: the operator has closed the account. */
            is_active: boolean;
            profile_photo: string;
            /** @description male, female or other */
            gender?: string | null;
            /** @description YYYY-MM-DD */
            date_of_birth?: string | null;
            /** @description The English name. */
            country?: string | null;
            /** @description Of the country, without the plus sign. */
            phone_code?: string | null;
            /** @description The phone or the e-mail is proved. */
            account_verified: boolean;
            /** @description Seen in the last ten minutes. */
            last_online: boolean;
            /** @description What the account may do; shoppers are customers. */
            role?: string;
        };
        Access: {
            /**
             * @description The scheme of the `Authorization` header.
             * @constant
             */
            auth_type: "Bearer";
            /** @description Sent as a bearer token with each call of the account. */
            token: string;
            /** @description YYYY-MM-DD HH:MM:SS, UTC */
            expires_at: string;
        };
        AuthResponse: {
            message?: string;
            data: {
                user: components["schemas"]["User"];
                access: components["schemas"]["Access"];
            };
        };
        Login: {
            /** @description E-mail or phone */
            phone: string;
            password: string;
        };
        ProfileResponse: {
            message?: string;
            data: {
                user: components["schemas"]["User"];
            };
        };
        Voucher: {
            id: components["schemas"]["Id"];
            /** @description The kind of the voucher, for the shop. */
            voucher_type: string;
            /** @description Typed by a shopper. */
            code: string;
            /**
             * @description Whether the discount is an amount or a percentage.
             * @enum {string}
             */
            discount_type: "Percentage" | "Amount";
            /** @description Per cent or an amount, by `discount_type` */
            discount: number;
            /** @description Of the lines of the shop. */
            min_order_amount: components["schemas"]["Money"];
            /** @description 0 means no cap. */
            max_discount_amount: components["schemas"]["Money"];
            /** @description Orders in which one shopper may use it. */
            limit_for_user: number;
            /** @description null: of the operator. */
            shop_id?: components["schemas"]["Id"] | null;
            /** @description dd Month YYYY HH:mm */
            started: string;
            /** @description dd Month YYYY HH:mm */
            validity: string;
            /** @description By the shopper of the token. */
            is_collected: boolean;
        };
        VouchersResponse: {
            message?: string;
            data: {
                coupons: components["schemas"]["Voucher"][];
            };
        };
        VoucherCollection: {
            coupon_id: components["schemas"]["Id"];
        };
        VoucherResponse: {
            message?: string;
            data?: {
                coupon: components["schemas"]["Voucher"];
            };
        };
        VoucherProduct: {
            id: components["schemas"]["Id"];
            /** @description How many of it are checked out. */
            quantity: number;
            shop_id: components["schemas"]["Id"];
        };
        VoucherApplication: {
            products: components["schemas"]["VoucherProduct"][];
            /** @description Without it the collected vouchers count. */
            coupon_code?: string | null;
        };
        VoucherDiscountResponse: {
            message?: string;
            data: {
                total_order_amount: components["schemas"]["Money"];
                total_discount_amount: components["schemas"]["Money"];
            };
        };
        CouponCodeApplication: {
            products: components["schemas"]["VoucherProduct"][];
            coupon_code: string;
        };
        OrderCancellation: {
            order_id: components["schemas"]["Id"];
        };
        ChangedOrderResponse: {
            message?: string;
            data: {
                order: components["schemas"]["Order"];
            };
        };
        OrderRepetition: {
            order_id: components["schemas"]["Id"];
            /** @description cash or a gateway name of /master */
            payment_method?: string | null;
        };
        OrderAgainResponse: {
            message?: string;
            data: {
                /** @description null: nothing to pay now */
                order_payment_url?: string | null;
                order: components["schemas"]["Order"];
            };
        };
        OrderAgainRefusal: {
            message: string;
            /** @description What is wrong, by field. */
            errors?: {
                [key: string]: string[];
            };
            data?: {
                /** @description What cannot be had as it was ordered. */
                missing: {
                    /** @description The product's id. */
                    id: components["schemas"]["Id"];
                    packaging_id: components["schemas"]["Id"];
                    name: string;
                    /** @description The size of one packaging, as text, such as `500 g`. */
                    unit: string;
                    /** @description How many were ordered. */
                    quantity: number;
                    /** @description How many are in stock. */
                    available: number;
                    /** @enum {string} */
                    reason: "not_for_sale" | "sold_out" | "too_few";
                }[];
            };
        };
        OrderPaymentResponse: {
            message?: string;
            data: {
                /** @description The page of the payment provider. */
                order_payment_url: string;
            };
        };
        ReviewForm: {
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            /** @description Stars, from 1 to 5. */
            rating: number;
            description: string;
        };
        ReviewUpload: {
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            /** @description Stars, from 1 to 5. */
            rating: number;
            description: string;
            "photos[]"?: string[];
        };
        ReviewResponse: {
            message?: string;
            data: {
                review: components["schemas"]["Review"];
            };
        };
        /**
         * @description `failed`: the last try was refused; while its window is open another one may follow.
         * @enum {string}
         */
        PaymentStatus: "pending" | "paid" | "cancelled" | "failed";
        PaymentOrder: {
            id: components["schemas"]["Id"];
            order_code: string;
        };
        /** @description One payment covers the orders that were placed together. */
        Payment: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["PaymentStatus"];
            /** @description A gateway name of /master. */
            gateway: string;
            amount: components["schemas"]["Money"];
            orders: components["schemas"]["PaymentOrder"][];
            /** @description Why it failed or was cancelled. */
            error?: string | null;
        };
        PaymentResponse: {
            message?: string;
            data: {
                payment: components["schemas"]["Payment"];
            };
        };
        /** @description In the gateway's own shape. */
        PaymentNotice: {
            /** @description The event. */
            id: string;
            /** @description What the provider reports. */
            type: string;
            data?: Record<string, never>;
        };
        /** @enum {string} */
        ReturnStatus: "Pending" | "Approved" | "Damaged" | "Mismatch" | "Cancelled" | "Refunded";
        /** @enum {string} */
        ReturnPaymentStatus: "Paid" | "Unpaid";
        ReturnOrder: {
            id: components["schemas"]["Id"];
            /** @description The order's code, not its number */
            order_id: string;
            reason: string;
            /** @description What is to be refunded. */
            amount: components["schemas"]["Money"];
            status: components["schemas"]["ReturnStatus"];
            /** @description How many pieces come back in all. */
            quantity: number;
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            /** @description Why the shop refuses it. */
            reject_note?: string | null;
            /** @description dd Month, YYYY */
            return_date: string;
            /** @description When it was asked for: ISO 8601 UTC with microseconds */
            created_at?: string;
            /** @description Where the courier collects it. */
            return_address: string;
        };
        ReturnsResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                returnOrders: components["schemas"]["ReturnOrder"][];
            };
        };
        ReturnProduct: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            /** @description What one costs today. */
            product_price: components["schemas"]["Money"];
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description How many come back. */
            quantity: number;
            /** @description The chosen colour, where the product has colours. */
            color?: string | null;
            /** @description The chosen size, where the product has sizes. */
            size?: string | null;
            /** @description The size of one packaging, as text, such as `500 g`. */
            unit?: string | null;
            /** @description What one cost in the order. */
            price: components["schemas"]["Money"];
        };
        ReturnStep: {
            status: components["schemas"]["ReturnStatus"];
            /** @description ISO 8601 UTC with microseconds */
            at: string;
        };
        ReturnDetails: {
            id: components["schemas"]["Id"];
            /** @description The order's code, not its number */
            order_id: string;
            reason: string;
            /** @description What is to be refunded. */
            amount: components["schemas"]["Money"];
            status: components["schemas"]["ReturnStatus"];
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            shop_name: string;
            shop_logo: string;
            /** @description Stars of the shop, from 0 to 5. */
            shop_rating: number;
            /** @description Why the shop refuses it. */
            reject_note?: string | null;
            /** @description dd Month, YYYY */
            return_date: string;
            /** @description When it was asked for: ISO 8601 UTC with microseconds */
            created_at?: string;
            /** @description Where the courier collects it. */
            return_address: string;
            customer_name: string;
            customer_phone?: string | null;
            customer_email?: string | null;
            return_order_products: components["schemas"]["ReturnProduct"][];
            /** @description The statuses that it reached, the first one first. */
            history?: components["schemas"]["ReturnStep"][];
            /** @description Links that work for some minutes and for the owner only. */
            photos?: string[];
        };
        ReturnDetailsResponse: {
            message?: string;
            data: {
                returnOrders: components["schemas"]["ReturnDetails"];
            };
        };
        ReturnRequest: {
            order_id: components["schemas"]["Id"];
            /** @description Whole lines. */
            product_ids: components["schemas"]["Id"][];
            reason: string;
            /**
             * Format: line
             * @description Where the courier collects it.
             */
            return_address: string;
            /**
             * Format: line
             * @description For the refund.
             */
            bank_account_number: string;
            /** Format: line */
            bank_name?: string | null;
        };
        ReturnUpload: {
            order_id: components["schemas"]["Id"];
            "product_ids[]": components["schemas"]["Id"][];
            reason: string;
            /**
             * Format: line
             * @description Where the courier collects it.
             */
            return_address: string;
            /**
             * Format: line
             * @description For the refund.
             */
            bank_account_number: string;
            /** Format: line */
            bank_name?: string;
            "photos[]"?: string[];
        };
        ReturnResponse: {
            message?: string;
            data: {
                returnOrder: components["schemas"]["ReturnOrder"];
            };
        };
        OtpRequest: {
            /** @description E-mail or phone */
            phone: string;
            /** @description Of the country, without the plus sign. */
            phone_code?: string | null;
            /**
             * @description The storefront sends 1 or null.
             * @enum {unknown}
             */
            forgot_password?: 1 | "1" | true | null;
        };
        OtpSentResponse: {
            message?: string;
            data?: {
                /** @description What was typed, with the code of its country; good for /verify-otp, too. */
                email_or_phone?: string | null;
                phone_code?: string | null;
                /**
                 * @deprecated
                 * @description Other back ends show it while their app_environment is local; this one never does.
                 */
                otp?: string;
            };
        };
        OtpCheck: {
            /** @description The e-mail or the phone, as it was typed. */
            phone: string;
            /** @description The code of the message. */
            otp: string;
        };
        OtpTokenResponse: {
            message?: string;
            data: {
                /** @description For /reset-password. */
                token: string;
            };
        };
        PasswordReset: {
            /** @description Of /verify-otp. */
            token: string;
            password: string;
            password_confirmation: string;
        };
        /** @enum {string} */
        SocialProvider: "google" | "facebook" | "apple";
        /** @description Other fields, such as decoded claims, are ignored. */
        SocialProof: {
            /** @description Apple: the signed token as it came. */
            id_token?: string;
            /** @description The secret whose SHA-256 (base64url) the provider put into the token. */
            nonce?: string;
            /** @description Google: the verifier of PKCE. */
            code_verifier?: string;
            /** @description Apple: the name, given once by the shopper. */
            name?: string | null;
        };
        SocialLogin: {
            /** @description What the provider sent back to the storefront. */
            code: string;
            data?: components["schemas"]["SocialProof"] | null;
        };
        ProfileForm: {
            /** Format: line */
            name: string;
            phone: string;
            email?: string;
            /** @description male, female or other */
            gender?: string;
            /** @description YYYY-MM-DD */
            date_of_birth?: string;
            /** Format: line */
            country?: string;
            phone_code?: string;
            profile_photo?: string;
            current_password?: string;
        };
        PasswordChange: {
            current_password: string;
            password: string;
            password_confirmation: string;
        };
        PasswordChangedResponse: {
            message?: string;
            data?: {
                access: components["schemas"]["Access"];
            };
        };
        AccountDataResponse: {
            data: {
                /** @description When the data were read. */
                exported_at: string;
                /** @description Of all amounts. */
                currency: string;
                /** @description The rows of the account, by table. */
                records: {
                    [key: string]: {
                        [key: string]: unknown;
                    }[];
                };
            };
        };
        AccountErasure: {
            password: string;
        };
        Session: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, as far as they can be told */
            device: string;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the device last sent a request.
             */
            last_used_at: string;
            /** @description Whether this request came from it. */
            is_current: boolean;
        };
        SessionsResponse: {
            message?: string;
            data: {
                sessions: components["schemas"]["Session"][];
            };
        };
        SavedListSummary: {
            id: components["schemas"]["Id"];
            /** @description What its owner calls it. */
            name: string;
            /** @description How many lines it has. */
            total: number;
            /** @description The path of the page for everybody who has the link; null while it is not shared. */
            link: string | null;
            /** @description The last change, in UTC with microseconds. */
            updated_at: string;
        };
        SavedListsResponse: {
            message?: string;
            data: {
                /** @description The last changed first. */
                lists: components["schemas"]["SavedListSummary"][];
            };
        };
        /** @description A product in one of its packs, or in a size and a colour. Without either, its first pack. */
        SavedListItem: {
            product_id: components["schemas"]["Id"];
            /** @description The pack; null where a size and a colour stand for it. */
            packaging_id?: components["schemas"]["Id"] | null;
            /** @description The size, of a product that has sizes. */
            size?: components["schemas"]["Id"] | null;
            /** @description The colour, of a product that has colours. */
            color?: components["schemas"]["Id"] | null;
            /** @description How many of it go into the list. */
            quantity: number;
        };
        NewSavedList: {
            /**
             * Format: line
             * @description Spaces around it are dropped.
             */
            name: string;
            items?: components["schemas"]["SavedListItem"][];
        };
        /** @description A product of a list in one pack, or in one size and colour, which its packaging stands for. */
        SavedListLine: {
            id: components["schemas"]["Id"];
            product_id: components["schemas"]["Id"];
            packaging_id: components["schemas"]["Id"];
            /** @description How many of it the list names. */
            quantity: number;
            /** @description The most that can be had now. */
            stock: number;
            /** @description False while its shop does not sell it. */
            is_for_sale: boolean;
            /** @description The product. */
            name: string;
            /** @description The label of its pack, or its size and colour. */
            unit: string;
            /** @description The address of a small picture. */
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description What one costs now, without a discount. */
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            /** @description From 0 to 100. */
            discount_percentage: number;
        };
        SavedList: {
            id: components["schemas"]["Id"];
            /** @description What its owner calls it. */
            name: string;
            /** @description How many lines it has. */
            total: number;
            /** @description The path of the page for everybody who has the link; null while it is not shared. */
            link: string | null;
            /** @description The last change, in UTC with microseconds. */
            updated_at: string;
            /** @description In the order in which they were added. */
            lines: components["schemas"]["SavedListLine"][];
        };
        SavedListResponse: {
            message?: string;
            data: {
                list: components["schemas"]["SavedList"];
            };
        };
        SavedListChange: {
            /**
             * Format: line
             * @description Spaces around it are dropped.
             */
            name?: string;
            /** @description true makes a new link, false ends the link. */
            is_shared?: boolean;
        };
        SavedListAddition: {
            items: components["schemas"]["SavedListItem"][];
        };
        SavedListQuantity: {
            /** @description 0 removes the line. */
            quantity: number;
        };
        SharedListResponse: {
            message?: string;
            data: {
                /** @description What the link shows of the list. */
                list: {
                    /** @description What its owner calls it. */
                    name: string;
                    lines: components["schemas"]["SavedListLine"][];
                };
            };
        };
        AllergiesResponse: {
            message?: string;
            data: {
                /** @description What the shopper is warned about. */
                allergens: components["schemas"]["Allergen"][];
                /** @description ISO 8601 with microseconds. */
                agreed_at: string | null;
            };
        };
        AllergyForm: {
            /** @description All of them; the earlier ones are replaced. */
            allergens: components["schemas"]["Allergen"][];
            /** @description The shopper agrees that these data of health are stored. */
            agrees: boolean;
        };
        PushSubscriptionResponse: {
            message?: string;
            data: {
                /** @description Base64url; null where the shop sends no notifications. */
                public_key: string | null;
                /** @description Whether the device of this session gets notifications. */
                is_on: boolean;
            };
        };
        PushDevice: {
            /**
             * Format: line
             * @description The address at the push service of the browser.
             */
            endpoint: string;
            /** @description The public key of the browser. */
            p256dh: string;
            /** @description The secret of the browser for the encryption. */
            auth: string;
        };
        Passkey: {
            id: components["schemas"]["Id"];
            /** @description Browser and system that created it. */
            device: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description ISO 8601, UTC; null: never used. */
            last_used_at: string | null;
        };
        PasskeysResponse: {
            data: {
                /** @description The last used first, and then the newest. */
                passkeys: components["schemas"]["Passkey"][];
            };
        };
        /** @description At most 1023 bytes as base64url. */
        CredentialId: string;
        /** @description Bytes as base64url, without padding. */
        Base64Url: string;
        NewPasskey: {
            /** @description `RegistrationResponseJSON` of the Web Authentication API. Other fields are ignored. */
            passkey: {
                id: components["schemas"]["CredentialId"];
                /**
                 * @description The one kind that there is.
                 * @constant
                 */
                type: "public-key";
                /** @description What the authenticator has made. */
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    attestationObject: components["schemas"]["Base64Url"];
                };
            };
        };
        PasskeyResponse: {
            message?: string;
            data: {
                passkey: components["schemas"]["Passkey"];
            };
        };
        PasskeyRequest: {
            password: string;
        };
        PasskeyOptionsResponse: {
            message?: string;
            data: {
                /** @description The JSON form of the options in the Web Authentication API, level 3. */
                options: {
                    /** @description Counts once. */
                    challenge: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        PasskeyLogin: {
            /** @description `AuthenticationResponseJSON` of the Web Authentication API. Other fields are ignored. */
            passkey: {
                id: components["schemas"]["CredentialId"];
                /**
                 * @description The one kind that there is.
                 * @constant
                 */
                type: "public-key";
                /** @description What the authenticator has signed. */
                response: {
                    clientDataJSON: components["schemas"]["Base64Url"];
                    authenticatorData: components["schemas"]["Base64Url"];
                    signature: components["schemas"]["Base64Url"];
                };
            };
        };
        ChatShop: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            /** @description Stars, from 0 to 5; 0 means that there is no review. */
            rating: number;
            /** @description Whether somebody of the shop was there lately. */
            last_online: boolean;
        };
        ChatProduct: {
            id: components["schemas"]["Id"];
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            discount_price: components["schemas"]["Money"];
            /** @description Stars, from 0 to 5; 0 means that there is no review. */
            rating: number;
            /** @description How many reviews there are. */
            total_reviews: string;
        };
        Conversation: {
            id: components["schemas"]["Id"];
            shop: components["schemas"]["ChatShop"];
            user: components["schemas"]["User"];
            product?: components["schemas"]["ChatProduct"] | null;
            /** @description At most 12 characters and three dots. */
            last_message?: string | null;
            /** @description Relative, such as 3 minutes ago */
            last_message_time?: string | null;
            /** @description Whether the shopper has seen the newest message. */
            is_read: boolean;
            /** @description What the shop has not seen. */
            unread_message_user: number;
            /** @description What the shopper has not seen. */
            unread_message_shop: number;
        };
        ConversationsResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                data: components["schemas"]["Conversation"][];
            };
        };
        ChatOrder: {
            id: components["schemas"]["Id"];
            /** @description As people read it out, such as #LD001004. */
            code: string;
            status: components["schemas"]["OrderStatus"];
            /** @description What is to be paid. */
            total: components["schemas"]["Money"];
        };
        /** @enum {string} */
        ChatSide: "user" | "shop";
        /** @description A text, a picture, both of them, or a product alone. */
        ChatMessage: {
            id: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description As the sender gave it.
             */
            client_id?: string | null;
            shop: components["schemas"]["ChatShop"];
            user: components["schemas"]["User"];
            product?: components["schemas"]["ChatProduct"] | null;
            /** @description The order that the text is about. */
            order?: components["schemas"]["ChatOrder"] | null;
            type: components["schemas"]["ChatSide"];
            /** @description null where a product or a picture is the message. */
            message?: string | null;
            /** @description A link that works for some minutes. */
            picture?: string | null;
            /** @description Read by the other side. Other servers may send 0 or 1. */
            is_seen: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with microseconds
             */
            created_at: string;
            /** @description The shop was there in the last ten minutes. */
            shop_active_status: boolean;
            /** @description The shopper was there in the last ten minutes. */
            user_active_status: boolean;
        };
        MessagesResponse: {
            message?: string;
            data: {
                data: components["schemas"]["ChatMessage"][];
            };
        };
        ConversationOpening: {
            shop_id: components["schemas"]["Id"];
            /** @description Ignored: the token says who it is. */
            user_id?: components["schemas"]["Id"] | null;
            /**
             * @description The kind of the sender.
             * @constant
             */
            type?: "user";
            /** @description Sent as the first message. */
            product_id?: components["schemas"]["Id"] | null;
        };
        MessageForm: {
            shop_id: components["schemas"]["Id"];
            message: string;
            /**
             * @description The kind of the sender.
             * @constant
             */
            type?: "user";
            /** @description The order that the text is about: of the shopper, at this shop. */
            order_id?: components["schemas"]["Id"] | null;
            /**
             * Format: uuid
             * @description Sent again, the same message is not stored twice.
             */
            client_id?: string | null;
        };
        MessageUpload: {
            shop_id: components["schemas"]["Id"];
            message?: string;
            /**
             * @description The kind of the sender.
             * @constant
             */
            type?: "user";
            order_id?: components["schemas"]["Id"];
            /**
             * Format: uuid
             * @description Sent again, the same message is not stored twice.
             */
            client_id?: string;
            picture: string;
        };
        MessageResponse: {
            message?: string;
            data: {
                data: components["schemas"]["ChatMessage"];
            };
        };
        Typing: {
            shop_id: components["schemas"]["Id"];
        };
        UnreadCount: {
            /** @description How many messages the shopper has not read. */
            unread_messages: number;
        };
        UnreadResponse: {
            message?: string;
            data: {
                /** @description How many messages the shopper has not read. */
                unread_messages: number;
                data: components["schemas"]["UnreadCount"];
            };
        };
        /** @description Empty. */
        LastSeen: Record<string, never>;
        TicketIssueType: {
            id: components["schemas"]["Id"];
            name: string;
        };
        TicketIssueTypesResponse: {
            message?: string;
            data: {
                issue_types: components["schemas"]["TicketIssueType"][];
            };
        };
        /** @enum {string} */
        TicketStatus: "pending" | "confirm" | "completed" | "cancel";
        Ticket: {
            id: components["schemas"]["Id"];
            /** @description The number that shoppers read; it names the ticket in calls. */
            ticket_no: string;
            /** @description The code of the order that it is about. */
            order_number?: string | null;
            status: components["schemas"]["TicketStatus"];
            /** @description What it is about, in one line. */
            subject?: string | null;
            /** @description The name of an issue type. */
            issue_type: string;
            /** @description dd Month, YYYY */
            created_at: string;
        };
        TicketsResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                /** @description How many tickets are open. */
                running: number;
                /** @description How many tickets are settled. */
                completed: number;
                /** @description How many tickets were withdrawn. */
                cancel: number;
                support_tickets: components["schemas"]["Ticket"][];
            };
        };
        TicketForm: {
            /**
             * Format: line
             * @description The name of an issue type.
             */
            issue_type: string;
            /**
             * Format: line
             * @description What it is about, in one line.
             */
            subject?: string;
            message: string;
            /**
             * Format: email
             * @description Where the shop may write to.
             */
            email: string;
            phone?: string;
            /**
             * Format: line
             * @description The code of the order that it is about.
             */
            order_number?: string;
            "attachments[]"?: string[];
        };
        TicketResponse: {
            message?: string;
            data: {
                support_ticket: components["schemas"]["Ticket"];
            };
        };
        TicketAttachment: {
            /**
             * @description Whether it is a picture or a PDF.
             * @enum {string}
             */
            type: "image" | "pdf";
            /** @description A link that works for some minutes and for the owner only. */
            src: string;
            /** @description As its owner called it. */
            name?: string;
        };
        TicketMessage: {
            id: components["schemas"]["Id"];
            message: string;
            /** @description dd Month, YYYY */
            created_at: string;
            /** @description The shopper's id; 0 is the shop. */
            sender_id: number | string;
            sender_name: string;
            profile_photo: string;
            /** @description Pinned above the others. */
            is_highlighted: boolean;
            /** @description What came with it. */
            attachments?: components["schemas"]["TicketAttachment"][];
        };
        TicketDetails: {
            id: components["schemas"]["Id"];
            /** @description The number that shoppers read; it names the ticket in calls. */
            ticket_no: string;
            /** @description The code of the order that it is about. */
            order_number?: string | null;
            status: components["schemas"]["TicketStatus"];
            /** @description What it is about, in one line. */
            subject?: string | null;
            /** @description The name of an issue type. */
            issue_type: string;
            /** @description dd Month, YYYY */
            created_at: string;
            /** @description Whether the shopper may write. */
            user_chat: boolean;
            email: string;
            phone?: string | null;
            /** @description dd Month, YYYY hh:mm AM */
            ticket_schedule_start?: string | null;
            /** @description dd Month, YYYY hh:mm AM */
            ticket_schedule_end?: string | null;
            attachments: components["schemas"]["TicketAttachment"][];
            messages: components["schemas"]["TicketMessage"][];
        };
        TicketDetailsResponse: {
            message?: string;
            data: {
                support_ticket: components["schemas"]["TicketDetails"];
                /** @description The messages that support pinned. */
                highlighted_messages: components["schemas"]["TicketMessage"][];
            };
        };
        TicketMessagesResponse: {
            message?: string;
            data: {
                messages: components["schemas"]["TicketMessage"][];
            };
        };
        TicketMessageForm: {
            ticket_number: string;
            message: string;
        };
        TicketMessageUpload: {
            ticket_number: string;
            message: string;
            "attachments[]"?: string[];
        };
        /** @description Both are null when the category is gone. */
        BlogPostCategory: {
            id?: components["schemas"]["Id"] | null;
            name?: string | null;
        };
        BlogAuthor: {
            name: string;
            profile_photo: string;
        };
        Blog: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Names the post in an address. */
            slug: string;
            category: components["schemas"]["BlogPostCategory"];
            post_by: components["schemas"]["BlogAuthor"];
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description How often it was read. */
            total_views: number;
            /** @description The first 200 characters as plain text. */
            description: string;
            /** @description dd Mon, YYYY */
            created_at: string;
            /** @description Younger than five days. */
            is_new: boolean;
        };
        BlogCategory: {
            id: components["schemas"]["Id"];
            name: string;
        };
        BlogsResponse: {
            message?: string;
            data: {
                /** @description How many rows there are on all pages. */
                total: number;
                blogs: components["schemas"]["Blog"][];
                categories: components["schemas"]["BlogCategory"][];
            };
        };
        BlogTag: {
            id: components["schemas"]["Id"];
            name: string;
            slug: string;
        };
        BlogDetails: {
            id: components["schemas"]["Id"];
            title: string;
            /** @description Names the post in an address. */
            slug: string;
            category: components["schemas"]["BlogPostCategory"];
            post_by: components["schemas"]["BlogAuthor"];
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            /** @description How often it was read. */
            total_views: number;
            /** @description HTML, cleaned by the server; clean it again. */
            description: string;
            /** @description dd Mon, YYYY */
            created_at: string;
            /** @description Younger than five days. */
            is_new: boolean;
            /** @description Words to find the article by. */
            tags: components["schemas"]["BlogTag"][];
        };
        RecipeIngredient: {
            id: components["schemas"]["Id"];
            /** @description What it is, in the reader's language. */
            text: string;
            /** @description How much of it the servings of the recipe need; null for a pinch or to taste. */
            amount: number | null;
            /** @description A short word for what the amount counts; null where it counts the things themselves. */
            unit: string | null;
            /** @description What the shop sells for it; null where the shop does not sell it. */
            product: components["schemas"]["Product"] | null;
            /** @description How much of the amount one pack of the product holds; null where nobody can say, and one pack has to do. */
            per_pack: number | null;
        };
        Recipe: {
            /** @description How many people the amounts are for. */
            servings: number;
            /** @description In the order in which the recipe names them. */
            ingredients: components["schemas"]["RecipeIngredient"][];
        };
        BlogResponse: {
            message?: string;
            data: {
                blog: components["schemas"]["BlogDetails"];
                related_blogs: components["schemas"]["Blog"][];
                popular_blogs: components["schemas"]["Blog"][];
                related_products: components["schemas"]["Product"][];
                /** @description What the post cooks; null or absent for any other post. */
                recipe?: components["schemas"]["Recipe"] | null;
            };
        };
        LegalPage: {
            title: string | null;
            /** @description HTML, cleaned by the server; clean it again. */
            description: string | null;
        };
        LegalPageResponse: {
            message?: string;
            data: {
                content: components["schemas"]["LegalPage"];
            };
        };
        HelpQuestion: {
            /** @description Unique among all topics; the part of an address after the `#`. */
            id: string;
            /** @description In plain text. */
            question: string;
            /** @description HTML, cleaned by the server; clean it again. */
            answer: string;
        };
        HelpTopic: {
            id: string;
            name: string;
            /** @description In the order of the page. */
            questions: components["schemas"]["HelpQuestion"][];
        };
        HelpResponse: {
            message?: string;
            data: {
                /** @description In the order in which they were first written. */
                topics: components["schemas"]["HelpTopic"][];
            };
        };
        ContactResponse: {
            message?: string;
            data: {
                phone?: string | null;
                email?: string | null;
                /** @description A phone number. */
                whatsapp?: string | null;
                /** @description The name or the address of a profile. */
                messenger?: string | null;
                address?: string | null;
            };
        };
        ContactForm: {
            /** Format: line */
            name: string;
            /** Format: line */
            phone: string;
            /** @description What it is about, in one line. */
            subject: string;
            message: string;
            /** Format: email */
            email?: string | null;
        };
        ContactMessage: {
            id: components["schemas"]["Id"];
            name: string;
            phone: string;
            email?: string | null;
            /** @description What it is about, in one line. */
            subject: string;
            message: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
        };
        ContactMessageResponse: {
            message?: string;
            data: {
                content: components["schemas"]["ContactMessage"];
            };
        };
        FlashSalesResponse: {
            message?: string;
            data: {
                incoming_flash_sale?: components["schemas"]["FlashSale"] | null;
                running_flash_sale?: components["schemas"]["FlashSale"] | null;
            };
        };
        SaleCategory: {
            id: components["schemas"]["Id"];
            name: string;
        };
        FlashSaleResponse: {
            message?: string;
            data: {
                /** @description How many products there are on all pages. */
                total_products: number;
                flash_sale: components["schemas"]["FlashSale"];
                products: components["schemas"]["Product"][];
                /** @description Those that have something in the sale. */
                categories?: components["schemas"]["SaleCategory"][];
            };
        };
        PartnerContact: {
            /** Format: email */
            email: string;
            phone: string;
        };
        PartnerCodeRequest: {
            /** Format: email */
            email: string;
        };
        PartnerCodeCheck: {
            /** Format: email */
            email: string;
            otp: string;
        };
        PartnerCodeResponse: {
            message?: string;
            data: {
                token: string;
            };
        };
        PartnerForm: {
            /** Format: line */
            first_name: string;
            /** Format: line */
            last_name?: string;
            phone: string;
            /** Format: email */
            email: string;
            /** @description The token of /seller/verify-otp. */
            email_token: string;
            /** @description male, female or other */
            gender?: string;
            password: string;
            password_confirmation: string;
            /** Format: line */
            address?: string;
            /** Format: line */
            shop_name: string;
            description?: string;
            /** @description HH:MM */
            opening_time?: string;
            /** @description HH:MM */
            closing_time?: string;
            /** @description Of the shop. Sent where a back end demands it; this one keeps none. */
            latitude?: number;
            /** @description Of the shop. */
            longitude?: number;
            /** @constant */
            accept_terms: 1;
            profile_photo: string;
            shop_logo: string;
            shop_banner: string;
            shop_registration_certificate?: string;
        };
        PartnerShop: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            banner: string;
            description?: string | null;
            address?: string | null;
            opening_time?: string | null;
            closing_time?: string | null;
        };
        Partner: {
            id: components["schemas"]["Id"];
            first_name: string;
            last_name?: string | null;
            phone: string;
            email: string;
            profile_photo: string;
            gender?: string | null;
            /** @description YYYY-MM-DD */
            date_of_birth?: string | null;
            /** @description false until the application is approved. */
            is_active: boolean;
            /**
             * @description Whether the shop is open now.
             * @enum {string}
             */
            shop_status: "Online" | "Offline";
            shop: components["schemas"]["PartnerShop"];
            banners: components["schemas"]["Banner"][];
        };
        PartnerResponse: {
            message?: string;
            data: {
                /** @description Names the registration on the confirmation page. */
                confirmation_code: string;
                user: components["schemas"]["Partner"];
            };
        };
        /** @enum {string} */
        ApplicationStatus: "under_review" | "approved" | "refused";
        PartnerApplication: {
            /** @description The confirmation code of the applicant. */
            code: string;
            status: components["schemas"]["ApplicationStatus"];
            shop_name: string;
            /**
             * Format: date-time
             * @description When the form was sent.
             */
            submitted_at: string;
            /**
             * Format: date-time
             * @description null while it is under review.
             */
            decided_at?: string | null;
            /** @description Why it was refused. */
            note?: string | null;
        };
        PartnerApplicationResponse: {
            message?: string;
            data: {
                application: components["schemas"]["PartnerApplication"];
            };
        };
        PartnerStatusResponse: {
            message?: string;
            data: {
                /** @description Whether an account has this contact. */
                user_status: boolean;
            };
        };
        ProfessionalRegistration: {
            /** Format: line */
            name: string;
            phone: string;
            /** Format: email */
            email: string;
            password: string;
            password_confirmation: string;
            /** Format: line */
            country: string;
            phone_code?: string;
            /** Format: line */
            company_name: string;
            /**
             * Format: line
             * @description The legal form.
             */
            company_type?: string;
            tax_number: string;
            /**
             * Format: line
             * @description The number in the register of companies.
             */
            registration_number?: string;
            /** Format: line */
            company_address?: string;
            /** @constant */
            accept_terms: 1;
            "documents[]": string[];
        };
        CompanyDocument: {
            name: string;
            /**
             * @description Whether it is a picture or a PDF.
             * @enum {string}
             */
            type: "image" | "pdf";
        };
        ProfessionalApplication: {
            status: components["schemas"]["ApplicationStatus"];
            company_name: string;
            /** @description The legal form. */
            company_type?: string | null;
            /** @description As it was typed. */
            tax_number: string;
            /** @description The number in the register of companies. */
            registration_number?: string | null;
            company_address?: string | null;
            documents: components["schemas"]["CompanyDocument"][];
            /**
             * Format: date-time
             * @description When the form was sent.
             */
            submitted_at: string;
            /**
             * Format: date-time
             * @description null while it is under review.
             */
            decided_at?: string | null;
            /** @description Why it was refused. */
            note?: string | null;
        };
        ProfessionalResponse: {
            message?: string;
            data: {
                user: components["schemas"]["User"];
                access: components["schemas"]["Access"];
                application: components["schemas"]["ProfessionalApplication"];
            };
        };
        KnownApplicationResponse: {
            data: {
                application: components["schemas"]["ProfessionalApplication"] | null;
            };
        };
        CompanyForm: {
            /** Format: line */
            company_name: string;
            /**
             * Format: line
             * @description The legal form.
             */
            company_type?: string;
            tax_number: string;
            /**
             * Format: line
             * @description The number in the register of companies.
             */
            registration_number?: string;
            /** Format: line */
            company_address?: string;
            /** @constant */
            accept_terms: 1;
            "documents[]": string[];
        };
        ProfessionalApplicationResponse: {
            message?: string;
            data: {
                application: components["schemas"]["ProfessionalApplication"];
            };
        };
        SmartOrderList: {
            lines: string[];
            /** @description Only products of this shop. */
            shop_id?: components["schemas"]["Id"] | null;
        };
        SmartOrderCandidate: {
            product: components["schemas"]["Product"];
            packaging: components["schemas"]["Packaging"];
            /** @description So many of this pack make what the line asks for. */
            quantity?: number;
        };
        SmartOrderLine: {
            /** @description Its place in the list, from 0. */
            line: number;
            text: string;
            /** @description 1 where the line says nothing. */
            quantity: number;
            /**
             * @description Whether a product was found for the line.
             * @enum {string}
             */
            status: "matched" | "ambiguous" | "unmatched";
            /** @description The best one. */
            product: components["schemas"]["SmartOrderCandidate"] | null;
            /** @description Other products that may be meant. */
            alternatives: components["schemas"]["SmartOrderCandidate"][];
        };
        SmartOrderMatchResponse: {
            message?: string;
            data: {
                lines: components["schemas"]["SmartOrderLine"][];
            };
        };
        SmartOrderItem: {
            /** @description The number of the typed line, from 0. */
            line: number;
            product_id: components["schemas"]["Id"];
            /** @description Absent for a product without packagings. */
            packaging_id?: components["schemas"]["Id"] | null;
            /** @description How many to add. */
            quantity: number;
        };
        SmartOrderAddition: {
            items: components["schemas"]["SmartOrderItem"][];
        };
        SmartOrderReport: {
            /** @description The number of the typed line, from 0. */
            line: number;
            product_id: components["schemas"]["Id"];
            /** @description Absent for a product without packagings. */
            packaging_id: components["schemas"]["Id"] | null;
            /**
             * @description Whether the line is in the cart now.
             * @enum {string}
             */
            status: "added" | "partly" | "refused";
            /** @description How many were added. */
            quantity: number;
            /** @description Why not all of it. */
            message?: string | null;
        };
        SmartOrderAddedResponse: {
            message?: string;
            data: {
                /** @description The number of lines in the cart. */
                total: number;
                cart_items: components["schemas"]["CartGroup"][];
                /** @description What the shopper should know, such as a line that was left out. */
                info?: string | null;
                /** @description Grows with each change of the cart. */
                cart_version?: number;
                /** @description What happened to each line. */
                report: components["schemas"]["SmartOrderReport"][];
            };
        };
        SellerLogin: {
            /** Format: email */
            email: string;
            password: string;
        };
        SellerAccessResponse: {
            message: string;
            data: {
                access: components["schemas"]["Access"];
                /** @description The shop that the token is for. */
                shop: {
                    /** @description The name of the shop in the tools. */
                    slug: string;
                    name: string;
                };
            };
        };
        SellerToken: {
            id: components["schemas"]["Id"];
            /** @description What signed in. */
            program: string;
            created_at: string;
            /** @description The last use, in UTC. */
            last_used_at: string;
            /** @description The end of the token, in UTC. */
            expires_at: string;
            /** @description The token that was sent. */
            is_current: boolean;
        };
        SellerTokensResponse: {
            data: {
                /** @description At most ten, the last used first. */
                tokens: components["schemas"]["SellerToken"][];
            };
        };
        SellerCharge: {
            /** @description The fewest pieces, included. */
            min_quantity: number;
            /** @description The most pieces, included. */
            max_quantity: number;
            /** @description What delivery costs then, in the shop's default currency. */
            charge: number;
        };
        SellerShownDeliverySlot: {
            /** @description 1 is Monday. */
            weekday: number;
            /** @description HH:MM in the time zone of the whole shop */
            from: string;
            /** @description HH:MM; 24:00 is the end of the day. */
            until: string;
            /** @description How many orders are taken for one day. */
            capacity: number;
            /** @description Orders end so many minutes before the beginning. */
            cutoff_minutes: number;
        };
        SellerShownDeliveryTimes: {
            /** @description How many days can be chosen, today included. */
            days: number;
            /** @description Whether an order must name a time. */
            is_required: boolean;
            /** @description Days without delivery. */
            closed_days: string[];
            /** @description The times of a week. */
            slots: components["schemas"]["SellerShownDeliverySlot"][];
        };
        SellerShop: {
            /** @description The name of the shop in the tools. */
            slug: string;
            name: string;
            /** @description HH:MM */
            opening_time: string;
            /** @description HH:MM; 24:00 is the end of the day. */
            closing_time: string;
            /** @description false: the operator has hidden the shop. */
            is_shown: boolean;
            /** @description What delivery costs by the number of pieces. */
            delivery: components["schemas"]["SellerCharge"][];
            /** @description Absent: the shop offers no times. */
            delivery_times?: components["schemas"]["SellerShownDeliveryTimes"];
        };
        SellerShopResponse: {
            message?: string;
            data: {
                shop: components["schemas"]["SellerShop"];
            };
        };
        SellerDeliverySlot: {
            /** @description 1 is Monday. */
            weekday: number;
            /** @description HH:MM in the time zone of the whole shop */
            from: string;
            /** @description HH:MM; 24:00 is the end of the day. */
            until: string;
            /** @description How many orders are taken for one day. */
            capacity: number;
            /** @description Orders end so many minutes before the beginning. */
            cutoff_minutes: number;
        };
        SellerDeliveryTimes: {
            /** @description How many days can be chosen, today included. */
            days: number;
            /** @description Whether an order must name a time. */
            is_required: boolean;
            /** @description Days without delivery. */
            closed_days: string[];
            /** @description The times of a week. */
            slots: components["schemas"]["SellerDeliverySlot"][];
        };
        SellerShopChange: {
            /** @description HH:MM */
            opening_time?: string;
            /** @description HH:MM; 24:00 is the end of the day. */
            closing_time?: string;
            /** @description What delivery costs by the number of pieces. */
            delivery?: components["schemas"]["SellerCharge"][];
            /** @description Replaces the times before; null: the shop offers none. */
            delivery_times?: components["schemas"]["SellerDeliveryTimes"] | null;
            /** @description The times that this change was made from, null for none: if the shop has others by now, the answer is 409 and nothing changes. Absent: they are not compared. */
            delivery_times_before?: components["schemas"]["SellerShownDeliveryTimes"] | null;
        };
        SellerProduct: {
            /** @description The seller's own key of the product, unique in the whole shop. */
            sku: string;
            name: string;
            /** @description The number of the packaging in the order of the page, from 1. */
            pack: number;
            /** @description The name of the packaging, or the size and the colour. */
            label: string;
            price: components["schemas"]["Money"];
            /** @description The price that holds now; null without a discount. */
            discount_price: components["schemas"]["Money"] | null;
            /** @description How many there are. */
            stock: number;
            /** @description false: shoppers do not see the product. */
            is_shown: boolean;
        };
        SellerProductsResponse: {
            data: {
                /** @description The key of the next page; null at the end. */
                next: string | null;
                products: components["schemas"]["SellerProduct"][];
            };
        };
        SellerProductChange: {
            /** @description The seller's own key of the product, unique in the whole shop. */
            sku: string;
            /** @description The number of the packaging; 1 if not sent. */
            pack?: number;
            /** @description In the shop's default currency. */
            price?: number;
            /** @description Below the price, and only with one. */
            discount_price?: number | null;
            /** @description How many there are. */
            stock?: number;
            /** @description Whether shoppers see the product. */
            is_shown?: boolean;
        };
        SellerProductResponse: {
            message: string;
            data: {
                product: components["schemas"]["SellerProduct"];
            };
        };
        /** @description The cells of a row by the names of the columns. */
        SellerCells: {
            [key: string]: string;
        };
        SellerGoodsResponse: {
            data: {
                /** @description The key of the next page; null at the end. */
                next: string | null;
                /** @description The rows. */
                rows: components["schemas"]["SellerCells"][];
            };
        };
        SellerImport: {
            /** @description Only says what is wrong. */
            check?: boolean;
            /** @description Rows of a file of goods. */
            rows: {
                /** @description Where the row is in the file of the seller. */
                line: number;
                cells: components["schemas"]["SellerCells"];
            }[];
        };
        SellerProblem: {
            /** @description The line of the file. */
            line: number;
            /** @description The name of the column; empty for the whole row. */
            column: string;
            reason: string;
            /** @description How to correct it. */
            correction: string;
        };
        SellerImportResponse: {
            message?: string;
            data: {
                /** @description Whether the goods are in the shop now. */
                is_written: boolean;
                /** @description The rows. */
                rows: number;
                products: number;
                /** @description New products. */
                added: number;
                /** @description Changed products. */
                changed: number;
                /** @description Products that are as the rows say already. */
                equal: number;
                /** @description All problems, also those that are not listed. */
                problem_count: number;
                /** @description At most a thousand, by line. */
                problems: components["schemas"]["SellerProblem"][];
            };
        };
        SellerPicture: {
            name: string;
            /** @description 24 hexadecimal digits. */
            content: string;
        };
        SellerPicturesResponse: {
            data: {
                /** @description The key of the next page; null at the end. */
                next: string | null;
                /** @description By name. */
                pictures: components["schemas"]["SellerPicture"][];
            };
        };
        SellerPictureForm: {
            /** Format: line */
            name: string;
            picture: string;
        };
        SellerPictureResponse: {
            message: string;
            data: {
                picture: components["schemas"]["SellerPicture"];
            };
        };
        SellerListedOrder: {
            id: components["schemas"]["Id"];
            /** @description The code of the order. */
            code: string;
            /**
             * @description The step that it has reached.
             * @enum {string}
             */
            status: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
            payable: components["schemas"]["Money"];
            /** @description When it was placed, in UTC. */
            placed_at: string;
            /** @description The time that the shopper chose; absent: as soon as possible. */
            delivery_time?: components["schemas"]["DeliveryTime"];
        };
        SellerOrdersResponse: {
            data: {
                /** @description The key of the next page; null at the end. */
                next: number | null;
                orders: components["schemas"]["SellerListedOrder"][];
            };
        };
        SellerPosition: {
            /** @description In degrees. */
            latitude: number;
            /** @description In degrees. */
            longitude: number;
        };
        SellerOrder: {
            /** @description The code of the order. */
            code: string;
            /**
             * @description The step that it has reached.
             * @enum {string}
             */
            status: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
            /** @description How it is paid. */
            payment_method: string;
            /** @description Pending or Paid. */
            payment_status: string;
            /** @description Of the recipient. */
            name: string;
            phone: string;
            /** @description Flat, street, area and postal code in one line. */
            address: string;
            /** @description Where the shopper has put it on the map; absent: nowhere. */
            position?: components["schemas"]["SellerPosition"];
            /** @description What was written to it. */
            note: string | null;
            /** @description The time that the shopper chose; absent: as soon as possible. */
            delivery_time?: components["schemas"]["DeliveryTime"];
            lines: {
                /** @description Names the line in the other call. */
                id: components["schemas"]["Id"];
                name: string;
                /** @description The packaging, or size and colour. */
                option: string;
                price: components["schemas"]["Money"];
                /** @description How many pieces are to be delivered; 0 if all are missing. */
                quantity: number;
                /** @description How many more were ordered and cannot be delivered. */
                missing: number;
                /** @description What the shopper chose for this line; absent: nothing, and it is left out. */
                if_sold_out?: components["schemas"]["SoldOutChoice"];
                /** @description The line in whose place this one is sent. */
                replaces?: components["schemas"]["Id"];
            }[];
            delivery: components["schemas"]["Money"];
            /** @description The taxes of the order. */
            taxes: {
                name: string;
                /** @description Of the goods. */
                percentage: number;
                amount: components["schemas"]["Money"];
            }[];
            discount: components["schemas"]["Money"];
            payable: components["schemas"]["Money"];
            /** @description The steps so far, the first one first. */
            history: {
                /**
                 * @description The step that it has reached.
                 * @enum {string}
                 */
                status: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
                /** @description When, in UTC. */
                at: string;
            }[];
        };
        SellerOrderResponse: {
            message?: string;
            data: {
                order: components["schemas"]["SellerOrder"];
            };
        };
        SellerOrderStep: {
            /**
             * @description The step that it is to reach.
             * @enum {string}
             */
            status: "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
        };
        SellerLineChange: {
            /** @description How many pieces can be delivered. */
            quantity: number;
            /** @description What is sent in the place of the missing pieces, unless the shopper chose to leave the line out. */
            replacement?: {
                /** @description The seller's own key of the product. */
                sku: string;
                /** @description The number of the packaging; 1 if not sent. */
                pack?: number;
            };
        };
        SellerLastMessage: {
            /** @description Written by the shop. */
            is_own: boolean;
            text: string | null;
            /** @description The product that the message shows. */
            product: number | null;
            /** @description Whether a picture came with it. */
            has_picture: boolean;
        };
        SellerConversation: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            /** @description The name of the shopper. */
            user_name: string;
            /** @description How many messages the shop has not answered or read. */
            unread: number;
            /** @description The newest message; null before the first. */
            last: components["schemas"]["SellerLastMessage"] | null;
            /** @description When it was last written in, UTC. */
            moved_at: string;
        };
        SellerConversationsResponse: {
            data: {
                /** @description The key of the next page; null at the end. */
                next: number | null;
                /** @description The latest first. */
                conversations: components["schemas"]["SellerConversation"][];
            };
        };
        SellerChatMessage: {
            id: components["schemas"]["Id"];
            /** @description Written by the shop. */
            is_own: boolean;
            /** @description Whether the other side has read it, before this request. */
            is_seen: boolean;
            text: string | null;
            /** @description The product that the message shows. */
            product: number | null;
            /** @description The order of this shop that the text is about. */
            order: components["schemas"]["ChatOrder"] | null;
            /** @description Whether a picture came with it. */
            has_picture: boolean;
            /** @description A link to the picture that works for some minutes. */
            picture: string | null;
            /** @description When, in UTC. */
            at: string;
        };
        SellerMessagesResponse: {
            data: {
                /** @description Whether the shopper has been writing in the last five seconds. */
                is_typing: boolean;
                /** @description The key of the next page; null at the end. */
                next: number | null;
                messages: components["schemas"]["SellerChatMessage"][];
            };
        };
        SellerMessage: {
            message: string;
        };
        SellerMessageUpload: {
            message?: string;
            picture: string;
        };
        SellerReturn: {
            id: components["schemas"]["Id"];
            /**
             * @description The step that it has reached.
             * @enum {string}
             */
            status: "Pending" | "Approved" | "Damaged" | "Mismatch" | "Cancelled" | "Refunded";
            amount: components["schemas"]["Money"];
            created_at: string;
            order_code: string;
            reason: string;
        };
        SellerReturnsResponse: {
            data: {
                /** @description The key of the next page; null at the end. */
                next: number | null;
                /** @description The newest first. */
                returns: components["schemas"]["SellerReturn"][];
            };
        };
        SellerDecision: {
            /**
             * @description The status that the return is to have.
             * @enum {string}
             */
            decision: "Approved" | "Damaged" | "Mismatch" | "Cancelled" | "Refunded";
            /** @description Why; the shopper reads it. */
            note?: string;
        };
        SellerReturnResponse: {
            message?: string;
            data: {
                return: components["schemas"]["SellerReturn"];
            };
        };
    };
    responses: {
        /** @description Too many requests. */
        TooMany: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Too many attempts. Please wait a moment."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The server failed. */
        Broken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Something went wrong. Please try again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A part that the shop needs is down, or the operator has closed the shop for maintenance. */
        Unavailable: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The shop is not available right now. Please try again shortly."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The request could not be read or the credentials are wrong. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "These credentials do not match our records."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A field is wrong (`errors` names it) or a rule of the shop refuses (`message` alone). */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The phone field is required.",
                 *       "errors": {
                 *         "phone": [
                 *           "The phone field is required."
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No token, or one that is not valid any more. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Unauthenticated."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The caller may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "This action is not allowed."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Unknown, or somebody else's. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Not found."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The state changed in between; with `Retry-After` the same request is still being processed. */
        Conflict: {
            headers: {
                /** @description Seconds to wait before the same request is sent again under the same key. */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "Your cart has changed. Please check it again."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The body or a file is too large. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "message": "The request is too large."
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description One bare locale code. Names of products, categories, brands and units come in this language.
         * @example en
         */
        acceptLanguage: string;
        /**
         * @description 1-based page. Works together with `per_page`.
         * @example 1
         */
        page: number;
        /**
         * @description Rows a page.
         * @example 12
         */
        perPage: number;
        /**
         * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
         * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
         */
        idempotencyKey: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMaster: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "currency": {
                     *           "name": "USD",
                     *           "symbol": "$",
                     *           "rate": 1,
                     *           "position": "suffix"
                     *         },
                     *         "currencies": [
                     *           {
                     *             "id": 1,
                     *             "name": "USD",
                     *             "symbol": "$",
                     *             "rate": 1,
                     *             "rate_from_default": 1,
                     *             "is_default": true
                     *           }
                     *         ],
                     *         "app_name": "Larder",
                     *         "app_locale": "en",
                     *         "cash_on_delivery": true,
                     *         "online_payment": true,
                     *         "show_download_app": false,
                     *         "web_show_footer": true,
                     *         "payment_gateways": [
                     *           {
                     *             "id": 1,
                     *             "title": "Card (test)",
                     *             "name": "stripe",
                     *             "logo": "/pictures/payment-card-160.webp",
                     *             "is_active": true
                     *           }
                     *         ],
                     *         "multi_vendor": true,
                     *         "mobile": "+1 202 555 0100",
                     *         "address": "12 Granary Lane, Millbrook",
                     *         "web_footer_text": "© Larder. A demonstration shop: nothing here is for sale.",
                     *         "web_logo": "/logo.svg",
                     *         "web_footer_logo": "/logo-light.svg",
                     *         "app_logo": "/icon.svg",
                     *         "social_links": [
                     *           {
                     *             "id": 1,
                     *             "name": "Recipes",
                     *             "logo": "/pictures/social-recipes-160.webp",
                     *             "link": "https://recipes.larder.example"
                     *           }
                     *         ],
                     *         "theme_colors": {
                     *           "primary": "#1d7a46",
                     *           "primary50": "#effaf3",
                     *           "primary100": "#d8f3e1",
                     *           "primary200": "#b4e6c7",
                     *           "primary300": "#82d2a4",
                     *           "primary400": "#4db67d",
                     *           "primary500": "#2a9a60",
                     *           "primary600": "#1d7a46",
                     *           "primary700": "#17623a",
                     *           "primary800": "#154e30",
                     *           "primary900": "#124029",
                     *           "primary950": "#082417"
                     *         },
                     *         "app_environment": "local",
                     *         "register_otp_verify": true,
                     *         "register_otp_type": "email",
                     *         "forgot_otp_type": "email",
                     *         "order_place_account_verify": false,
                     *         "phone_required": false,
                     *         "phone_min_length": 9,
                     *         "phone_max_length": 16,
                     *         "languages": [
                     *           {
                     *             "id": 1,
                     *             "name": "en",
                     *             "title": "English",
                     *             "direction": "ltr"
                     *           }
                     *         ],
                     *         "social_auths": {},
                     *         "menus": [
                     *           {
                     *             "id": 1,
                     *             "name": "Home",
                     *             "url": "/",
                     *             "target": "_self",
                     *             "is_external": false,
                     *             "title": "Home"
                     *           }
                     *         ],
                     *         "footers": [
                     *           {
                     *             "id": 1,
                     *             "position": 1,
                     *             "items": [
                     *               {
                     *                 "id": 1,
                     *                 "type": "logo",
                     *                 "target": "_self",
                     *                 "title": null,
                     *                 "url": "/"
                     *               }
                     *             ],
                     *             "title": null
                     *           }
                     *         ],
                     *         "return_order_within_days": 3,
                     *         "google_playstore_link": null,
                     *         "app_store_link": null,
                     *         "web_footer_description": "Eleven neighbourhood shops, one basket, at your door within the hour.",
                     *         "footer_qr": null,
                     *         "pusher_app_key": "larder",
                     *         "pusher_app_cluster": "local",
                     *         "pusher_app_host": "",
                     *         "pusher_app_port": null,
                     *         "pusher_app_tls": null,
                     *         "demo_account": {
                     *           "phone": "demo@larder.test",
                     *           "password": "larder-demo"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MasterResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCatalogue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example ar */
                locale: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogue. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "Shopping Cart": "عربة التسوق"
                     *     }
                     */
                    "application/json": {
                        [key: string]: string;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No such catalogue. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "error": "Language file not found"
                     *     }
                     */
                    "application/json": components["schemas"]["CatalogueMissing"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "countries": [
                     *           {
                     *             "id": 1,
                     *             "name": "Algeria",
                     *             "phone_code": "213"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CountriesResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBanners: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The banners. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "id": 1,
                     *             "thumbnail": "/pictures/hero-market-1280.webp",
                     *             "title": "The whole market, one basket",
                     *             "subtitle": "Eleven neighbourhood shops, at your door within the hour.",
                     *             "link": "/products",
                     *             "picture": {
                     *               "small": "/pictures/hero-market-640.webp",
                     *               "medium": "/pictures/hero-market-640.webp",
                     *               "large": "/pictures/hero-market-1280.webp",
                     *               "width": 1280,
                     *               "height": 480,
                     *               "tint": "#dbe1be"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BannersResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHome: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The home page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "banners": [
                     *           {
                     *             "id": 1,
                     *             "thumbnail": "/pictures/hero-market-1280.webp",
                     *             "title": "The whole market, one basket",
                     *             "subtitle": "Eleven neighbourhood shops, at your door within the hour.",
                     *             "link": "/products",
                     *             "picture": {
                     *               "small": "/pictures/hero-market-640.webp",
                     *               "medium": "/pictures/hero-market-640.webp",
                     *               "large": "/pictures/hero-market-1280.webp",
                     *               "width": 1280,
                     *               "height": 480,
                     *               "tint": "#dbe1be"
                     *             }
                     *           }
                     *         ],
                     *         "ads": [
                     *           {
                     *             "id": 5,
                     *             "thumbnail": "/pictures/ad-breakfast-1280.webp",
                     *             "title": "Breakfast, sorted",
                     *             "subtitle": "Oats, honey and good coffee",
                     *             "link": "/categories/breakfast-and-snacks",
                     *             "picture": {
                     *               "small": "/pictures/ad-breakfast-640.webp",
                     *               "medium": "/pictures/ad-breakfast-640.webp",
                     *               "large": "/pictures/ad-breakfast-1280.webp",
                     *               "width": 1280,
                     *               "height": 480,
                     *               "tint": "#dfd4c7"
                     *             }
                     *           }
                     *         ],
                     *         "categories": [
                     *           {
                     *             "id": 7,
                     *             "name": "Pantry",
                     *             "thumbnail": "/pictures/category-pantry-320.webp",
                     *             "sub_categories": [
                     *               {
                     *                 "id": 25,
                     *                 "name": "Rice & Grains",
                     *                 "thumbnail": "/pictures/sub-rice-and-grains-320.webp",
                     *                 "slug": "rice-and-grains"
                     *               }
                     *             ],
                     *             "slug": "pantry",
                     *             "picture": {
                     *               "small": "/pictures/category-pantry-160.webp",
                     *               "medium": "/pictures/category-pantry-320.webp",
                     *               "large": "/pictures/category-pantry-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#edd7d4"
                     *             },
                     *             "banner": "/pictures/aisle-pantry-640.webp",
                     *             "banner_picture": {
                     *               "small": "/pictures/aisle-pantry-640.webp",
                     *               "medium": "/pictures/aisle-pantry-640.webp",
                     *               "large": "/pictures/aisle-pantry-640.webp",
                     *               "width": 640,
                     *               "height": 240,
                     *               "tint": "#e9d7c6"
                     *             }
                     *           }
                     *         ],
                     *         "shops": [
                     *           {
                     *             "id": 7,
                     *             "name": "Saffron Gate",
                     *             "logo": "/pictures/logo-saffron-gate-320.webp",
                     *             "banner": "/pictures/shop-saffron-gate-1280.webp",
                     *             "total_products": 36,
                     *             "total_categories": 1,
                     *             "rating": 4.6,
                     *             "shop_status": "Online",
                     *             "total_reviews": "91",
                     *             "logo_picture": {
                     *               "small": "/pictures/logo-saffron-gate-160.webp",
                     *               "medium": "/pictures/logo-saffron-gate-320.webp",
                     *               "large": "/pictures/logo-saffron-gate-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#b38e80"
                     *             },
                     *             "banner_picture": {
                     *               "small": "/pictures/shop-saffron-gate-640.webp",
                     *               "medium": "/pictures/shop-saffron-gate-640.webp",
                     *               "large": "/pictures/shop-saffron-gate-1280.webp",
                     *               "width": 1280,
                     *               "height": 320,
                     *               "tint": "#e7d1c5"
                     *             },
                     *             "estimated_delivery_time": "30–45 min"
                     *           }
                     *         ],
                     *         "popular_products": [
                     *           {
                     *             "id": 316,
                     *             "is_digital": false,
                     *             "name": "Chamomile Tea",
                     *             "thumbnail": "/pictures/chamomile-tea-320.webp",
                     *             "price": 3.49,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 3.5,
                     *             "total_reviews": "4",
                     *             "total_sold": "1,400",
                     *             "quantity": 158,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 11,
                     *               "name": "Daily Basket",
                     *               "logo": "/pictures/logo-daily-basket-320.webp",
                     *               "rating": 4.1,
                     *               "estimated_delivery_time": "15–25 min",
                     *               "last_online": true,
                     *               "delivery_charge": 1.99
                     *             },
                     *             "slug": "chamomile-tea",
                     *             "picture": {
                     *               "small": "/pictures/chamomile-tea-160.webp",
                     *               "medium": "/pictures/chamomile-tea-320.webp",
                     *               "large": "/pictures/chamomile-tea-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#e4dcba"
                     *             },
                     *             "unit": {
                     *               "id": 630,
                     *               "name": "20 bags"
                     *             },
                     *             "brand": "Slow Kettle",
                     *             "packaging_id": 630,
                     *             "packaging_count": 2,
                     *             "unit_price": {
                     *               "amount": 0.17,
                     *               "measure": "piece"
                     *             }
                     *           }
                     *         ],
                     *         "just_for_you": {
                     *           "total": 378,
                     *           "products": [
                     *             {
                     *               "id": 199,
                     *               "is_digital": false,
                     *               "name": "Corn Oil",
                     *               "thumbnail": "/pictures/corn-oil-320.webp",
                     *               "price": 3.49,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0,
                     *               "rating": 0,
                     *               "total_reviews": "0",
                     *               "total_sold": "1,185",
                     *               "quantity": 107,
                     *               "is_favorite": false,
                     *               "sizes": [],
                     *               "colors": [],
                     *               "shop": {
                     *                 "id": 6,
                     *                 "name": "The Long Shelf",
                     *                 "logo": "/pictures/logo-the-long-shelf-320.webp",
                     *                 "rating": 4.3,
                     *                 "estimated_delivery_time": "45–60 min",
                     *                 "last_online": true,
                     *                 "delivery_charge": 3.49
                     *               },
                     *               "slug": "corn-oil",
                     *               "picture": {
                     *                 "small": "/pictures/corn-oil-160.webp",
                     *                 "medium": "/pictures/corn-oil-320.webp",
                     *                 "large": "/pictures/corn-oil-640.webp",
                     *                 "width": 640,
                     *                 "height": 640,
                     *                 "tint": "#ece9d1"
                     *               },
                     *               "unit": {
                     *                 "id": 396,
                     *                 "name": "1 L"
                     *               },
                     *               "brand": "Grove No. 4",
                     *               "packaging_id": 396,
                     *               "packaging_count": 2,
                     *               "unit_price": {
                     *                 "amount": 3.49,
                     *                 "measure": "l"
                     *               }
                     *             }
                     *           ]
                     *         },
                     *         "incoming_flash_sale": {
                     *           "id": 2,
                     *           "name": "Pantry week",
                     *           "thumbnail": "/pictures/sale-pantry-week-1280.webp",
                     *           "start_date": "2026-11-27 15:37:52",
                     *           "end_date": "2026-12-02 15:37:52",
                     *           "description": "Fill the shelf for the month ahead.",
                     *           "products": null
                     *         },
                     *         "running_flash_sale": {
                     *           "id": 1,
                     *           "name": "Market hours",
                     *           "thumbnail": "/pictures/sale-market-hours-1280.webp",
                     *           "start_date": "2026-11-23 15:37:52",
                     *           "end_date": "2026-11-26 15:37:52",
                     *           "description": "Three days of morning-market prices.",
                     *           "products": [
                     *             {
                     *               "id": 5,
                     *               "is_digital": false,
                     *               "name": "Butter Pears",
                     *               "thumbnail": "/pictures/butter-pears-320.webp",
                     *               "price": 2.59,
                     *               "discount_price": 1.69,
                     *               "discount_percentage": 35,
                     *               "rating": 0,
                     *               "total_reviews": "0",
                     *               "total_sold": "20",
                     *               "quantity": 24,
                     *               "is_favorite": false,
                     *               "sizes": [],
                     *               "colors": [],
                     *               "shop": {
                     *                 "id": 1,
                     *                 "name": "Green Lane",
                     *                 "logo": "/pictures/logo-green-lane-320.webp",
                     *                 "rating": 4.5,
                     *                 "estimated_delivery_time": "25–40 min",
                     *                 "last_online": true,
                     *                 "delivery_charge": 2.99
                     *               },
                     *               "slug": "butter-pears",
                     *               "picture": {
                     *                 "small": "/pictures/butter-pears-160.webp",
                     *                 "medium": "/pictures/butter-pears-320.webp",
                     *                 "large": "/pictures/butter-pears-640.webp",
                     *                 "width": 640,
                     *                 "height": 640,
                     *                 "tint": "#e8ecc5"
                     *               },
                     *               "unit": {
                     *                 "id": 12,
                     *                 "name": "500 g"
                     *               },
                     *               "brand": null,
                     *               "packaging_id": 12,
                     *               "packaging_count": 2,
                     *               "unit_price": {
                     *                 "amount": 3.38,
                     *                 "measure": "kg"
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HomeResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 12,
                     *         "categories": [
                     *           {
                     *             "id": 1,
                     *             "name": "Fruit",
                     *             "thumbnail": "/pictures/category-fruit-320.webp",
                     *             "sub_categories": [
                     *               {
                     *                 "id": 1,
                     *                 "name": "Apples & Pears",
                     *                 "thumbnail": "/pictures/sub-apples-and-pears-320.webp",
                     *                 "slug": "apples-and-pears"
                     *               }
                     *             ],
                     *             "slug": "fruit",
                     *             "picture": {
                     *               "small": "/pictures/category-fruit-160.webp",
                     *               "medium": "/pictures/category-fruit-320.webp",
                     *               "large": "/pictures/category-fruit-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#eeb9c1"
                     *             },
                     *             "banner": "/pictures/aisle-fruit-640.webp",
                     *             "banner_picture": {
                     *               "small": "/pictures/aisle-fruit-640.webp",
                     *               "medium": "/pictures/aisle-fruit-640.webp",
                     *               "large": "/pictures/aisle-fruit-640.webp",
                     *               "width": 640,
                     *               "height": 240,
                     *               "tint": "#ebc2c3"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoriesResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSubCategories: {
        parameters: {
            query?: {
                /** @example 2 */
                category_id?: components["schemas"]["Id"];
                category_slug?: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sub-categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sub_categories": [
                     *           {
                     *             "id": 5,
                     *             "name": "Tomatoes & Salad",
                     *             "thumbnail": "/pictures/sub-tomatoes-and-salad-320.webp",
                     *             "slug": "tomatoes-and-salad"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SubCategoriesResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
                /** @example tomato */
                search?: string;
                shop_id?: components["schemas"]["Id"];
                category_id?: components["schemas"]["Id"];
                category_slug?: string;
                sub_category_id?: components["schemas"]["Id"];
                sub_category_slug?: string;
                brand_id?: components["schemas"]["Id"];
                color_id?: components["schemas"]["Id"];
                size_id?: components["schemas"]["Id"];
                /** @description Several of them, separated by commas; counts instead of `brand_id`. Filters with counts say that the server knows it. */
                brand_ids?: string;
                /** @description Several of them, separated by commas; counts instead of `color_id`. Filters with counts say that the server knows it. */
                color_ids?: string;
                /** @description Several of them, separated by commas; counts instead of `size_id`. Filters with counts say that the server knows it. */
                size_ids?: string;
                /** @description Labels of the seller, separated by commas; a product has all of them. */
                diet?: string;
                /** @description Allergens, separated by commas. Only products whose list of allergens is declared complete and that neither contain nor may contain any of them. What is unknown is never free of anything. */
                free_of?: string;
                /** @description Average in [n, n+1). */
                rating?: number;
                /** @description default, high_to_low, low_to_high, top_selling, popular_product, newest or just_for_you; anything else means no order. */
                sort_type?: string;
                min_price?: number;
                max_price?: number;
                is_digital?: 0 | 1;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 63,
                     *         "products": [
                     *           {
                     *             "id": 79,
                     *             "is_digital": false,
                     *             "name": "Whole Milk",
                     *             "thumbnail": "/pictures/whole-milk-320.webp",
                     *             "price": 1.49,
                     *             "discount_price": 1.19,
                     *             "discount_percentage": 20,
                     *             "rating": 2,
                     *             "total_reviews": "1",
                     *             "total_sold": "392",
                     *             "quantity": 58,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 2,
                     *               "name": "Hollow Hill Dairy",
                     *               "logo": "/pictures/logo-hollow-hill-dairy-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "30–45 min",
                     *               "last_online": true,
                     *               "delivery_charge": 3.49
                     *             },
                     *             "slug": "whole-milk",
                     *             "picture": {
                     *               "small": "/pictures/whole-milk-160.webp",
                     *               "medium": "/pictures/whole-milk-320.webp",
                     *               "large": "/pictures/whole-milk-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#c9daeb"
                     *             },
                     *             "unit": {
                     *               "id": 160,
                     *               "name": "1 L"
                     *             },
                     *             "brand": "Three Herds",
                     *             "packaging_id": 160,
                     *             "packaging_count": 2,
                     *             "unit_price": {
                     *               "amount": 1.19,
                     *               "measure": "l"
                     *             }
                     *           }
                     *         ],
                     *         "filters": {
                     *           "sizes": [],
                     *           "colors": [],
                     *           "brands": [
                     *             {
                     *               "id": 6,
                     *               "name": "Brassica Kitchen"
                     *             }
                     *           ],
                     *           "min_price": 0,
                     *           "max_price": 38
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategoryProducts: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
                /** @example tomato */
                search?: string;
                shop_id?: components["schemas"]["Id"];
                category_id?: components["schemas"]["Id"];
                category_slug?: string;
                sub_category_id?: components["schemas"]["Id"];
                sub_category_slug?: string;
                brand_id?: components["schemas"]["Id"];
                color_id?: components["schemas"]["Id"];
                size_id?: components["schemas"]["Id"];
                /** @description Several of them, separated by commas; counts instead of `brand_id`. Filters with counts say that the server knows it. */
                brand_ids?: string;
                /** @description Several of them, separated by commas; counts instead of `color_id`. Filters with counts say that the server knows it. */
                color_ids?: string;
                /** @description Several of them, separated by commas; counts instead of `size_id`. Filters with counts say that the server knows it. */
                size_ids?: string;
                /** @description Labels of the seller, separated by commas; a product has all of them. */
                diet?: string;
                /** @description Allergens, separated by commas. Only products whose list of allergens is declared complete and that neither contain nor may contain any of them. What is unknown is never free of anything. */
                free_of?: string;
                /** @description Average in [n, n+1). */
                rating?: number;
                /** @description default, high_to_low, low_to_high, top_selling, popular_product, newest or just_for_you; anything else means no order. */
                sort_type?: string;
                min_price?: number;
                max_price?: number;
                is_digital?: 0 | 1;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 42,
                     *         "products": [
                     *           {
                     *             "id": 37,
                     *             "is_digital": false,
                     *             "name": "Vine Tomatoes",
                     *             "thumbnail": "/pictures/vine-tomatoes-320.webp",
                     *             "price": 2.49,
                     *             "discount_price": 2.19,
                     *             "discount_percentage": 12,
                     *             "rating": 4.3,
                     *             "total_reviews": "4",
                     *             "total_sold": "148",
                     *             "quantity": 143,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "vine-tomatoes",
                     *             "picture": {
                     *               "small": "/pictures/vine-tomatoes-160.webp",
                     *               "medium": "/pictures/vine-tomatoes-320.webp",
                     *               "large": "/pictures/vine-tomatoes-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#ecc6c2"
                     *             },
                     *             "unit": {
                     *               "id": 76,
                     *               "name": "500 g"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 76,
                     *             "packaging_count": 2,
                     *             "unit_price": {
                     *               "amount": 4.38,
                     *               "measure": "kg"
                     *             }
                     *           }
                     *         ],
                     *         "filters": {
                     *           "sizes": [],
                     *           "colors": [],
                     *           "brands": [
                     *             {
                     *               "id": 6,
                     *               "name": "Brassica Kitchen"
                     *             }
                     *           ],
                     *           "min_price": 0,
                     *           "max_price": 38
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestProducts: {
        parameters: {
            query: {
                /** @example tom */
                query: string;
                /** @example 8 */
                limit?: number;
                /**
                 * @description 1 asks for shops, brands and categories too.
                 * @example 1
                 */
                places?: 0 | 1;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most eight suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 278,
                     *           "name": "Milk Chocolate",
                     *           "price": 2.79,
                     *           "thumbnail": "/pictures/milk-chocolate-320.webp",
                     *           "category": "Breakfast & Snacks"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["SuggestionsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: {
                /** @example 41 */
                product_id?: components["schemas"]["Id"] | string;
                slug?: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "product": {
                     *           "id": 41,
                     *           "is_digital": false,
                     *           "name": "Cucumber",
                     *           "price": 0.9,
                     *           "discount_price": 0,
                     *           "discount_percentage": 0,
                     *           "rating": 4.8,
                     *           "total_reviews": "6",
                     *           "total_sold": "14",
                     *           "quantity": 19,
                     *           "is_favorite": false,
                     *           "sizes": [],
                     *           "colors": [],
                     *           "shop": {
                     *             "id": 1,
                     *             "name": "Green Lane",
                     *             "logo": "/pictures/logo-green-lane-320.webp",
                     *             "rating": 4.5,
                     *             "estimated_delivery_time": "25–40 min",
                     *             "last_online": true,
                     *             "delivery_charge": 2.99
                     *           },
                     *           "description": "<p>Cool, crunchy and thin-skinned. Salt lightly ten minutes before serving.</p><ul><li><strong>Storage:</strong> Keep at room temperature, away from the sun.</li><li><strong>Origin:</strong> Millbrook",
                     *           "thumbnails": [
                     *             {
                     *               "type": "image",
                     *               "thumbnail": "/pictures/cucumber-640.webp",
                     *               "picture": {
                     *                 "small": "/pictures/cucumber-160.webp",
                     *                 "medium": "/pictures/cucumber-320.webp",
                     *                 "large": "/pictures/cucumber-640.webp",
                     *                 "width": 640,
                     *                 "height": 640,
                     *                 "tint": "#d3eace"
                     *               }
                     *             }
                     *           ],
                     *           "packagings": [
                     *             {
                     *               "id": 84,
                     *               "label": "1 piece",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0,
                     *               "stock": 19
                     *             }
                     *           ],
                     *           "slug": "cucumber",
                     *           "picture": {
                     *             "small": "/pictures/cucumber-160.webp",
                     *             "medium": "/pictures/cucumber-320.webp",
                     *             "large": "/pictures/cucumber-640.webp",
                     *             "width": 640,
                     *             "height": 640,
                     *             "tint": "#d3eace"
                     *           },
                     *           "unit": {
                     *             "id": 84,
                     *             "name": "1 piece"
                     *           },
                     *           "brand": null,
                     *           "packaging_id": 84,
                     *           "packaging_count": 2,
                     *           "short_description": "Cool, crunchy and thin-skinned.",
                     *           "category": {
                     *             "id": 2,
                     *             "name": "Vegetables",
                     *             "thumbnail": "/pictures/category-vegetables-320.webp",
                     *             "slug": "vegetables"
                     *           },
                     *           "sub_category": {
                     *             "id": 5,
                     *             "name": "Tomatoes & Salad",
                     *             "thumbnail": "/pictures/sub-tomatoes-and-salad-320.webp",
                     *             "slug": "tomatoes-and-salad"
                     *           },
                     *           "flash_sale": null,
                     *           "meta_title": "Cucumber",
                     *           "meta_description": "Cool, crunchy and thin-skinned.",
                     *           "meta_keywords": null
                     *         },
                     *         "related_products": [
                     *           {
                     *             "id": 44,
                     *             "is_digital": false,
                     *             "name": "Salad Leaf Mix",
                     *             "thumbnail": "/pictures/salad-leaf-mix-320.webp",
                     *             "price": 1.99,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 4.3,
                     *             "total_reviews": "3",
                     *             "total_sold": "867",
                     *             "quantity": 69,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "salad-leaf-mix",
                     *             "picture": {
                     *               "small": "/pictures/salad-leaf-mix-160.webp",
                     *               "medium": "/pictures/salad-leaf-mix-320.webp",
                     *               "large": "/pictures/salad-leaf-mix-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#cce4b5"
                     *             },
                     *             "unit": {
                     *               "id": 90,
                     *               "name": "150 g"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 90,
                     *             "packaging_count": 1,
                     *             "unit_price": {
                     *               "amount": 13.27,
                     *               "measure": "kg"
                     *             }
                     *           }
                     *         ],
                     *         "popular_products": [
                     *           {
                     *             "id": 78,
                     *             "is_digital": false,
                     *             "name": "Cooking Mushrooms",
                     *             "thumbnail": "/pictures/cooking-mushrooms-320.webp",
                     *             "price": 1.89,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 0,
                     *             "total_reviews": "0",
                     *             "total_sold": "1,333",
                     *             "quantity": 4,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "cooking-mushrooms",
                     *             "picture": {
                     *               "small": "/pictures/cooking-mushrooms-160.webp",
                     *               "medium": "/pictures/cooking-mushrooms-320.webp",
                     *               "large": "/pictures/cooking-mushrooms-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#e7d2b9"
                     *             },
                     *             "unit": {
                     *               "id": 158,
                     *               "name": "250 g"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 158,
                     *             "packaging_count": 2,
                     *             "unit_price": {
                     *               "amount": 7.56,
                     *               "measure": "kg"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPackagings: {
        parameters: {
            query: {
                /** @example 41 */
                product_id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The packagings, the default one first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "packagings": [
                     *           {
                     *             "id": 84,
                     *             "label": "1 piece",
                     *             "price": 0.9,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "stock": 19
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PackagingsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRecentlyViewed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "id": 41,
                     *             "is_digital": false,
                     *             "name": "Cucumber",
                     *             "thumbnail": "/pictures/cucumber-320.webp",
                     *             "price": 0.9,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 4.8,
                     *             "total_reviews": "6",
                     *             "total_sold": "14",
                     *             "quantity": 19,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "cucumber",
                     *             "picture": {
                     *               "small": "/pictures/cucumber-160.webp",
                     *               "medium": "/pictures/cucumber-320.webp",
                     *               "large": "/pictures/cucumber-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#d3eace"
                     *             },
                     *             "unit": {
                     *               "id": 84,
                     *               "name": "1 piece"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 84,
                     *             "packaging_count": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsOnlyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsuals: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "id": 41,
                     *             "is_digital": false,
                     *             "name": "Cucumber",
                     *             "thumbnail": "/pictures/cucumber-320.webp",
                     *             "price": 0.9,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 4.8,
                     *             "total_reviews": "6",
                     *             "total_sold": "14",
                     *             "quantity": 19,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "cucumber",
                     *             "picture": {
                     *               "small": "/pictures/cucumber-160.webp",
                     *               "medium": "/pictures/cucumber-320.webp",
                     *               "large": "/pictures/cucumber-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#d3eace"
                     *             },
                     *             "unit": {
                     *               "id": 84,
                     *               "name": "1 piece"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 84,
                     *             "packaging_count": 2
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsOnlyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavorites: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "id": 41,
                     *             "is_digital": false,
                     *             "name": "Cucumber",
                     *             "thumbnail": "/pictures/cucumber-320.webp",
                     *             "price": 0.9,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 4.8,
                     *             "total_reviews": "6",
                     *             "total_sold": "14",
                     *             "quantity": 19,
                     *             "is_favorite": true,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "cucumber",
                     *             "picture": {
                     *               "small": "/pictures/cucumber-160.webp",
                     *               "medium": "/pictures/cucumber-320.webp",
                     *               "large": "/pictures/cucumber-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#d3eace"
                     *             },
                     *             "unit": {
                     *               "id": 84,
                     *               "name": "1 piece"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 84,
                     *             "packaging_count": 2
                     *           }
                     *         ],
                     *         "total": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FavoritesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleFavorite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteToggle"];
            };
        };
        responses: {
            /** @description The product; `is_favorite` is its new state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "product": {
                     *           "id": 41,
                     *           "is_digital": false,
                     *           "name": "Cucumber",
                     *           "thumbnail": "/pictures/cucumber-320.webp",
                     *           "price": 0.9,
                     *           "discount_price": 0,
                     *           "discount_percentage": 0,
                     *           "rating": 4.8,
                     *           "total_reviews": "6",
                     *           "total_sold": "14",
                     *           "quantity": 19,
                     *           "is_favorite": true,
                     *           "sizes": [],
                     *           "colors": [],
                     *           "shop": {
                     *             "id": 1,
                     *             "name": "Green Lane",
                     *             "logo": "/pictures/logo-green-lane-320.webp",
                     *             "rating": 4.5,
                     *             "estimated_delivery_time": "25–40 min",
                     *             "last_online": true,
                     *             "delivery_charge": 2.99
                     *           },
                     *           "slug": "cucumber",
                     *           "picture": {
                     *             "small": "/pictures/cucumber-160.webp",
                     *             "medium": "/pictures/cucumber-320.webp",
                     *             "large": "/pictures/cucumber-640.webp",
                     *             "width": 640,
                     *             "height": 640,
                     *             "tint": "#d3eace"
                     *           },
                     *           "unit": {
                     *             "id": 84,
                     *             "name": "1 piece"
                     *           },
                     *           "brand": null,
                     *           "packaging_id": 84,
                     *           "packaging_count": 2
                     *         }
                     *       },
                     *       "message": "Added to your wishlist"
                     *     }
                     */
                    "application/json": components["schemas"]["FavoriteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShops: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of shops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 11,
                     *         "shops": [
                     *           {
                     *             "id": 1,
                     *             "name": "Green Lane",
                     *             "logo": "/pictures/logo-green-lane-320.webp",
                     *             "banner": "/pictures/shop-green-lane-1280.webp",
                     *             "total_products": 72,
                     *             "total_categories": 3,
                     *             "rating": 4.5,
                     *             "shop_status": "Online",
                     *             "total_reviews": "172",
                     *             "logo_picture": {
                     *               "small": "/pictures/logo-green-lane-160.webp",
                     *               "medium": "/pictures/logo-green-lane-320.webp",
                     *               "large": "/pictures/logo-green-lane-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#7baa7a"
                     *             },
                     *             "banner_picture": {
                     *               "small": "/pictures/shop-green-lane-640.webp",
                     *               "medium": "/pictures/shop-green-lane-640.webp",
                     *               "large": "/pictures/shop-green-lane-1280.webp",
                     *               "width": 1280,
                     *               "height": 320,
                     *               "tint": "#cfe7c6"
                     *             },
                     *             "estimated_delivery_time": "25–40 min"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShopsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopShops: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shops. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "shops": [
                     *           {
                     *             "id": 7,
                     *             "name": "Saffron Gate",
                     *             "logo": "/pictures/logo-saffron-gate-320.webp",
                     *             "banner": "/pictures/shop-saffron-gate-1280.webp",
                     *             "total_products": 36,
                     *             "total_categories": 1,
                     *             "rating": 4.6,
                     *             "shop_status": "Online",
                     *             "total_reviews": "91",
                     *             "logo_picture": {
                     *               "small": "/pictures/logo-saffron-gate-160.webp",
                     *               "medium": "/pictures/logo-saffron-gate-320.webp",
                     *               "large": "/pictures/logo-saffron-gate-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#b38e80"
                     *             },
                     *             "banner_picture": {
                     *               "small": "/pictures/shop-saffron-gate-640.webp",
                     *               "medium": "/pictures/shop-saffron-gate-640.webp",
                     *               "large": "/pictures/shop-saffron-gate-1280.webp",
                     *               "width": 1280,
                     *               "height": 320,
                     *               "tint": "#e7d1c5"
                     *             },
                     *             "estimated_delivery_time": "30–45 min"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TopShopsResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopPopularProducts: {
        parameters: {
            query: {
                /** @example 41 */
                product_id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most six products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "products": [
                     *           {
                     *             "id": 78,
                     *             "is_digital": false,
                     *             "name": "Cooking Mushrooms",
                     *             "thumbnail": "/pictures/cooking-mushrooms-320.webp",
                     *             "price": 1.89,
                     *             "discount_price": 0,
                     *             "discount_percentage": 0,
                     *             "rating": 0,
                     *             "total_reviews": "0",
                     *             "total_sold": "1,333",
                     *             "quantity": 4,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "shop": {
                     *               "id": 1,
                     *               "name": "Green Lane",
                     *               "logo": "/pictures/logo-green-lane-320.webp",
                     *               "rating": 4.5,
                     *               "estimated_delivery_time": "25–40 min",
                     *               "last_online": true,
                     *               "delivery_charge": 2.99
                     *             },
                     *             "slug": "cooking-mushrooms",
                     *             "picture": {
                     *               "small": "/pictures/cooking-mushrooms-160.webp",
                     *               "medium": "/pictures/cooking-mushrooms-320.webp",
                     *               "large": "/pictures/cooking-mushrooms-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#e7d2b9"
                     *             },
                     *             "unit": {
                     *               "id": 158,
                     *               "name": "250 g"
                     *             },
                     *             "brand": null,
                     *             "packaging_id": 158,
                     *             "packaging_count": 2,
                     *             "unit_price": {
                     *               "amount": 7.56,
                     *               "measure": "kg"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProductsOnlyResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 3 */
                shop: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "shop": {
                     *           "id": 3,
                     *           "name": "Ember & Crust",
                     *           "logo": "/pictures/logo-ember-and-crust-320.webp",
                     *           "banner": "/pictures/shop-ember-and-crust-1280.webp",
                     *           "total_products": 28,
                     *           "total_categories": 1,
                     *           "rating": 4.6,
                     *           "total_reviews": 78,
                     *           "shop_status": "Online",
                     *           "banners": [],
                     *           "logo_picture": {
                     *             "small": "/pictures/logo-ember-and-crust-160.webp",
                     *             "medium": "/pictures/logo-ember-and-crust-320.webp",
                     *             "large": "/pictures/logo-ember-and-crust-640.webp",
                     *             "width": 640,
                     *             "height": 640,
                     *             "tint": "#b59a82"
                     *           },
                     *           "banner_picture": {
                     *             "small": "/pictures/shop-ember-and-crust-640.webp",
                     *             "medium": "/pictures/shop-ember-and-crust-640.webp",
                     *             "large": "/pictures/shop-ember-and-crust-1280.webp",
                     *             "width": 1280,
                     *             "height": 320,
                     *             "tint": "#f0dbc9"
                     *           },
                     *           "estimated_delivery_time": "20–35 min",
                     *           "short_description": "Sourdough, slow and dark",
                     *           "description": "<p>Two ovens, one starter from 2009 and dough that is never rushed: at least twenty hours from flour to loaf.</p><p>Bread leaves the oven at five, pastry at six, and what is left in the evening goes t"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ShopResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShopCategories: {
        parameters: {
            query: {
                /** @example 3 */
                shop_id: components["schemas"]["Id"];
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "categories": [
                     *           {
                     *             "id": 4,
                     *             "name": "Bakery",
                     *             "thumbnail": "/pictures/category-bakery-320.webp",
                     *             "sub_categories": [
                     *               {
                     *                 "id": 15,
                     *                 "name": "Bread",
                     *                 "thumbnail": "/pictures/sub-bread-320.webp",
                     *                 "slug": "bread"
                     *               }
                     *             ],
                     *             "slug": "bakery",
                     *             "picture": {
                     *               "small": "/pictures/category-bakery-160.webp",
                     *               "medium": "/pictures/category-bakery-320.webp",
                     *               "large": "/pictures/category-bakery-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#f2dcc9"
                     *             },
                     *             "banner": "/pictures/aisle-bakery-640.webp",
                     *             "banner_picture": {
                     *               "small": "/pictures/aisle-bakery-640.webp",
                     *               "medium": "/pictures/aisle-bakery-640.webp",
                     *               "large": "/pictures/aisle-bakery-640.webp",
                     *               "width": 640,
                     *               "height": 240,
                     *               "tint": "#edd8c7"
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CategoriesResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @example 41 */
                product_id?: components["schemas"]["Id"];
                shop_id?: components["schemas"]["Id"];
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 6,
                     *         "reviews": [
                     *           {
                     *             "id": 89,
                     *             "customer_name": "Owen T.",
                     *             "customer_profile": "",
                     *             "rating": 5,
                     *             "description": "Best I have had in a long time. Picked carefully, even the ones at the bottom. Will buy again.",
                     *             "created_at": "November 04, 2026",
                     *             "photos": []
                     *           }
                     *         ],
                     *         "average_rating_percentage": {
                     *           "rating": 4.8,
                     *           "total_review": 6,
                     *           "percentages": {
                     *             "1": 0,
                     *             "2": 0,
                     *             "3": 0,
                     *             "4": 16.7,
                     *             "5": 83.3
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /** @example 0 */
                is_buy_now?: 0 | 1;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 1,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "14",
                     *                 "packaging_id": 84,
                     *                 "stock": 19,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 1
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "packaging_id": 97,
                 *       "quantity": 1,
                 *       "unit_price": 0,
                 *       "unit": "500 g",
                 *       "is_buy_now": false
                 *     }
                 */
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 1,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "16",
                     *                 "packaging_id": 84,
                     *                 "stock": 17,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 6
                     *       },
                     *       "message": "Product added to cart"
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    incrementCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "packaging_id": 97
                 *     }
                 */
                "application/json": components["schemas"]["CartLineKey"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 2,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "14",
                     *                 "packaging_id": 84,
                     *                 "stock": 19,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 2
                     *       },
                     *       "message": "Product quantity increased"
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    decrementCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "packaging_id": 97
                 *     }
                 */
                "application/json": components["schemas"]["CartLineKey"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 2,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "14",
                     *                 "packaging_id": 84,
                     *                 "stock": 19,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 2
                     *       },
                     *       "message": "Product quantity increased"
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCartQuantity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "packaging_id": 97,
                 *       "quantity": 6
                 *     }
                 */
                "application/json": components["schemas"]["CartQuantity"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 2,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "14",
                     *                 "packaging_id": 84,
                     *                 "stock": 19,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 2
                     *       },
                     *       "message": "Product quantity increased"
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCartLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "packaging_id": 97
                 *     }
                 */
                "application/json": components["schemas"]["CartLineKey"];
            };
        };
        responses: {
            /** @description The cart after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 2,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "14",
                     *                 "packaging_id": 84,
                     *                 "stock": 19,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 2
                     *       },
                     *       "message": "Product quantity increased"
                     *     }
                     */
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    quoteCheckout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shop_ids": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The quote. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "checkout": {
                     *           "total_amount": 1.8,
                     *           "delivery_charge": 2.99,
                     *           "coupon_discount": 0,
                     *           "order_tax_amount": 0.09,
                     *           "payable_amount": 4.88,
                     *           "all_vat_taxes": [
                     *             {
                     *               "id": 1,
                     *               "name": "VAT",
                     *               "percentage": 5,
                     *               "amount": 0.09
                     *             }
                     *           ],
                     *           "deliveries": [
                     *             {
                     *               "shop_id": 1,
                     *               "amount": 2.99
                     *             }
                     *           ],
                     *           "coupons": []
                     *         },
                     *         "apply_coupon": false,
                     *         "checkout_items": [
                     *           {
                     *             "shop_id": 1,
                     *             "shop_name": "Green Lane",
                     *             "shop_logo": "/pictures/logo-green-lane-320.webp",
                     *             "shop_rating": 4.5,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "quantity": 2,
                     *                 "is_digital": false,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "price": 0.9,
                     *                 "discount_price": 0,
                     *                 "discount_percentage": 0,
                     *                 "rating": 4.8,
                     *                 "total_reviews": "6",
                     *                 "total_sold": "14",
                     *                 "packaging_id": 84,
                     *                 "stock": 19,
                     *                 "picture": {
                     *                   "small": "/pictures/cucumber-160.webp",
                     *                   "medium": "/pictures/cucumber-320.webp",
                     *                   "large": "/pictures/cucumber-640.webp",
                     *                   "width": 640,
                     *                   "height": 640,
                     *                   "tint": "#d3eace"
                     *                 },
                     *                 "brand": null,
                     *                 "unit_price": 0.9,
                     *                 "previous_price": null,
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 piece"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "cart_version": 4,
                     *         "sold_out_choices": [
                     *           "leave_out",
                     *           "call_me",
                     *           "best_match"
                     *         ]
                     *       },
                     *       "message": "The totals are up to date."
                     *     }
                     */
                    "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliverySlots: {
        parameters: {
            query: {
                /**
                 * @description The ids with commas between them.
                 * @example 3
                 */
                shop_ids: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shops that offer times. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "time_zone": "Europe/London",
                     *         "shops": [
                     *           {
                     *             "shop_id": 3,
                     *             "is_required": false,
                     *             "chosen": null,
                     *             "held_until": null,
                     *             "slots": [
                     *               {
                     *                 "from": "2026-11-24T09:00:00.000000Z",
                     *                 "until": "2026-11-24T11:00:00.000000Z",
                     *                 "orders_until": "2026-11-24T08:00:00.000000Z",
                     *                 "is_full": false
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliverySlotsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    holdDeliverySlots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "slots": [
                 *         {
                 *           "shop_id": 3,
                 *           "from": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DeliveryHolds"];
            };
        };
        responses: {
            /** @description The shops as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Delivery time saved",
                     *       "data": {
                     *         "time_zone": "Europe/London",
                     *         "shops": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeliverySlotsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shop_ids": [
                 *         3
                 *       ],
                 *       "address_id": 5,
                 *       "payment_method": "cash",
                 *       "note": "Please ring twice"
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description Ordered. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order_payment_url": null,
                     *         "orders": [
                     *           {
                     *             "id": 77,
                     *             "order_code": "LD-7Q4MZK",
                     *             "shop_id": 3,
                     *             "amount": 12.4
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPlacedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Something changed since the shopper was shown it. With `Retry-After`, and without `data`, the same request is still being processed. */
            409: {
                headers: {
                    /** @description Seconds to wait before the same request is sent again under the same key. */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The amount to pay has changed. Please check your order again."
                     *     }
                     */
                    "application/json": components["schemas"]["OrderConflict"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description The exact status text, or digital; absent means all.
                 * @example Pending
                 */
                order_status?: string;
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "status_wise_orders": {
                     *           "all": 1,
                     *           "pending": 1,
                     *           "confirm": 0,
                     *           "processing": 0,
                     *           "pickup": 0,
                     *           "on_the_way": 0,
                     *           "delivered": 0,
                     *           "cancelled": 0
                     *         },
                     *         "orders": [
                     *           {
                     *             "id": 4,
                     *             "order_code": "#LD001004",
                     *             "quantity": 2,
                     *             "amount": 4.88,
                     *             "payment_method": "Cash Payment",
                     *             "payment_status": "Pending",
                     *             "order_status": "Pending",
                     *             "created_at": "2026-11-23T15:37:57.848000Z",
                     *             "placed_at": "23 Nov, 2026 03:37 PM",
                     *             "shop_name": "Green Lane",
                     *             "address": {
                     *               "id": 2,
                     *               "name": "Sample Shopper",
                     *               "phone": "2025550142",
                     *               "address_type": "home",
                     *               "address_line": "12 Orchard Lane",
                     *               "is_default": false,
                     *               "area": null,
                     *               "flat_no": null,
                     *               "address_line2": null,
                     *               "post_code": null,
                     *               "latitude": null,
                     *               "longitude": null
                     *             },
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "name": "Cucumber",
                     *                 "thumbnail": "/pictures/cucumber-320.webp",
                     *                 "quantity": 2
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrdersResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query: {
                /** @example 77 */
                order_id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "id": 4,
                     *           "order_code": "#LD001004",
                     *           "order_status": "Pending",
                     *           "created_at": "2026-11-23T15:37:57.848000Z",
                     *           "placed_at": "23 Nov, 2026 03:37 PM",
                     *           "estimated_delivery_date": "25–40 min",
                     *           "payment_method": "Cash Payment",
                     *           "payment_status": "Pending",
                     *           "total_amount": 1.8,
                     *           "tax_amount": 0.09,
                     *           "discount": 0,
                     *           "coupon_discount": 0,
                     *           "payable_amount": 4.88,
                     *           "quantity": 2,
                     *           "delivery_charge": 2.99,
                     *           "shop": {
                     *             "id": 1,
                     *             "name": "Green Lane",
                     *             "logo": "/pictures/logo-green-lane-320.webp",
                     *             "banner": "/pictures/shop-green-lane-1280.webp",
                     *             "total_products": 72,
                     *             "total_categories": 3,
                     *             "rating": 4.5,
                     *             "shop_status": "Online",
                     *             "total_reviews": "172",
                     *             "logo_picture": {
                     *               "small": "/pictures/logo-green-lane-160.webp",
                     *               "medium": "/pictures/logo-green-lane-320.webp",
                     *               "large": "/pictures/logo-green-lane-640.webp",
                     *               "width": 640,
                     *               "height": 640,
                     *               "tint": "#7baa7a"
                     *             },
                     *             "banner_picture": {
                     *               "small": "/pictures/shop-green-lane-640.webp",
                     *               "medium": "/pictures/shop-green-lane-640.webp",
                     *               "large": "/pictures/shop-green-lane-1280.webp",
                     *               "width": 1280,
                     *               "height": 320,
                     *               "tint": "#cfe7c6"
                     *             },
                     *             "estimated_delivery_time": "25–40 min"
                     *           },
                     *           "products": [
                     *             {
                     *               "id": 41,
                     *               "name": "Cucumber",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "order_qty": 2,
                     *               "is_returned": false,
                     *               "is_digital": false,
                     *               "packaging_id": 84,
                     *               "brand": null,
                     *               "picture": {
                     *                 "small": "/pictures/cucumber-160.webp",
                     *                 "medium": "/pictures/cucumber-320.webp",
                     *                 "large": "/pictures/cucumber-640.webp",
                     *                 "width": 640,
                     *                 "height": 640,
                     *                 "tint": "#d3eace"
                     *               },
                     *               "color": null,
                     *               "size": null,
                     *               "unit": "1 piece",
                     *               "rating": null
                     *             }
                     *           ],
                     *           "all_vat_taxes": [
                     *             {
                     *               "id": 4,
                     *               "order_id": 4,
                     *               "name": "VAT",
                     *               "percentage": 5,
                     *               "amount": 0.09
                     *             }
                     *           ],
                     *           "return_order_within_days": 3,
                     *           "is_returnable": false,
                     *           "note": null,
                     *           "invoice_url": "https://shop.example/shop/download-invoice/4?language=en&until=1795450078&sign=the-signature",
                     *           "payment_receipt_url": null,
                     *           "address": {
                     *             "id": 2,
                     *             "name": "Sample Shopper",
                     *             "phone": "2025550142",
                     *             "address_type": "home",
                     *             "address_line": "12 Orchard Lane",
                     *             "is_default": false,
                     *             "area": null,
                     *             "flat_no": null,
                     *             "address_line2": null,
                     *             "post_code": null,
                     *             "latitude": null,
                     *             "longitude": null
                     *           },
                     *           "last_return_date": null,
                     *           "pay_until": null,
                     *           "history": [
                     *             {
                     *               "status": "Pending",
                     *               "at": "2026-11-23T15:37:57.848000Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "addresses": [
                     *           {
                     *             "id": 2,
                     *             "name": "Sample Shopper",
                     *             "phone": "2025550142",
                     *             "address_type": "home",
                     *             "address_line": "12 Orchard Lane",
                     *             "is_default": true,
                     *             "area": null,
                     *             "flat_no": null,
                     *             "address_line2": null,
                     *             "post_code": null,
                     *             "latitude": null,
                     *             "longitude": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddressesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAreas: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The areas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "areas": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AreasResponse"];
                };
            };
            429: components["responses"]["TooMany"];
        };
    };
    addAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Shopper",
                 *       "phone": "2025550142",
                 *       "address_line": "12 Orchard Lane",
                 *       "address_type": "home",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "address": {
                     *           "id": 2,
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "address_type": "home",
                     *           "address_line": "12 Orchard Lane",
                     *           "is_default": true,
                     *           "area": null,
                     *           "flat_no": null,
                     *           "address_line2": null,
                     *           "post_code": null,
                     *           "latitude": null,
                     *           "longitude": null
                     *         }
                     *       },
                     *       "message": "Address added"
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Shopper",
                 *       "phone": "2025550142",
                 *       "address_line": "12 Orchard Lane",
                 *       "address_type": "home",
                 *       "is_default": true
                 *     }
                 */
                "application/json": components["schemas"]["AddressForm"];
            };
        };
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "address": {
                     *           "id": 2,
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "address_type": "home",
                     *           "address_line": "12 Orchard Lane",
                     *           "is_default": true,
                     *           "area": null,
                     *           "flat_no": null,
                     *           "address_line2": null,
                     *           "post_code": null,
                     *           "latitude": null,
                     *           "longitude": null
                     *         }
                     *       },
                     *       "message": "Address updated"
                     *     }
                     */
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 5 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Address deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Shopper",
                 *       "phone": "2025550142",
                 *       "email": "sample@larder.test",
                 *       "password": "a long pass phrase",
                 *       "country": "United States",
                 *       "phone_code": "1"
                 *     }
                 */
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "id": 2,
                     *           "name": "Sample Shopper",
                     *           "phone_verified": false,
                     *           "email_verified": false,
                     *           "is_active": true,
                     *           "profile_photo": "",
                     *           "account_verified": false,
                     *           "last_online": false,
                     *           "phone": "2025550142",
                     *           "email": "sample@larder.test",
                     *           "gender": null,
                     *           "date_of_birth": null,
                     *           "country": "United States",
                     *           "phone_code": "1"
                     *         },
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "the-opaque-token",
                     *           "expires_at": "2026-11-30 15:37:54"
                     *         }
                     *       },
                     *       "message": "Your account is ready"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "sample@larder.test",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "id": 2,
                     *           "name": "Sample Shopper",
                     *           "phone_verified": false,
                     *           "email_verified": false,
                     *           "is_active": true,
                     *           "profile_photo": "",
                     *           "account_verified": false,
                     *           "last_online": false,
                     *           "phone": "2025550142",
                     *           "email": "sample@larder.test",
                     *           "gender": null,
                     *           "date_of_birth": null,
                     *           "country": "United States",
                     *           "phone_code": "1"
                     *         },
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "the-opaque-token",
                     *           "expires_at": "2026-11-30 15:37:54"
                     *         }
                     *       },
                     *       "message": "Your account is ready"
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You’ve logged out"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user": {
                     *           "id": 2,
                     *           "name": "Sample Shopper",
                     *           "phone_verified": false,
                     *           "email_verified": false,
                     *           "is_active": true,
                     *           "profile_photo": "",
                     *           "account_verified": false,
                     *           "last_online": false,
                     *           "phone": "2025550142",
                     *           "email": "sample@larder.test",
                     *           "gender": null,
                     *           "date_of_birth": null,
                     *           "country": "United States",
                     *           "phone_code": "1"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVouchers: {
        parameters: {
            query: {
                /** @example 3 */
                shop_id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "coupons": [
                     *           {
                     *             "id": 12,
                     *             "voucher_type": "shop",
                     *             "code": "FRESH10",
                     *             "discount_type": "Percentage",
                     *             "discount": 10,
                     *             "min_order_amount": 20,
                     *             "max_discount_amount": 5,
                     *             "limit_for_user": 1,
                     *             "shop_id": 3,
                     *             "started": "01 March 2025 00:00",
                     *             "validity": "31 March 2025 23:59",
                     *             "is_collected": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VouchersResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCollectedVouchers: {
        parameters: {
            query: {
                /** @example 3 */
                shop_id: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "coupons": [
                     *           {
                     *             "id": 12,
                     *             "voucher_type": "shop",
                     *             "code": "FRESH10",
                     *             "discount_type": "Percentage",
                     *             "discount": 10,
                     *             "min_order_amount": 20,
                     *             "max_discount_amount": 5,
                     *             "limit_for_user": 1,
                     *             "shop_id": 3,
                     *             "started": "01 March 2025 00:00",
                     *             "validity": "31 March 2025 23:59",
                     *             "is_collected": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VouchersResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    collectVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coupon_id": 12
                 *     }
                 */
                "application/json": components["schemas"]["VoucherCollection"];
            };
        };
        responses: {
            /** @description Collected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Voucher collected successfully",
                     *       "data": {
                     *         "coupon": {
                     *           "id": 12,
                     *           "voucher_type": "shop",
                     *           "code": "FRESH10",
                     *           "discount_type": "Percentage",
                     *           "discount": 10,
                     *           "min_order_amount": 20,
                     *           "max_discount_amount": 5,
                     *           "limit_for_user": 1,
                     *           "shop_id": 3,
                     *           "started": "01 March 2025 00:00",
                     *           "validity": "31 March 2025 23:59",
                     *           "is_collected": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyVoucher: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "id": 41,
                 *           "quantity": 2,
                 *           "shop_id": 3
                 *         }
                 *       ],
                 *       "coupon_code": "FRESH10"
                 *     }
                 */
                "application/json": components["schemas"]["VoucherApplication"];
            };
        };
        responses: {
            /** @description A voucher applies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Voucher applied",
                     *       "data": {
                     *         "total_order_amount": 25,
                     *         "total_discount_amount": 2.5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherDiscountResponse"];
                };
            };
            /** @description No voucher applies; the discount is 0. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The voucher was not applied.",
                     *       "data": {
                     *         "total_order_amount": 25,
                     *         "total_discount_amount": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherDiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCouponCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "products": [
                 *         {
                 *           "id": 41,
                 *           "quantity": 2,
                 *           "shop_id": 3
                 *         }
                 *       ],
                 *       "coupon_code": "FRESH10"
                 *     }
                 */
                "application/json": components["schemas"]["CouponCodeApplication"];
            };
        };
        responses: {
            /** @description A voucher applies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Voucher applied",
                     *       "data": {
                     *         "total_order_amount": 25,
                     *         "total_discount_amount": 2.5
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherDiscountResponse"];
                };
            };
            /** @description No voucher applies; the discount is 0. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The voucher was not applied.",
                     *       "data": {
                     *         "total_order_amount": 25,
                     *         "total_discount_amount": 0
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["VoucherDiscountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 77
                 *     }
                 */
                "application/json": components["schemas"]["OrderCancellation"];
            };
        };
        responses: {
            /** @description The cancelled order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Order cancelled successfully",
                     *       "data": {
                     *         "order": {
                     *           "id": 77,
                     *           "order_code": "#LA000077",
                     *           "quantity": 3,
                     *           "amount": 28.15,
                     *           "payment_method": "Cash Payment",
                     *           "payment_status": "Pending",
                     *           "order_status": "Cancelled",
                     *           "created_at": "2025-03-05T15:07:09.000000Z",
                     *           "placed_at": "05 Mar, 2025 03:07 PM",
                     *           "shop_name": "Green Corner",
                     *           "address": null,
                     *           "products": [
                     *             {
                     *               "id": 41,
                     *               "name": "Basmati Rice",
                     *               "thumbnail": "/pictures/basmati-rice-320.webp",
                     *               "quantity": 3
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ChangedOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderAgain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 77,
                 *       "payment_method": "cash"
                 *     }
                 */
                "application/json": components["schemas"]["OrderRepetition"];
            };
        };
        responses: {
            /** @description The new order. A URL, when there is one, has to be opened to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Order placed successfully",
                     *       "data": {
                     *         "order_payment_url": null,
                     *         "order": {
                     *           "id": 81,
                     *           "order_code": "#LA000081",
                     *           "quantity": 3,
                     *           "amount": 28.15,
                     *           "payment_method": "Cash Payment",
                     *           "payment_status": "Pending",
                     *           "order_status": "Pending",
                     *           "created_at": "2025-03-05T15:07:09.000000Z",
                     *           "placed_at": "05 Mar, 2025 03:07 PM",
                     *           "shop_name": "Green Corner",
                     *           "address": null,
                     *           "products": [
                     *             {
                     *               "id": 41,
                     *               "name": "Basmati Rice",
                     *               "thumbnail": "/pictures/basmati-rice-320.webp",
                     *               "quantity": 3
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderAgainResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description A field is wrong, a rule of the shop refuses, or not everything can be had. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Not everything in this order can be had now.",
                     *       "data": {
                     *         "missing": [
                     *           {
                     *             "id": 41,
                     *             "packaging_id": 97,
                     *             "name": "Basmati Rice",
                     *             "unit": "500 g",
                     *             "quantity": 3,
                     *             "available": 1,
                     *             "reason": "too_few"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderAgainRefusal"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    startOrderPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 77 */
                order: components["schemas"]["Id"];
                /**
                 * @description A gateway name of /master.
                 * @example stripe
                 */
                paymentMethod: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to pay. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Payment created",
                     *       "data": {
                     *         "order_payment_url": "https://larder.test/order/31/payment?gateway=stripe&key=Zk3v0s"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OrderPaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addReview: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "order_id": 77,
                 *       "rating": 5,
                 *       "description": "Long grains and fresh."
                 *     }
                 */
                "application/json": components["schemas"]["ReviewForm"];
                /**
                 * @example {
                 *       "product_id": 41,
                 *       "order_id": 77,
                 *       "rating": 5,
                 *       "description": "Long grains and fresh.",
                 *       "photos[]": [
                 *         "(file)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ReviewUpload"];
            };
        };
        responses: {
            /** @description The review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Review added successfully",
                     *       "data": {
                     *         "review": {
                     *           "id": 9,
                     *           "customer_name": "Sample Shopper",
                     *           "customer_profile": "/pictures/shopper.webp",
                     *           "rating": 5,
                     *           "description": "Long grains and fresh.",
                     *           "created_at": "March 05, 2025"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReviewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 31 */
                payment: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "payment": {
                     *           "id": 31,
                     *           "status": "paid",
                     *           "gateway": "stripe",
                     *           "amount": 28.15,
                     *           "orders": [
                     *             {
                     *               "id": 77,
                     *               "order_code": "#LA000077"
                     *             }
                     *           ],
                     *           "error": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    receivePaymentNotice: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Signature of the raw body.
                 * @example t=1741187229,v1=4f0c1d
                 */
                "Payment-Signature"?: string;
            };
            path: {
                /** @example stripe */
                gateway: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "evt_1042",
                 *       "type": "checkout.session.completed",
                 *       "data": {
                 *         "object": {
                 *           "client_reference_id": "31"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaymentNotice"];
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Received"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReturns: {
        parameters: {
            query?: {
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "returnOrders": [
                     *           {
                     *             "id": 4,
                     *             "order_id": "LA000077",
                     *             "reason": "Two bags were torn.",
                     *             "amount": 20,
                     *             "status": "Pending",
                     *             "quantity": 2,
                     *             "payment_status": "Unpaid",
                     *             "reject_note": null,
                     *             "return_date": "06 March, 2025",
                     *             "return_address": "12 Orchard Lane"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 4 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "returnOrders": {
                     *           "id": 4,
                     *           "order_id": "LA000077",
                     *           "reason": "Two bags were torn.",
                     *           "amount": 20,
                     *           "status": "Pending",
                     *           "payment_status": "Unpaid",
                     *           "shop_name": "Green Corner",
                     *           "shop_logo": "/pictures/green-corner-160.webp",
                     *           "shop_rating": 4.6,
                     *           "reject_note": null,
                     *           "return_date": "06 March, 2025",
                     *           "return_address": "12 Orchard Lane",
                     *           "customer_name": "Sample Shopper",
                     *           "customer_phone": "2025550142",
                     *           "customer_email": "sample@larder.test",
                     *           "return_order_products": [
                     *             {
                     *               "product_id": 41,
                     *               "product_name": "Basmati Rice",
                     *               "product_price": 12.5,
                     *               "thumbnail": "/pictures/basmati-rice-320.webp",
                     *               "quantity": 2,
                     *               "color": null,
                     *               "size": null,
                     *               "unit": "1 kg",
                     *               "price": 10
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnDetailsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_id": 77,
                 *       "product_ids": [
                 *         41
                 *       ],
                 *       "reason": "Two bags were torn.",
                 *       "return_address": "12 Orchard Lane",
                 *       "bank_account_number": "GB33BUKB20201555555555",
                 *       "bank_name": "Harvest Bank"
                 *     }
                 */
                "application/json": components["schemas"]["ReturnRequest"];
                /**
                 * @example {
                 *       "order_id": 77,
                 *       "product_ids[]": [
                 *         41
                 *       ],
                 *       "reason": "Two bags were torn.",
                 *       "return_address": "12 Orchard Lane",
                 *       "bank_account_number": "GB33BUKB20201555555555",
                 *       "bank_name": "Harvest Bank",
                 *       "photos[]": [
                 *         "(file)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ReturnUpload"];
            };
        };
        responses: {
            /** @description The return. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Return request sent",
                     *       "data": {
                     *         "returnOrder": {
                     *           "id": 4,
                     *           "order_id": "LA000077",
                     *           "reason": "Two bags were torn.",
                     *           "amount": 20,
                     *           "status": "Pending",
                     *           "quantity": 2,
                     *           "payment_status": "Unpaid",
                     *           "reject_note": null,
                     *           "return_date": "06 March, 2025",
                     *           "return_address": "12 Orchard Lane"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReturnResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description On its way. `Retry-After` says when the next code may be asked for. */
            200: {
                headers: {
                    /**
                     * @description Seconds until a resend.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    /** @description `otp_ctx`, HttpOnly and SameSite=Strict; for browsers alone. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A code is on its way.",
                     *       "data": {
                     *         "email_or_phone": "sample@larder.test"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OtpSentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "sample@larder.test",
                 *       "otp": "1234"
                 *     }
                 */
                "application/json": components["schemas"]["OtpCheck"];
            };
        };
        responses: {
            /** @description Right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Verified",
                     *       "data": {
                     *         "token": "9b1f0c7e5d2a4c86b3e1f7a0d94c6e52"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["OtpTokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "9b1f0c7e5d2a4c86b3e1f7a0d94c6e52",
                 *       "password": "a long pass phrase",
                 *       "password_confirmation": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password reset successfully"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithProvider: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example google */
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SocialLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Login successful",
                     *       "data": {
                     *         "user": {
                     *           "id": 9,
                     *           "name": "Sample Shopper",
                     *           "phone": null,
                     *           "phone_verified": false,
                     *           "email": "sample@larder.test",
                     *           "email_verified": true,
                     *           "is_active": true,
                     *           "profile_photo": "/pictures/shopper.webp",
                     *           "gender": null,
                     *           "date_of_birth": null,
                     *           "country": null,
                     *           "phone_code": null,
                     *           "account_verified": true,
                     *           "last_online": true
                     *         },
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "0kq1nE5dZ8uWbV3mJc7yXo2sR9aLeHfT",
                     *           "expires_at": "2025-03-12 15:07:09"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Shopper",
                 *       "phone": "2025550142",
                 *       "email": "sample@larder.test",
                 *       "gender": "female",
                 *       "date_of_birth": "1990-04-17",
                 *       "country": "United States",
                 *       "phone_code": "1"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Profile updated successfully",
                     *       "data": {
                     *         "user": {
                     *           "id": 9,
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "phone_verified": false,
                     *           "email": "sample@larder.test",
                     *           "email_verified": true,
                     *           "is_active": true,
                     *           "profile_photo": "/pictures/shopper.webp",
                     *           "gender": "female",
                     *           "date_of_birth": "1990-04-17",
                     *           "country": "United States",
                     *           "phone_code": "1",
                     *           "account_verified": true,
                     *           "last_online": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "my old pass phrase",
                 *       "password": "a long pass phrase",
                 *       "password_confirmation": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Password changed successfully",
                     *       "data": {
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "0kq1nE5dZ8uWbV3mJc7yXo2sR9aLeHfT",
                     *           "expires_at": "2025-03-12 15:07:09"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasswordChangedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data by kind; each kind is a list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "exported_at": "2025-03-06T08:12:40.000Z",
                     *         "currency": "USD",
                     *         "records": {
                     *           "account": [
                     *             {
                     *               "id": 9,
                     *               "name": "Sample Shopper"
                     *             }
                     *           ],
                     *           "orders": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AccountDataResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["AccountErasure"];
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your account was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "sessions": [
                     *           {
                     *             "id": 21,
                     *             "device": "Firefox on Linux",
                     *             "created_at": "2025-03-05T15:07:09.000000Z",
                     *             "last_used_at": "2025-03-06T08:12:40.000000Z",
                     *             "is_current": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SessionsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 21 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Signed out"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLists: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lists. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lists": [
                     *           {
                     *             "id": 3,
                     *             "name": "Weekly shop",
                     *             "total": 1,
                     *             "link": null,
                     *             "updated_at": "2025-03-05T15:07:09.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Weekly shop",
                 *       "items": [
                 *         {
                 *           "product_id": 41,
                 *           "packaging_id": 97,
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewSavedList"];
            };
        };
        responses: {
            /** @description The new list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The list was saved",
                     *       "data": {
                     *         "list": {
                     *           "id": 3,
                     *           "name": "Weekly shop",
                     *           "total": 1,
                     *           "link": null,
                     *           "updated_at": "2025-03-05T15:07:09.000000Z",
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "product_id": 41,
                     *               "packaging_id": 97,
                     *               "quantity": 2,
                     *               "stock": 17,
                     *               "is_for_sale": true,
                     *               "name": "Cucumber",
                     *               "unit": "500 g",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 3 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "list": {
                     *           "id": 3,
                     *           "name": "Weekly shop",
                     *           "total": 1,
                     *           "link": null,
                     *           "updated_at": "2025-03-05T15:07:09.000000Z",
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "product_id": 41,
                     *               "packaging_id": 97,
                     *               "quantity": 2,
                     *               "stock": 17,
                     *               "is_for_sale": true,
                     *               "name": "Cucumber",
                     *               "unit": "500 g",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 3 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sunday dinner"
                 *     }
                 */
                "application/json": components["schemas"]["SavedListChange"];
            };
        };
        responses: {
            /** @description The list after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The list was saved",
                     *       "data": {
                     *         "list": {
                     *           "id": 3,
                     *           "name": "Weekly shop",
                     *           "total": 1,
                     *           "link": null,
                     *           "updated_at": "2025-03-05T15:07:09.000000Z",
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "product_id": 41,
                     *               "packaging_id": 97,
                     *               "quantity": 2,
                     *               "stock": 17,
                     *               "is_for_sale": true,
                     *               "name": "Cucumber",
                     *               "unit": "500 g",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 3 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The list was deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @example 3 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "product_id": 41,
                 *           "packaging_id": 97,
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SavedListAddition"];
            };
        };
        responses: {
            /** @description The list after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Added to your list",
                     *       "data": {
                     *         "list": {
                     *           "id": 3,
                     *           "name": "Weekly shop",
                     *           "total": 1,
                     *           "link": null,
                     *           "updated_at": "2025-03-05T15:07:09.000000Z",
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "product_id": 41,
                     *               "packaging_id": 97,
                     *               "quantity": 2,
                     *               "stock": 17,
                     *               "is_for_sale": true,
                     *               "name": "Cucumber",
                     *               "unit": "500 g",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeListLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 3 */
                id: components["schemas"]["Id"];
                /** @example 12 */
                line: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 3
                 *     }
                 */
                "application/json": components["schemas"]["SavedListQuantity"];
            };
        };
        responses: {
            /** @description The list after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The list was saved",
                     *       "data": {
                     *         "list": {
                     *           "id": 3,
                     *           "name": "Weekly shop",
                     *           "total": 1,
                     *           "link": null,
                     *           "updated_at": "2025-03-05T15:07:09.000000Z",
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "product_id": 41,
                     *               "packaging_id": 97,
                     *               "quantity": 2,
                     *               "stock": 17,
                     *               "is_for_sale": true,
                     *               "name": "Cucumber",
                     *               "unit": "500 g",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SavedListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedList: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example k3mZq8vT0bX2cN5sR7wYaQ */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "list": {
                     *           "name": "Weekly shop",
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "product_id": 41,
                     *               "packaging_id": 97,
                     *               "quantity": 2,
                     *               "stock": 17,
                     *               "is_for_sale": true,
                     *               "name": "Cucumber",
                     *               "unit": "500 g",
                     *               "thumbnail": "/pictures/cucumber-320.webp",
                     *               "price": 0.9,
                     *               "discount_price": 0,
                     *               "discount_percentage": 0
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SharedListResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAllergies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allergies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "allergens": [
                     *           "milk",
                     *           "nuts"
                     *         ],
                     *         "agreed_at": "2025-03-05T15:07:09.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AllergiesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAllergies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "allergens": [
                 *         "milk",
                 *         "nuts"
                 *       ],
                 *       "agrees": true
                 *     }
                 */
                "application/json": components["schemas"]["AllergyForm"];
            };
        };
        responses: {
            /** @description Stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Allergies saved",
                     *       "data": {
                     *         "allergens": [
                     *           "milk",
                     *           "nuts"
                     *         ],
                     *         "agreed_at": "2025-03-05T15:07:09.000000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AllergiesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAllergies: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Allergies deleted"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of this device. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "public_key": "BDeGsZnWr7XNwbS5cf7SfffL2eNrV92Q7AslWPooYwZut8ABKn_rOj4fZ2R_wkNXiiUL4188KRD56yjA-7QeJUw",
                     *         "is_on": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PushSubscriptionResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "endpoint": "https://push.example/v2/4f1a",
                 *       "p256dh": "BIiJlhEsOblS80R2b176E8g7eX5dLXx2qwUYjwTfdwXPbx0aKMKx1r1eCBhFk-4OE25QobkP4pd2TwD0FbK9h68",
                 *       "auth": "4n7Hq2fVt1mY8zR0sK3dWw"
                 *     }
                 */
                "application/json": components["schemas"]["PushDevice"];
            };
        };
        responses: {
            /** @description Switched on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Notifications are on",
                     *       "data": {
                     *         "public_key": "BDeGsZnWr7XNwbS5cf7SfffL2eNrV92Q7AslWPooYwZut8ABKn_rOj4fZ2R_wkNXiiUL4188KRD56yjA-7QeJUw",
                     *         "is_on": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PushSubscriptionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePushSubscription: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Switched off. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Notifications are off"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "passkeys": [
                     *           {
                     *             "id": 4,
                     *             "device": "Chrome on Android",
                     *             "created_at": "2025-03-05T15:07:09.000000Z",
                     *             "last_used_at": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeysResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "id": "rVTTW1gQ0gkqPZ0b",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4",
                 *           "attestationObject": "o2NmbXRkbm9uZWdhdHRTdG10"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Passkey added",
                     *       "data": {
                     *         "passkey": {
                     *           "id": 4,
                     *           "device": "Chrome on Android",
                     *           "created_at": "2025-03-05T15:07:09.000000Z",
                     *           "last_used_at": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Follow the steps of your browser",
                     *       "data": {
                     *         "options": {
                     *           "challenge": "Zm9ydHktdHdvIGJ5dGVzIG9mIGNoYW5jZQ",
                     *           "rp": {
                     *             "id": "shop.example",
                     *             "name": "Larder"
                     *           },
                     *           "user": {
                     *             "id": "OQ",
                     *             "name": "sample@larder.test",
                     *             "displayName": "Sample Shopper"
                     *           },
                     *           "pubKeyCredParams": [
                     *             {
                     *               "type": "public-key",
                     *               "alg": -7
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 4 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Passkey removed"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Follow the steps of your browser",
                     *       "data": {
                     *         "options": {
                     *           "challenge": "Zm9ydHktdHdvIGJ5dGVzIG9mIGNoYW5jZQ",
                     *           "rpId": "shop.example",
                     *           "userVerification": "required"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyOptionsResponse"];
                };
            };
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginWithPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "passkey": {
                 *         "id": "rVTTW1gQ0gkqPZ0b",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4",
                 *           "authenticatorData": "SZYN5YgOjGh0NBcPZHZgW4",
                 *           "signature": "MEUCIQC4vZ1ZB2mW"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Login successful",
                     *       "data": {
                     *         "user": {
                     *           "id": 9,
                     *           "name": "Sample Shopper",
                     *           "phone": null,
                     *           "phone_verified": false,
                     *           "email": "sample@larder.test",
                     *           "email_verified": true,
                     *           "is_active": true,
                     *           "profile_photo": "/pictures/shopper.webp",
                     *           "gender": null,
                     *           "date_of_birth": null,
                     *           "country": null,
                     *           "phone_code": null,
                     *           "account_verified": true,
                     *           "last_online": true
                     *         },
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "0kq1nE5dZ8uWbV3mJc7yXo2sR9aLeHfT",
                     *           "expires_at": "2025-03-12 15:07:09"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AuthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listConversations: {
        parameters: {
            query?: {
                /**
                 * @description Part of the shop's name.
                 * @example green
                 */
                search?: string;
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "data": [
                     *           {
                     *             "id": 2,
                     *             "shop": {
                     *               "id": 3,
                     *               "name": "Green Corner",
                     *               "logo": "/pictures/green-corner-160.webp",
                     *               "rating": 4.6,
                     *               "last_online": true
                     *             },
                     *             "user": {
                     *               "id": 9,
                     *               "name": "Sample Shopper",
                     *               "phone": "2025550142",
                     *               "phone_verified": false,
                     *               "email": "sample@larder.test",
                     *               "email_verified": true,
                     *               "is_active": true,
                     *               "profile_photo": "/pictures/shopper.webp",
                     *               "gender": null,
                     *               "date_of_birth": null,
                     *               "country": "United States",
                     *               "phone_code": "1",
                     *               "account_verified": true,
                     *               "last_online": true
                     *             },
                     *             "product": null,
                     *             "last_message": "Yes, tomorro...",
                     *             "last_message_time": "3 minutes ago",
                     *             "is_read": false,
                     *             "unread_message_user": 0,
                     *             "unread_message_shop": 1
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ConversationsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /** @example 3 */
                shop_id: components["schemas"]["Id"];
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
                /**
                 * @description Only messages older than this one.
                 * @example 180
                 */
                before_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "id": 181,
                     *             "client_id": "6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10",
                     *             "shop": {
                     *               "id": 3,
                     *               "name": "Green Corner",
                     *               "logo": "/pictures/green-corner-160.webp",
                     *               "rating": 4.6,
                     *               "last_online": true
                     *             },
                     *             "user": {
                     *               "id": 9,
                     *               "name": "Sample Shopper",
                     *               "phone": "2025550142",
                     *               "phone_verified": false,
                     *               "email": "sample@larder.test",
                     *               "email_verified": true,
                     *               "is_active": true,
                     *               "profile_photo": "/pictures/shopper.webp",
                     *               "gender": null,
                     *               "date_of_birth": null,
                     *               "country": "United States",
                     *               "phone_code": "1",
                     *               "account_verified": true,
                     *               "last_online": true
                     *             },
                     *             "product": null,
                     *             "type": "user",
                     *             "message": "Is the bread baked today?",
                     *             "is_seen": false,
                     *             "created_at": "2025-03-05T15:07:09.000000Z",
                     *             "shop_active_status": true,
                     *             "user_active_status": true
                     *           },
                     *           {
                     *             "id": 180,
                     *             "client_id": null,
                     *             "shop": {
                     *               "id": 3,
                     *               "name": "Green Corner",
                     *               "logo": "/pictures/green-corner-160.webp",
                     *               "rating": 4.6,
                     *               "last_online": true
                     *             },
                     *             "user": {
                     *               "id": 9,
                     *               "name": "Sample Shopper",
                     *               "phone": "2025550142",
                     *               "phone_verified": false,
                     *               "email": "sample@larder.test",
                     *               "email_verified": true,
                     *               "is_active": true,
                     *               "profile_photo": "/pictures/shopper.webp",
                     *               "gender": null,
                     *               "date_of_birth": null,
                     *               "country": "United States",
                     *               "phone_code": "1",
                     *               "account_verified": true,
                     *               "last_online": true
                     *             },
                     *             "product": {
                     *               "id": 41,
                     *               "name": "Basmati Rice",
                     *               "thumbnail": "/pictures/basmati-rice-320.webp",
                     *               "price": 12.5,
                     *               "discount_price": 10,
                     *               "rating": 4.5,
                     *               "total_reviews": "3"
                     *             },
                     *             "type": "user",
                     *             "message": null,
                     *             "is_seen": false,
                     *             "created_at": "2025-03-05T15:07:09.000000Z",
                     *             "shop_active_status": true,
                     *             "user_active_status": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessagesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    openConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shop_id": 3,
                 *       "type": "user",
                 *       "product_id": 41
                 *     }
                 */
                "application/json": components["schemas"]["ConversationOpening"];
            };
        };
        responses: {
            /** @description Open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Conversation opened"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shop_id": 3,
                 *       "message": "Is the bread baked today?",
                 *       "type": "user",
                 *       "client_id": "6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10"
                 *     }
                 */
                "application/json": components["schemas"]["MessageForm"];
                /**
                 * @example {
                 *       "shop_id": 3,
                 *       "message": "Is this mould?",
                 *       "type": "user",
                 *       "client_id": "6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10",
                 *       "picture": "(file)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MessageUpload"];
            };
        };
        responses: {
            /** @description The message as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Message sent",
                     *       "data": {
                     *         "data": {
                     *           "id": 181,
                     *           "client_id": "6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10",
                     *           "shop": {
                     *             "id": 3,
                     *             "name": "Green Corner",
                     *             "logo": "/pictures/green-corner-160.webp",
                     *             "rating": 4.6,
                     *             "last_online": true
                     *           },
                     *           "user": {
                     *             "id": 9,
                     *             "name": "Sample Shopper",
                     *             "phone": "2025550142",
                     *             "phone_verified": false,
                     *             "email": "sample@larder.test",
                     *             "email_verified": true,
                     *             "is_active": true,
                     *             "profile_photo": "/pictures/shopper.webp",
                     *             "gender": null,
                     *             "date_of_birth": null,
                     *             "country": "United States",
                     *             "phone_code": "1",
                     *             "account_verified": true,
                     *             "last_online": true
                     *           },
                     *           "product": null,
                     *           "type": "user",
                     *           "message": "Is the bread baked today?",
                     *           "is_seen": false,
                     *           "created_at": "2025-03-05T15:07:09.000000Z",
                     *           "shop_active_status": true,
                     *           "user_active_status": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    announceTyping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "shop_id": 3
                 *     }
                 */
                "application/json": components["schemas"]["Typing"];
            };
        };
        responses: {
            /** @description Announced. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadMessages: {
        parameters: {
            query?: {
                /** @description The caller's own number. */
                user_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "unread_messages": 2,
                     *         "data": {
                     *           "unread_messages": 2
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["UnreadResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLastSeen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["LastSeen"];
            };
        };
        responses: {
            /** @description Noted. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketIssueTypes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "issue_types": [
                     *           {
                     *             "id": 1,
                     *             "name": "Delivery"
                     *           },
                     *           {
                     *             "id": 2,
                     *             "name": "Payment"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketIssueTypesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description running, completed or cancel
                 * @example running
                 */
                status?: string;
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tickets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "running": 1,
                     *         "completed": 0,
                     *         "cancel": 0,
                     *         "support_tickets": [
                     *           {
                     *             "id": 6,
                     *             "ticket_no": "240006",
                     *             "order_number": "#LD000077",
                     *             "status": "pending",
                     *             "subject": "One bag is missing",
                     *             "issue_type": "Delivery",
                     *             "created_at": "05 March, 2025"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    openTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "issue_type": "Delivery",
                 *       "subject": "One bag is missing",
                 *       "message": "Two bags came instead of three.",
                 *       "email": "sample@larder.test",
                 *       "phone": "2025550142",
                 *       "attachments[]": [
                 *         "(file)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["TicketForm"];
            };
        };
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Ticket created successfully",
                     *       "data": {
                     *         "support_ticket": {
                     *           "id": 6,
                     *           "ticket_no": "240006",
                     *           "order_number": "#LD000077",
                     *           "status": "pending",
                     *           "subject": "One bag is missing",
                     *           "issue_type": "Delivery",
                     *           "created_at": "05 March, 2025"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicket: {
        parameters: {
            query: {
                /** @example 240006 */
                ticket_number: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "support_ticket": {
                     *           "id": 6,
                     *           "ticket_no": "240006",
                     *           "order_number": "#LD000077",
                     *           "status": "pending",
                     *           "subject": "One bag is missing",
                     *           "issue_type": "Delivery",
                     *           "created_at": "05 March, 2025",
                     *           "user_chat": true,
                     *           "email": "sample@larder.test",
                     *           "phone": "2025550142",
                     *           "ticket_schedule_start": "06 March, 2025 10:00 AM",
                     *           "ticket_schedule_end": "06 March, 2025 10:30 AM",
                     *           "attachments": [
                     *             {
                     *               "type": "image",
                     *               "src": "https://larder.test/files/k2v9?until=1741188000",
                     *               "name": "bag.jpg"
                     *             }
                     *           ],
                     *           "messages": [
                     *             {
                     *               "id": 15,
                     *               "message": "We are looking for the bag.",
                     *               "created_at": "05 March, 2025",
                     *               "sender_id": 0,
                     *               "sender_name": "Larder Support",
                     *               "profile_photo": "/pictures/support.webp",
                     *               "is_highlighted": true
                     *             }
                     *           ]
                     *         },
                     *         "highlighted_messages": [
                     *           {
                     *             "id": 15,
                     *             "message": "We are looking for the bag.",
                     *             "created_at": "05 March, 2025",
                     *             "sender_id": 0,
                     *             "sender_name": "Larder Support",
                     *             "profile_photo": "/pictures/support.webp",
                     *             "is_highlighted": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketDetailsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTicketMessages: {
        parameters: {
            query: {
                /** @example 240006 */
                ticket_number: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "messages": [
                     *           {
                     *             "id": 15,
                     *             "message": "We are looking for the bag.",
                     *             "created_at": "05 March, 2025",
                     *             "sender_id": 0,
                     *             "sender_name": "Larder Support",
                     *             "profile_photo": "/pictures/support.webp",
                     *             "is_highlighted": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketMessagesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTicketMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticket_number": "240006",
                 *       "message": "Thank you."
                 *     }
                 */
                "application/json": components["schemas"]["TicketMessageForm"];
                /**
                 * @example {
                 *       "ticket_number": "240006",
                 *       "message": "This is the bag.",
                 *       "attachments[]": [
                 *         "(file)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["TicketMessageUpload"];
            };
        };
        responses: {
            /** @description The messages, with the new one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Message sent",
                     *       "data": {
                     *         "messages": [
                     *           {
                     *             "id": 15,
                     *             "message": "We are looking for the bag.",
                     *             "created_at": "05 March, 2025",
                     *             "sender_id": 0,
                     *             "sender_name": "Larder Support",
                     *             "profile_photo": "/pictures/support.webp",
                     *             "is_highlighted": true
                     *           },
                     *           {
                     *             "id": 16,
                     *             "message": "Thank you.",
                     *             "created_at": "05 March, 2025",
                     *             "sender_id": 9,
                     *             "sender_name": "Sample Shopper",
                     *             "profile_photo": "/pictures/shopper.webp",
                     *             "is_highlighted": false
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TicketMessagesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlogs: {
        parameters: {
            query?: {
                /** @example 1 */
                category_id?: components["schemas"]["Id"];
                /** @description Words of the title, the text or a tag. */
                search?: string;
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of posts and all categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total": 1,
                     *         "blogs": [
                     *           {
                     *             "id": 5,
                     *             "title": "How to store fresh herbs",
                     *             "slug": "how-to-store-fresh-herbs",
                     *             "category": {
                     *               "id": 1,
                     *               "name": "Kitchen"
                     *             },
                     *             "post_by": {
                     *               "name": "Larder Team",
                     *               "profile_photo": "/pictures/team.webp"
                     *             },
                     *             "thumbnail": "/pictures/herbs-640.webp",
                     *             "total_views": 214,
                     *             "description": "Basil likes the window. Parsley likes the fridge.",
                     *             "created_at": "05 Mar, 2025",
                     *             "is_new": true
                     *           }
                     *         ],
                     *         "categories": [
                     *           {
                     *             "id": 1,
                     *             "name": "Kitchen"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BlogsResponse"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBlog: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example how-to-store-fresh-herbs */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post and what goes with it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "blog": {
                     *           "id": 5,
                     *           "title": "How to store fresh herbs",
                     *           "slug": "how-to-store-fresh-herbs",
                     *           "category": {
                     *             "id": 1,
                     *             "name": "Kitchen"
                     *           },
                     *           "post_by": {
                     *             "name": "Larder Team",
                     *             "profile_photo": "/pictures/team.webp"
                     *           },
                     *           "thumbnail": "/pictures/herbs-640.webp",
                     *           "total_views": 214,
                     *           "description": "<p>Basil likes the window.</p>",
                     *           "created_at": "05 Mar, 2025",
                     *           "is_new": true,
                     *           "tags": [
                     *             {
                     *               "id": 3,
                     *               "name": "Herbs",
                     *               "slug": "herbs"
                     *             }
                     *           ]
                     *         },
                     *         "related_blogs": [],
                     *         "popular_blogs": [
                     *           {
                     *             "id": 5,
                     *             "title": "How to store fresh herbs",
                     *             "slug": "how-to-store-fresh-herbs",
                     *             "category": {
                     *               "id": 1,
                     *               "name": "Kitchen"
                     *             },
                     *             "post_by": {
                     *               "name": "Larder Team",
                     *               "profile_photo": "/pictures/team.webp"
                     *             },
                     *             "thumbnail": "/pictures/herbs-640.webp",
                     *             "total_views": 214,
                     *             "description": "Basil likes the window. Parsley likes the fridge.",
                     *             "created_at": "05 Mar, 2025",
                     *             "is_new": true
                     *           }
                     *         ],
                     *         "related_products": [
                     *           {
                     *             "id": 41,
                     *             "is_digital": false,
                     *             "name": "Basmati Rice",
                     *             "thumbnail": "/pictures/basmati-rice-320.webp",
                     *             "price": 12.5,
                     *             "discount_price": 10,
                     *             "discount_percentage": 20,
                     *             "rating": 4.5,
                     *             "total_reviews": "3",
                     *             "total_sold": "120",
                     *             "quantity": 40,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "unit": {
                     *               "id": 2,
                     *               "name": "1 kg"
                     *             },
                     *             "brand": "Acme",
                     *             "packaging_id": 97,
                     *             "shop": {
                     *               "id": 3,
                     *               "name": "Green Corner",
                     *               "logo": "/pictures/green-corner-160.webp",
                     *               "rating": 4.6,
                     *               "estimated_delivery_time": "2-3 days",
                     *               "delivery_charge": 4,
                     *               "last_online": true
                     *             }
                     *           }
                     *         ],
                     *         "recipe": {
                     *           "servings": 4,
                     *           "ingredients": [
                     *             {
                     *               "id": 1,
                     *               "text": "Basmati rice",
                     *               "amount": 300,
                     *               "unit": "g",
                     *               "product": {
                     *                 "id": 41,
                     *                 "is_digital": false,
                     *                 "name": "Basmati Rice",
                     *                 "thumbnail": "/pictures/basmati-rice-320.webp",
                     *                 "price": 12.5,
                     *                 "discount_price": 10,
                     *                 "discount_percentage": 20,
                     *                 "rating": 4.5,
                     *                 "total_reviews": "3",
                     *                 "total_sold": "120",
                     *                 "quantity": 40,
                     *                 "is_favorite": false,
                     *                 "sizes": [],
                     *                 "colors": [],
                     *                 "unit": {
                     *                   "id": 2,
                     *                   "name": "1 kg"
                     *                 },
                     *                 "brand": "Acme",
                     *                 "packaging_id": 97,
                     *                 "shop": {
                     *                   "id": 3,
                     *                   "name": "Green Corner",
                     *                   "logo": "/pictures/green-corner-160.webp",
                     *                   "rating": 4.6,
                     *                   "estimated_delivery_time": "2-3 days",
                     *                   "delivery_charge": 4,
                     *                   "last_online": true
                     *                 }
                     *               },
                     *               "per_pack": 1000
                     *             },
                     *             {
                     *               "id": 2,
                     *               "text": "Salt",
                     *               "amount": null,
                     *               "unit": null,
                     *               "product": null,
                     *               "per_pack": null
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["BlogResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLegalPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example privacy-policy */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegalPageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHelp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topics in their order. A topic has at least one question. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "topics": [
                     *           {
                     *             "id": "orders",
                     *             "name": "Orders",
                     *             "questions": [
                     *               {
                     *                 "id": "orders-1",
                     *                 "question": "Can I cancel an order?",
                     *                 "answer": "<p>Yes, while it is pending.</p>"
                     *               }
                     *             ]
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["HelpResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ways that the shop has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "phone": "+1 202 555 0100",
                     *         "email": "hello@larder.test",
                     *         "whatsapp": null,
                     *         "messenger": null
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Shopper",
                 *       "phone": "2025550142",
                 *       "subject": "Opening hours",
                 *       "message": "Are you open on Sunday?",
                 *       "email": "sample@larder.test"
                 *     }
                 */
                "application/json": components["schemas"]["ContactForm"];
            };
        };
        responses: {
            /** @description The message as stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Message sent successfully",
                     *       "data": {
                     *         "content": {
                     *           "id": 8,
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "email": "sample@larder.test",
                     *           "subject": "Opening hours",
                     *           "message": "Are you open on Sunday?",
                     *           "created_at": "2025-03-05T15:07:09.000000Z",
                     *           "updated_at": "2025-03-05T15:07:09.000000Z"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ContactMessageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlashSales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The two sales. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "incoming_flash_sale": null,
                     *         "running_flash_sale": {
                     *           "id": 2,
                     *           "name": "Harvest Week",
                     *           "thumbnail": "/pictures/harvest-640.webp",
                     *           "start_date": "2025-03-05 00:00:00",
                     *           "end_date": "2025-03-12 00:00:00",
                     *           "products": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FlashSalesResponse"];
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFlashSale: {
        parameters: {
            query?: {
                /** @example 1 */
                category_id?: components["schemas"]["Id"];
                /**
                 * @description 1-based page. Works together with `per_page`.
                 * @example 1
                 */
                page?: components["parameters"]["page"];
                /**
                 * @description Rows a page.
                 * @example 12
                 */
                per_page?: components["parameters"]["perPage"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 2 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total_products": 1,
                     *         "flash_sale": {
                     *           "id": 2,
                     *           "name": "Harvest Week",
                     *           "thumbnail": "/pictures/harvest-640.webp",
                     *           "start_date": "2025-03-05 00:00:00",
                     *           "end_date": "2025-03-12 00:00:00",
                     *           "products": null
                     *         },
                     *         "categories": [
                     *           {
                     *             "id": 1,
                     *             "name": "Rice"
                     *           }
                     *         ],
                     *         "products": [
                     *           {
                     *             "id": 41,
                     *             "is_digital": false,
                     *             "name": "Basmati Rice",
                     *             "thumbnail": "/pictures/basmati-rice-320.webp",
                     *             "price": 12.5,
                     *             "discount_price": 10,
                     *             "discount_percentage": 20,
                     *             "rating": 4.5,
                     *             "total_reviews": "3",
                     *             "total_sold": "120",
                     *             "quantity": 40,
                     *             "is_favorite": false,
                     *             "sizes": [],
                     *             "colors": [],
                     *             "unit": {
                     *               "id": 2,
                     *               "name": "1 kg"
                     *             },
                     *             "brand": "Acme",
                     *             "packaging_id": 97,
                     *             "shop": {
                     *               "id": 3,
                     *               "name": "Green Corner",
                     *               "logo": "/pictures/green-corner-160.webp",
                     *               "rating": 4.6,
                     *               "estimated_delivery_time": "2-3 days",
                     *               "delivery_charge": 4,
                     *               "last_online": true
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["FlashSaleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPartnerContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "seller@larder.test",
                 *       "phone": "2025550177"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerContact"];
            };
        };
        responses: {
            /** @description Both are well formed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Verify your email address."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendPartnerCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "seller@larder.test"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerCodeRequest"];
            };
        };
        responses: {
            /** @description On its way. `Retry-After` says when the next code may be asked for. */
            200: {
                headers: {
                    /**
                     * @description Seconds until a resend.
                     * @example 60
                     */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A code is on its way."
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPartnerCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "seller@larder.test",
                 *       "otp": "1234"
                 *     }
                 */
                "application/json": components["schemas"]["PartnerCodeCheck"];
            };
        };
        responses: {
            /** @description Right. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Verified",
                     *       "data": {
                     *         "token": "5c0e9d1b7a3f4286"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerCodeResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerPartner: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "first_name": "Sample",
                 *       "last_name": "Seller",
                 *       "phone": "2025550177",
                 *       "email": "seller@larder.test",
                 *       "email_token": "5c0e9d1b7a3f4286",
                 *       "gender": "other",
                 *       "password": "a long pass phrase",
                 *       "password_confirmation": "a long pass phrase",
                 *       "address": "3 Market Street",
                 *       "shop_name": "Corner Bakery",
                 *       "description": "Bread from our own oven.",
                 *       "opening_time": "07:00",
                 *       "closing_time": "18:30",
                 *       "accept_terms": 1,
                 *       "profile_photo": "(file)",
                 *       "shop_logo": "(file)",
                 *       "shop_banner": "(file)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["PartnerForm"];
            };
        };
        responses: {
            /** @description Taken; under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your registration is under review.",
                     *       "data": {
                     *         "confirmation_code": "q7Zb1nE5dX8uWcV3mJk2yR",
                     *         "user": {
                     *           "id": 30,
                     *           "first_name": "Sample",
                     *           "last_name": "Seller",
                     *           "phone": "2025550177",
                     *           "email": "seller@larder.test",
                     *           "profile_photo": "/pictures/seller.webp",
                     *           "gender": "other",
                     *           "date_of_birth": null,
                     *           "is_active": false,
                     *           "shop_status": "Offline",
                     *           "shop": {
                     *             "id": 12,
                     *             "name": "Corner Bakery",
                     *             "logo": "/pictures/bakery-160.webp",
                     *             "banner": "/pictures/bakery-960.webp",
                     *             "description": "Bread from our own oven.",
                     *             "address": "3 Market Street",
                     *             "opening_time": "07:00",
                     *             "closing_time": "18:30"
                     *           },
                     *           "banners": []
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartnerApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example q7Zb1nE5dX8uWcV3mJk2yR */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "application": {
                     *           "code": "q7Zb1nE5dX8uWcV3mJk2yR",
                     *           "status": "under_review",
                     *           "shop_name": "Corner Bakery",
                     *           "submitted_at": "2025-03-05T15:07:09.000000Z",
                     *           "decided_at": null,
                     *           "note": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerApplicationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPartnerStatus: {
        parameters: {
            query: {
                /** @example 2025550177 */
                phone: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "user_status": false
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PartnerStatusResponse"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerProfessional: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sample Buyer",
                 *       "phone": "2025550188",
                 *       "email": "buyer@larder.test",
                 *       "password": "a long pass phrase",
                 *       "password_confirmation": "a long pass phrase",
                 *       "country": "United States",
                 *       "phone_code": "1",
                 *       "company_name": "Sample Catering Ltd",
                 *       "company_type": "restaurant",
                 *       "tax_number": "US123456789",
                 *       "registration_number": "00451234",
                 *       "company_address": "7 Mill Road",
                 *       "accept_terms": 1,
                 *       "documents[]": [
                 *         "(file)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ProfessionalRegistration"];
            };
        };
        responses: {
            /** @description Signed in; the company is under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your registration is under review.",
                     *       "data": {
                     *         "user": {
                     *           "id": 31,
                     *           "name": "Sample Buyer",
                     *           "phone": "2025550188",
                     *           "phone_verified": false,
                     *           "email": "buyer@larder.test",
                     *           "email_verified": false,
                     *           "is_active": true,
                     *           "profile_photo": "/pictures/shopper.webp",
                     *           "gender": null,
                     *           "date_of_birth": null,
                     *           "country": "United States",
                     *           "phone_code": "1",
                     *           "account_verified": false,
                     *           "last_online": true
                     *         },
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "0kq1nE5dZ8uWbV3mJc7yXo2sR9aLeHfT",
                     *           "expires_at": "2025-03-12 15:07:09"
                     *         },
                     *         "application": {
                     *           "status": "under_review",
                     *           "company_name": "Sample Catering Ltd",
                     *           "company_type": "restaurant",
                     *           "tax_number": "US123456789",
                     *           "registration_number": "00451234",
                     *           "company_address": "7 Mill Road",
                     *           "documents": [
                     *             {
                     *               "name": "licence.pdf",
                     *               "type": "pdf"
                     *             }
                     *           ],
                     *           "submitted_at": "2025-03-05T15:07:09.000000Z",
                     *           "decided_at": null,
                     *           "note": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfessionalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfessionalApplication: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company and its state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "application": {
                     *           "status": "under_review",
                     *           "company_name": "Sample Catering Ltd",
                     *           "company_type": "restaurant",
                     *           "tax_number": "US123456789",
                     *           "registration_number": "00451234",
                     *           "company_address": "7 Mill Road",
                     *           "documents": [
                     *             {
                     *               "name": "licence.pdf",
                     *               "type": "pdf"
                     *             }
                     *           ],
                     *           "submitted_at": "2025-03-05T15:07:09.000000Z",
                     *           "decided_at": null,
                     *           "note": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["KnownApplicationResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyAsProfessional: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Sample Catering Ltd",
                 *       "company_type": "restaurant",
                 *       "tax_number": "US123456789",
                 *       "registration_number": "00451234",
                 *       "company_address": "7 Mill Road",
                 *       "accept_terms": 1,
                 *       "documents[]": [
                 *         "(file)"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CompanyForm"];
            };
        };
        responses: {
            /** @description Under review. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Your application is under review.",
                     *       "data": {
                     *         "application": {
                     *           "status": "under_review",
                     *           "company_name": "Sample Catering Ltd",
                     *           "company_type": "restaurant",
                     *           "tax_number": "US123456789",
                     *           "registration_number": "00451234",
                     *           "company_address": "7 Mill Road",
                     *           "documents": [
                     *             {
                     *               "name": "licence.pdf",
                     *               "type": "pdf"
                     *             }
                     *           ],
                     *           "submitted_at": "2025-03-05T15:07:09.000000Z",
                     *           "decided_at": null,
                     *           "note": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ProfessionalApplicationResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    matchSmartOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lines": [
                 *         "2 x basmati rice 1 kg",
                 *         "unicorn milk"
                 *       ],
                 *       "shop_id": null
                 *     }
                 */
                "application/json": components["schemas"]["SmartOrderList"];
            };
        };
        responses: {
            /** @description One row for each line, in the same order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "lines": [
                     *           {
                     *             "line": 0,
                     *             "text": "2 x basmati rice 1 kg",
                     *             "quantity": 2,
                     *             "status": "matched",
                     *             "product": {
                     *               "product": {
                     *                 "id": 41,
                     *                 "is_digital": false,
                     *                 "name": "Basmati Rice",
                     *                 "thumbnail": "/pictures/basmati-rice-320.webp",
                     *                 "price": 12.5,
                     *                 "discount_price": 10,
                     *                 "discount_percentage": 20,
                     *                 "rating": 4.5,
                     *                 "total_reviews": "3",
                     *                 "total_sold": "120",
                     *                 "quantity": 40,
                     *                 "is_favorite": false,
                     *                 "sizes": [],
                     *                 "colors": [],
                     *                 "unit": {
                     *                   "id": 2,
                     *                   "name": "1 kg"
                     *                 },
                     *                 "brand": "Acme",
                     *                 "packaging_id": 97,
                     *                 "shop": {
                     *                   "id": 3,
                     *                   "name": "Green Corner",
                     *                   "logo": "/pictures/green-corner-160.webp",
                     *                   "rating": 4.6,
                     *                   "estimated_delivery_time": "2-3 days",
                     *                   "delivery_charge": 4,
                     *                   "last_online": true
                     *                 }
                     *               },
                     *               "packaging": {
                     *                 "id": 97,
                     *                 "label": "1 kg",
                     *                 "price": 12.5,
                     *                 "discount_price": 10,
                     *                 "discount_percentage": 20,
                     *                 "stock": 40,
                     *                 "unit_price": {
                     *                   "amount": 10,
                     *                   "measure": "kg"
                     *                 }
                     *               },
                     *               "quantity": 2
                     *             },
                     *             "alternatives": []
                     *           },
                     *           {
                     *             "line": 1,
                     *             "text": "unicorn milk",
                     *             "quantity": 1,
                     *             "status": "unmatched",
                     *             "product": null,
                     *             "alternatives": []
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SmartOrderMatchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSmartOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "line": 0,
                 *           "product_id": 41,
                 *           "packaging_id": 97,
                 *           "quantity": 2
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SmartOrderAddition"];
            };
        };
        responses: {
            /** @description The cart after it, and the report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "1 of 1 products added",
                     *       "data": {
                     *         "total": 1,
                     *         "cart_items": [
                     *           {
                     *             "shop_id": 3,
                     *             "shop_name": "Green Corner",
                     *             "shop_logo": "/pictures/green-corner-160.webp",
                     *             "shop_rating": 4.6,
                     *             "shop_online": true,
                     *             "products": [
                     *               {
                     *                 "id": 41,
                     *                 "packaging_id": 97,
                     *                 "quantity": 2,
                     *                 "stock": 40,
                     *                 "is_digital": false,
                     *                 "name": "Basmati Rice",
                     *                 "thumbnail": "/pictures/basmati-rice-320.webp",
                     *                 "brand": "Acme",
                     *                 "unit_price": 10,
                     *                 "price": 12.5,
                     *                 "discount_price": 10,
                     *                 "discount_percentage": 20,
                     *                 "rating": 4.5,
                     *                 "total_reviews": "3",
                     *                 "total_sold": "120",
                     *                 "color": null,
                     *                 "size": null,
                     *                 "unit": "1 kg"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "info": null,
                     *         "cart_version": 18,
                     *         "report": [
                     *           {
                     *             "line": 0,
                     *             "product_id": 41,
                     *             "packaging_id": 97,
                     *             "status": "added",
                     *             "quantity": 2,
                     *             "message": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SmartOrderAddedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    loginAsSeller: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "seller@larder.test",
                 *       "password": "a long pass phrase"
                 *     }
                 */
                "application/json": components["schemas"]["SellerLogin"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Login successful",
                     *       "data": {
                     *         "access": {
                     *           "auth_type": "Bearer",
                     *           "token": "the-opaque-token",
                     *           "expires_at": "2026-11-30 15:37:54"
                     *         },
                     *         "shop": {
                     *           "slug": "corner-bakery",
                     *           "name": "Corner Bakery"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerAccessResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most ten. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "tokens": [
                     *           {
                     *             "id": 21,
                     *             "program": "larder-shop",
                     *             "created_at": "2025-03-05T15:07:09.000000Z",
                     *             "last_used_at": "2025-03-06T08:12:40.000000Z",
                     *             "expires_at": "2025-03-06T20:12:40.000000Z",
                     *             "is_current": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerTokensResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSellerToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 21 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Signed out"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSellerShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "shop": {
                     *           "slug": "corner-bakery",
                     *           "name": "Corner Bakery",
                     *           "opening_time": "07:00",
                     *           "closing_time": "18:30",
                     *           "is_shown": true,
                     *           "delivery": [
                     *             {
                     *               "min_quantity": 1,
                     *               "max_quantity": 5,
                     *               "charge": 3.9
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerShopResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSellerShop: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "opening_time": "08:00",
                 *       "closing_time": "20:00"
                 *     }
                 */
                "application/json": components["schemas"]["SellerShopChange"];
            };
        };
        responses: {
            /** @description The shop as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "shop": {
                     *           "slug": "corner-bakery",
                     *           "name": "Corner Bakery",
                     *           "opening_time": "08:00",
                     *           "closing_time": "20:00",
                     *           "is_shown": true,
                     *           "delivery": [
                     *             {
                     *               "min_quantity": 1,
                     *               "max_quantity": 5,
                     *               "charge": 3.9
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerShopResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerProducts: {
        parameters: {
            query?: {
                /** @description The SKU, or a part of the English name. */
                search?: string;
                /** @description The last key of the page before. */
                after?: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of packagings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "products": [
                     *           {
                     *             "sku": "A1",
                     *             "name": "Bread",
                     *             "pack": 1,
                     *             "label": "Loaf",
                     *             "price": 2.5,
                     *             "discount_price": null,
                     *             "stock": 5,
                     *             "is_shown": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerProductsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSellerProduct: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sku": "A1",
                 *       "stock": 5
                 *     }
                 */
                "application/json": components["schemas"]["SellerProductChange"];
            };
        };
        responses: {
            /** @description The packaging as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "product": {
                     *           "sku": "A1",
                     *           "name": "Bread",
                     *           "pack": 1,
                     *           "label": "Loaf",
                     *           "price": 2.5,
                     *           "discount_price": null,
                     *           "stock": 5,
                     *           "is_shown": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerProductResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSellerGoods: {
        parameters: {
            query?: {
                /** @description The last key of the page before. */
                after?: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "rows": [
                     *           {
                     *             "sku": "A1",
                     *             "name": "Bread",
                     *             "category": "Bakery",
                     *             "price": "2.50",
                     *             "stock": "5"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerGoodsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    importSellerGoods: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "check": true,
                 *       "rows": [
                 *         {
                 *           "line": 2,
                 *           "cells": {
                 *             "sku": "A1",
                 *             "name": "Bread",
                 *             "category": "Bakery",
                 *             "price": "2.50"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SellerImport"];
            };
        };
        responses: {
            /** @description What was written, or what is wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "is_written": true,
                     *         "rows": 1,
                     *         "products": 1,
                     *         "added": 1,
                     *         "changed": 0,
                     *         "equal": 0,
                     *         "problem_count": 0,
                     *         "problems": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerImportResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerPictures: {
        parameters: {
            query?: {
                /** @description The last key of the page before. */
                after?: string;
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "pictures": [
                     *           {
                     *             "name": "bread.jpg",
                     *             "content": "0a1b2c3d4e5f60718293a4b5"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerPicturesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addSellerPicture: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "bread.jpg",
                 *       "picture": "(file)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SellerPictureForm"];
            };
        };
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "picture": {
                     *           "name": "bread.jpg",
                     *           "content": "0a1b2c3d4e5f60718293a4b5"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerPictureResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerOrders: {
        parameters: {
            query?: {
                /** @description Only those with this status. */
                status?: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
                /** @description Only rows after the one with this id in the order of the list. */
                before_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "orders": [
                     *           {
                     *             "id": 4,
                     *             "code": "#LD000004",
                     *             "status": "Pending",
                     *             "payable": 12.5,
                     *             "placed_at": "2025-03-05T15:07:09.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerOrdersResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSellerOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example LD000004 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "order": {
                     *           "code": "#LD000004",
                     *           "status": "Pending",
                     *           "payment_method": "cash",
                     *           "payment_status": "Unpaid",
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "address": "3 Road",
                     *           "note": null,
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "name": "Bread",
                     *               "option": "Loaf",
                     *               "price": 2.5,
                     *               "quantity": 2,
                     *               "missing": 0,
                     *               "if_sold_out": "call_me"
                     *             }
                     *           ],
                     *           "delivery": 3.9,
                     *           "taxes": [
                     *             {
                     *               "name": "VAT",
                     *               "percentage": 10,
                     *               "amount": 0.5
                     *             }
                     *           ],
                     *           "discount": 0,
                     *           "payable": 9.4,
                     *           "history": [
                     *             {
                     *               "status": "Pending",
                     *               "at": "2025-03-05T15:07:09.000000Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    stepSellerOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @example LD000004 */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Confirm"
                 *     }
                 */
                "application/json": components["schemas"]["SellerOrderStep"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "order": {
                     *           "code": "#LD000004",
                     *           "status": "Pending",
                     *           "payment_method": "cash",
                     *           "payment_status": "Unpaid",
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "address": "3 Road",
                     *           "note": null,
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "name": "Bread",
                     *               "option": "Loaf",
                     *               "price": 2.5,
                     *               "quantity": 2,
                     *               "missing": 0,
                     *               "if_sold_out": "call_me"
                     *             }
                     *           ],
                     *           "delivery": 3.9,
                     *           "taxes": [
                     *             {
                     *               "name": "VAT",
                     *               "percentage": 10,
                     *               "amount": 0.5
                     *             }
                     *           ],
                     *           "discount": 0,
                     *           "payable": 9.4,
                     *           "history": [
                     *             {
                     *               "status": "Pending",
                     *               "at": "2025-03-05T15:07:09.000000Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeSellerOrderLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @example LD000004 */
                code: string;
                /** @example 12 */
                line: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 1
                 *     }
                 */
                "application/json": components["schemas"]["SellerLineChange"];
            };
        };
        responses: {
            /** @description The order as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "order": {
                     *           "code": "#LD000004",
                     *           "status": "Pending",
                     *           "payment_method": "cash",
                     *           "payment_status": "Unpaid",
                     *           "name": "Sample Shopper",
                     *           "phone": "2025550142",
                     *           "address": "3 Road",
                     *           "note": null,
                     *           "lines": [
                     *             {
                     *               "id": 12,
                     *               "name": "Bread",
                     *               "option": "Loaf",
                     *               "price": 2.5,
                     *               "quantity": 2,
                     *               "missing": 0,
                     *               "if_sold_out": "call_me"
                     *             }
                     *           ],
                     *           "delivery": 3.9,
                     *           "taxes": [
                     *             {
                     *               "name": "VAT",
                     *               "percentage": 10,
                     *               "amount": 0.5
                     *             }
                     *           ],
                     *           "discount": 0,
                     *           "payable": 9.4,
                     *           "history": [
                     *             {
                     *               "status": "Pending",
                     *               "at": "2025-03-05T15:07:09.000000Z"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerOrderResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerConversations: {
        parameters: {
            query?: {
                /** @description Only rows after the one with this id in the order of the list. */
                before_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "conversations": [
                     *           {
                     *             "id": 2,
                     *             "user_id": 9,
                     *             "user_name": "Sample Shopper",
                     *             "unread": 1,
                     *             "last": {
                     *               "is_own": false,
                     *               "text": "Is the bread baked today?",
                     *               "product": null,
                     *               "has_picture": false
                     *             },
                     *             "moved_at": "2025-03-05T15:07:09.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerConversationsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerMessages: {
        parameters: {
            query?: {
                /** @description Only rows after the one with this id in the order of the list. */
                before_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 9 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "is_typing": false,
                     *         "messages": [
                     *           {
                     *             "id": 181,
                     *             "is_own": false,
                     *             "is_seen": true,
                     *             "text": "Is the bread baked today?",
                     *             "product": null,
                     *             "order": null,
                     *             "has_picture": false,
                     *             "picture": null,
                     *             "at": "2025-03-05T15:07:09.000000Z"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerMessagesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSellerMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @example 9 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "It is."
                 *     }
                 */
                "application/json": components["schemas"]["SellerMessage"];
                /**
                 * @example {
                 *       "message": "This one.",
                 *       "picture": "(file)"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SellerMessageUpload"];
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Message sent"
                     *     }
                     */
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    announceSellerTyping: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @example 9 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Announced. No body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSellerReturns: {
        parameters: {
            query?: {
                /** @description Only rows after the one with this id in the order of the list. */
                before_id?: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of returns. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "next": null,
                     *         "returns": [
                     *           {
                     *             "id": 7,
                     *             "status": "Pending",
                     *             "amount": 5,
                     *             "created_at": "2025-03-05T15:07:09.000000Z",
                     *             "order_code": "#LD000004",
                     *             "reason": "It was broken"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerReturnsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideSellerReturn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description One bare locale code. Names of products, categories, brands and units come in this language.
                 * @example en
                 */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /**
                 * @description One UUID per intent of the shopper; a repeated call with the same key and body gets the first response.
                 * @example 6f1d3a52-3c1c-4a3e-9a27-0f8a4f6f9f10
                 */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @example 7 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "Approved"
                 *     }
                 */
                "application/json": components["schemas"]["SellerDecision"];
            };
        };
        responses: {
            /** @description The return as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Saved",
                     *       "data": {
                     *         "return": {
                     *           "id": 7,
                     *           "status": "Pending",
                     *           "amount": 5,
                     *           "created_at": "2025-03-05T15:07:09.000000Z",
                     *           "order_code": "#LD000004",
                     *           "reason": "It was broken"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["SellerReturnResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
}
