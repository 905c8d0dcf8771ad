/** Written by `npm run generate` from openapi.yaml; edit that. */
export interface paths {
    "/master": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop's settings */
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
        /** Countries with their phone codes */
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
        /** The banners of the home page */
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
        /** Categories that have products */
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
        /** Sub-categories of a category */
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
        /** Products, searched, filtered, sorted and paged */
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
        /** The same as /products */
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
        /** Suggestions for what is being typed */
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
         * @description With a token the view is remembered for /recently-views.
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
        /** The packagings in which a product is sold */
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
        /** Products the shopper looked at, the last one first */
        get: operations["listRecentlyViewed"];
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
        /** The wishlist */
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
        /** Puts a product on the wishlist, or takes it off */
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
        /** Shops with products on sale */
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
        /** The ten best rated shops */
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
        /** Popular products of the shop that sells a product */
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
        /** One shop */
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
        /** Categories in which a shop sells */
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
        /** Reviews of a product or of a shop */
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
        /** The shopper's cart, grouped by shop */
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
         * @description A line already there grows by `quantity`. A buy-now line is kept apart and replaced. The price that the shopper saw (`unit_price`) never sets a price; where it differs, `info` says so.
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
        /** One more */
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
        /** A quantity typed by hand */
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
        /** Takes a line out */
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
         * @description Nothing is stored. No shops gives zero amounts and no items. For each shop the voucher with the code counts (it need not be collected), else the first collected one that does.
         */
        post: operations["quoteCheckout"];
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
        /** The shopper's orders, the newest first */
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
        /** One order */
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
        /** The shopper's addresses, the default one first */
        get: operations["listAddresses"];
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
        /** Stores a new address */
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
        /** Changes an address */
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
        /** Opens an account and signs in */
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
        /** The signed-in user */
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
        /** The vouchers of a shop that the shopper has collected */
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
         * @description A voucher is collected once. A repeat by the same shopper answers 200 with a message and without `data`. 409 means that the voucher ran out or ended since it was listed.
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
        /** The shopper's returns, the newest first */
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
         * @description `phone` is what the shopper typed, or what /send-otp answered; the cookie of /send-otp has to come along. The right code verifies the contact and answers a token for /reset-password. A code dies after 3 wrong tries, one success, 5 minutes or a newer code. A wrong, dead or unknown code answers 400; a contact that is locked answers 429.
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
    "/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the shopper is signed in, the last used first */
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
         * Sends a text to a shop
         * @description 404 while the conversation has not been opened by /store-message.
         */
        post: operations["sendMessage"];
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
        /** What a ticket can be about */
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
         * @description `running` means pending or confirm; without a status all are listed. The counts are for the tabs.
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
        /** The messages of a ticket, the oldest first */
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
         * @description Answers all messages. 422 without `errors` while writing is switched off, and in a completed or cancelled ticket.
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
    "/contact-us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach the shop */
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
         * Whether an e-mail and a phone are free for a new seller
         * @description 422 names the field that is taken. In a shop with one vendor every call of a seller's registration answers 404.
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
         * @description For the confirmation screen. Whoever has the code sees the shop's name and the state, nothing personal.
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
         * @description Signs in at once as an ordinary shopper; the company is under review. Documents are 1 to 5, each at most 5120 KB, pdf, jpeg or png; larger answers 413. Somebody with an account uses /professional/application instead.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DefaultCurrency: {
            name: string;
            symbol: string;
            rate: number;
            /** @enum {string} */
            position: "prefix" | "suffix";
        };
        Id: number;
        Currency: {
            id: components["schemas"]["Id"];
            name: string;
            symbol: string;
            rate: number;
            rate_from_default: number;
            is_default: boolean;
        };
        PaymentGateway: {
            id: components["schemas"]["Id"];
            title: string;
            name: string;
            logo: string;
            is_active: boolean;
        };
        SocialLink: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            link?: string | null;
        };
        /** @description Twelve shades; applied only when all are present and valid. */
        ThemeColors: {
            primary?: string;
            primary50?: string;
            primary100?: string;
            primary200?: string;
            primary300?: string;
            primary400?: string;
            primary500?: string;
            primary600?: string;
            primary700?: string;
            primary800?: string;
            primary900?: string;
            primary950?: string;
        };
        Language: {
            id: components["schemas"]["Id"];
            /** @description Locale code */
            name: string;
            title: string;
            /** @enum {string} */
            direction: "ltr" | "rtl";
        };
        SocialAuth: {
            name: string;
            client_id?: string | null;
            is_active: boolean;
            redirect_url?: string | null;
        };
        MenuItem: {
            id: components["schemas"]["Id"];
            name: string;
            title?: string | null;
            url: string;
            /** @enum {string} */
            target: "_self" | "_blank";
            is_external: boolean;
        };
        FooterItem: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "logo" | "text" | "email" | "phone" | "social_links" | "app_store" | "link";
            title?: string | null;
            url?: string | null;
            /** @enum {string} */
            target: "_self" | "_blank";
        };
        FooterColumn: {
            id: components["schemas"]["Id"];
            position: number;
            title?: string | null;
            items: components["schemas"]["FooterItem"][];
        };
        MasterSettings: {
            currency: components["schemas"]["DefaultCurrency"];
            currencies: components["schemas"]["Currency"][];
            app_name: string;
            app_locale: string;
            cash_on_delivery: boolean;
            online_payment: boolean;
            show_download_app: boolean;
            web_show_footer: boolean;
            google_playstore_link?: string | null;
            app_store_link?: string | null;
            payment_gateways: components["schemas"]["PaymentGateway"][];
            multi_vendor: boolean;
            mobile: string;
            address: string;
            web_footer_text: string;
            web_footer_description?: string | null;
            web_logo: string;
            web_footer_logo: string;
            app_logo: string;
            footer_qr?: string | null;
            social_links: components["schemas"]["SocialLink"][];
            theme_colors: components["schemas"]["ThemeColors"];
            pusher_app_key?: string | null;
            pusher_app_cluster?: string | null;
            /** @description Where the sockets go; an empty text is the page's own host, nothing is the service of the cluster. */
            pusher_app_host?: string | null;
            /** @description Nothing is the page's own port. */
            pusher_app_port?: number | null;
            /** @description Nothing is as the page itself. */
            pusher_app_tls?: boolean | null;
            app_environment: string;
            register_otp_verify: boolean;
            /** @enum {string} */
            register_otp_type: "email" | "phone";
            /** @enum {string} */
            forgot_otp_type: "email" | "phone";
            order_place_account_verify: boolean;
            phone_required: boolean;
            phone_min_length: number;
            phone_max_length: number;
            languages: components["schemas"]["Language"][];
            social_auths: {
                [key: string]: components["schemas"]["SocialAuth"];
            };
            menus: components["schemas"]["MenuItem"][];
            footers: components["schemas"]["FooterColumn"][];
            return_order_within_days: number;
            /** @description Only in the local environment, on loopback. */
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
            error: string;
        };
        Country: {
            id: components["schemas"]["Id"];
            name: string;
            phone_code: string;
        };
        CountriesResponse: {
            message?: string;
            data: {
                countries: components["schemas"]["Country"][];
            };
        };
        /** @description One picture in three widths of the same proportions. */
        Picture: {
            small: string;
            medium: string;
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
            title?: string | null;
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
            slug?: string;
            name: string;
            thumbnail: string;
        };
        Category: {
            id: components["schemas"]["Id"];
            slug?: string;
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
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
            total_products: number;
            total_categories: number;
            rating: number;
            /** @enum {string} */
            shop_status: "Online" | "Offline";
            /** @description Abbreviated, such as 1.2K */
            total_reviews: string;
            estimated_delivery_time?: string;
        };
        /** @description An amount in the shop's default currency, at most two decimals. */
        Money: number;
        /** @description A size or a colour with its surcharge. */
        Variant: {
            id: components["schemas"]["Id"];
            name: string;
            color_code?: string;
            price: components["schemas"]["Money"];
        };
        Unit: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @description What a kilogram, a litre or a piece costs in this packaging. */
        UnitPrice: {
            amount: components["schemas"]["Money"];
            /** @enum {string} */
            measure: "kg" | "l" | "piece";
        };
        ProductShop: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            rating: number;
            estimated_delivery_time: string;
            delivery_charge: components["schemas"]["Money"];
            last_online: boolean;
        };
        /** @description A product as lists show it. Prices and stock are those of its default packaging. */
        Product: {
            id: components["schemas"]["Id"];
            slug?: string;
            is_digital: boolean;
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            discount_percentage: number;
            rating: number;
            /** @description Abbreviated, such as 1.2K */
            total_reviews: string;
            /** @description With thousands commas, such as 1,204 */
            total_sold: string;
            /** @description Stock. */
            quantity: number;
            is_favorite: boolean;
            sizes: components["schemas"]["Variant"][];
            colors: components["schemas"]["Variant"][];
            unit?: components["schemas"]["Unit"] | null;
            brand?: string | null;
            packaging_id?: components["schemas"]["Id"];
            packaging_count?: number;
            unit_price?: components["schemas"]["UnitPrice"];
            shop: components["schemas"]["ProductShop"];
        };
        JustForYou: {
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
        /** @description What the whole catalogue offers, not the present result. */
        ProductFilters: {
            sizes: components["schemas"]["Variant"][];
            colors: components["schemas"]["Variant"][];
            brands: components["schemas"]["Unit"][];
            min_price: number;
            max_price: number;
        };
        ProductsResponse: {
            message?: string;
            data: {
                total: number;
                products: components["schemas"]["Product"][];
                filters: components["schemas"]["ProductFilters"];
            };
        };
        Suggestion: {
            id: components["schemas"]["Id"];
            name: string;
            price: components["schemas"]["Money"];
            thumbnail: string;
            category: string | null;
        };
        SuggestionsResponse: {
            message?: string;
            data: components["schemas"]["Suggestion"][];
        };
        ProductMedia: {
            id?: components["schemas"]["Id"];
            thumbnail?: string | null;
            url?: string | null;
            /** @description image, file (a video), anything else is an embed */
            type: string;
            picture?: components["schemas"]["Picture"];
        };
        Packaging: {
            id: components["schemas"]["Id"];
            /** @description Such as 500 g */
            label: string;
            price: components["schemas"]["Money"];
            discount_price: components["schemas"]["Money"];
            discount_percentage: number;
            stock: number;
            unit_price?: components["schemas"]["UnitPrice"];
        };
        ProductDetails: {
            id: components["schemas"]["Id"];
            slug?: string;
            is_digital: boolean;
            name: string;
            thumbnail?: string;
            picture?: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            /** @description 0 means no discount. */
            discount_price: components["schemas"]["Money"];
            discount_percentage: number;
            rating: number;
            /** @description Abbreviated, such as 1.2K */
            total_reviews: string;
            /** @description With thousands commas, such as 1,204 */
            total_sold: string;
            /** @description Stock. */
            quantity: number;
            is_favorite: boolean;
            sizes: components["schemas"]["Variant"][];
            colors: components["schemas"]["Variant"][];
            unit?: components["schemas"]["Unit"] | null;
            brand?: string | null;
            packaging_id?: components["schemas"]["Id"];
            packaging_count?: number;
            unit_price?: components["schemas"]["UnitPrice"];
            shop: components["schemas"]["ProductShop"];
            short_description?: string | null;
            /** @description HTML */
            description: string;
            thumbnails: components["schemas"]["ProductMedia"][];
            packagings: components["schemas"]["Packaging"][];
            category?: components["schemas"]["SubCategory"];
            sub_category?: components["schemas"]["SubCategory"];
            flash_sale?: components["schemas"]["FlashSale"] | null;
            meta_title?: string | null;
            meta_description?: string | null;
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
            total_products: number;
            total_categories: number;
            rating: number;
            total_reviews: number;
            /** @enum {string} */
            shop_status: "Online" | "Offline";
            estimated_delivery_time?: string;
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
            rating: number;
            total_review: number;
            /** @description Share of each number of stars, 0 to 100. */
            percentages: {
                1: number;
                2: number;
                3: number;
                4: number;
                5: number;
            };
        };
        Review: {
            id: components["schemas"]["Id"];
            customer_name: string;
            customer_profile: string;
            rating: number;
            description: string;
            /** @description Month dd, YYYY */
            created_at: string;
            photos?: string[];
        };
        ReviewsResponse: {
            message?: string;
            data: {
                average_rating_percentage?: components["schemas"]["RatingSummary"];
                total: number;
                reviews: components["schemas"]["Review"][];
            };
        };
        CartVariant: components["schemas"]["Variant"] | null;
        /** @description A line. Its identity is product id and packaging id. */
        CartProduct: {
            /** @description The product's id. */
            id: components["schemas"]["Id"];
            packaging_id?: components["schemas"]["Id"] | null;
            quantity: number;
            /** @description The most that can be had now. */
            stock?: number;
            is_digital: boolean;
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            brand?: string | null;
            /** @description What one costs now. */
            unit_price?: components["schemas"]["Money"];
            price: components["schemas"]["Money"];
            discount_price: components["schemas"]["Money"];
            discount_percentage: number;
            /** @description What one cost when it was added, if that differs. */
            previous_price?: components["schemas"]["Money"] | null;
            rating: number;
            total_reviews: string;
            total_sold: string;
            color?: components["schemas"]["CartVariant"];
            size?: components["schemas"]["CartVariant"];
            unit?: string | null;
        };
        CartGroup: {
            shop_id: components["schemas"]["Id"];
            shop_name: string;
            shop_logo: string;
            shop_rating: number;
            shop_online: boolean;
            products: components["schemas"]["CartProduct"][];
        };
        CartData: {
            /** @description The number of lines. */
            total: number;
            cart_items: components["schemas"]["CartGroup"][];
            info?: string | null;
            cart_version?: number;
        };
        CartResponse: {
            message?: string;
            data: components["schemas"]["CartData"];
        };
        CartAddition: {
            product_id: components["schemas"]["Id"];
            packaging_id?: components["schemas"]["Id"] | null;
            /** @default 1 */
            quantity: number | null;
            /** @default 0 */
            unit_price: number | null;
            unit?: string | null;
            size?: components["schemas"]["Id"] | null;
            color?: components["schemas"]["Id"] | null;
            /** @default false */
            is_buy_now: boolean;
        };
        CartLineKey: {
            product_id: components["schemas"]["Id"];
            packaging_id?: components["schemas"]["Id"] | null;
            /** @default false */
            is_buy_now: boolean;
        };
        CartQuantity: {
            product_id: components["schemas"]["Id"];
            packaging_id?: components["schemas"]["Id"] | null;
            quantity: number;
        };
        CheckoutRequest: {
            shop_ids?: components["schemas"]["Id"][] | null;
            coupon_code?: string | null;
            /** @default false */
            is_buy_now: boolean;
        };
        Tax: {
            id: components["schemas"]["Id"];
            name: string;
            percentage: number;
            amount: components["schemas"]["Money"];
        };
        CheckoutTotals: {
            total_amount: components["schemas"]["Money"];
            delivery_charge: components["schemas"]["Money"];
            coupon_discount: components["schemas"]["Money"];
            order_tax_amount: components["schemas"]["Money"];
            payable_amount: components["schemas"]["Money"];
            all_vat_taxes: components["schemas"]["Tax"][];
            /** @description The delivery charge of each chosen shop. */
            deliveries?: {
                shop_id: components["schemas"]["Id"];
                amount: components["schemas"]["Money"];
            }[];
            /** @description The voucher that counts for a chosen shop, and what it takes off there. A shop without one is missing. */
            coupons?: {
                shop_id: components["schemas"]["Id"];
                code: string;
                amount: components["schemas"]["Money"];
            }[];
        };
        CheckoutData: {
            checkout: components["schemas"]["CheckoutTotals"];
            /** @description With a code: whether it counts. Without one: whether a collected voucher does. */
            apply_coupon: boolean;
            checkout_items: components["schemas"]["CartGroup"][];
            cart_version?: number;
        };
        CheckoutResponse: {
            /** @description Only with a code: whether it counts, and why not. */
            message?: string;
            data: components["schemas"]["CheckoutData"];
        };
        OrderRequest: {
            shop_ids: components["schemas"]["Id"][];
            address_id: components["schemas"]["Id"];
            payment_method: string;
            coupon_code?: string | null;
            note?: string | null;
            /** @default false */
            is_buy_now: boolean;
            payable_amount?: number | null;
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
            all: number;
            pending: number;
            confirm: number;
            processing: number;
            pickup: number;
            on_the_way: number;
            delivered: number;
            cancelled: number;
        };
        /** @enum {string} */
        OrderPaymentStatus: "Pending" | "Paid";
        /** @enum {string} */
        OrderStatus: "Pending" | "Confirm" | "Processing" | "Pickup" | "On The Way" | "Delivered" | "Cancelled";
        Address: {
            id: components["schemas"]["Id"];
            name: string;
            phone: string;
            area?: string | null;
            flat_no?: string | null;
            address_type: string;
            address_line: string;
            address_line2?: string | null;
            post_code?: string | null;
            is_default: boolean;
            latitude?: number | null;
            longitude?: number | null;
        };
        OrderCardProduct: {
            id: components["schemas"]["Id"];
            name: string;
            thumbnail: string;
            quantity?: number;
        };
        Order: {
            id: components["schemas"]["Id"];
            order_code: string;
            quantity: number;
            amount: components["schemas"]["Money"];
            payment_method: string;
            payment_status: components["schemas"]["OrderPaymentStatus"];
            order_status: components["schemas"]["OrderStatus"];
            /** @description ISO 8601 UTC with microseconds */
            created_at: string;
            /** @description dd Mon, YYYY hh:mm AM */
            placed_at: string;
            shop_name?: string;
            address?: components["schemas"]["Address"] | null;
            products?: components["schemas"]["OrderCardProduct"][];
        };
        OrdersResponse: {
            message?: string;
            data: {
                total: number;
                status_wise_orders: components["schemas"]["StatusCounts"];
                orders: components["schemas"]["Order"][];
            };
        };
        OrderProduct: {
            /** @description The product's id. */
            id: components["schemas"]["Id"];
            packaging_id?: components["schemas"]["Id"] | null;
            name: string;
            brand?: string | null;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            discount_price: components["schemas"]["Money"];
            order_qty: number;
            color?: string | null;
            size?: string | null;
            unit?: string | null;
            rating?: number | null;
            /** @description true means: can still be returned */
            is_returned: boolean;
            is_digital: boolean;
        };
        OrderTax: {
            id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            name: string;
            percentage: number;
            amount: components["schemas"]["Money"];
            created_at?: string;
            updated_at?: string;
        };
        OrderDetails: {
            id: components["schemas"]["Id"];
            order_code: string;
            order_status: components["schemas"]["OrderStatus"];
            created_at: string;
            placed_at: string;
            estimated_delivery_date: string;
            payment_method: string;
            payment_status: components["schemas"]["OrderPaymentStatus"];
            total_amount: components["schemas"]["Money"];
            tax_amount: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            coupon_discount: components["schemas"]["Money"];
            payable_amount: components["schemas"]["Money"];
            quantity: number;
            delivery_charge: components["schemas"]["Money"];
            note?: string | null;
            shop: components["schemas"]["ShopCard"];
            products: components["schemas"]["OrderProduct"][];
            invoice_url?: string | null;
            payment_receipt_url?: string | null;
            address?: components["schemas"]["Address"] | null;
            all_vat_taxes: components["schemas"]["OrderTax"][];
            return_order_within_days: number;
            last_return_date?: string | null;
            /** @description ISO 8601: when an order that is to be paid online is cancelled if it is not */
            pay_until?: string | null;
            is_returnable: boolean;
            /** @description When the order reached each status, oldest first. */
            history?: {
                status: components["schemas"]["OrderStatus"];
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
                total: number;
                addresses: components["schemas"]["Address"][];
            };
        };
        AddressForm: {
            name: string;
            phone: string;
            address_line: string;
            address_type: string;
            area?: string | null;
            flat_no?: string | null;
            post_code?: string | null;
            address_line2?: string | null;
            is_default?: boolean | null;
            latitude?: number | null;
            longitude?: number | null;
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
            name: string;
            phone?: string | null;
            email?: string | null;
            password: string;
            country: string;
            phone_code?: string | null;
        };
        User: {
            id: components["schemas"]["Id"];
            name: string;
            phone?: string | null;
            phone_verified: boolean;
            email?: string | null;
            email_verified: boolean;
            is_active: boolean;
            profile_photo: string;
            gender?: string | null;
            /** @description YYYY-MM-DD */
            date_of_birth?: string | null;
            country?: string | null;
            phone_code?: string | null;
            account_verified: boolean;
            last_online: boolean;
            role?: string;
        };
        Access: {
            /** @constant */
            auth_type: "Bearer";
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
            voucher_type: string;
            code: string;
            /** @enum {string} */
            discount_type: "Percentage" | "Amount";
            /** @description Per cent or an amount, by `discount_type` */
            discount: number;
            min_order_amount: components["schemas"]["Money"];
            /** @description 0 means no cap. */
            max_discount_amount: components["schemas"]["Money"];
            /** @description Orders in which one shopper may use it. */
            limit_for_user: number;
            shop_id?: components["schemas"]["Id"] | null;
            /** @description dd Month YYYY HH:mm */
            started: string;
            /** @description dd Month YYYY HH:mm */
            validity: string;
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
            quantity: number;
            shop_id: components["schemas"]["Id"];
        };
        VoucherApplication: {
            products: components["schemas"]["VoucherProduct"][];
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
                    unit: string;
                    /** @description How many were ordered. */
                    quantity: number;
                    available: number;
                    /** @enum {string} */
                    reason: "not_for_sale" | "sold_out" | "too_few";
                }[];
            };
        };
        OrderPaymentResponse: {
            message?: string;
            data: {
                order_payment_url: string;
            };
        };
        ReviewForm: {
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
            rating: number;
            description: string;
        };
        ReviewUpload: {
            product_id: components["schemas"]["Id"];
            order_id: components["schemas"]["Id"];
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
            amount: components["schemas"]["Money"];
            status: components["schemas"]["ReturnStatus"];
            quantity: number;
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            reject_note?: string | null;
            /** @description dd Month, YYYY */
            return_date: string;
            /** @description When it was asked for: ISO 8601 UTC with microseconds */
            created_at?: string;
            return_address: string;
        };
        ReturnsResponse: {
            message?: string;
            data: {
                total: number;
                returnOrders: components["schemas"]["ReturnOrder"][];
            };
        };
        ReturnProduct: {
            product_id: components["schemas"]["Id"];
            product_name: string;
            product_price: components["schemas"]["Money"];
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            quantity: number;
            color?: string | null;
            size?: string | null;
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
            amount: components["schemas"]["Money"];
            status: components["schemas"]["ReturnStatus"];
            payment_status: components["schemas"]["ReturnPaymentStatus"];
            shop_name: string;
            shop_logo: string;
            shop_rating: number;
            reject_note?: string | null;
            /** @description dd Month, YYYY */
            return_date: string;
            /** @description When it was asked for: ISO 8601 UTC with microseconds */
            created_at?: string;
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
            product_ids: components["schemas"]["Id"][];
            reason: string;
            return_address: string;
            bank_account_number: string;
            bank_name?: string | null;
        };
        ReturnUpload: {
            order_id: components["schemas"]["Id"];
            "product_ids[]": components["schemas"]["Id"][];
            reason: string;
            return_address: string;
            bank_account_number: string;
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
            phone: string;
            otp: string;
        };
        OtpTokenResponse: {
            message?: string;
            data: {
                token: string;
            };
        };
        PasswordReset: {
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
            code: string;
            data?: components["schemas"]["SocialProof"] | null;
        };
        ProfileForm: {
            name: string;
            phone: string;
            email?: string;
            /** @description male, female or other */
            gender?: string;
            /** @description YYYY-MM-DD */
            date_of_birth?: string;
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
        Session: {
            id: components["schemas"]["Id"];
            /** @description Browser and system, as far as they can be told */
            device: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
            is_current: boolean;
        };
        SessionsResponse: {
            message?: string;
            data: {
                sessions: components["schemas"]["Session"][];
            };
        };
        ChatShop: {
            id: components["schemas"]["Id"];
            name: string;
            logo: string;
            rating: number;
            last_online: boolean;
        };
        ChatProduct: {
            id: components["schemas"]["Id"];
            name: string;
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            price: components["schemas"]["Money"];
            discount_price: components["schemas"]["Money"];
            rating: number;
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
            is_read: boolean;
            /** @description What the shop has not seen. */
            unread_message_user: number;
            /** @description What the shopper has not seen. */
            unread_message_shop: number;
        };
        ConversationsResponse: {
            message?: string;
            data: {
                total: number;
                data: components["schemas"]["Conversation"][];
            };
        };
        /** @enum {string} */
        ChatSide: "user" | "shop";
        /** @description A text, or a product without a text. */
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
            type: components["schemas"]["ChatSide"];
            message?: string | null;
            /** @description Other servers may send 0 or 1. */
            is_seen: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 UTC with microseconds
             */
            created_at: string;
            shop_active_status: boolean;
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
            user_id?: components["schemas"]["Id"] | null;
            /** @constant */
            type?: "user";
            product_id?: components["schemas"]["Id"] | null;
        };
        MessageForm: {
            shop_id: components["schemas"]["Id"];
            message: string;
            /** @constant */
            type?: "user";
            /** Format: uuid */
            client_id?: string | null;
        };
        MessageResponse: {
            message?: string;
            data: {
                data: components["schemas"]["ChatMessage"];
            };
        };
        UnreadCount: {
            unread_messages: number;
        };
        UnreadResponse: {
            message?: string;
            data: {
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
            ticket_no: string;
            order_number?: string | null;
            status: components["schemas"]["TicketStatus"];
            subject?: string | null;
            issue_type: string;
            /** @description dd Month, YYYY */
            created_at: string;
        };
        TicketsResponse: {
            message?: string;
            data: {
                total: number;
                running: number;
                completed: number;
                cancel: number;
                support_tickets: components["schemas"]["Ticket"][];
            };
        };
        TicketForm: {
            /** @description The name of an issue type. */
            issue_type: string;
            subject?: string;
            message: string;
            /** Format: email */
            email: string;
            phone?: string;
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
            /** @enum {string} */
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
            /** @description The shopper's number; 0 is the shop. */
            sender_id: number;
            sender_name: string;
            profile_photo: string;
            is_highlighted: boolean;
        };
        TicketDetails: {
            id: components["schemas"]["Id"];
            ticket_no: string;
            order_number?: string | null;
            status: components["schemas"]["TicketStatus"];
            subject?: string | null;
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
            slug: string;
            category: components["schemas"]["BlogPostCategory"];
            post_by: components["schemas"]["BlogAuthor"];
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
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
            slug: string;
            category: components["schemas"]["BlogPostCategory"];
            post_by: components["schemas"]["BlogAuthor"];
            thumbnail: string;
            picture?: components["schemas"]["Picture"];
            total_views: number;
            /** @description HTML, cleaned by the server; clean it again. */
            description: string;
            /** @description dd Mon, YYYY */
            created_at: string;
            /** @description Younger than five days. */
            is_new: boolean;
            tags: components["schemas"]["BlogTag"][];
        };
        BlogResponse: {
            message?: string;
            data: {
                blog: components["schemas"]["BlogDetails"];
                related_blogs: components["schemas"]["Blog"][];
                popular_blogs: components["schemas"]["Blog"][];
                related_products: components["schemas"]["Product"][];
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
        ContactResponse: {
            message?: string;
            data: {
                phone?: string | null;
                email?: string | null;
                whatsapp?: string | null;
                messenger?: string | null;
                address?: string | null;
            };
        };
        ContactForm: {
            name: string;
            phone: string;
            subject: string;
            message: string;
            email?: string | null;
        };
        ContactMessage: {
            id: components["schemas"]["Id"];
            name: string;
            phone: string;
            email?: string | null;
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
            first_name: string;
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
            address?: string;
            shop_name: string;
            description?: string;
            /** @description HH:MM */
            opening_time?: string;
            /** @description HH:MM */
            closing_time?: string;
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
            is_active: boolean;
            /** @enum {string} */
            shop_status: "Online" | "Offline";
            shop: components["schemas"]["PartnerShop"];
            banners: components["schemas"]["Banner"][];
        };
        PartnerResponse: {
            message?: string;
            data: {
                confirmation_code: string;
                user: components["schemas"]["Partner"];
            };
        };
        /** @enum {string} */
        ApplicationStatus: "under_review" | "approved" | "refused";
        PartnerApplication: {
            code: string;
            status: components["schemas"]["ApplicationStatus"];
            shop_name: string;
            /** Format: date-time */
            submitted_at: string;
            /** Format: date-time */
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
                user_status: boolean;
            };
        };
        ProfessionalRegistration: {
            name: string;
            phone: string;
            /** Format: email */
            email: string;
            password: string;
            password_confirmation: string;
            country: string;
            phone_code?: string;
            company_name: string;
            company_type?: string;
            tax_number: string;
            registration_number?: string;
            company_address?: string;
            /** @constant */
            accept_terms: 1;
            "documents[]": string[];
        };
        CompanyDocument: {
            name: string;
            /** @enum {string} */
            type: "image" | "pdf";
        };
        ProfessionalApplication: {
            status: components["schemas"]["ApplicationStatus"];
            company_name: string;
            company_type?: string | null;
            tax_number: string;
            registration_number?: string | null;
            company_address?: string | null;
            documents: components["schemas"]["CompanyDocument"][];
            /** Format: date-time */
            submitted_at: string;
            /** Format: date-time */
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
            company_name: string;
            company_type?: string;
            tax_number: string;
            registration_number?: string;
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
            /** @enum {string} */
            status: "matched" | "ambiguous" | "unmatched";
            /** @description The best one. */
            product: components["schemas"]["SmartOrderCandidate"] | null;
            alternatives: components["schemas"]["SmartOrderCandidate"][];
        };
        SmartOrderMatchResponse: {
            message?: string;
            data: {
                lines: components["schemas"]["SmartOrderLine"][];
            };
        };
        SmartOrderItem: {
            line: number;
            product_id: components["schemas"]["Id"];
            packaging_id?: components["schemas"]["Id"] | null;
            quantity: number;
        };
        SmartOrderAddition: {
            items: components["schemas"]["SmartOrderItem"][];
        };
        SmartOrderReport: {
            line: number;
            product_id: components["schemas"]["Id"];
            packaging_id: components["schemas"]["Id"] | null;
            /** @enum {string} */
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
                info?: string | null;
                cart_version?: number;
                report: components["schemas"]["SmartOrderReport"][];
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
        /** @description A part that the shop needs is down. */
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
        Unauthorised: {
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
        /** @description The state changed in between. */
        Conflict: {
            headers: {
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
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
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
                    "application/json": components["schemas"]["ProductsOnlyResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["FavoritesResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["FavoriteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CartResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["CheckoutResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
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
                    "application/json": components["schemas"]["OrderPlacedResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            /** @description Something changed since the shopper was shown it. */
            409: {
                headers: {
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
                    "application/json": components["schemas"]["OrdersResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["OrderResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["AddressesResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    addAddress: {
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
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
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
                    "application/json": components["schemas"]["AddressResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
            header?: never;
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
                    "application/json": components["schemas"]["Message"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
                    "application/json": components["schemas"]["ProfileResponse"];
                };
            };
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            /** @description Collected, now or before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
                    /** @description `otp_ctx`, HttpOnly and SameSite=Strict. */
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /** @example running */
                status?: "running" | "completed" | "cancel";
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
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
                     *         ]
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
            /** @description Both are free. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Available"
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
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
            401: components["responses"]["Unauthorised"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
}
