// Made from the CMS’s contract and rules by `npm run wire-types --prefix frontend`: change that, not this.
export interface components {
    schemas: {
        FullMenu: {
            /** @description ISO 4217, like `USD`. */
            currency: string;
            categories: {
                name: string;
                slug: string;
                items: components["schemas"]["MenuItem"][];
            }[];
        };
        MenuItem: {
            /** @description Opaque. */
            id: string;
            name: string;
            /** @description In the currency of the response. */
            price: number;
            /** @description In the order of the menu; the first is `price`. Empty if there is one price only. */
            prices: {
                label: string;
                price: number;
            }[];
            description: string;
            /** @description 999 if none was given. */
            order: number;
            available: boolean;
            featured: boolean;
            /** @description Slugs joined by “|”; empty if there are none. */
            dietary_tags: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            allergens: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            may_contain: string;
            /** @description If false, nothing may be shown as free of anything. */
            allergens_confirmed: boolean;
            spicy_level: number;
            /** @description Served raw or undercooked. */
            raw: boolean;
            halal: boolean;
            /** @description Items from the other list that go well with it; diners see only available ones. */
            pairings: {
                /** @description Opaque. */
                id: string;
                name: string;
                /** @description A dish served raw or undercooked. */
                raw: boolean;
            }[];
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            image_alt: string;
        };
        Error: {
            /** @description The HTTP status, repeated. */
            status: number;
            /** @description A stable code for programs, like `ValidationError`. */
            error: string;
            /** @description A sentence for people. */
            message: string;
            /** @description With a 400 about fields: the first problem of each wrong field. */
            details?: {
                /** @description The field, like `price` or `hours.0.spans.1.opens`; empty for the whole body. */
                path: string;
                message: string;
            }[];
            /** @description With a 412: the entity as it is stored now. */
            current?: unknown;
            /** @description With a 401 `TwoStepError`: the password is correct, this is left to do. */
            twoStep?: {
                /** @description Only for `POST /auth/two-step`. Valid for five minutes, or thirty with a `setup`, unless the account changes. */
                ticket: string;
                /** @description Null if two-step sign-in is already on, so that only a code is missing. */
                setup: components["schemas"]["TwoStepSetup"] | null;
            };
        };
        TwoStepSetup: {
            /** @description Base32, for the app; shown only once. */
            secret: string;
            /** @description The same as an `otpauth:` address, for a QR code. */
            uri: string;
        };
        StaffCategory: {
            /** @description Opaque. */
            id: string;
            name: string;
            order: number;
            slug: string;
            /** @description How many items it holds, including unavailable ones. */
            count: number;
            etag: string;
        };
        CategoryBody: {
            name: string;
            order?: number | null;
            /** @description Made from the name if left out. */
            slug?: string;
        };
        StaffMenuItem: {
            /** @description Opaque. */
            id: string;
            name: string;
            /** @description In the currency of the response. */
            price: number;
            /** @description In the order of the menu; the first is `price`. Empty if there is one price only. */
            prices: {
                label: string;
                price: number;
            }[];
            description: string;
            /** @description The id of its category. */
            category: string;
            /** @description 999 if none was given. */
            order: number;
            available: boolean;
            /** @description When it returns automatically. Null if it does not. */
            sold_out_until: string | null;
            /** @description When it was sold out. */
            sold_out_at: string | null;
            /** @description Who marked it sold out; empty if unknown. */
            sold_out_by: string;
            /** @description How many are left, as staff count them; 0 means sold out. Null if nobody is counting. */
            left_tonight: number | null;
            /** @description When the count ends. */
            left_until: string | null;
            featured: boolean;
            /** @description Slugs joined by “|”; empty if there are none. */
            dietary_tags: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            allergens: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            may_contain: string;
            /** @description If false, nothing may be shown as free of anything. */
            allergens_confirmed: boolean;
            spicy_level: number;
            /** @description Served raw or undercooked. */
            raw: boolean;
            halal: boolean;
            /** @description Shown with the dish when it is highlighted. */
            menuHighlightTag: string;
            pairingIds: string[];
            /** @description Items from the other list that go well with it; diners see only available ones. */
            pairings: {
                /** @description Opaque. */
                id: string;
                name: string;
                /** @description A dish served raw or undercooked. */
                raw: boolean;
            }[];
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            /** @description The id of the uploaded picture. */
            imageId: string | null;
            image_alt: string;
            etag: string;
        };
        MenuItemBody: {
            name: string;
            /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
            price: number;
            /** @description If it comes in several sizes; the first is `price`. Empty if there is one price only. */
            prices?: {
                label: string;
                /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
                price: number;
            }[];
            description?: string | null;
            /** @description The id of a category of the same list. */
            category: string;
            order?: number | null;
            available?: boolean;
            /**
             * @description With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.
             * @enum {string}
             */
            sold_out?: "until-opening" | "until-turned-on";
            featured?: boolean;
            dietary_tags?: string | null;
            allergens?: string | null;
            may_contain?: string | null;
            allergens_confirmed?: boolean;
            spicy_level?: number;
            raw?: boolean;
            halal?: boolean;
            menuHighlightTag?: string | null;
            /** @description The ids of the drinks it goes with, in their order. */
            pairingIds?: string[];
            imageId?: string | null;
        };
        MenuItemChange: {
            name: string;
            /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
            price?: number;
            /** @description If it comes in several sizes; the first is `price`. Empty if there is one price only. */
            prices?: {
                label: string;
                /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
                price: number;
            }[];
            description?: string | null;
            /** @description The id of a category of the same list. */
            category: string;
            order?: number | null;
            available?: boolean;
            /**
             * @description With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.
             * @enum {string}
             */
            sold_out?: "until-opening" | "until-turned-on";
            featured?: boolean;
            dietary_tags?: string | null;
            allergens?: string | null;
            may_contain?: string | null;
            allergens_confirmed?: boolean;
            spicy_level?: number;
            raw?: boolean;
            halal?: boolean;
            menuHighlightTag?: string | null;
            /** @description The ids of the drinks it goes with, in their order. */
            pairingIds?: string[];
            imageId?: string | null;
        };
        MenuItemPatch: {
            name?: string;
            /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
            price?: number;
            /** @description If it comes in several sizes; the first is `price`. Empty if there is one price only. */
            prices?: {
                label: string;
                /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
                price: number;
            }[];
            description?: string | null;
            /** @description The id of a category of the same list. */
            category?: string;
            order?: number | null;
            available?: boolean;
            /**
             * @description With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.
             * @enum {string}
             */
            sold_out?: "until-opening" | "until-turned-on";
            featured?: boolean;
            dietary_tags?: string | null;
            allergens?: string | null;
            may_contain?: string | null;
            allergens_confirmed?: boolean;
            spicy_level?: number;
            raw?: boolean;
            halal?: boolean;
            menuHighlightTag?: string | null;
            /** @description The ids of the drinks it goes with, in their order. */
            pairingIds?: string[];
            imageId?: string | null;
        };
        FullDrinks: {
            /** @description ISO 4217, like `USD`. */
            currency: string;
            categories: {
                name: string;
                slug: string;
                items: components["schemas"]["Drink"][];
            }[];
        };
        Drink: {
            /** @description Opaque. */
            id: string;
            name: string;
            /** @description In the currency of the response. */
            price: number;
            /** @description In the order of the menu; the first is `price`. Empty if there is one price only. */
            prices: {
                label: string;
                price: number;
            }[];
            description: string;
            /** @description 999 if none was given. */
            order: number;
            available: boolean;
            featured: boolean;
            producer: string;
            /** @description A year, or `NV` for none; empty if unknown. */
            vintage: string;
            /** @description Wines only; null for other drinks. */
            style: ("sparkling" | "white" | "rose" | "orange" | "red" | "sherry" | "sweet") | null;
            /** @description Percent by volume. */
            abv: number | null;
            alcohol_free: boolean;
            region: string;
            grape: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            dietary_tags: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            allergens: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            may_contain: string;
            /** @description If false, nothing may be shown as free of anything. */
            allergens_confirmed: boolean;
            /** @description Items from the other list that go well with it; diners see only available ones. */
            pairings: {
                /** @description Opaque. */
                id: string;
                name: string;
                /** @description A dish served raw or undercooked. */
                raw: boolean;
            }[];
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            image_alt: string;
        };
        StaffDrink: {
            /** @description Opaque. */
            id: string;
            name: string;
            /** @description In the currency of the response. */
            price: number;
            /** @description In the order of the menu; the first is `price`. Empty if there is one price only. */
            prices: {
                label: string;
                price: number;
            }[];
            description: string;
            /** @description The id of its category. */
            category: string;
            /** @description 999 if none was given. */
            order: number;
            available: boolean;
            /** @description When it returns automatically. Null if it does not. */
            sold_out_until: string | null;
            /** @description When it was sold out. */
            sold_out_at: string | null;
            /** @description Who marked it sold out; empty if unknown. */
            sold_out_by: string;
            /** @description How many are left, as staff count them; 0 means sold out. Null if nobody is counting. */
            left_tonight: number | null;
            /** @description When the count ends. */
            left_until: string | null;
            featured: boolean;
            producer: string;
            /** @description A year, or `NV` for none; empty if unknown. */
            vintage: string;
            /** @description Wines only; null for other drinks. */
            style: ("sparkling" | "white" | "rose" | "orange" | "red" | "sherry" | "sweet") | null;
            /** @description Percent by volume. */
            abv: number | null;
            alcohol_free: boolean;
            region: string;
            grape: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            dietary_tags: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            allergens: string;
            /** @description Slugs joined by “|”; empty if there are none. */
            may_contain: string;
            /** @description If false, nothing may be shown as free of anything. */
            allergens_confirmed: boolean;
            /** @description Items from the other list that go well with it; diners see only available ones. */
            pairings: {
                /** @description Opaque. */
                id: string;
                name: string;
                /** @description A dish served raw or undercooked. */
                raw: boolean;
            }[];
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            /** @description The id of the uploaded picture. */
            imageId: string | null;
            image_alt: string;
            etag: string;
        };
        DrinkBody: {
            name: string;
            /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
            price: number;
            /** @description If it comes in several sizes; the first is `price`. Empty if there is one price only. */
            prices?: {
                label: string;
                /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
                price: number;
            }[];
            description?: string | null;
            /** @description The id of a category of the same list. */
            category: string;
            order?: number | null;
            available?: boolean;
            /**
             * @description With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.
             * @enum {string}
             */
            sold_out?: "until-opening" | "until-turned-on";
            featured?: boolean;
            producer?: string | null;
            vintage?: string | null;
            style?: ("sparkling" | "white" | "rose" | "orange" | "red" | "sherry" | "sweet") | null;
            abv?: number | null;
            alcohol_free?: boolean;
            region?: string | null;
            grape?: string | null;
            dietary_tags?: string | null;
            allergens?: string | null;
            may_contain?: string | null;
            allergens_confirmed?: boolean;
            imageId?: string | null;
        };
        DrinkChange: {
            name: string;
            /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
            price?: number;
            /** @description If it comes in several sizes; the first is `price`. Empty if there is one price only. */
            prices?: {
                label: string;
                /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
                price: number;
            }[];
            description?: string | null;
            /** @description The id of a category of the same list. */
            category: string;
            order?: number | null;
            available?: boolean;
            /**
             * @description With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.
             * @enum {string}
             */
            sold_out?: "until-opening" | "until-turned-on";
            featured?: boolean;
            producer?: string | null;
            vintage?: string | null;
            style?: ("sparkling" | "white" | "rose" | "orange" | "red" | "sherry" | "sweet") | null;
            abv?: number | null;
            alcohol_free?: boolean;
            region?: string | null;
            grape?: string | null;
            dietary_tags?: string | null;
            allergens?: string | null;
            may_contain?: string | null;
            allergens_confirmed?: boolean;
            imageId?: string | null;
        };
        DrinkPatch: {
            name?: string;
            /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
            price?: number;
            /** @description If it comes in several sizes; the first is `price`. Empty if there is one price only. */
            prices?: {
                label: string;
                /** @description A whole amount, since the menu shows no cents; or a price that the entry has had before, to undo a change. */
                price: number;
            }[];
            description?: string | null;
            /** @description The id of a category of the same list. */
            category?: string;
            order?: number | null;
            available?: boolean;
            /**
             * @description With `available: false`: until the restaurant next opens on another day, or until staff turn it back on.
             * @enum {string}
             */
            sold_out?: "until-opening" | "until-turned-on";
            featured?: boolean;
            producer?: string | null;
            vintage?: string | null;
            style?: ("sparkling" | "white" | "rose" | "orange" | "red" | "sherry" | "sweet") | null;
            abv?: number | null;
            alcohol_free?: boolean;
            region?: string | null;
            grape?: string | null;
            dietary_tags?: string | null;
            allergens?: string | null;
            may_contain?: string | null;
            allergens_confirmed?: boolean;
            imageId?: string | null;
        };
        Highlight: {
            /** @description Opaque. */
            id: string;
            position: number;
            /** @description Shown on that day only; null means every day. */
            date: string | null;
            active: boolean;
            name: string;
            price: number;
            description: string;
            category: string;
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            image_alt: string;
            tag: string;
            item: {
                /** @description Opaque. */
                id: string;
                name: string;
                description: string;
                /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
                image: string | null;
                menuHighlightTag: string;
                /** @description Served raw or undercooked. */
                raw: boolean;
                price: number;
                category: string;
            } | null;
        };
        StaffHighlight: {
            /** @description Opaque. */
            id: string;
            itemId: string | null;
            position: number;
            /** @description Shown on that day only; null means every day. */
            date: string | null;
            active: boolean;
            tagOverride: string;
            name: string;
            price: number;
            description: string;
            category: string;
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            image_alt: string;
            tag: string;
            item: {
                /** @description Opaque. */
                id: string;
                name: string;
                description: string;
                /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
                image: string | null;
                menuHighlightTag: string;
                /** @description Served raw or undercooked. */
                raw: boolean;
                price: number;
                category: string;
            } | null;
            etag: string;
        };
        Offer: {
            /** @description Opaque. */
            id: string;
            title: string;
            badge: string;
            subtitle: string;
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            imageUrl: string | null;
            /**
             * @description The part of the picture that stays visible when it is cropped.
             * @enum {string}
             */
            focus: "left" | "center" | "right";
            ctaPrimaryLabel: string;
            ctaPrimaryTo: string;
            ctaSecondaryLabel: string;
            ctaSecondaryTo: string;
        };
        StaffOffer: {
            /** @description Opaque. */
            id: string;
            title: string;
            badge: string;
            subtitle: string;
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            imageUrl: string | null;
            /**
             * @description The part of the picture that stays visible when it is cropped.
             * @enum {string}
             */
            focus: "left" | "center" | "right";
            ctaPrimaryLabel: string;
            ctaPrimaryTo: string;
            ctaSecondaryLabel: string;
            ctaSecondaryTo: string;
            startDate: string | null;
            endDate: string | null;
            active: boolean;
            order: number;
            /** @description The id of the uploaded picture. */
            imageId: string | null;
            etag: string;
            image_alt: string;
        };
        OfferBody: {
            title: string;
            badge?: string | null;
            subtitle?: string | null;
            /**
             * @description `center` if left out.
             * @enum {string}
             */
            focus?: "left" | "center" | "right";
            ctaPrimaryLabel?: string | null;
            ctaPrimaryTo?: string | null;
            ctaSecondaryLabel?: string | null;
            ctaSecondaryTo?: string | null;
            startDate?: string | null;
            endDate?: string | null;
            active?: boolean;
            order?: number | null;
            imageId?: string | null;
        };
        OfferPatch: {
            title?: string;
            badge?: string | null;
            subtitle?: string | null;
            /**
             * @description `center` if left out.
             * @enum {string}
             */
            focus?: "left" | "center" | "right";
            ctaPrimaryLabel?: string | null;
            ctaPrimaryTo?: string | null;
            ctaSecondaryLabel?: string | null;
            ctaSecondaryTo?: string | null;
            startDate?: string | null;
            endDate?: string | null;
            active?: boolean;
            order?: number | null;
            imageId?: string | null;
        };
        EventSpecial: {
            /** @description Opaque. */
            id: string;
            title: string;
            /** @enum {string} */
            type: "event" | "special" | "evergreen";
            desc: string;
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            date: string | null;
            endDate: string | null;
            /** @description `HH:MM`, in the restaurant’s time zone. */
            startTime: string | null;
            /** @description `HH:MM`, in the restaurant’s time zone. */
            endTime: string | null;
            /** @description `THU` for every Thursday; empty if it isn’t weekly. */
            weekdays: string;
            price: number | null;
            place: string;
            seats: string;
            ctaLabel: string;
            ctaTo: string;
            /** @description Of `price`, ISO 4217. */
            currency: string;
        };
        StaffEventSpecial: {
            /** @description Opaque. */
            id: string;
            title: string;
            /** @enum {string} */
            type: "event" | "special" | "evergreen";
            desc: string;
            /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
            image: string | null;
            date: string | null;
            endDate: string | null;
            /** @description `HH:MM`, in the restaurant’s time zone. */
            startTime: string | null;
            /** @description `HH:MM`, in the restaurant’s time zone. */
            endTime: string | null;
            /** @description `THU` for every Thursday; empty if it isn’t weekly. */
            weekdays: string;
            price: number | null;
            place: string;
            seats: string;
            ctaLabel: string;
            ctaTo: string;
            active: boolean;
            order: number;
            /** @description The id of the uploaded picture. */
            imageId: string | null;
            etag: string;
            image_alt: string;
        };
        EventSpecialBody: {
            title: string;
            /**
             * @description `special` if left out.
             * @enum {string}
             */
            type?: "event" | "special" | "evergreen";
            desc?: string | null;
            date?: string | null;
            endDate?: string | null;
            startTime?: (string | "") | null;
            endTime?: (string | "") | null;
            weekdays?: string | null;
            price?: number | null;
            place?: string | null;
            seats?: string | null;
            ctaLabel?: string | null;
            ctaTo?: string | null;
            active?: boolean;
            order?: number | null;
            imageId?: string | null;
        };
        EventSpecialPatch: {
            title?: string;
            /**
             * @description `special` if left out.
             * @enum {string}
             */
            type?: "event" | "special" | "evergreen";
            desc?: string | null;
            date?: string | null;
            endDate?: string | null;
            startTime?: (string | "") | null;
            endTime?: (string | "") | null;
            weekdays?: string | null;
            price?: number | null;
            place?: string | null;
            seats?: string | null;
            ctaLabel?: string | null;
            ctaTo?: string | null;
            active?: boolean;
            order?: number | null;
            imageId?: string | null;
        };
        TapasSpecial: {
            active: boolean;
            title: string;
            price: number;
            /** @description ISO 4217, like `USD`. */
            currency: string;
            windowText: string;
            /** @description `MON,TUE,WED` */
            daysCsv: string;
            /** @description `HH:MM` */
            startTime: string;
            /** @description `HH:MM` */
            endTime: string;
            timezone: string;
            items: {
                /** @description Opaque. */
                id: string;
                name: string;
                description: string;
                /** @description Slugs joined by “|”; empty if there are none. */
                tags: string;
                /** @description Slugs joined by “|”; empty if there are none. */
                allergens: string;
                /** @description Slugs joined by “|”; empty if there are none. */
                may_contain: string;
                allergens_confirmed: boolean;
                /** @description Served raw or undercooked. */
                raw: boolean;
                spicy_level: number;
                halal: boolean;
                featured: boolean;
                /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
                image: string | null;
                image_alt: string;
            }[];
        };
        StaffTapasSpecial: {
            active: boolean;
            title: string;
            price: number;
            /** @description ISO 4217, like `USD`. */
            currency: string;
            windowText: string;
            /** @description `MON,TUE,WED` */
            daysCsv: string;
            /** @description `HH:MM` */
            startTime: string;
            /** @description `HH:MM` */
            endTime: string;
            timezone: string;
            /** @description Its dishes in order, including unavailable ones. */
            itemIds: string[];
            items: {
                /** @description Opaque. */
                id: string;
                name: string;
                description: string;
                /** @description Slugs joined by “|”; empty if there are none. */
                tags: string;
                /** @description Slugs joined by “|”; empty if there are none. */
                allergens: string;
                /** @description Slugs joined by “|”; empty if there are none. */
                may_contain: string;
                allergens_confirmed: boolean;
                /** @description Served raw or undercooked. */
                raw: boolean;
                spicy_level: number;
                halal: boolean;
                featured: boolean;
                /** @description A path on this site, with the version as `v`, or a full URL in the bucket. */
                image: string | null;
                image_alt: string;
                available: boolean;
            }[];
            etag: string;
        };
        TapasSpecialBody: {
            active?: boolean;
            title?: string;
            /** @description At most two decimals. */
            price?: number;
            windowText?: string | null;
            daysCsv?: string;
            startTime?: string;
            endTime?: string;
            /** @description Dishes of the menu in order, never drinks. */
            itemIds?: string[];
        };
        Site: {
            name: string;
            tagline: string;
            phone: string;
            email: string;
            street_address: string;
            city: string;
            region: string;
            postal_code: string;
            latitude: number | null;
            longitude: number | null;
            hours: {
                /** @enum {string} */
                day: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                /** @description `HH:MM`; a closing time before the opening time is after midnight. No spans means closed. */
                spans: {
                    opens: string;
                    closes: string;
                }[];
            }[];
            exceptions: {
                /** Format: date */
                date: string;
                /** @description `HH:MM`; a closing time before the opening time is after midnight. No spans means closed. */
                spans: {
                    opens: string;
                    closes: string;
                }[];
                note: string;
            }[];
            /** @description When the kitchen closes, if before the restaurant does; applies to that evening only. */
            kitchen_closes_at: string | null;
            timezone: string;
            booking_url: string;
            booking_template: string;
            map_embed_url: string;
            parking_note: string;
            social: {
                instagram: string;
                facebook: string;
                tiktok: string;
            };
            established_year: number | null;
            meals_tax_percent: number | null;
            plates_per_person: number | null;
            message_months: number | null;
            agency: {
                name: string;
                url: string;
            };
            /** @description A mandatory fee; one of `percent` and `amount` is null. */
            fee: {
                name: string;
                percent: number | null;
                amount: number | null;
            } | null;
        };
        StaffSite: {
            name: string;
            tagline: string;
            phone: string;
            email: string;
            street_address: string;
            city: string;
            region: string;
            postal_code: string;
            latitude: number | null;
            longitude: number | null;
            hours: {
                /** @enum {string} */
                day: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                /** @description `HH:MM`; a closing time before the opening time is after midnight. No spans means closed. */
                spans: {
                    opens: string;
                    closes: string;
                }[];
            }[];
            exceptions: {
                /** Format: date */
                date: string;
                /** @description `HH:MM`; a closing time before the opening time is after midnight. No spans means closed. */
                spans: {
                    opens: string;
                    closes: string;
                }[];
                note: string;
            }[];
            /** @description When the kitchen closes, if before the restaurant does; applies to that evening only. */
            kitchen_closes_at: string | null;
            timezone: string;
            currency: string;
            booking_url: string;
            booking_template: string;
            map_embed_url: string;
            parking_note: string;
            social: {
                instagram: string;
                facebook: string;
                tiktok: string;
            };
            established_year: number | null;
            meals_tax_percent: number | null;
            plates_per_person: number | null;
            message_months: number | null;
            history_months: number | null;
            reply_templates: {
                name: string;
                text: string;
            }[];
            agency: {
                name: string;
                url: string;
            };
            /** @description A mandatory fee; one of `percent` and `amount` is null. */
            fee: {
                name: string;
                percent: number | null;
                amount: number | null;
            } | null;
            /** @description The tags and allergens that dishes and drinks may have. */
            vocabulary: {
                dietary_tags: components["schemas"]["StaffTerm"][];
                allergens: components["schemas"]["StaffTerm"][];
            };
            etag: string;
        };
        StaffTerm: {
            label_en: string;
            label_es: string;
            slug: string;
        };
        SiteBody: {
            name?: string;
            tagline?: string | null;
            phone?: string | null;
            email?: string | null;
            street_address?: string | null;
            city?: string | null;
            region?: string | null;
            postal_code?: string | null;
            latitude?: number | null;
            longitude?: number | null;
            /** @description The whole week: a day that is not listed is closed. */
            hours?: {
                /** @enum {string} */
                day: "sunday" | "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday";
                /** @description No spans means closed. A closing time before the opening time is after midnight. */
                spans: {
                    opens: string;
                    closes: string;
                }[];
            }[];
            exceptions?: {
                /**
                 * Format: date
                 * @example 2026-11-21
                 */
                date: string;
                /** @description No spans means closed. A closing time before the opening time is after midnight. */
                spans: {
                    opens: string;
                    closes: string;
                }[];
                note?: string | null;
            }[];
            kitchen_closes_at?: string | null;
            timezone?: string;
            currency?: string;
            booking_url?: string | null;
            booking_template?: string | null;
            map_embed_url?: string | null;
            parking_note?: string | null;
            social?: {
                instagram?: string | null;
                facebook?: string | null;
                tiktok?: string | null;
            };
            established_year?: number | null;
            meals_tax_percent?: number | null;
            plates_per_person?: number | null;
            message_months?: number | null;
            history_months?: number | null;
            /** @description Reply templates, in the order in which staff see them. `{name}` stands for the guest’s first name. */
            reply_templates?: {
                name: string;
                text: string;
            }[];
            agency?: {
                name?: string | null;
                url?: string | null;
            };
            fee?: {
                name: string;
                percent?: number | null;
                amount?: number | null;
            } | null;
        };
        Attention: {
            newMessages: number;
            /** @description New and read messages whose email alert could not be sent. */
            failedMails: number;
            /** @description New and read messages with a reply that could not be sent. */
            failedReplies: number;
            /** @description Dishes whose allergens nobody has confirmed. */
            unconfirmedDishes: number;
            unconfirmedDrinks: number;
            /** @description Prices stored before cents were refused. Diners see them rounded half up until staff correct them. */
            dishesWithCents: {
                /** @description Opaque. */
                id: string;
                name: string;
                price: number;
            }[];
            /** @description Prices stored before cents were refused. Diners see them rounded half up until staff correct them. */
            drinksWithCents: {
                /** @description Opaque. */
                id: string;
                name: string;
                price: number;
            }[];
            /** @description Those that show today and end today or within the next three days. */
            offersEnding: {
                /** @description Opaque. */
                id: string;
                title: string;
                /** Format: date */
                endDate: string;
            }[];
            /** @description Events on a date of the next 14 days whose special hours don’t cover them. */
            eventsOutsideHours: {
                /** @description Opaque. */
                id: string;
                title: string;
                /** Format: date */
                date: string;
            }[];
            special: {
                active: boolean;
                title: string;
                /** @description How many of its dishes can be ordered. */
                dishes: number;
                /** @description The version of the special, to send as `If-Match` with a change. */
                etag: string;
            };
            today: {
                /**
                 * Format: date
                 * @description In the time zone of the restaurant.
                 */
                date: string;
                /** @description Today’s special hours, if any; no spans means closed. */
                exception: {
                    /** @description `HH:MM`; a closing time before the opening time is after midnight. No spans means closed. */
                    spans: {
                        opens: string;
                        closes: string;
                    }[];
                    note: string;
                } | null;
            };
        };
        Change: {
            /** @description Opaque. */
            id: string;
            /** Format: date-time */
            at: string;
            /** @description `panel`: an administrator in the content panel. `system`: the CMS itself, like the demo content. */
            by: {
                /** @enum {string} */
                kind: "staff" | "panel" | "system";
                /** @description The account, or empty for the system. */
                id: string;
                /** @description The name it had then, or its email address. */
                name: string;
            };
            /** @enum {string} */
            kind: "dish" | "drink" | "dish-category" | "drink-category" | "highlight" | "offer" | "event" | "special" | "site" | "picture" | "dietary-tag" | "allergen" | "account";
            /** @description The id of the entry; empty if several were reordered together. */
            entry: string;
            /** @description What the entry was called; for several, their category, if they share one. */
            title: string;
            /**
             * @description `refused`: a failed attempt to sign in, by an unknown person.
             * @enum {string}
             */
            action: "created" | "changed" | "deleted" | "reordered" | "signed-in" | "refused" | "signed-out" | "link-made" | "link-asked" | "password-set" | "two-step-on" | "two-step-off" | "codes-made" | "two-step-required" | "two-step-optional";
            fields: {
                /** @description As it is stored. */
                name: string;
                label: string;
                /** @description A linked entry is given as its title, several as a list of titles. */
                from: string | number | boolean | null | string[] | {
                    [key: string]: string | number | boolean | null;
                }[];
                /** @description A linked entry is given as its title, several as a list of titles. */
                to: string | number | boolean | null | string[] | {
                    [key: string]: string | number | boolean | null;
                }[];
            }[];
        };
        Restored: {
            /** @description The change made by restoring, which can itself be undone; null if nothing changed. */
            change: components["schemas"]["Change"] | null;
            /** @description Linked entries that have since been deleted. */
            notLinked: {
                label: string;
                title: string;
            }[];
        };
        ContactBody: {
            name: string;
            /** Format: email */
            email: string;
            phone?: string;
            /** @description Empty or left out: `Contact from website`. */
            subject?: string;
            message: string;
        };
        StaffContact: {
            /** @description Opaque. */
            id: string;
            /** @enum {string} */
            status: "new" | "read" | "archived" | "spam";
            name: string;
            email: string;
            phone: string;
            /** @description The page it was sent from, according to the browser. */
            pagePath: string;
            subject: string;
            message: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Whom it is assigned to. Null for nobody, and while the account is blocked or deleted. */
            assignee: components["schemas"]["Colleague"] | null;
            /** @description The state of the email alert for the message. `none`: spam, or no mail server was set up. */
            mail: {
                /** @enum {string} */
                state: "none" | "waiting" | "sent" | "failed";
                attempts: number;
                nextAttemptAt: string | null;
                /** @description Why the last attempt failed, or empty. */
                lastError: string;
            };
            /** @description Replies sent from here, oldest first. */
            replies: {
                /** @description Opaque. */
                id: string;
                text: string;
                /** @description Who wrote it. */
                by: string;
                /** Format: date-time */
                createdAt: string;
                /** @description The state of the email that delivers it. */
                mail: {
                    /** @enum {string} */
                    state: "waiting" | "sent" | "failed";
                    attempts: number;
                    nextAttemptAt: string | null;
                    /** @description Why the last attempt failed, or empty. */
                    lastError: string;
                };
            }[];
            /** @description Staff’s notes for each other, oldest first. Never sent. */
            notes: {
                /** @description Opaque. */
                id: string;
                text: string;
                /** @description Who wrote it. */
                by: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description Whether a reply can be sent from here: a mail server is set up. */
            canReply: boolean;
            etag: string;
        };
        Colleague: {
            /** @description Opaque. */
            id: string;
            name: string;
        };
        ContactChange: {
            /** @enum {string} */
            status?: "new" | "read" | "archived" | "spam";
            /** @description The id of the colleague to assign it to; null for nobody. */
            assignee?: string | null;
        };
        LoginBody: {
            email: string;
            password: string;
        };
        User: {
            /** @description Opaque. */
            id: string;
            email: string;
            name: string;
            /** @description Null for a non-staff account. */
            role: ("host" | "manager" | "owner") | null;
        };
        TwoStepBody: {
            ticket: string;
            code: string;
        };
        OwnTwoStep: {
            isOn: boolean;
            /** @description An owner requires it of everyone. */
            isRequired: boolean;
            recoveryCodesLeft: number;
        };
        TicketAndSetup: {
            /** @description Only for `POST /auth/two-step`. Valid for five minutes, or thirty with a `setup`, unless the account changes. */
            ticket: string;
            setup: components["schemas"]["TwoStepSetup"];
        };
        Person: {
            /** @description Opaque. */
            id: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "host" | "manager" | "owner";
            blocked: boolean;
            /** @description Has not chosen a password yet. */
            invited: boolean;
            /** @description The state of the invitation email; null if there is none, or a password has been chosen. `ended`: the link no longer works. */
            invitation: ("waiting" | "sent" | "failed" | "ended") | null;
            /** @description ISO 8601. */
            lastSignIn: string | null;
            /** @description Signs in with a code as well as the password. */
            hasTwoStep: boolean;
        };
        PersonBody: {
            /** Format: email */
            email: string;
            name: string;
            /** @enum {string} */
            role: "host" | "manager" | "owner";
        };
        PersonLink: {
            person: components["schemas"]["Person"];
            /** @description For the address `/admin/welcome#CODE`. Null if it was sent by email instead. */
            code: string | null;
        };
        PersonChange: {
            /** @enum {string} */
            role?: "host" | "manager" | "owner";
            blocked?: boolean;
            /**
             * @description Resets two-step sign-in for somebody who lost their phone, and ends every sign-in.
             * @constant
             */
            hasTwoStep?: false;
        };
        LibraryPicture: {
            /** @description Opaque. */
            id: string;
            url: string;
            width: number;
            height: number;
            alt: string;
            /** @description The name of its file. */
            name: string;
            bytes: number;
            /** Format: date-time */
            madeAt: string;
            /** @description What it is cropped from; itself if it was not cropped here. */
            original: {
                /** @description Opaque. */
                id: string;
                url: string;
                width: number;
                height: number;
            };
            /** @description The part of the original that it shows, in the original’s pixels. */
            crop: {
                x: number;
                y: number;
                width: number;
                height: number;
            } | null;
            /** @description The entries that show it. */
            uses: {
                /** @enum {string} */
                kind: "dish" | "drink" | "highlight" | "offer" | "event";
                /** @description Opaque. */
                id: string;
                title: string;
            }[];
            /** @description The pictures cropped from it that are used or kept; it is kept as long as they are. */
            crops: {
                /** @description Opaque. */
                id: string;
                title: string;
            }[];
            /** @description Until when the history can bring back an entry with it; by the restaurant’s clock. */
            neededUntil: string | null;
            etag: string;
        };
        Picture: {
            /** @description Opaque. */
            id: string;
            url: string;
            width: number;
            height: number;
            alt: string;
        };
        ReplacedPicture: {
            /** @description The one shown now. */
            picture: components["schemas"]["LibraryPicture"];
            /** @description The entries that were changed. */
            places: {
                /** @enum {string} */
                kind: "dish" | "drink" | "highlight" | "offer" | "event";
                /** @description Opaque. */
                id: string;
                title: string;
            }[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}

export type FullMenuWire = components['schemas']['FullMenu'];
export type MenuItemWire = components['schemas']['MenuItem'];
export type ErrorWire = components['schemas']['Error'];
export type TwoStepSetupWire = components['schemas']['TwoStepSetup'];
export type StaffCategoryWire = components['schemas']['StaffCategory'];
export type CategoryBodyWire = components['schemas']['CategoryBody'];
export type StaffMenuItemWire = components['schemas']['StaffMenuItem'];
export type MenuItemBodyWire = components['schemas']['MenuItemBody'];
export type MenuItemChangeWire = components['schemas']['MenuItemChange'];
export type MenuItemPatchWire = components['schemas']['MenuItemPatch'];
export type FullDrinksWire = components['schemas']['FullDrinks'];
export type DrinkWire = components['schemas']['Drink'];
export type StaffDrinkWire = components['schemas']['StaffDrink'];
export type DrinkBodyWire = components['schemas']['DrinkBody'];
export type DrinkChangeWire = components['schemas']['DrinkChange'];
export type DrinkPatchWire = components['schemas']['DrinkPatch'];
export type HighlightWire = components['schemas']['Highlight'];
export type StaffHighlightWire = components['schemas']['StaffHighlight'];
export type OfferWire = components['schemas']['Offer'];
export type StaffOfferWire = components['schemas']['StaffOffer'];
export type OfferBodyWire = components['schemas']['OfferBody'];
export type OfferPatchWire = components['schemas']['OfferPatch'];
export type EventSpecialWire = components['schemas']['EventSpecial'];
export type StaffEventSpecialWire = components['schemas']['StaffEventSpecial'];
export type EventSpecialBodyWire = components['schemas']['EventSpecialBody'];
export type EventSpecialPatchWire = components['schemas']['EventSpecialPatch'];
export type TapasSpecialWire = components['schemas']['TapasSpecial'];
export type StaffTapasSpecialWire = components['schemas']['StaffTapasSpecial'];
export type TapasSpecialBodyWire = components['schemas']['TapasSpecialBody'];
export type SiteWire = components['schemas']['Site'];
export type StaffSiteWire = components['schemas']['StaffSite'];
export type StaffTermWire = components['schemas']['StaffTerm'];
export type SiteBodyWire = components['schemas']['SiteBody'];
export type AttentionWire = components['schemas']['Attention'];
export type ChangeWire = components['schemas']['Change'];
export type RestoredWire = components['schemas']['Restored'];
export type ContactBodyWire = components['schemas']['ContactBody'];
export type StaffContactWire = components['schemas']['StaffContact'];
export type ColleagueWire = components['schemas']['Colleague'];
export type ContactChangeWire = components['schemas']['ContactChange'];
export type LoginBodyWire = components['schemas']['LoginBody'];
export type UserWire = components['schemas']['User'];
export type TwoStepBodyWire = components['schemas']['TwoStepBody'];
export type OwnTwoStepWire = components['schemas']['OwnTwoStep'];
export type TicketAndSetupWire = components['schemas']['TicketAndSetup'];
export type PersonWire = components['schemas']['Person'];
export type PersonBodyWire = components['schemas']['PersonBody'];
export type PersonLinkWire = components['schemas']['PersonLink'];
export type PersonChangeWire = components['schemas']['PersonChange'];
export type LibraryPictureWire = components['schemas']['LibraryPicture'];
export type PictureWire = components['schemas']['Picture'];
export type ReplacedPictureWire = components['schemas']['ReplacedPicture'];

export const DISH_COLUMNS = [
  {"name":"name","label":"Name","kind":"string","canBeNull":false},
  {"name":"price","label":"Price","kind":"number","canBeNull":false},
  {"name":"prices","label":"Several prices","kind":"prices","canBeNull":false},
  {"name":"description","label":"Description","kind":"string","canBeNull":true},
  {"name":"category","label":"Category","kind":"id","canBeNull":false},
  {"name":"order","label":"Order","kind":"number","canBeNull":true},
  {"name":"available","label":"On the menu","kind":"boolean","canBeNull":false},
  {"name":"featured","label":"Chef’s Pick","kind":"boolean","canBeNull":false},
  {"name":"dietary_tags","label":"Dietary tags","kind":"slugs","canBeNull":true},
  {"name":"allergens","label":"Contains","kind":"slugs","canBeNull":true},
  {"name":"may_contain","label":"May contain","kind":"slugs","canBeNull":true},
  {"name":"allergens_confirmed","label":"Allergens confirmed","kind":"boolean","canBeNull":false},
  {"name":"spicy_level","label":"How spicy","kind":"number","canBeNull":false},
  {"name":"raw","label":"Raw or undercooked","kind":"boolean","canBeNull":false},
  {"name":"halal","label":"Halal","kind":"boolean","canBeNull":false},
  {"name":"menuHighlightTag","label":"Highlight tag","kind":"string","canBeNull":true},
  {"name":"pairingIds","label":"Goes with","kind":"ids","canBeNull":false},
] as const;
export const DRINK_COLUMNS = [
  {"name":"name","label":"Name","kind":"string","canBeNull":false},
  {"name":"price","label":"Price","kind":"number","canBeNull":false},
  {"name":"prices","label":"Several prices","kind":"prices","canBeNull":false},
  {"name":"description","label":"Description","kind":"string","canBeNull":true},
  {"name":"category","label":"Category","kind":"id","canBeNull":false},
  {"name":"order","label":"Order","kind":"number","canBeNull":true},
  {"name":"available","label":"On the drinks list","kind":"boolean","canBeNull":false},
  {"name":"featured","label":"Signature","kind":"boolean","canBeNull":false},
  {"name":"producer","label":"Producer","kind":"string","canBeNull":true},
  {"name":"vintage","label":"Vintage","kind":"string","canBeNull":true},
  {"name":"style","label":"Wine style","kind":"string","canBeNull":true},
  {"name":"abv","label":"Alcohol, %","kind":"number","canBeNull":true},
  {"name":"alcohol_free","label":"Alcohol-free","kind":"boolean","canBeNull":false},
  {"name":"region","label":"Region","kind":"string","canBeNull":true},
  {"name":"grape","label":"Grape","kind":"string","canBeNull":true},
  {"name":"dietary_tags","label":"Dietary tags","kind":"slugs","canBeNull":true},
  {"name":"allergens","label":"Contains","kind":"slugs","canBeNull":true},
  {"name":"may_contain","label":"May contain","kind":"slugs","canBeNull":true},
  {"name":"allergens_confirmed","label":"Allergens confirmed","kind":"boolean","canBeNull":false},
] as const;
export const RULES_OUT: Readonly<Record<string, readonly string[]>> = {
  "gluten-free": ["gluten","wheat"],
  "dairy-free": ["milk"],
  "nut-free": ["tree-nuts","peanuts"],
  "vegan": ["milk","egg","fish","shellfish","contains-pork"],
  "vegetarian": ["fish","shellfish","contains-pork"],
  "halal": ["contains-pork"],
};
