// Generated from the contract by `npm run generate`.
export interface paths {
    "/api/sale/approval/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Правила согласования заказов компании: лимиты, согласующие, бюджеты */
        get: operations["approvalRules"];
        /** Записать правила целиком */
        put: operations["saveApprovalRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Кто согласует вместо спрашивающего, и кого он может назвать */
        get: operations["approvalSubstitute"];
        /** Назвать заместителя на даты; к нему переходит и то, что уже ждёт */
        put: operations["nameSubstitute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Бюджеты, из которых можно заказать, и будет ли заказ ждать согласования */
        get: operations["checkoutApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заявки на согласование, которые видит спрашивающий */
        get: operations["approvals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заявка со строками: что просили и что стало с ценами и наличием */
        get: operations["approval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/{id}/file/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Скачать файл заявки: кто видит заявку, видит и её файлы */
        get: operations["approvalFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Одобрить то, что видно: заявка становится заказом */
        post: operations["approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Вернуть автору с причиной */
        post: operations["returnApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отозвать свою заявку */
        post: operations["withdrawApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/approval/{id}/basket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Положить строки своей заявки, которая не стала заказом, снова в корзину */
        post: operations["refillBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Вход по логину и паролю */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Вход по логину и паролю */
        post: operations["loginV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новая пара токенов; прежний токен обновления больше не действует (D11) */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Выход: семейство токенов отзывается */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/code/send/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Код подтверждения на почту; ответ один, есть такой кабинет или нет */
        post: operations["sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/code/send/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Код подтверждения на телефон */
        post: operations["sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/code/validate/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Проверить код с почты: 10 минут, 5 попыток, один браузер (D7, D37) */
        post: operations["validateEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/code/validate/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Проверить код с телефона */
        post: operations["validatePhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/registration/confirm/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Подтверждён ли адрес кодом в этом браузере */
        get: operations["emailConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/registration/confirm/email/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Подтверждён ли адрес кодом в этом браузере */
        get: operations["emailConfirmationV2"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/forgot/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Письмо со ссылкой для нового пароля; ответ один для любого логина (D12) */
        get: operations["forgotPassword"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новый пароль по ссылке из письма: час, один раз; все сеансы завершаются */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/personal/change/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Сменить свой пароль; остальные сеансы завершаются, этот продолжается */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Создать кабинет: почта подтверждена кодом в этом браузере (D37) */
        post: operations["registerUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/registration/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Создать кабинет: почта подтверждена кодом в этом браузере (D37) */
        post: operations["registerUserV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Где вошёл этот человек: браузер, система, когда был там */
        get: operations["ownSessions"];
        put?: never;
        post?: never;
        /** Завершить все входы, кроме этого */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Завершить один вход */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Корзина вошедшего по ценам выбранного договора */
        get: operations["basket"];
        put?: never;
        /** Добавить к количеству строк; нового товара — новая строка */
        post: operations["addToBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Корзина вошедшего по ценам выбранного договора */
        get: operations["basketV2"];
        /** Задать количества нескольких строк разом: все или, если одну нельзя, ни одной */
        put: operations["changeBasketLines"];
        /** Добавить к количеству строк; нового товара — новая строка */
        post: operations["addToBasketV2"];
        /** Убрать строки товаров */
        delete: operations["removeFromBasket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/calc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Посчитать присланные строки, ничего не сохраняя (корзина без входа) */
        post: operations["calcBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/calc/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Посчитать присланные строки, ничего не сохраняя (корзина без входа) */
        post: operations["calcBasketV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/calc/small": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Число строк и сумма присланных строк (шапка без входа) */
        post: operations["calcSmallBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/small": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Число строк и сумма корзины вошедшего */
        get: operations["smallBasket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Слить корзину, собранную до входа; исчезнувшие товары пропущены */
        post: operations["mergeBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Задать количество или комментарий строки (id — номер товара) */
        put: operations["changeBasketLine"];
        post?: never;
        /** Убрать строку товара (id — номер товара) */
        delete: operations["removeBasketLine"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новые цены и наличие строк приняты: о них больше не напоминают */
        post: operations["acceptBasketLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Убрать все строки */
        delete: operations["clearBasket"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Товары, которые выбранная компания называет этим номером */
        get: operations["ownProductsNamed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Как товар называет выбранная компания и что о нём записала */
        get: operations["ownProduct"];
        /** Назвать товар по-своему; пустые номер и заметка забывают прежние */
        put: operations["setOwnProduct"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Список товаров: раздел, бренд или поиск, с фильтрами, счётчиками и страницами */
        post: operations["listProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Подсказки поиска: разделы и товары */
        get: operations["searchSuggestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Товар по номеру */
        get: operations["productById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Товар по адресу страницы (productCode) */
        get: operations["productBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Остатки и поступления товара по складам */
        get: operations["productStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Карточки товаров по номерам, в порядке запроса; неизвестные номера пропущены */
        post: operations["productCards"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/analogue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Аналоги товара, сначала те, что есть в наличии */
        post: operations["analogues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Всё дерево разделов со счётчиками */
        get: operations["sectionTree"];
        put?: never;
        /** Разделы, в которых есть товары по запросу и фильтрам, деревом, с их числом */
        post: operations["filteredSections"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/sections/slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Подразделы последнего звена цепочки адресов; пустая цепочка — верхний уровень */
        get: operations["sectionsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/sections/count-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Число товаров по разделам */
        get: operations["sectionCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/sections/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Раздел: описание, путь, подразделы */
        get: operations["section"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Все бренды по алфавиту */
        get: operations["brands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/brands/count-products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Число товаров по брендам */
        get: operations["brandCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/brands/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Бренд: описание и разделы */
        get: operations["brand"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/own-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** По каким ценам видит каталог тот, кто спрашивает */
        get: operations["ownPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/price-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Типы цен, видимые тому, кто спрашивает */
        get: operations["priceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/sitemap/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Адреса товаров для карты сайта, страницами по номеру товара */
        get: operations["sitemapProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/{id}/own-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Какие поля товара ведут на сайте, кто и с какого времени */
        get: operations["ownFields"];
        /** Вести поле товара на сайте, сразу с новым значением, или вернуть его загрузке */
        put: operations["setOwnField"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/{id}/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Чертёж товара с его размерами, SVG; по адресу с версией не меняется */
        get: operations["productDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/es/reindex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Построить указатель каталога заново, во всех процессах и не прерывая работы; если он уже строится, ещё раз не начинается */
        get: operations["reindex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/revalidate-slug": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Проверить адреса товаров: новые — по нынешним названиям, прежние ведут на товар */
        post: operations["revalidateSlugs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/revalidate-slug/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Проверить адрес одного товара */
        post: operations["revalidateSlug"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Адреса доставки выбранной компании */
        get: operations["companyAddresses"];
        put?: never;
        /** Добавить адрес */
        post: operations["addCompanyAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/address/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Изменить адрес */
        put: operations["changeCompanyAddress"];
        post?: never;
        /** Удалить адрес; заказы по нему остаются как есть */
        delete: operations["deleteCompanyAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/search/byinn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Реквизиты по ИНН из государственного реестра */
        get: operations["findCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Зарегистрировать компанию: вошедший — её руководитель, компания на модерации (D43) */
        post: operations["registerCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/registration/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Зарегистрировать компанию: вошедший — её руководитель, компания на модерации (D43) */
        post: operations["registerCompanyV2"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/group/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Компании холдинга, которые видно из выбранной; без холдинга — она одна */
        get: operations["groupCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/group/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Люди этих компаний */
        get: operations["groupUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Приглашения выбранной компании, новые сверху; не больше ста */
        get: operations["companyInvitations"];
        put?: never;
        /** Пригласить человека в выбранную компанию: письмо со ссылкой на его почту */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Приглашение выбранной компании */
        get: operations["companyInvitation"];
        put?: never;
        post?: never;
        /** Отозвать приглашение: ссылка из письма больше не действует */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Запросы в выбранную компанию, новые сверху; не больше ста */
        get: operations["companyJoins"];
        put?: never;
        /** Попроситься в компанию по ИНН: её руководители получат письмо */
        post: operations["createJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Запросы вошедшего, новые сверху; не больше ста */
        get: operations["ownJoins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/by-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Запрос по ссылке из письма; видит только руководитель этой компании */
        get: operations["linkedJoin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/by-token/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Принять в компанию по ссылке из письма */
        post: operations["acceptLinkedJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/by-token/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отказать по ссылке из письма */
        post: operations["declineLinkedJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Запрос в выбранную компанию */
        get: operations["companyJoin"];
        put?: never;
        post?: never;
        /** Отозвать свой запрос */
        delete: operations["withdrawJoin"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Принять в компанию с этой ролью */
        post: operations["acceptJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/joins/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отказать */
        post: operations["declineJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Компания, в которой состоит вошедший */
        get: operations["companyCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Люди компании, для её руководителя */
        get: operations["companyUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Роль или доступ сотрудника выбранной компании; один руководитель остаётся всегда */
        patch: operations["changeEmployee"];
        trace?: never;
    };
    "/api/user/companies/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Уйти из компании; последний руководитель не может */
        delete: operations["leaveCompany"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Приглашения на почту вошедшего, новые сверху; не больше ста */
        get: operations["ownInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations/by-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Приглашение по ссылке из письма, и до входа */
        get: operations["linkedInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations/by-token/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Принять приглашение по ссылке; войти должен тот, кого пригласили */
        post: operations["acceptLinkedInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations/by-token/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отклонить приглашение по ссылке, и до входа; вошедший — только своё */
        post: operations["declineLinkedInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Приглашение на почту вошедшего */
        get: operations["ownInvitation"];
        put?: never;
        post?: never;
        /** То же, что отклонить */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Принять приглашение из списка */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invitations/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отклонить приглашение из списка */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Компании, к которым в учётных системах ведут несколько записей (D62) */
        get: operations["sharedCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сравнение вошедшего: товары со всеми характеристиками, добавленные раньше — первыми */
        get: operations["comparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Номера товаров в сравнении, для отметок на карточках */
        get: operations["comparisonIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison/unauthorized": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сравнение без входа: номера приходят в запросе, неизвестные пропущены (D18) */
        get: operations["comparisonUnauthorized"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сравнение в Excel: названные товары по порядку, а без них — весь список вошедшего */
        get: operations["exportComparison"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Убрать из сравнения всё */
        post: operations["clearComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить список, собранный до входа; неизвестные товары пропущены */
        post: operations["mergeComparison"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/comparison/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить товар в сравнение; уже добавленный остаётся на своём месте */
        post: operations["addToComparison"];
        /** Убрать товар из сравнения; неизвестный — не ошибка */
        delete: operations["removeFromComparison"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/constructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Виды инструмента, которые можно собрать, с небольшим чертежом */
        get: operations["constructorTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/constructors/{toolType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Конструктор одного вида: параметры, правила, чертёж, обозначение, подбор готового */
        get: operations["constructorType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/constructors/{toolType}/drawing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Чертёж конфигурации: лист A4 в PDF или DXF R12 в натуральную величину */
        get: operations["constructorDrawing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/pages/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Страница магазина: доставка, оплата, о компании; 204 — стоит та, с которой магазин пришёл */
        get: operations["contentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/service-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Объявление над страницами, если оно сейчас есть */
        get: operations["serviceNotification"];
        /** Записать объявление вместо прежнего */
        put: operations["saveNotification"];
        post?: never;
        /** Убрать объявление */
        delete: operations["removeNotification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/service-notification/stored": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Объявление, как его записали сотрудники, и до начала показа тоже */
        get: operations["storedNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/currency-rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Курсы валют на сегодня */
        get: operations["currencyRates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/currency-rate/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Курс одной валюты на сегодня */
        get: operations["currencyRate"];
        /** Назвать курс на день (D53); названный на тот же день заменяется */
        put: operations["setCurrencyRate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Счёт на оплату заказа, PDF; повтор даёт тот же счёт, пока в заказе и реквизитах ничего не изменилось */
        post: operations["orderInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Подтверждение заказа: что, когда и куда поставим, PDF */
        post: operations["orderConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/papers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Бумаги заказов, новые заказы первыми: руководитель видит бумаги компании, остальные — своих заказов */
        get: operations["papers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/papers/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Названные бумаги одним архивом; нет хоть одной — нет архива */
        post: operations["papersArchive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Коммерческие предложения, новые первыми: руководитель видит предложения компании, остальные — свои */
        get: operations["offers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Коммерческое предложение ещё раз, теми же словами, PDF */
        get: operations["offer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/quotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Коммерческое предложение по корзине вошедшего, PDF; тем же днём и с теми же строками — то же самое */
        get: operations["basketQuotation"];
        put?: never;
        /** То же для корзины без входа: строки присланы, цены — розничные */
        post: operations["itemsQuotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Черновики: руководитель видит все черновики компании, остальные — свои */
        get: operations["drafts"];
        put?: never;
        /** Сохранить черновик: корзину, её строки, присланные строки или заказ */
        post: operations["createDraft"];
        /** Удалить несколько черновиков; чужих и удалённых раньше среди ответа нет */
        delete: operations["deleteDrafts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Вернуть удалённые черновики: они хранятся ещё месяц */
        post: operations["restoreDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Черновик со строками по нынешним ценам и остаткам */
        get: operations["draft"];
        /** Изменить название, заметку или строки; неназванное остаётся */
        put: operations["updateDraft"];
        post?: never;
        /** Удалить черновик */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft/apply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Заменить корзину черновиком; черновик остаётся */
        post: operations["applyDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft/merge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить черновик к корзине; черновик остаётся */
        post: operations["mergeDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/sharing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Список, которым поделились, по ценам того, кто смотрит */
        get: operations["sharedList"];
        put?: never;
        post?: never;
        /** Отозвать ссылку: тот, кто поделился, или тот, чей это черновик */
        delete: operations["revokeSharing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/sharing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Открытые ссылки того, кто спрашивает: двести последних, новые первыми */
        get: operations["ownLinks"];
        put?: never;
        /** Поделиться корзиной или её строками: снимок на 30 дней */
        post: operations["shareBasket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/sharing/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Поделиться черновиком: по ссылке он такой, какой есть; повтор продлевает ту же ссылку */
        post: operations["shareDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/sharing/apply/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Заменить корзину списком по ссылке */
        post: operations["applySharing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/sharing/merge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить список по ссылке к корзине */
        post: operations["mergeSharing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/education/topology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** База знаний: темы списком */
        get: operations["educationTopology"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/education/tree-topology": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** База знаний: темы деревом, с материалами */
        get: operations["educationTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/education/article/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** База знаний: один материал */
        get: operations["article"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/education/article": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** База знаний: материалы страницами, все, темы или со словом */
        get: operations["articles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/education/actualize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** База знаний: что изменилось с тех пор, как её прочитали; ничего не меняет */
        get: operations["actualizeEducation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Спецпредложения, которые действуют сегодня */
        get: operations["specialOffers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Одно спецпредложение, действующее или законченное */
        get: operations["specialOffer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/redirect-map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Куда ведут прежние адреса: всегда сразу на нынешний */
        get: operations["redirectMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Материалы и страницы: что показано, что в черновиках */
        get: operations["staffTexts"];
        put?: never;
        /** Новый материал: виден посетителям после первой публикации */
        post: operations["createText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/texts/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новое спецпредложение: видно посетителям после первой публикации и с первого дня */
        post: operations["createOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/texts/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Спецпредложение: срок, снять с показа или вернуть */
        patch: operations["placeOffer"];
        trace?: never;
    };
    "/api/content/texts/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Как текст будет выглядеть; ничего не сохраняет */
        post: operations["previewText"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/texts/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Слова одной версии */
        get: operations["textWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/texts/versions/{id}/publication": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Показать версию, сразу или с названного времени */
        put: operations["publishText"];
        post?: never;
        /** Отменить будущую публикацию; показанное остаётся */
        delete: operations["unscheduleText"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/texts/{kind}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Один текст с версиями, чтобы править */
        get: operations["openedText"];
        /** Сохранить новой версией; посетители видят прежнюю, пока эту не опубликуют */
        put: operations["saveText"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Материал: адрес, тема, снять с показа или вернуть */
        patch: operations["placeText"];
        trace?: never;
    };
    "/api/content/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Темы базы знаний, все, в порядке показа внутри каждой */
        get: operations["staffTopics"];
        put?: never;
        /** Новая тема: последней на своём уровне; адрес — из названия */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Удалить пустую тему */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        /** Тема: название и место в дереве; адрес остаётся */
        patch: operations["changeTopic"];
        trace?: never;
    };
    "/api/content/topics/{id}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Тема: выше или ниже среди соседних; на краю ничего не меняет */
        put: operations["moveTopic"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новый черновик из файла Excel; строки, которые взять нельзя, возвращаются с причинами */
        post: operations["draftFromExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/v2/basket/draft/{id}/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Черновик файлом Excel по нынешним ценам, суммы — формулами; загружается обратно */
        get: operations["exportDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/{id}/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заказ файлом Excel: что не отменено, по ценам заказа; загружается обратно */
        get: operations["exportOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/excel/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прочитать файл Excel: строки с найденными товарами и тем, что мешает добавить остальные */
        post: operations["checkExcelV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/excel/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прочитать файл Excel: строки с найденными товарами и тем, что мешает добавить остальные */
        post: operations["checkExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Шаг загрузки строк в корзину; повтор шага с тем же importId ничего не меняет (D14) */
        post: operations["addExcelV1"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/excel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Шаг загрузки строк в корзину; повтор шага с тем же importId ничего не меняет (D14) */
        post: operations["addExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/excel/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прервать загрузку: корзина становится такой, какой была до неё */
        post: operations["cancelExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/excel/failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Файл Excel со строками, которые не удалось добавить: исправить и загрузить снова */
        post: operations["failedExcel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Корзина вошедшего файлом Excel, суммы — формулами; загружается обратно */
        get: operations["exportBasket"];
        put?: never;
        /** То же для корзины без входа: строки присланы */
        post: operations["exportItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/v2/excel/example": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Образец файла с товарами этого магазина; у сайта — /files/example.xlsx */
        get: operations["exampleExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Учётные системы и их ключи */
        get: operations["exchangeAccounts"];
        put?: never;
        /** Новая учётная система; имя источника потом не меняется (D44) */
        post: operations["createExchangeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/accounts/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Название, часы тишины; отключить учётную систему или вернуть её */
        put: operations["changeExchangeAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/accounts/{uuid}/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новый ключ: целиком он виден только в этом ответе */
        post: operations["createExchangeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/accounts/{uuid}/keys/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Отозвать ключ: он больше ничего не открывает; повтор ничего не меняет */
        delete: operations["withdrawExchangeKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Загрузки всех учётных систем, новая сверху */
        get: operations["staffExchangeLoads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Одна загрузка */
        get: operations["staffExchangeLoad"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads/{id}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Что стало с каждой записью, до тысячи за раз */
        get: operations["staffExchangeResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads/{id}/body": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Присланные записи файлом JSON */
        get: operations["exchangeBody"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads/{id}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** То же тело новой загрузкой. Весь список повторяется без скрытия: он не знает, что пришло после него */
        post: operations["repeatExchangeLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отменить загрузку, которая ещё стоит в очереди */
        post: operations["cancelExchangeLoad"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/loads/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Решить о списке, который скрыл бы больше пятой части */
        post: operations["decideExchangeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/exchange/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Чего ждут записи и с какого времени; кто ждёт дольше — первыми */
        get: operations["exchangeWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Новый список избранного */
        post: operations["createFavoriteList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Переименовать список */
        put: operations["renameFavoriteList"];
        post?: never;
        /** Удалить список; его товары переходят в основной */
        delete: operations["deleteFavoriteList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Избранное: списки и товары по ценам выбранного договора */
        get: operations["favorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/ids": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Номера товаров в избранном, для отметок на карточках */
        get: operations["favoriteIds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Избранное в Excel: лист на список */
        get: operations["exportFavorites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Убрать из избранного все товары; списки остаются */
        post: operations["clearFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить отмеченное до входа в основной список; неизвестные товары пропущены */
        post: operations["mergeFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Положить товары в список: новые добавляются, отмеченные переходят из своих списков */
        post: operations["moveFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/favorites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить товар в основной список; отмеченный остаётся в своём */
        post: operations["addToFavorites"];
        /** Убрать товар из избранного; неотмеченный — не ошибка */
        delete: operations["removeFromFavorites"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/constructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прежний адрес заявки на инструмент по чертежу */
        post: operations["sendConstructorRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/constructor/files/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Файл прежней заявки по ссылке из письма: её знает только тот, кто получил письмо */
        get: operations["constructorRequestFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/feedback/footer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Сообщение из формы внизу страницы, с файлами */
        post: operations["sendFooterFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/feedback/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Сообщение со страниц справки, контактов и спецпредложений, с файлами */
        post: operations["sendHelpFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/feedback/constructor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Заявка на инструмент по чертежу: чертёж прикладывает сервер, файлы – покупатель */
        post: operations["sendConstructorFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/feedback/machine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Запрос цены: о товаре, если он назван */
        post: operations["sendMachineFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/feedback/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Просьба перезвонить */
        post: operations["sendPhoneFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/mail/feedback/files/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Файл из ответа магазина по ссылке из письма: её знает только тот, кому оно пришло */
        get: operations["feedbackFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/yml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Товары для торговых площадок, YML в gzip: последняя готовая выгрузка. С ETag и Last-Modified; 404, пока ни одной нет */
        get: operations["ymlFeed"];
        put?: never;
        /** Собрать выгрузку YML сейчас, не дожидаясь ночи */
        post: operations["buildYmlFeed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прайс-лист Excel по выбранному договору (и спецификации): работа в фоне, файл — в её итоге */
        post: operations["priceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/price-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прайс-лист Excel по договору компании, которую ведёт сотрудник */
        post: operations["staffPriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Сообщить, какой файл будет отправлен; неотправленный через два часа забывается */
        post: operations["reserveFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отправить содержимое; вид файла определяется по нему, а не по имени */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files/download/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Скачать свой файл */
        get: operations["downloadFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/asset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Картинки среди открытых файлов: новые — первыми, с местами, где они стоят */
        get: operations["staffPictures"];
        put?: never;
        /** Положить открытый файл для страниц сайта */
        post: operations["createAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/asset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Заменить открытый файл; прежний адрес живёт ещё сутки */
        put: operations["replaceAsset"];
        post?: never;
        /** Убрать открытый файл, который нигде не стоит */
        delete: operations["deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/viewed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Просмотренные товары вошедшего */
        get: operations["viewed"];
        put?: never;
        post?: never;
        /** Забыть всё просмотренное */
        delete: operations["clearViewed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/viewed/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Добавить просмотренное до входа; неизвестные товары пропущены */
        post: operations["mergeViewed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/viewed/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Запомнить, что товар смотрят; ответ — когда его смотрели в прошлый раз */
        post: operations["viewProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/ordered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Что заказывали прежде: руководитель видит заказанное компанией, остальные — своё */
        get: operations["ordered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/top10": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Десять товаров, которые за три месяца заказало больше всего компаний */
        get: operations["top10"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/products/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Что заказывают вместе с товаром хотя бы две компании, за ним — что к нему нужно по каталогу */
        post: operations["related"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Фоновые работы за последние недели, новое сверху */
        get: operations["jobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Как идёт долгая работа: её видят тот, кто её начал, и администратор */
        get: operations["job"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отменить: ждущая не начнётся, идущая остановится, законченная не изменится */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Письма магазина за 90 дней, новое сверху: кому, о чём, дошло ли и почему нет */
        get: operations["staffLetters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/letters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Текст одного письма */
        get: operations["staffLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отменить то, что ещё не отгружено: часть строк или весь остаток; резерв освобождается */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Заказы выбранной компании: все, если разрешено (D54), иначе свои */
        post: operations["listOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Кто оформлял заказы, которые видны; и те, кого в компании уже нет */
        get: operations["orderPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/list/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Список заказов с тем же отбором файлом Excel */
        post: operations["exportOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/{id}/repeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Положить строки заказа в корзину снова; чего нельзя — с причиной и аналогами */
        post: operations["repeatOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/delivery-method/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Способы доставки */
        get: operations["deliveryMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Всё для оформления заказа: корзина, компания, договор, доставка, контакт */
        get: operations["checkout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Оформить заказ из корзины; повтор с тем же ключом возвращает тот же заказ. 202 — заявка, которую сначала согласуют */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** История заказа, новое сверху */
        get: operations["orderActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заказ со строками */
        get: operations["order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: баннеры, которые показывают сейчас: все, на главной или в разделе */
        get: operations["promoBanners"];
        put?: never;
        /** Промо: создать баннер */
        post: operations["createBanner"];
        /** Промо: удалить баннеры по номерам; неизвестные пропущены */
        delete: operations["deleteBanners"];
        options?: never;
        head?: never;
        /** Промо: изменить баннеры, все названные или ничего */
        patch: operations["changeBanners"];
        trace?: never;
    };
    "/api/catalog/promo/banners/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: баннеры, все, и те, которых не показывают */
        get: operations["allBanners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/banners/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: одна запись, если её показывают сейчас */
        get: operations["promoBanner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: подборки товаров, которые показывают сейчас: все, на главной или в разделе */
        get: operations["promoProducts"];
        put?: never;
        /** Промо: создать подборку товаров */
        post: operations["createProductSet"];
        /** Промо: удалить подборки товаров по номерам; неизвестные пропущены */
        delete: operations["deleteProducts"];
        options?: never;
        head?: never;
        /** Промо: изменить подборки товаров, все названные или ничего */
        patch: operations["changeProducts"];
        trace?: never;
    };
    "/api/catalog/promo/products/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: подборки товаров, все, и те, которых не показывают */
        get: operations["allProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: одна запись, если её показывают сейчас */
        get: operations["promoProductSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/products/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Промо: добавить товары в подборку; неизвестные пропущены */
        post: operations["addPromoProducts"];
        /** Промо: убрать товары из подборки */
        delete: operations["removePromoProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: разделы на виду, которые показывают сейчас: все, на главной или в разделе */
        get: operations["promoSections"];
        put?: never;
        /** Промо: создать раздел на виду */
        post: operations["createPromoSection"];
        /** Промо: удалить разделы на виду по номерам; неизвестные пропущены */
        delete: operations["deleteSections"];
        options?: never;
        head?: never;
        /** Промо: изменить разделы на виду, все названные или ничего */
        patch: operations["changeSections"];
        trace?: never;
    };
    "/api/catalog/promo/sections/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: разделы на виду, все, и те, которых не показывают */
        get: operations["allSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: одна запись, если её показывают сейчас */
        get: operations["onePromoSection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/stories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: истории, которые показывают сейчас */
        get: operations["promoStories"];
        put?: never;
        /** Промо: создать историю */
        post: operations["createStory"];
        /** Промо: удалить истории по номерам; неизвестные пропущены */
        delete: operations["deleteStories"];
        options?: never;
        head?: never;
        /** Промо: изменить истории, все названные или ничего */
        patch: operations["changeStories"];
        trace?: never;
    };
    "/api/catalog/promo/stories/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: истории, все, и те, которых не показывают */
        get: operations["allStories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/stories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Промо: одна запись, если её показывают сейчас */
        get: operations["promoStory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/promo/stories/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Промо: историю посмотрели; посетитель считается раз в день */
        post: operations["viewStory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/basket/quick-order/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Понять вставленные строки: товары, количества, из чего выбрать, что не найдено */
        post: operations["checkQuickOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/selections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Свои сохранённые подборки */
        get: operations["selections"];
        put?: never;
        /** Сохранить фильтры раздела или поиска под названием */
        post: operations["saveSelection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/selections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Переименовать подборку, включить или отключить письмо */
        put: operations["changeSelection"];
        post?: never;
        /** Удалить подборку */
        delete: operations["deleteSelection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/settlements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Акты сверки компании: по каждому договору и периоду последний, новые первыми */
        get: operations["settlements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/settlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Акт сверки со строками и просроченным долгом по срокам */
        get: operations["settlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/settlements/{id}/paper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Акт сверки для печати, PDF; без оператора ЭДО юридической силы не имеет */
        get: operations["settlementPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sale/settlements/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Согласны или нет; магазину уходит обращение. Ответ один: тот же повторить можно, другой — отказ */
        post: operations["answerSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Журнал действий сотрудников, новое сверху: администратор видит все, прочие — свои, продавец ещё и о своих компаниях */
        get: operations["staffActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Компании: администратор видит все, продавец — свои и ничьи на проверке; ждущие дольше — первыми */
        get: operations["staffCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/{uuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Компания: реквизиты, договоры с условиями, люди, кто её ведёт */
        get: operations["staffCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/company/{uuid}/paper/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Скачать документ учётной системы из карточки компании */
        get: operations["staffCompanyPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/set/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Одобрить, отклонить, заблокировать компанию; об одобрении и отказе ей уходит письмо */
        put: operations["setCompanyStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/set/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Новый договор компании или перемены в прежнем: название, вид цены, отсрочка, лимит */
        put: operations["setAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/delete/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Договор больше не действует; его заказы остаются */
        delete: operations["deleteAgreement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/company/set/managers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Кто из сотрудников ведёт компанию */
        put: operations["setManagers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заказы: администратор видит все, продавец — своих компаний; новые сверху */
        get: operations["staffOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заказ со строками, отгрузками, историей и тем, что с ним можно сделать */
        get: operations["staffOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/{id}/file/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Скачать файл, который покупатель приложил к заказу */
        get: operations["staffOrderFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Перевести заказ дальше: только на следующий шаг; покупателю уходит письмо */
        post: operations["setOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/{id}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отгрузить часть строк или весь остаток; когда отгружать больше нечего, заказ отгружен */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отменить неотгруженное с причиной; резерв освобождается, покупателю уходит письмо */
        post: operations["cancelOrderByStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Заказы, о которых учётная система говорит иное, чем сайт; прежние сверху */
        get: operations["orderDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/order/{id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Решить расхождение: оставить как на сайте или принять сторону учётной системы */
        post: operations["decideOrderDifference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/access/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Все люди: поиск, роли сотрудников, статусы */
        get: operations["staffPeople"];
        /** Сделать сотрудником, сменить роль сотрудника или снять её */
        put: operations["setStaffRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/set/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Заблокировать учётную запись или разблокировать: действует со следующего запроса (D41) */
        put: operations["setAccountStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/company/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Посчитать статистику выбранной компании заново; не чаще раза в минуту */
        post: operations["refreshStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/amount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Суммы заказов по месяцам за два года, без отменённых */
        get: operations["statisticsAmount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/company-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Суммы заказов по разделам первого уровня и месяцам */
        get: operations["companyCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/excel-export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** То же файлом Excel: строка на компанию и месяц, столбец на раздел */
        get: operations["exportStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Что ждёт действия: заказы — оплаты, конца резерва, поставки; новые цены в своих черновиках и избранном */
        get: operations["waitingToday"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/statistics/repriced": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Товары своих черновиков и избранного, у которых изменилась цена */
        get: operations["repricedGoods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Словарь поиска: как говорят и как это названо в каталоге */
        get: operations["synonyms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/synonyms/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Слово словаря: новое или с другим значением; поиск узнаёт его с новым индексом */
        put: operations["saveSynonym"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/synonyms/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Слова больше нет в словаре; повтор ничего не меняет */
        delete: operations["removeSynonym"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/synonyms/misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Что искали и не нашли: чаще — первыми; кто искал, не хранится */
        get: operations["searchMisses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Жив ли сервер и готов ли отвечать; 503, пока не готов */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/healthcheck/version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Версии сервера и схемы данных */
        get: operations["version"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/core/sentry/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Сообщение Sentry об ошибке: администраторы получают письмо, одно на ошибку. Принимается только с верной подписью тела в sentry-hook-signature */
        post: operations["sentryWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/telemetry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Скорость и ошибки одной страницы; ничего личного, хранится только сложенным */
        post: operations["reportTelemetry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/telemetry/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Скорость страниц у посетителей: 75-й процентиль по приложениям и страницам */
        get: operations["telemetryVitals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/telemetry/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ошибки в браузерах посетителей, последние сверху */
        get: operations["telemetryErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Обращения, которые видит спрашивающий: свои, руководителю — выбранной компании, сотруднику — его компаний */
        get: operations["tickets"];
        put?: never;
        /** Новое обращение, с первым сообщением и файлами; о заказе или товаре, если названы */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сколько сообщений в обращениях не прочитано */
        get: operations["unreadTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Что изменилось в обращениях, которые видит спрашивающий, с прежнего ответа */
        get: operations["syncTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Рекламации по строкам заказа, которые видит спрашивающий, и что по ним решено */
        get: operations["orderClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/comments/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Прочитано до названного сообщения включительно; назад не возвращается */
        post: operations["readTicketComments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Одно сообщение: ссылка на него ведёт в его обращение */
        get: operations["ticketComment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/comments/{commentId}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Письмо целиком, из которого показан только ответ */
        get: operations["ticketLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Одно обращение */
        get: operations["ticket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Завершить; повтор ничего не меняет, новое сообщение покупателя открывает снова */
        post: operations["finishTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Взять обращение себе */
        post: operations["assignTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Решение по строкам рекламации; позднейшее заменяет прежнее */
        post: operations["decideClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/act": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Акт рекламации в PDF */
        get: operations["claimAct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Сообщения после названного, старые сверху; заметки сотрудников — только сотрудникам */
        get: operations["ticketComments"];
        put?: never;
        /** Написать в обращение; завершённое покупатель этим открывает снова */
        post: operations["addTicketComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/{id}/file/{fileUuid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Скачать файл из обращения: кто видит сообщение, видит и его файлы */
        get: operations["ticketFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Свои согласия с временем и редакцией текста, новые сверху; отозванные тоже (152-ФЗ) */
        get: operations["ownConsents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/consents/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Отозвать согласие: на рассылку — письма прекращаются, на обработку данных — учётная запись удаляется */
        post: operations["withdrawConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Свои данные по номеру; чужие не находятся */
        get: operations["user"];
        /** Имя и телефон или подписка на рассылку; с именем новый пользователь становится ACTIVE */
        put: operations["updateUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/personal/change/timezone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Часовой пояс, в котором показываются даты */
        put: operations["changeTimeZone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Настройки, которые следуют за человеком из браузера в браузер (§3) */
        post: operations["saveSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/personal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Всё, что магазин хранит о человеке, одним файлом (152-ФЗ) */
        get: operations["exportPersonalData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/personal/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Удалить учётную запись: остаётся лишь то, что нужно для учёта (152-ФЗ, 402-ФЗ) */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Вошедший пользователь, его компании и договоры (D29) */
        get: operations["currentUser"];
        put?: never;
        post?: never;
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
        AcceptJoinInput: {
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
        };
        AcceptLinesInput: {
            items: {
                productId: number;
                price: number | null;
            }[];
        };
        AcceptLinkedJoinInput: {
            token: string;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
        };
        AccountStatusInput: {
            /** Format: uuid */
            userUuid: string;
            /** @enum {string} */
            status: "ACTIVE" | "BLOCKED";
            comment?: string;
        };
        ActualizedEducation: {
            /**
             * Format: date-time
             * @description С этим временем спрашивать в следующий раз
             */
            at: string;
            /** @description Адреса новых и изменённых материалов */
            changed: string[];
            /** @description Адреса снятых */
            removed: string[];
        };
        AddTicketCommentInput: {
            /**
             * Format: uuid
             * @description Ключ повтора: то же сообщение дважды не появится
             */
            key: string;
            text: string;
            fileIds?: string[];
            /** @description Заметка сотрудникам; покупателю — отказ */
            isInternal?: boolean;
        };
        Agreement: {
            uuid: string;
            name: string;
            /** @description Действующие сегодня (D38); нет, когда их нет */
            specifications?: components["schemas"]["Specification"][];
            /** @description Нет, когда ни одно условие неизвестно */
            terms?: components["schemas"]["AgreementTerms"];
        };
        AgreementTerms: {
            /** @description Отсрочка, дней; 0 — предоплата */
            paymentDays?: number;
            creditLimit?: number;
            debt?: number;
            overdue?: number;
        };
        AnswerSettlementInput: {
            version: number;
            agrees: boolean;
            /** @description Сальдо на конец по своим данным, коп.; больше нуля — должен покупатель */
            amount?: number;
            comment?: string;
        };
        Approval: {
            id: number;
            number: string;
            /** @enum {string} */
            status: "WAITING" | "APPROVED" | "RETURNED" | "WITHDRAWN" | "EXPIRED";
            /** @description Согласованная сумма, до согласования — запрошенная */
            total: number;
            /** @description На сколько просили */
            askedTotal: number;
            lineCount: number;
            author: string;
            reason: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description До каких пор ждёт решения */
            expiresAt: string;
            /** @description Пусто, когда решение есть */
            waitsFor: string[];
            isOwn: boolean;
            canDecide: boolean;
            /** @description Что сказал автор: договор, доставка, контакт, бюджет и прочее */
            facts: {
                label: string;
                text: string;
            }[];
            /** @description Что приложено: будет и в заказе */
            files: components["schemas"]["OrderFile"][];
            decidedAt: string | null;
            decidedBy: string | null;
            /** @description Почему вернули */
            note: string | null;
            /** @description Заказ, если спрашивающий его видит */
            orderId: number | null;
            /** @description Номер заказа слышат все, кто видит заявку */
            orderNumber: string | null;
            lines: components["schemas"]["ApprovalLine"][];
            /** @description null — одобрить нельзя: решать не спрашивающему, или что-то мешает */
            offer: components["schemas"]["ApprovalOffer"] | null;
            /** @description Что надо знать до решения: новая сумма, превышение бюджета, что мешает одобрить */
            warnings: string[];
        };
        ApprovalDecision: {
            /** @description «заказ выше лимита на 12 400,00 ₽, бюджет «Цех 2» превышен на …» */
            reason: string;
            /** @description Имена тех, кому ушло письмо */
            waitsFor: string[];
        };
        ApprovalLine: {
            productId: number;
            slug: string | null;
            name: string;
            article: string;
            unit: string;
            quantity: number;
            price: number;
            sum: number;
            comment: string;
            /** @description Что с тех пор изменилось: «цена была …, стала …»; у согласованной — между просьбой и согласием; у ждущей пусто, когда решать не спрашивающему */
            changes: string[];
        };
        ApprovalOffer: {
            total: number;
            state: string;
            /** @description Насколько заказ превысит бюджет, копейки */
            overBudget: number;
            /** @description Желаемый день прошёл: заказ уйдёт без него */
            isLate: boolean;
        };
        ApprovalRequest: {
            /** @constant */
            kind: "approval";
            id: number;
            number: string;
            /** @enum {string} */
            status: "WAITING" | "APPROVED" | "RETURNED" | "WITHDRAWN" | "EXPIRED";
            total: number;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description «заказ выше лимита на 12 400,00 ₽, бюджет «Цех 2» превышен на …» */
            reason: string;
            /** @description Имена тех, кому ушло письмо */
            waitsFor: string[];
        };
        ApprovalRules: {
            version: number;
            orderLimit: number | null;
            termDays: number;
            people: {
                id: number;
                name: string;
                /** @description Руководитель согласует всегда и сам не ждёт */
                isManager: boolean;
                orderLimit: number | null;
                isApprover: boolean;
            }[];
            costCentres: {
                id: number;
                name: string;
                /** @enum {string} */
                period: "month" | "quarter";
                budget: number;
                /** @description Заказано за текущий месяц или квартал */
                spent: number;
            }[];
        };
        ApprovalRulesInput: {
            /** @description Какие правила меняют: другие — APPROVAL_RULES_CHANGED */
            version: number;
            /** @description Лимит одного заказа; null — без лимита */
            orderLimit: number | null;
            termDays: number;
            people: {
                id: number;
                /** @description null — лимит компании */
                orderLimit: number | null;
                isApprover: boolean;
            }[];
            costCentres: {
                /** @description Нет — новое */
                id?: number;
                name: string;
                /** @enum {string} */
                period: "month" | "quarter";
                /** @description Копейки, с НДС */
                budget: number;
            }[];
        };
        ApprovalSummary: {
            id: number;
            number: string;
            /** @enum {string} */
            status: "WAITING" | "APPROVED" | "RETURNED" | "WITHDRAWN" | "EXPIRED";
            /** @description Согласованная сумма, до согласования — запрошенная */
            total: number;
            /** @description На сколько просили */
            askedTotal: number;
            lineCount: number;
            author: string;
            reason: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description До каких пор ждёт решения */
            expiresAt: string;
        };
        Article: {
            slug: string;
            title: string;
            summary: string;
            /** @description Сколько минут читать */
            minutes: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description От верхней темы до своей */
            topics: {
                id: number;
                slug: string;
                name: string;
            }[];
            blocks: components["schemas"]["TextBlock"][];
            /** @description Другие материалы темы */
            neighbours: components["schemas"]["ArticleSummary"][];
            /** @description Перед ним в порядке дерева; null — первый */
            previous: components["schemas"]["ArticleSummary"] | null;
            next: components["schemas"]["ArticleSummary"] | null;
        };
        ArticleSummary: {
            slug: string;
            title: string;
            summary: string;
            /** @description Сколько минут читать */
            minutes: number;
            /** Format: date-time */
            updatedAt: string;
        };
        Asset: {
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            /** @description По содержимому */
            mediaType: string;
            sha256: string;
            /** @description Открытый адрес; новое содержимое получает новый */
            url: string;
        };
        AssetUse: {
            /** @enum {string} */
            kind: "article" | "page" | "offer" | "promo";
            /** @description Адрес текста или номер */
            slug: string;
            title: string;
        };
        Attribute: {
            code: string;
            name: string;
            unit: string | null;
            value: number | string | boolean;
        };
        Availability: {
            /** @description Сколько есть сейчас на всех складах */
            available: number;
            /** @description Ближайшее поступление */
            nextArrival: {
                /** Format: date */
                date: string;
                quantity: number;
            } | null;
        };
        Basket: {
            in_basket: components["schemas"]["BasketLine"][];
            count: number;
            total: number;
            vatTotal: number;
            /** @description Сумма того, что есть сейчас */
            totalAvailableNow: number;
            /** @description Граммы: всё, что можно заказать и масса чего известна */
            weightTotal: number;
            /** @description Строк, которые можно заказать, но масса их не известна */
            unweighedCount: number;
            priceType: string;
        };
        BasketChange: {
            lines: {
                productId: number;
                quantityOrdered: number;
                raisedFrom: number | null;
                sum: number;
                problem: ("gone" | "no-price") | null;
            }[];
            count: number;
            total: number;
            /** @description Убранные строки, какими они были: чтобы вернуть их такими же */
            removed?: components["schemas"]["RemovedLine"][];
        };
        BasketItemInput: {
            productId: number;
            quantityOrdered: number;
            quantityAvailable?: number;
            /** @constant */
            autoApplyToOrdered?: true;
            /** @description Комментарий новой строки; у той, где он уже есть, остаётся прежний */
            comment?: string;
        };
        BasketItemsInput: {
            items: components["schemas"]["BasketItemInput"][];
        };
        BasketLine: {
            productId: number;
            /** @description null — товар снят с продажи */
            product: components["schemas"]["ProductCard"] | null;
            /** @description Название на случай, если товара больше нет */
            name: string;
            quantityOrdered: number;
            /** @description Сколько из заказанного есть сейчас (D21) */
            quantityAvailable: number;
            /** @description Когда ожидается остальное; null — срок неизвестен */
            expectedOn: string | null;
            /** @description Цена за единицу, копейки */
            price: number | null;
            /** @description Копейки */
            sum: number;
            /** @description НДС в сумме, копейки */
            vatSum: number;
            /** @description Масса единицы, граммы; null — в данных её нет */
            weight: number | null;
            /** @description Количество, которое просили: поднято до минимума или кратности (D21) */
            raisedFrom: number | null;
            problem: ("gone" | "no-price") | null;
            /** @description Пустой — комментария нет */
            comment: string;
            /** @description null — с тех пор ничего не изменилось */
            was: components["schemas"]["LineBefore"] | null;
        };
        BasketMergeInput: {
            /** @constant */
            action: "merge";
            items: components["schemas"]["BasketMergeItem"][];
            /**
             * Format: uuid
             * @description Повтор с тем же номером ничего не меняет дважды; без номера это новое слияние
             */
            mergeId?: string;
        };
        BasketMergeItem: {
            productId: number;
            quantityOrdered: number;
            quantityAvailable?: number;
            /** @constant */
            autoApplyToOrdered?: true;
            /** @description Комментарий новой строки; у той, где он уже есть, остаётся прежний */
            comment?: string;
            /** @description Товар, перед строкой которого встаёт новая строка; без него или если его нет — в конец */
            before?: number;
        };
        Brand: {
            id: number;
            slug: string;
            name: string;
            country: string | null;
            description: string | null;
            productCount: number;
            /** @description Разделы верхнего уровня, в которых есть товары бренда */
            sections: {
                id: number;
                slug: string;
                name: string;
                image: string | null;
                productCount: number;
            }[];
        };
        BrandLink: {
            id: number;
            slug: string;
            name: string;
        };
        BrandSummary: {
            id: number;
            slug: string;
            name: string;
            country: string | null;
            productCount: number;
        };
        BrowserError: {
            id: string;
            /** @enum {string} */
            kind: "error" | "rejection" | "csp" | "part";
            message: string;
            frame: string;
            times: number;
            /** Format: date-time */
            firstAt: string;
            /** Format: date-time */
            lastAt: string;
            /** @description Последние: catalog 0123456789abcdef */
            releases: string[];
            pages: string[];
            browsers: string[];
        };
        CancelOrderInput: {
            /** @description Версия заказа, которую видели: другая — отказ */
            version: number;
            /** @description Сколько отменить в строках; нет — всё, что ещё не отгружено */
            lines?: {
                place: number;
                quantity: number;
            }[];
            /** @description Причина */
            comment?: string;
        };
        CategoryAmounts: {
            /** @description Раздел первого уровня; null — товара уже нет в каталоге */
            name: string | null;
            /** @description Копейки по месяцам; ноль — не заказывали, меньше нуля — вернули больше, чем заказали */
            amounts: number[];
        };
        ChangeEmployeeInput: {
            id: number;
            /** @enum {string} */
            role?: "manager" | "buyer" | "employee";
            is_blocked?: boolean;
            seesAllOrders?: boolean;
        };
        ChangeLineInput: {
            quantityOrdered?: number;
            comment?: string;
        };
        ChangeLinesInput: {
            items: {
                productId: number;
                quantityOrdered: number;
            }[];
        };
        ChangePasswordInput: {
            password: string;
            newPassword: string;
            repeatNewPassword: string;
        };
        ChangeSelectionInput: {
            name: string;
            hasLetter: boolean;
        };
        ChangeSettingsInput: {
            basket_version?: number;
            checkout_version?: number;
            product_version?: number;
            /** @enum {string} */
            basket_view?: "list" | "table";
            /** @enum {string} */
            catalog_view?: "list" | "roomy" | "tile" | "table";
        };
        ChangeTimeZoneInput: {
            timezone: string;
        };
        ChangeTopicInput: {
            name: string;
            /** @description Тема верхнего уровня; null — сама наверху */
            parentId: number | null;
            version: number;
        };
        Checkout: {
            basket: components["schemas"]["Basket"];
            company: {
                uuid: string;
                name: string;
                inn: string;
            };
            agreement: components["schemas"]["Agreement"];
            deliveryMethods: components["schemas"]["DeliveryMethod"][];
            /** @description Адреса компании, за ними — прежних заказов */
            addresses: string[];
            /** @description Грузополучатели и плательщики прежних заказов, новые сверху */
            parties: components["schemas"]["OrderParty"][];
            wishedDays: components["schemas"]["WishedDays"];
            /** @description Что видит покупатель: цены, количества, наличие и сроки. Называется в заказе */
            basketState: string;
            contact: {
                name: string;
                phone: string;
                email: string;
            };
            /** @description У компании есть лимиты или бюджеты (D42) */
            hasApprovals: boolean;
        };
        CheckoutApproval: {
            costCentres: {
                id: number;
                name: string;
                /** @description Остаток, копейки */
                left: number;
            }[];
            /** @description null — заказ уйдёт сразу */
            decision: components["schemas"]["ApprovalDecision"] | null;
        };
        Claim: {
            /** @enum {string} */
            wish: "replace" | "return" | "refund" | "discount";
            /** @enum {string} */
            state: "open" | "agreed" | "partly" | "declined";
            /** @description Растёт с каждым решением: его называет тот, кто решает */
            version: number;
            decidedAt: string | null;
            lines: components["schemas"]["ClaimLine"][];
        };
        ClaimInput: {
            /** @enum {string} */
            wish: "replace" | "return" | "refund" | "discount";
            lines: {
                /** @description Номер строки заказа, с нуля */
                place: number;
                /** @description Отгрузка, которой пришла строка */
                shipmentId?: number;
                /** @description Не больше отгруженного */
                quantity: number;
                /** @enum {string} */
                reason: "defect" | "damaged" | "wrong" | "shortage" | "papers";
                lot?: string;
            }[];
        };
        ClaimLine: {
            place: number;
            shipmentId: number | null;
            name: string;
            article: string;
            unit: string;
            quantity: number;
            /** @enum {string} */
            reason: "defect" | "damaged" | "wrong" | "shortage" | "papers";
            /** @description Партия; пустая — не названа */
            lot: string;
            /** @description null — решения ещё нет */
            outcome: ("replace" | "return" | "refund" | "discount" | "declined") | null;
            /** @description На сколько согласились */
            agreed: number;
            /** @description Слово магазина к строке */
            note: string;
        };
        CodeSent: {
            /** @description Через сколько секунд можно попросить новый код */
            seconds: number;
        };
        CompanyAddress: {
            id: number;
            name: string;
            address: string;
        };
        CompanyAddressInput: {
            name: string;
            address: string;
        };
        CompanyAmounts: {
            uuid: string;
            name: string;
            /** @description Копейки по месяцам; ноль — не заказывали, меньше нуля — вернули больше, чем заказали */
            amounts: number[];
            orderCounts: number[];
        };
        CompanyCard: {
            uuid: string;
            name: string;
            inn: string;
            kpp: string | null;
            status: {
                /** @enum {string} */
                code: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            };
            /**
             * @description Роль вошедшего в этой компании
             * @enum {string}
             */
            role: "manager" | "buyer" | "employee";
            agreements: components["schemas"]["Agreement"][];
            /** @description Имена руководителей: кого просить */
            managers: string[];
            /** @description Головная компания холдинга */
            isHead: boolean;
        };
        CompanyCategories: {
            /** @description ГГГГ-ММ по порядку, по московскому времени */
            months: string[];
            companies: {
                uuid: string;
                name: string;
                /** @description Большие суммы — первыми */
                categories: components["schemas"]["CategoryAmounts"][];
            }[];
        };
        CompanyInvitation: {
            id: number;
            email: string;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            /** @description Кто пригласил; пусто, если его больше нет */
            author: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description ISO 8601 со смещением */
            expiresAt: string;
        };
        CompanyJoin: {
            id: number;
            name: string;
            login: string;
            message: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description ISO 8601 со смещением */
            expiresAt: string;
        };
        CompanyRegistrationInput: {
            /** @enum {string} */
            country: "RU" | "BY" | "KZ" | "AM" | "KG";
            inn: string;
            kpp?: string;
            ogrn?: string;
            name: string;
            address: string;
        };
        CompanyStatusInput: {
            /** Format: uuid */
            companyUuid: string;
            /**
             * @description Статус, который видел сотрудник: другой — отказ
             * @enum {string}
             */
            from: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            /** @enum {string} */
            status: "ACTIVE" | "REJECTED" | "BLOCKED";
            /** @description Причина: стоит в письме компании об отказе */
            comment?: string;
        };
        CompanyUser: {
            id: number;
            /** @description Фамилия, имя, отчество; пусто, пока не названы */
            name: string;
            login: string;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
            is_blocked: boolean;
            /** @description Видит заказы коллег и отвечает за них: так разрешил руководитель */
            seesAllOrders?: boolean;
        };
        ComparedIds: {
            productIds: number[];
        };
        ComparedIdsInput: {
            productIds: number[];
        };
        Comparison: {
            /** @description Со всеми характеристиками; добавленные раньше — первыми */
            products: components["schemas"]["ProductCard"][];
        };
        ConstructorList: {
            items: {
                slug: string;
                name: string;
                lead: string;
                picture: {
                    width: number;
                    height: number;
                    outline: string;
                    thin: string;
                    axis: string;
                };
            }[];
        };
        ConstructorType: {
            slug: string;
            version: number;
            order: number;
            name: string;
            lead: string;
            tables?: Record<string, never>;
            parameters: ({
                key: string;
                /** @description Обозначение на чертеже */
                symbol?: string;
                name: string;
                hint?: string;
                when?: string;
                /** @constant */
                kind: "number";
                unit: string;
                min: string;
                max: string;
                step: number;
                default: string;
            } | {
                key: string;
                /** @description Обозначение на чертеже */
                symbol?: string;
                name: string;
                hint?: string;
                when?: string;
                /** @constant */
                kind: "choice";
                /** @description Формула, которая даёт value */
                default: string;
                options: {
                    value: string;
                    name: string;
                    code: string;
                    /** @description Чем выбор считается в формулах; без него value */
                    number?: number;
                    when?: string;
                }[];
            })[];
            rules: {
                broken: string;
                /** @description У каких полей показать */
                at: string[];
                message: string;
            }[];
            code: {
                text: string;
                when?: string;
            }[];
            drawing: {
                body: {
                    length: string;
                    /** @description Диаметр слева */
                    d: string;
                    /** @description Диаметр справа; без него тот же */
                    to?: string;
                    /** @enum {string} */
                    look?: "plain" | "flutes" | "straight" | "thread" | "square" | "weldon" | "space";
                    /** @description Угол подъёма стружечной канавки, градусы */
                    turns?: string;
                    /** @description Сколько зубьев или канавок */
                    edges?: string;
                    /** @description Глубина: профиля резьбы, лыски */
                    depth?: string;
                    /** @description Длинный участок можно показать с разрывом */
                    mayBreak?: boolean;
                    contour?: {
                        /** @description Острые вершины слева направо: от начала участка и над осью, мм */
                        points: {
                            x: string;
                            y: string;
                        }[];
                        /** @description Радиус при вершинах */
                        round?: string;
                        /** @description Диаметр отверстия */
                        hole?: string;
                        /** @description Где отверстие; без него посередине */
                        centre?: string;
                        /** @description Диаметр вписанной окружности, тонкой линией */
                        inscribed?: string;
                    };
                    start?: {
                        /** @enum {string} */
                        kind: "chamfer" | "radius";
                        size: string;
                    };
                    finish?: {
                        /** @enum {string} */
                        kind: "chamfer" | "radius";
                        size: string;
                    };
                    when?: string;
                }[];
                dimensions: ({
                    /** @constant */
                    kind: "length";
                    from: string;
                    to: string;
                    row: number;
                    text: string;
                    when?: string;
                } | {
                    /** @constant */
                    kind: "diameter";
                    /** @enum {string} */
                    place: "left" | "right" | "shelf";
                    x: string;
                    d: string;
                    text: string;
                    when?: string;
                } | {
                    /** @constant */
                    kind: "angle";
                    angle: string;
                    text: string;
                    when?: string;
                } | {
                    /** @constant */
                    kind: "leader";
                    x: string;
                    /** @description Над осью; без него на контуре */
                    y?: string;
                    text: string;
                    when?: string;
                })[];
                /** @description Во сколько раз крупнее стержня: короткое и широкое иначе мелко */
                enlarge?: number;
            };
            /** @description Технические требования */
            notes: {
                text: string;
                when?: string;
            }[];
            match: {
                sections: {
                    slug: string;
                    when?: string;
                }[];
                attributes: {
                    code: string;
                    label: string;
                    unit: string;
                    value: string;
                    /** @description Насколько может отличаться ближайший стандартный */
                    near: string;
                    when?: string;
                }[];
                /** @description Что у готового должно быть одним из этих слов */
                words?: {
                    code: string;
                    values: string[];
                    when?: string;
                }[];
            };
        };
        Contact: {
            name: string;
            phone: string;
            email: string;
        };
        ContentPage: {
            slug: string;
            title: string;
            /** @description Для поисковых систем */
            description: string;
            lead: string;
            blocks: components["schemas"]["TextBlock"][];
            /** Format: date-time */
            updatedAt: string;
        };
        CreateDraftInput: {
            name: string;
            note?: string;
            items?: components["schemas"]["BasketItemInput"][];
            orderId?: number;
            /** @description Только эти строки корзины; без списка — вся корзина */
            productIds?: number[];
            /**
             * @description Взятое из корзины в ней не остаётся
             * @constant
             */
            leavesBasket?: true;
        };
        CreateInvitationInput: {
            email: string;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
        };
        CreateJoinInput: {
            inn: string;
            message?: string;
        };
        CreateOrderInput: {
            deliveryMethod: string;
            address?: string;
            contact: components["schemas"]["Contact"];
            comment?: string;
            /** @description Загруженные файлы с назначением order */
            fileIds?: string[];
            /** @description Номер заказа в учёте покупателя */
            ownNumber?: string;
            /** @description ИГК: 20–25 цифр */
            stateContract?: string;
            /** @description Желаемая дата, рабочий день */
            wishedOn?: string;
            /** @enum {string} */
            shipping?: "whole" | "partial";
            /** @description Грузополучатель, если не сама компания */
            consignee?: components["schemas"]["OrderParty"];
            /** @description Плательщик, если не сама компания */
            payer?: components["schemas"]["OrderParty"];
            /** @description Только для транспортной компании */
            freight?: components["schemas"]["OrderFreight"];
            /** @description Доверенность; только для самовывоза */
            attorney?: components["schemas"]["OrderAttorney"];
            expectedTotal: number;
            basketState?: string;
            /** @description Из какого бюджета; нужен там, где они есть */
            costCentreId?: number;
        };
        CreateTicketInput: {
            /**
             * Format: uuid
             * @description Ключ повтора: то же сообщение дважды не появится
             */
            key: string;
            /** @enum {string} */
            kind: "question" | "price" | "availability" | "document" | "order" | "claim";
            subject: string;
            text: string;
            fileIds?: string[];
            orderId?: number;
            productId?: number;
            /** @description С видом claim и заказом, и только с ними */
            claim?: components["schemas"]["ClaimInput"];
        };
        CurrencyRate: {
            /** @description Буквенный код ISO 4217 */
            code: string;
            name: string;
            /** @description За сколько единиц валюты назван курс */
            nominal: number;
            /** @description Рублей за номинал */
            rate: number;
            /**
             * Format: date
             * @description С какого дня действует
             */
            date: string;
        };
        CurrencyRateInput: {
            name: string;
            nominal: number;
            rate: number;
            /** Format: date */
            date: string;
        };
        CuttingData: {
            /** @enum {string} */
            operation: "drilling" | "milling";
            /** @description мм */
            diameter: number;
            /** @description Сколько зубьев снимают подачу; у сверла подача — на оборот */
            teeth: number;
            groups: {
                /** @enum {string} */
                group: "P" | "M" | "K" | "N" | "S" | "H";
                /** @description Скорость резания, м/мин */
                speed: {
                    from: number;
                    to: number;
                };
                /** @description Подача, мм на оборот сверла или на зуб фрезы */
                feed: {
                    from: number;
                    to: number;
                };
            }[];
        };
        DecideClaimInput: {
            version: number;
            lines: {
                /** @enum {string} */
                outcome: "replace" | "return" | "refund" | "discount" | "declined";
                agreed: number;
                note?: string;
            }[];
        };
        DeleteAccountInput: {
            password: string;
        };
        DeliveryMethod: {
            code: string;
            name: string;
            description: string;
            needsAddress: boolean;
            /** @enum {string} */
            kind: "pickup" | "courier" | "carrier";
        };
        DifferingOrder: {
            id: number;
            number: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @enum {string} */
            status: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            total: number;
            lineCount: number;
            /** @description Кто оформил */
            author: string;
            /** @description Номер в учёте покупателя */
            ownNumber: string | null;
            agreement: string;
            company: {
                uuid: string;
                name: string;
                inn: string;
            };
            difference: components["schemas"]["OrderDifference"];
        };
        Done: {
            /** @constant */
            done: true;
        };
        Draft: {
            id: number;
            name: string;
            note: string;
            /** @description Имя; null — человек не назвался */
            author: string | null;
            isOwn: boolean;
            lineCount: number;
            /** @description По нынешним ценам того, кто смотрит; копейки, НДС включён */
            total: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            basket: components["schemas"]["Basket"];
            /** @description Открытая ссылка на черновик */
            sharing: components["schemas"]["SharingLink"] | null;
        };
        DraftChange: {
            draft: components["schemas"]["DraftSummary"];
            /** @description Изменённые строки; убранных здесь нет */
            lines: components["schemas"]["BasketLine"][];
        };
        DraftFromExcel: {
            /** @description null — ни одной строки взять нельзя, черновика нет */
            draft: components["schemas"]["DraftSummary"] | null;
            /** @description Сколько строк файла стало черновиком */
            added: number;
            sheet: string;
            /** @description null — столбцы не узнать, черновика нет: выбрать их можно по preview */
            columns: components["schemas"]["ExcelColumns"] | null;
            /** @description Первые непустые строки листа */
            preview: components["schemas"]["ExcelPreviewRow"][];
            /** @description Что стоит знать о файле целиком */
            notices: string[];
            /** @description Остальные строки, каждая с причиной */
            failed: components["schemas"]["ExcelCheckRow"][];
        };
        DraftFromExcelInput: {
            /** @description Без названия — имя файла */
            name?: string;
            /** @description Буквы столбца, как в Excel: C */
            article?: string;
            /** @description Буквы столбца, как в Excel: C */
            quantity?: string;
        };
        DraftIdsInput: {
            ids: number[];
        };
        DraftSummary: {
            id: number;
            name: string;
            note: string;
            /** @description Имя; null — человек не назвался */
            author: string | null;
            isOwn: boolean;
            lineCount: number;
            /** @description По нынешним ценам того, кто смотрит; копейки, НДС включён */
            total: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        EducationNode: {
            id: number;
            slug: string;
            name: string;
            articles: components["schemas"]["ArticleSummary"][];
            children: components["schemas"]["EducationNode"][];
        };
        EducationTopic: {
            id: number;
            slug: string;
            name: string;
            parentId: number | null;
            /** @description Материалы самой темы, без вложенных */
            articleCount: number;
        };
        EmailConfirmation: {
            /** @description Код этого адреса подтверждён в этом браузере и ещё не использован */
            isConfirmed: boolean;
        };
        Error: {
            statusCode: number;
            code: string;
            /** @description По-русски, можно показать человеку */
            message: string;
            requestId: string;
            /** @description Абзац базы знаний о том, что делать */
            help?: string;
            /** @description Все неверные поля разом; нет у отказов, которые не о полях */
            fields?: components["schemas"]["FieldError"][];
        };
        ExcelAdd: {
            percent: number;
            finish: boolean;
            /** @description Всех строк, которые уже пройдены */
            errors: components["schemas"]["ExcelRowError"][];
        };
        ExcelAddInput: {
            /** @enum {string} */
            action: "clear" | "merge";
            step: number;
            rows?: components["schemas"]["ExcelRowInput"][];
            /**
             * Format: uuid
             * @description Шаг с тем же номером и importId ничего не меняет дважды; строки помнит сервер
             */
            importId?: string;
        };
        ExcelCancelInput: {
            /** Format: uuid */
            importId: string;
        };
        ExcelCheck: {
            sheet: string;
            /** @description null — столбцы не узнать: rows пусты, выбрать их можно по preview */
            columns: components["schemas"]["ExcelColumns"] | null;
            /** @description Первые непустые строки листа */
            preview: components["schemas"]["ExcelPreviewRow"][];
            rows: components["schemas"]["ExcelCheckRow"][];
            /** @description Сколько строк с ошибкой */
            failed: number;
            /** @description Что стоит знать о файле целиком: скрытые листы с товарами и столбцы */
            notices: string[];
        };
        ExcelCheckInput: {
            /** @description Буквы столбца, как в Excel: C */
            article?: string;
            /** @description Буквы столбца, как в Excel: C */
            quantity?: string;
        };
        ExcelCheckRow: {
            /** @description Номер строки, как в Excel */
            row: number;
            /** @description Ячейка артикула или та, в которой ошибка: B7 */
            cell: string;
            article: string;
            /** @description Целое число или то, что стоит в ячейке */
            quantity: number | string | null;
            name: string | null;
            /** @description Комментарий из файла; нет — не написан */
            comment?: string;
            /** @description Код на портале: различает товары с одним артикулом */
            code?: number;
            /** @description Количество с учётом минимума и кратности (D21); null у строк с ошибкой */
            quantityOrdered: number | null;
            product: components["schemas"]["ExcelProduct"] | null;
            /** @description Почему строку нельзя добавить */
            reason: components["schemas"]["ExcelReason"] | null;
            /** @description Похожие товары для строки, которая не найдена */
            nearest: components["schemas"]["ExcelProduct"][];
            /** @description Что стоит знать о строке, которая подходит */
            notes: string[];
        };
        ExcelColumns: {
            /** @description Буквы столбца, как в Excel: C */
            article: string;
            /** @description Буквы столбца, как в Excel: C */
            quantity: string;
            /** @description С какой строки начинаются товары, как в Excel */
            firstRow: number;
        };
        ExcelExportInput: {
            items: components["schemas"]["BasketItemInput"][];
        };
        ExcelFailedInput: {
            rows: {
                article: string;
                quantity: number | string | null;
                name: string | null;
                comment?: string;
                message: string;
                nearest: string[];
            }[];
        };
        ExcelPreviewRow: {
            row: number;
            /** @description Со столбца A; пустые — пустые */
            cells: string[];
        };
        ExcelProduct: {
            id: number;
            slug: string;
            name: string;
            article: string;
            unit: string;
            /** @description Цена за единицу по договору, копейки, НДС включён */
            price: number | null;
            /** @description Сколько есть сейчас */
            available: number;
        };
        ExcelReason: {
            /** @enum {string} */
            code: "MERGED" | "HIDDEN" | "ARTICLE_DATE" | "QUANTITY_DATE" | "CELL_ERROR" | "FORMULA_WITHOUT_VALUE" | "NO_ARTICLE" | "ARTICLE_TOO_LONG" | "NO_QUANTITY" | "QUANTITY_NOT_NUMBER" | "QUANTITY_RANGE" | "QUANTITY_NOT_WHOLE" | "QUANTITY_TOO_SMALL" | "QUANTITY_TOO_BIG" | "UNIT_OTHER" | "LEFT_OVER" | "SEVERAL_ARTICLES" | "NOT_FOUND" | "AMBIGUOUS" | "GONE" | "NO_PRICE" | "BASKET_FULL";
            message: string;
        };
        ExcelRowError: {
            row: number;
            cell: string;
            message: string;
            article: string;
            quantity: number | string | null;
        };
        ExcelRowInput: {
            row: number;
            cell?: string;
            article: string;
            quantity: number | string | null;
            name?: string | null;
            comment?: string;
            code?: number;
            reason?: components["schemas"]["ExcelReason"] | null;
            /** @description Как пришло из проверки; не читается */
            quantityOrdered?: unknown;
            /** @description Как пришло из проверки; не читается */
            product?: unknown;
            /** @description Как пришло из проверки; не читается */
            nearest?: unknown;
            /** @description Как пришло из проверки; не читается */
            notes?: unknown;
        };
        ExchangeAccount: {
            /** Format: uuid */
            uuid: string;
            name: string;
            source: string;
            silentHours: number | null;
            lastLoadAt: string | null;
            withdrawnAt: string | null;
            /** @description Новый сверху */
            keys: {
                /** Format: uuid */
                uuid: string;
                /** @description Последние четыре знака */
                hint: string;
                createdBy: string;
                createdAt: string;
                lastUsedAt: string | null;
                withdrawnAt: string | null;
            }[];
        };
        ExchangeAnswer: {
            load: components["schemas"]["ExchangeLoad"];
            results: components["schemas"]["ExchangeResult"][];
        };
        ExchangeAwaited: {
            account: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            waitsFor: {
                entity: string;
                id: string;
            };
            /** @description Чьи записи ждут */
            entities: string[];
            count: number;
            since: string;
        };
        ExchangeLoad: {
            id: string;
            entity: string;
            /** @enum {string} */
            action: "import" | "sync" | "delete";
            /** @enum {string} */
            state: "queued" | "running" | "held" | "done" | "refused" | "cancelled";
            /** @description Записей в вызове */
            total: number;
            /** @description Сколько записей чем кончилось */
            counts: {
                created: number;
                changed: number;
                same: number;
                waiting: number;
                refused: number;
                hidden: number;
            };
            /** @description Этих записей ждало больше, чем выполняется сразу: остальные запишет очередь, а что с ними стало — в ответах их загрузок */
            isReleasing: boolean;
            receivedAt: string;
            finishedAt: string | null;
            /** @description Почему отклонена вся загрузка */
            error: {
                code: string;
                message: string;
            } | null;
        };
        ExchangeResult: {
            /** @description Номер записи в вызове, с нуля */
            place: number;
            /** @description Внешний id; у цен и остатков — два через пробел */
            id: string;
            /** @enum {string} */
            outcome: "created" | "changed" | "same" | "waiting" | "refused" | "hidden";
            /** @description Всё, чего ещё нет; придёт последнее — запись применится сама */
            waitsFor?: {
                entity: string;
                id: string;
            }[];
            /** @description Присланное в этих полях не записано: их ведут на сайте (D56) или решает человек */
            kept?: string[];
            /** @description Записано, но не так, как могло ожидаться (остаток ниже нуля — ноль): поле и пояснение по-русски */
            notes?: {
                path: string;
                code: string;
                message: string;
            }[];
            errors?: {
                path: string;
                code: string;
                params: Record<string, never>;
                /** @description По-русски */
                message: string;
            }[];
            /** @description Что осталось в силе после отказа: «осталась прежняя цена 120,00 ₽» */
            stays?: string;
        };
        Facet: {
            code: string;
            name: string;
            unit: string | null;
            /** @enum {string} */
            kind: "values" | "number" | "flag";
            values: {
                /** @description То, что уходит в фильтр */
                key: string;
                label: string;
                /** @description Сколько товаров останется, если выбрать (свой же выбор не учтён) */
                count: number;
                isSelected: boolean;
            }[];
            range: {
                min: number;
                max: number;
                /** @description Выбранная нижняя граница */
                from: number | null;
                to: number | null;
                /** @description Сколько товаров с каким значением; свой же выбор не учтён */
                histogram?: {
                    /** @description Столбцы равной ширины от min до max */
                    counts: number[];
                    /** @description Где товаров больше всего */
                    text: string;
                };
            } | null;
        };
        FavoriteIds: {
            productIds: number[];
        };
        FavoriteItem: {
            productId: number;
            listId: number;
            name: string;
            article: string;
            /** @description null — товар снят с продажи */
            product: components["schemas"]["ProductCard"] | null;
        };
        FavoriteList: {
            id: number;
            name: string;
            /** @description Сюда попадает отмеченное сердечком; удалить нельзя */
            isMain: boolean;
            count: number;
        };
        FavoriteListInput: {
            name: string;
        };
        FavoriteProductsInput: {
            productIds: number[];
        };
        Favorites: {
            /** @description Основной первым, дальше по названию */
            lists: components["schemas"]["FavoriteList"][];
            /** @description Добавленные позже — первыми */
            items: components["schemas"]["FavoriteItem"][];
        };
        FeedbackAnswer: {
            /** Format: uuid */
            id: string;
            /** @description Обращение в кабинете вошедшего; иначе null */
            ticketId: number | null;
        };
        FieldError: {
            path: string;
            code: string;
            params: Record<string, never>;
        };
        FillBasketInput: {
            /**
             * Format: uuid
             * @description Повтор с тем же номером ничего не меняет дважды (D50)
             */
            mergeId?: string;
        };
        FilledBasket: {
            lines: {
                productId: number;
                name: string;
                quantityOrdered: number;
                /** @description Поднято до минимума или кратности (D21) */
                raisedFrom: number | null;
                sum: number;
                /** @description gone — больше не продаётся и не положено; no-price — положено, цены нет */
                problem: ("gone" | "no-price") | null;
            }[];
            count: number;
            total: number;
        };
        FilterSelection: {
            code: string;
            values?: string[];
            from?: number;
            to?: number;
        };
        FilteredSections: {
            /** @description Сколько товаров подходит */
            total: number;
            /** @description От верхнего уровня; без разделов, где не нашлось */
            items: components["schemas"]["SectionNode"][];
        };
        FoundCompany: {
            inn: string;
            /** @description null — у предпринимателя его нет */
            kpp: string | null;
            ogrn: string | null;
            name: string;
            address: string;
        };
        GroupCompany: {
            uuid: string;
            name: string;
            inn: string;
            status: {
                /** @enum {string} */
                code: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            };
            isHead: boolean;
        };
        GroupUser: {
            /** @description Фамилия, имя, отчество; пусто, пока не названы */
            name: string;
            login: string;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
            is_blocked: boolean;
            /** @description Видит заказы коллег и отвечает за них: так разрешил руководитель */
            seesAllOrders?: boolean;
            company: string;
        };
        Health: {
            /** @constant */
            alive: true;
            ready: boolean;
            version: string;
            /** @enum {string} */
            database: "up" | "down";
            catalog: {
                ready: boolean;
                dataVersion: string | null;
                products: number;
            };
        };
        Job: {
            /** Format: uuid */
            id: string;
            kind: string;
            /** @enum {string} */
            state: "waiting" | "running" | "retrying" | "done" | "failed" | "cancelled";
            /** @description С единицы */
            attempt: number;
            progress: {
                done: number;
                /** @description null, пока неизвестно */
                total: number | null;
                note: string | null;
            } | null;
            /** @description По-русски, можно показать человеку */
            error: string | null;
            /** @description Техническая причина, только администратору */
            reason: string | null;
            /** @description Что получилось: файл для /api/files/download/{fileUuid} или фраза */
            result: {
                fileUuid: string | null;
                text: string | null;
            } | null;
            /** Format: date-time */
            createdAt: string;
            finishedAt: string | null;
        };
        Joined: {
            company: string;
        };
        LineBefore: {
            /** @description Прежняя цена за единицу, копейки */
            price: number | null;
            /** @description Сколько из заказанного было в наличии */
            quantityAvailable: number | null;
        };
        LinkInput: {
            token: string;
        };
        LinkedInvitation: {
            id: number;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            /** @description Кто пригласил; пусто, если его больше нет */
            author: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description ISO 8601 со смещением */
            expiresAt: string;
            company: {
                name: string;
                inn: string;
            };
            email: string;
            /** @description null — никто не вошёл */
            isForMe: boolean | null;
        };
        LinkedJoin: {
            id: number;
            name: string;
            login: string;
            message: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description ISO 8601 со смещением */
            expiresAt: string;
            company: {
                name: string;
                inn: string;
            };
        };
        LoadPaperInput: {
            /** @description Один у файлов одного документа: XML и PDF */
            id: string;
            /** @description Заказ: внешний id или номер на сайте */
            order?: string;
            company?: string;
            agreement?: string;
            /**
             * @description invoice — счёт на оплату; нет — из XML, иначе other
             * @enum {string}
             */
            kind?: "upd" | "ukd" | "invoice" | "certificate" | "act" | "other";
            number?: string;
            /** @description ГГГГ-ММ-ДД, ДД.ММ.ГГГГ или дата 1С; день Москвы, если назван пояс */
            date?: string;
            /** @description id документа, который заменяет этот */
            replaces?: string;
            file: {
                name: string;
                /** @description Содержимое в base64 */
                content: string;
            };
        };
        LoadedPaper: {
            id: number;
            /** @enum {string} */
            kind: "upd" | "ukd" | "invoice" | "certificate" | "act" | "other";
            /** @description УПД № 15 от 12.01.2026 */
            title: string;
            number: string | null;
            date: string | null;
            /** @description СЧФ, ДОП, СЧФДОП, КСЧФ, ДИС, КСЧФДИС */
            function: string | null;
            /** @description Какой счёт-фактуру корректирует УКД */
            corrects: {
                number: string;
                date: string | null;
            } | null;
            /** @description Номер и дата исправления */
            correction: {
                number: string;
                date: string | null;
            } | null;
            seller: {
                name: string;
                inn: string;
                kpp: string | null;
            } | null;
            buyer: {
                name: string;
                inn: string;
                kpp: string | null;
            } | null;
            /** @description Без НДС, коп.; у УКД — на сколько изменилось */
            net: number | null;
            vat: number | null;
            total: number | null;
            /** @description Пришёл документ, который заменяет этот */
            isReplaced: boolean;
            files: {
                /** Format: uuid */
                id: string;
                name: string;
                /** @description Байт */
                size: number;
                /** @enum {string} */
                form: "pdf" | "xml";
                version: number;
            }[];
        };
        LoginInput: {
            login: string;
            password: string;
            client_id: string;
        };
        /** @default {} */
        LogoutInput: {
            refreshToken?: string;
        };
        MachineFeedbackInput: {
            userName: string;
            email: string;
            messages: string;
            /** @description Поле, которого человек не видит: остаётся пустым */
            site?: string;
            /** @description Сколько миллисекунд форма была на экране */
            shownMs?: number;
            /**
             * Format: uuid
             * @description Ключ повтора: то же сообщение дважды не придёт
             */
            key?: string;
            /** @enum {string} */
            consent: "personal-data-2026-11";
            productId?: number;
        };
        Matrix: {
            /** @constant */
            kind: "none";
        } | {
            /** @constant */
            kind: "too-many";
            limit: number;
        } | {
            /** @constant */
            kind: "laid";
            rows: components["schemas"]["MatrixAxis"];
            columns: components["schemas"]["MatrixAxis"];
            cells: components["schemas"]["MatrixCell"][];
            /** @description Сколько товаров без одного из этих размеров */
            apart: number;
        };
        MatrixAxis: {
            code: string;
            name: string;
            unit: string | null;
            /** @description Показанные значения по возрастанию: числа или размеры словом, «М8» */
            values: (number | string)[];
            /** @description Сколько их всего */
            total: number;
            /** @description Первое непоказанное; null, если показаны все */
            next: number | string | null;
        };
        MatrixCell: {
            /** @description Место в значениях строк */
            row: number;
            column: number;
            /** @description Сколько товаров этих размеров; показан первый из тех, что есть */
            count: number;
            product: {
                id: number;
                slug: string;
                name: string;
                article: string;
                brand: components["schemas"]["BrandLink"] | null;
                /** @description Единица продажи: шт, упак, компл */
                unit: string;
                minOrderQuantity: number;
                multiplicity: number;
                /** @description null — цена по запросу */
                price: components["schemas"]["Price"] | null;
                availability: components["schemas"]["Availability"];
            };
        };
        MemberCompany: {
            uuid: string;
            name: string;
            inn: string;
            status: {
                /** @enum {string} */
                code: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            };
            /**
             * @description Роль вошедшего в этой компании
             * @enum {string}
             */
            role: "manager" | "buyer" | "employee";
            /** @description Видит заказы всей компании: руководитель и те, кому он это разрешил */
            seesAllOrders?: boolean;
            agreements: components["schemas"]["Agreement"][];
        };
        MoveFavoritesInput: {
            productIds: number[];
            listId: number;
        };
        MoveTopicInput: {
            /** @enum {string} */
            to: "up" | "down";
            version: number;
        };
        NameSubstituteInput: {
            /** @description null — никого */
            substitute: {
                id: number;
                from: string;
                until: string;
            } | null;
        };
        NewExchangeKey: {
            /** @description Показывается один раз: хранится только его отпечаток */
            key: string;
            account: components["schemas"]["ExchangeAccount"];
        };
        NewOfferInput: {
            title: string;
            /** Format: date */
            startsOn: string;
            /**
             * Format: date
             * @description Включительно
             */
            endsOn: string;
        };
        NewTextInput: {
            slug: string;
            topicId: number;
            title: string;
        };
        NewTopicInput: {
            name: string;
            /** @description Тема верхнего уровня; null — сама наверху */
            parentId: number | null;
        };
        Offer: {
            id: number;
            number: string;
            /** Format: date */
            dated: string;
            /**
             * Format: date
             * @description Последний день, когда её цены верны
             */
            validUntil: string;
            author: string;
            /** @description Договор, как он назван на бумаге; null — цены розничные */
            agreement: string | null;
            lineCount: number;
            /** @description Строки «по запросу» не входят */
            total: number;
        };
        Offers: {
            items: components["schemas"]["Offer"][];
            total: number;
            page: number;
            pageSize: number;
            pages: number;
        };
        OpenedText: {
            /** @enum {string} */
            kind: "article" | "page" | "offer";
            slug: string;
            title: string;
            /** @description Лишь у материалов */
            topic: {
                id: number;
                name: string;
            } | null;
            /** @description Лишь у спецпредложений */
            period: {
                /** Format: date */
                startsOn: string;
                /** Format: date */
                endsOn: string;
            } | null;
            /**
             * @description Показан; показан будет; ни разу не опубликован; снят с показа
             * @enum {string}
             */
            state: "published" | "scheduled" | "draft" | "hidden";
            /** @description Есть правки новее того, что показано */
            hasNewer: boolean;
            /** @description Ближайшая будущая публикация */
            publishAt: string | null;
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
            /** @description Последняя версия: с ней сохраняют; null — текст ещё не правили */
            newest: number | null;
            summary: string;
            description: string;
            source: string;
            /** @description Новые — первыми, не больше ста */
            versions: components["schemas"]["TextVersion"][];
        };
        Order: {
            id: number;
            number: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @enum {string} */
            status: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            total: number;
            lineCount: number;
            /** @description Кто оформил */
            author: string;
            /** @description Номер в учёте покупателя */
            ownNumber: string | null;
            agreement: string;
            vatTotal: number;
            company: {
                name: string;
                inn: string;
            };
            deliveryMethod: {
                code: string;
                name: string;
            };
            address: string | null;
            contact: {
                name: string;
                phone: string;
                email: string;
            };
            comment: string | null;
            terms: components["schemas"]["OrderTerms"];
            /** @description Растёт с каждой переменой: её называет тот, кто меняет заказ */
            version: number;
            /** @description До каких пор товар держат без оплаты (D40); null — без срока, или срок вышел */
            reservedUntil: string | null;
            reservationEndedAt: string | null;
            /** @description Номер в учётной системе */
            accountingNumber: string | null;
            /** @description Видит как согласовавший (D42): читает, но ничего не меняет */
            isReadOnly?: boolean;
            /** @description Оплачено; может быть больше суммы заказа */
            paid: number;
            /** @description Оплаты, прежние сверху */
            payments: components["schemas"]["OrderPayment"][];
            files: components["schemas"]["OrderFile"][];
            /** @description Файлы документов учётной системы */
            papers?: components["schemas"]["OrderFile"][];
            /** @description Отгрузки, прежние сверху */
            shipments: components["schemas"]["OrderShipment"][];
            lines: components["schemas"]["OrderLine"][];
        };
        OrderActivity: {
            id: number;
            /** @description ISO 8601 со смещением */
            at: string;
            /** @enum {string} */
            kind: "created" | "status" | "reserved" | "mail" | "shipped" | "cancelled";
            status: ("NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED") | null;
            text: string;
            author: string | null;
        };
        OrderAttorney: {
            number: string;
            date: string;
            person: string;
        };
        OrderDecisionInput: {
            /** @description Версия заказа, которую видел сотрудник: другая — отказ */
            version: number;
            /**
             * @description ours — оставить как на сайте, theirs — как в учётной системе
             * @enum {string}
             */
            take: "ours" | "theirs";
        };
        OrderDifference: {
            items: {
                /** @enum {string} */
                field: "status" | "lines" | "shipments" | "version";
                ours: string;
                theirs: string;
            }[];
            /** @description Принять их сторону можно одним словом; иначе — исправить в учётной системе */
            canTake: boolean;
            /** @description ISO 8601 со смещением */
            since: string;
        };
        OrderDocumentInput: {
            /** @description Заказ выбранной компании */
            id: number;
        };
        OrderFile: {
            /** Format: uuid */
            id: string;
            name: string;
            /** @description Байт */
            size: number;
        };
        OrderFilter: {
            /** @enum {string} */
            status?: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            /** @description Номер заказа или его часть */
            q?: string;
            /**
             * Format: date
             * @description Оформлены с этого дня
             */
            from?: string;
            /**
             * Format: date
             * @description Оформлены по этот день включительно
             */
            to?: string;
            /** Format: uuid */
            agreement?: string;
            /** @description Кто оформил */
            person?: number;
            /** @description Начало артикула в строках */
            article?: string;
            sumFrom?: number;
            sumTo?: number;
            /**
             * @description ending — резерв кончается за три дня, arriving — недостающее поступит за семь
             * @enum {string}
             */
            waiting?: "ending" | "arriving";
            /** @enum {string} */
            sort?: "newest" | "oldest" | "largest" | "smallest";
        };
        OrderFreight: {
            /** @description Транспортная компания; пусто — на выбор продавца */
            carrier: string;
            /** @description Город и терминал; пусто — везут до адреса */
            terminal: string;
            /** @enum {string} */
            paidBy: "consignee" | "payer";
        };
        OrderLine: {
            /** @description Номер строки, с нуля: по нему отгружают и отменяют */
            place: number;
            productId: number | null;
            /** @description null — товара больше нет в каталоге */
            slug: string | null;
            image: string | null;
            name: string;
            article: string;
            unit: string;
            /** @description Заказано */
            quantity: number;
            /** @description Зарезервировано на складах сейчас */
            reserved: number;
            shipped: number;
            cancelled: number;
            expectedOn: string | null;
            price: number;
            /** @description За всё, что не отменено */
            sum: number;
            vatRate: number;
            vatSum: number;
            /** @description Пустой — комментария нет */
            comment: string;
        };
        OrderListInput: {
            page?: number;
            /** @enum {number} */
            pageSize?: 20 | 50 | 100;
            /** @enum {string} */
            status?: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            /** @description Номер заказа или его часть */
            q?: string;
            /**
             * Format: date
             * @description Оформлены с этого дня
             */
            from?: string;
            /**
             * Format: date
             * @description Оформлены по этот день включительно
             */
            to?: string;
            /** Format: uuid */
            agreement?: string;
            /** @description Кто оформил */
            person?: number;
            /** @description Начало артикула в строках */
            article?: string;
            sumFrom?: number;
            sumTo?: number;
            /**
             * @description ending — резерв кончается за три дня, arriving — недостающее поступит за семь
             * @enum {string}
             */
            waiting?: "ending" | "arriving";
            /** @enum {string} */
            sort?: "newest" | "oldest" | "largest" | "smallest";
        };
        OrderPapers: {
            order: {
                id: number;
                number: string;
                /** @description ISO 8601 со смещением */
                createdAt: string;
                /** @description Номер в учёте покупателя */
                ownNumber: string | null;
            };
            /** @description Последний выставленный счёт; null — не выставлен, или счёта быть не может */
            invoice: {
                number: string;
                /** Format: date */
                dated: string;
            } | null;
            /** @description Счёт ещё не выставлен, и его можно попросить */
            mayAskInvoice: boolean;
            hasConfirmation: boolean;
            /** @description Что приложили к заказу */
            files: components["schemas"]["OrderFile"][];
            /** @description Документы учётной системы */
            loaded?: components["schemas"]["LoadedPaper"][];
        };
        OrderParty: {
            name: string;
            inn: string;
            /** @description Пусто только у предпринимателя */
            kpp: string;
            address: string;
        };
        OrderPayment: {
            /** Format: date */
            date: string;
            amount: number;
        };
        OrderShipment: {
            id: number;
            /** @description ISO 8601 со смещением */
            at: string;
            note: string | null;
            lines: {
                place: number;
                quantity: number;
            }[];
        };
        OrderStatusInput: {
            /** @description Версия заказа, которую видел сотрудник: другая — отказ */
            version: number;
            /** @enum {string} */
            status: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            /** @description Причина: стоит в истории заказа и в письме */
            comment?: string;
        };
        OrderSummary: {
            id: number;
            number: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @enum {string} */
            status: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            total: number;
            lineCount: number;
            /** @description Кто оформил */
            author: string;
            /** @description Номер в учёте покупателя */
            ownNumber: string | null;
            agreement: string;
        };
        OrderTerms: {
            stateContract: string | null;
            wishedOn: string | null;
            shipping: ("whole" | "partial") | null;
            consignee: components["schemas"]["OrderParty"] | null;
            payer: components["schemas"]["OrderParty"] | null;
            freight: components["schemas"]["OrderFreight"] | null;
            attorney: components["schemas"]["OrderAttorney"] | null;
        };
        Ordered: {
            items: components["schemas"]["OrderedProduct"][];
            total: number;
            page: number;
            pageSize: number;
            pages: number;
        };
        OrderedProduct: {
            product: components["schemas"]["ProductCard"];
            /** @description Сколько заказано за всё время */
            quantity: number;
            orderCount: number;
            /** Format: date-time */
            lastAt: string;
            /** @description Сколько было в последнем заказе */
            lastQuantity: number;
            /** @description Цена последнего заказа за единицу, копеек с НДС */
            lastPrice: number;
            lastOrder: {
                id: number;
                number: string;
            };
        };
        OwnConsent: {
            /** @enum {string} */
            kind: "personalData" | "mailing";
            /** @description Редакция текста, с которым согласились */
            document: string;
            /** Format: date-time */
            givenAt: string;
            /** @description null — действует */
            withdrawnAt: string | null;
        };
        OwnFields: {
            items: {
                /** @enum {string} */
                field: "description" | "images" | "section";
                takenBy: string;
                takenAt: string;
            }[];
        };
        OwnInvitation: {
            id: number;
            /** @enum {string} */
            role: "manager" | "buyer" | "employee";
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            /** @description Кто пригласил; пусто, если его больше нет */
            author: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description ISO 8601 со смещением */
            expiresAt: string;
            company: {
                name: string;
                inn: string;
            };
        };
        OwnJoin: {
            id: number;
            message: string;
            /** @enum {string} */
            status: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description ISO 8601 со смещением */
            expiresAt: string;
            company: {
                name: string;
                inn: string;
            };
        };
        OwnLink: {
            /** Format: uuid */
            id: string;
            /** @enum {string} */
            kind: "basket" | "draft";
            /** @description null — корзина без названия */
            name: string | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            lineCount: number;
        };
        OwnLinks: {
            items: components["schemas"]["OwnLink"][];
            /** @description Сколько их всего */
            total: number;
        };
        OwnProduct: {
            /** @description Номер товара в учёте покупателя; пустая строка — не назван */
            number: string;
            note: string;
        };
        OwnProductInput: {
            number: string;
            note: string;
        };
        OwnSession: {
            id: string;
            /** @description null — неизвестен */
            browser: string | null;
            system: string | null;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @description Последнее обновление токена: до 15 минут назад от правды */
            seenAt: string;
            isCurrent: boolean;
        };
        PaperLoaded: {
            id: string;
            /** @enum {string} */
            outcome: "created" | "changed" | "same";
            /** @description Чего ещё нет; придёт — документ покажется сам */
            waitsFor: {
                entity: string;
                id: string;
            } | null;
            title: string;
            /** @enum {string} */
            kind: "upd" | "ukd" | "invoice" | "certificate" | "act" | "other";
            /** @enum {string} */
            form: "pdf" | "xml";
            version: number;
            sha256: string;
            facts: {
                /** @description СЧФ, ДОП, СЧФДОП, КСЧФ, ДИС, КСЧФДИС */
                function: string | null;
                /** @description Какой счёт-фактуру корректирует УКД */
                corrects: {
                    number: string;
                    date: string | null;
                } | null;
                /** @description Номер и дата исправления */
                correction: {
                    number: string;
                    date: string | null;
                } | null;
                seller: {
                    name: string;
                    inn: string;
                    kpp: string | null;
                } | null;
                buyer: {
                    name: string;
                    inn: string;
                    kpp: string | null;
                } | null;
                /** @description Без НДС, коп.; у УКД — на сколько изменилось */
                net: number | null;
                vat: number | null;
                total: number | null;
            };
            /** @description Что в документе не сходится; он всё равно принят */
            notes: {
                code: string;
                message: string;
            }[];
        };
        Papers: {
            items: components["schemas"]["OrderPapers"][];
            total: number;
            page: number;
            pageSize: number;
            pages: number;
            /** @description Документы учётной системы не по заказу, до 50 новых; на первой странице */
            withoutOrder?: components["schemas"]["LoadedPaper"][];
        };
        PapersArchiveInput: {
            invoices?: number[];
            confirmations?: number[];
            files?: string[];
            offers?: number[];
        };
        PhoneFeedbackInput: {
            tel: string;
            name: string;
            /** @description Поле, которого человек не видит: остаётся пустым */
            site?: string;
            /** @description Сколько миллисекунд форма была на экране */
            shownMs?: number;
            /**
             * Format: uuid
             * @description Ключ повтора: то же сообщение дважды не придёт
             */
            key?: string;
            /** @enum {string} */
            consent: "personal-data-2026-11";
        };
        PlaceOfferInput: {
            /** Format: date */
            startsOn: string;
            /**
             * Format: date
             * @description Включительно
             */
            endsOn: string;
            isHidden: boolean;
        };
        PlaceTextInput: {
            /** @description Другой адрес: прежний ведёт на него (308) */
            slug: string;
            topicId: number;
            isHidden: boolean;
        };
        Price: {
            /** @description Копейки, НДС включён */
            amount: number;
            /** @description Ставка НДС, % */
            vatRate: number;
            /** @description НДС в составе цены, копейки */
            vatAmount: number;
            /** @description Код типа цены, по которому показана цена */
            priceType: string;
            /** @description Цены за единицу от количества, по возрастанию; нет — цена одна (D49) */
            steps?: components["schemas"]["PriceStep"][];
            /** @description Базовая цена, если показана своя и базовая другая */
            base?: number;
            /** @description Подпись «по спецификации № …», если выбранная называет этот товар */
            specification?: string;
        };
        PriceStep: {
            quantity: number;
            /** @description Копейки, НДС включён */
            amount: number;
        };
        PriceType: {
            code: string;
            name: string;
            isBase: boolean;
        };
        Procurement: {
            /** @description Страна происхождения */
            country: string | null;
            /** @description Код по ОКПД2: 25.73.40.110 */
            okpd2: string | null;
            /** @description Номер записи в реестре российской промышленной продукции */
            registerNumber: string | null;
        };
        Product: {
            id: number;
            slug: string;
            name: string;
            article: string;
            brand: components["schemas"]["BrandLink"] | null;
            section: components["schemas"]["SectionLink"];
            image: string | null;
            /** @description Единица продажи: шт, упак, компл */
            unit: string;
            minOrderQuantity: number;
            multiplicity: number;
            /** @description null — цена по запросу */
            price: components["schemas"]["Price"] | null;
            availability: components["schemas"]["Availability"];
            /** @description Все характеристики по группам, внутри группы — по порядку раздела */
            attributes: components["schemas"]["ProductAttribute"][];
            description: string | null;
            /** @description src картинок по порядку, первая — главная */
            images: string[];
            breadcrumbs: components["schemas"]["SectionLink"][];
            stock: components["schemas"]["Stock"][];
            documents: components["schemas"]["ProductDocument"][];
            /** @description Цены, видимые тому, кто спрашивает */
            prices: {
                priceType: string;
                name: string;
                amount: number;
                foreign: {
                    /** @description Буквенный код ISO 4217 */
                    code: string;
                    /** @description Единиц валюты за штуку с НДС, до сотых */
                    amount: number;
                    /** @description За сколько единиц валюты назван курс */
                    nominal: number;
                    /** @description Рублей за номинал */
                    rate: number;
                    /**
                     * Format: date
                     * @description С какого дня действует курс
                     */
                    date: string;
                } | null;
            }[];
            analogueCount: number;
            /** @description Рекомендуемые режимы резания */
            cutting: components["schemas"]["CuttingData"] | null;
            /** @description Чертёж с размерами товара */
            drawing: components["schemas"]["ProductDrawing"] | null;
            /** @description Страна и номера для закупок по 44-ФЗ и 223-ФЗ */
            procurement: components["schemas"]["Procurement"] | null;
            /** @description Чем заменил товар производитель: первый из преемников, который продаётся */
            replacedBy: components["schemas"]["ReplacedProduct"] | null;
            /** @description Какие прежние товары заменяет этот */
            replaces: components["schemas"]["ReplacedProduct"][];
        };
        ProductAttribute: {
            code: string;
            name: string;
            unit: string | null;
            value: number | string | boolean;
            /** @description Под каким заголовком; null — прочие */
            group: string | null;
        };
        ProductCard: {
            id: number;
            slug: string;
            name: string;
            article: string;
            brand: components["schemas"]["BrandLink"] | null;
            section: components["schemas"]["SectionLink"];
            image: string | null;
            /** @description Единица продажи: шт, упак, компл */
            unit: string;
            minOrderQuantity: number;
            multiplicity: number;
            /** @description null — цена по запросу */
            price: components["schemas"]["Price"] | null;
            availability: components["schemas"]["Availability"];
            /** @description Ключевые характеристики для строки списка */
            attributes: components["schemas"]["Attribute"][];
        };
        ProductCards: {
            items: components["schemas"]["ProductCard"][];
        };
        ProductDocument: {
            /** @enum {string} */
            kind: "certificate" | "verification" | "passport" | "manual" | "drawing" | "catalog";
            name: string;
            url: string;
            sizeBytes: number;
            /** @description Когда выдан; у чертежа и каталога дат нет */
            issuedOn: string | null;
            /** @description По какой день действует */
            expiresOn: string | null;
            isExpired: boolean;
        };
        ProductDrawing: {
            /** @description Меняется вместе с чертежом; без неё адреса нет */
            version: string;
            wide: {
                width: number;
                height: number;
            };
            /** @description Для телефона: те же размеры, крупнее надписи */
            narrow: {
                width: number;
                height: number;
            };
        };
        Products: {
            items: components["schemas"]["ProductCard"][];
            total: number;
            page: number;
            pageSize: number;
            pages: number;
            /** @description Как упорядочено */
            sort: string;
            /** @description Коды, по которым можно упорядочить */
            sortable?: string[];
            facets: components["schemas"]["Facet"][];
            /** @description Технические колонки табличного вида; коды из attributes карточек */
            columns: {
                code: string;
                name: string;
                unit: string | null;
            }[];
            /** @description Как понят поисковый запрос; null без q */
            match: {
                /** @enum {string} */
                kind: "exact" | "corrected" | "layout" | "partial" | "similar" | "replaced" | "nearest" | "absent";
                /** @description По какому тексту нашлось */
                text: string;
                /** @description Размер (nearest) или значение (absent), которого нет */
                missing?: string;
                /** @description Ближайшие размеры (nearest) или значения (absent), что есть */
                values?: string[];
                /** @description Чьё это значение (absent) */
                property?: string;
                /** @description Слова сверх восьми: по ним не искали; нет, если искали по всем */
                unused?: string[];
            } | null;
            /** @description Из чего сложен понятый запрос; нет, если он из одного слова */
            reading?: {
                /** @description «Диаметр: 8,5 мм» */
                label: string;
                /** @description Запрос без этой части */
                rest: string;
            }[];
            /**
             * @description Список можно показать матрицей
             * @constant
             */
            isSeries?: true;
            /** @description Если просили; страниц у неё нет */
            matrix?: components["schemas"]["Matrix"];
        };
        ProductsQuery: {
            /** @description Раздел; товары его поддерева */
            section?: string;
            /** @description Только этот бренд (страница бренда) */
            brand?: string;
            /** @description Поисковый запрос */
            q?: string;
            filters?: components["schemas"]["FilterSelection"][];
            /** @description stock — популярные, сначала в наличии; up:код, down:код — по характеристике раздела */
            sort?: ("popular" | "price-asc" | "price-desc" | "name" | "new" | "stock") | string;
            /**
             * @description Сначала то, что в наличии, в любом порядке
             * @constant
             */
            stockFirst?: true;
            /**
             * @description Ещё и матрицей: два размера раздела по осям
             * @constant
             */
            matrix?: true;
            page?: number;
            /** @enum {number} */
            pageSize?: 30 | 60 | 120;
        };
        Promo: {
            id: number;
            /** @description Адрес подборки: номер и название */
            slug: string;
            title: string;
            text: string | null;
            image: {
                src: string;
                width: number;
                height: number;
            } | null;
            link: string | null;
            section: components["schemas"]["SectionLink"] | null;
            slides: {
                image: {
                    src: string;
                    width: number;
                    height: number;
                };
                title: string | null;
                text: string | null;
                link: string | null;
            }[];
        };
        PromoEntry: {
            id: number;
            /** @description Адрес подборки: номер и название */
            slug: string;
            title: string;
            text: string | null;
            image: {
                src: string;
                width: number;
                height: number;
            } | null;
            link: string | null;
            section: components["schemas"]["SectionLink"] | null;
            slides: {
                image: {
                    src: string;
                    width: number;
                    height: number;
                };
                title: string | null;
                text: string | null;
                link: string | null;
            }[];
            sort: number;
            isActive: boolean;
            startsAt: string | null;
            endsAt: string | null;
            productIds: number[];
            /** @description Где стоит; пусто — на главной */
            inSections: components["schemas"]["SectionLink"][];
            /** @description Сколько раз историю посмотрели; посетитель считается раз в день */
            viewCount: number;
        };
        PromoProducts: {
            id: number;
            /** @description Адрес подборки: номер и название */
            slug: string;
            title: string;
            text: string | null;
            image: {
                src: string;
                width: number;
                height: number;
            } | null;
            link: string | null;
            section: components["schemas"]["SectionLink"] | null;
            slides: {
                image: {
                    src: string;
                    width: number;
                    height: number;
                };
                title: string | null;
                text: string | null;
                link: string | null;
            }[];
            products: components["schemas"]["ProductCard"][];
        };
        PublicationInput: {
            /** @description С какого времени; null — сразу */
            at: string | null;
        };
        QuickOrderCheck: {
            lines: components["schemas"]["QuickOrderLine"][];
        };
        QuickOrderInput: {
            /** @description Строки из письма, таблицы или скана: артикулы, количества и что угодно рядом */
            text: string;
        };
        QuickOrderLine: {
            /** @description Номер строки в присланном тексте; у нескольких товаров одной строки он один */
            line: number;
            /** @description Строка; где товаров в ней несколько — её часть об этом товаре */
            text: string;
            /**
             * @description Понята вся: товар и количество; товар известен, но прочитано не всё (D68); товаров несколько, надо выбрать; ни одного, который можно положить
             * @enum {string}
             */
            state: "understood" | "unclear" | "ambiguous" | "unknown";
            /** @description Что в строке прочитано как артикул */
            article: string;
            /** @description Сколько просят; 1, если не сказано; null, если сказано то, чего заказать нельзя */
            quantity: number | null;
            isQuantitySaid: boolean;
            /** @description Количество товара с учётом минимума и кратности (D21) */
            quantityOrdered: number | null;
            product: components["schemas"]["QuickOrderProduct"] | null;
            /** @description Из чего выбрать: кого мог значить артикул, похожие, аналоги того, чего нет */
            candidates: components["schemas"]["QuickOrderProduct"][];
            /** @description Что мешает положить строку как есть */
            reason: components["schemas"]["ExcelReason"] | null;
            /** @description Что в строке осталось непонятым; пусто — понято всё (D68) */
            unused: string;
            /** @description Что стоит знать о строке, которая подходит */
            notes: string[];
        };
        QuickOrderProduct: {
            id: number;
            slug: string;
            name: string;
            article: string;
            image: string | null;
            unit: string;
            minOrderQuantity: number;
            multiplicity: number;
            /** @description Цена за единицу для спрашивающего, копейки, НДС включён */
            price: number | null;
            /** @description Цены за единицу от количества, по возрастанию; нет — цена одна (D49) */
            steps?: components["schemas"]["PriceStep"][];
            /** @description Сколько есть сейчас */
            available: number;
        };
        QuotationInput: {
            items: components["schemas"]["BasketItemInput"][];
        };
        ReadTicketCommentsInput: {
            ticketId: number;
            /** @description Последнее увиденное */
            commentId: number;
        };
        RefilledBasket: {
            added: number;
            /** @description Названия товаров, которых больше не купить */
            skipped: string[];
            count: number;
            total: number;
        };
        RefreshInput: {
            client_id: string;
            refreshToken: string;
        };
        RegisteredCompany: {
            uuid: string;
            name: string;
            status: {
                /** @enum {string} */
                code: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            };
        };
        RegistrationInput: {
            email: string;
            password: string;
            consents: {
                /** @enum {string} */
                personalData: "personal-data-2026-11";
                /** @enum {string} */
                mailing?: "mailing-2026-11";
            };
        };
        RemovedLine: {
            productId: number;
            quantityOrdered: number;
            comment: string;
        };
        RepeatOrderInput: {
            /**
             * Format: uuid
             * @description Тот же — ничего не прибавит во второй раз (D50)
             */
            mergeId?: string;
        };
        RepeatedOrder: {
            /** @description Сколько строк вернулось в корзину */
            added: number;
            /** @description Количество пришлось поднять до кратного (D21) */
            raised: {
                name: string;
                from: number;
                to: number;
            }[];
            /** @description Чего повторить нельзя, почему, и чем заменить */
            skipped: {
                place: number;
                name: string;
                article: string;
                quantity: number;
                /** @enum {string} */
                reason: "gone" | "no-price";
                analogues: components["schemas"]["ProductCard"][];
            }[];
            /** @description Строк в корзине теперь */
            count: number;
            total: number;
        };
        ReplacedProduct: {
            id: number;
            slug: string;
            name: string;
            article: string;
            /** @description Есть ли страница у товара */
            isSold: boolean;
        };
        Repriced: {
            items: components["schemas"]["RepricedProduct"][];
            total: number;
            page: number;
            pageSize: number;
            pages: number;
        };
        RepricedProduct: {
            product: components["schemas"]["ProductCard"];
            /** @description Прежняя цена за единицу, копеек */
            from: number;
            /** @description Нынешняя цена за единицу, копеек */
            to: number;
            /** Format: date-time */
            changedAt: string;
            drafts: {
                id: number;
                name: string;
            }[];
            isFavorite: boolean;
        };
        ReservedFile: {
            /**
             * Format: uuid
             * @description Номер для /api/files/upload/{id} и для скачивания
             */
            id: string;
            /** Format: date-time */
            expiresAt: string;
        };
        ResetPasswordInput: {
            token: string;
            newPassword: string;
            repeatNewPassword: string;
        };
        ReturnApprovalInput: {
            reason: string;
        };
        RevalidatedSlug: {
            id: number;
            /** @description Адрес, который теперь действует */
            slug: string;
            /** @description Прежний, если он изменился */
            was: string | null;
        };
        SaveSelectionInput: {
            name: string;
            /** @description Раздел; либо он, либо q */
            section?: string;
            /** @description Поисковый запрос */
            q?: string;
            filters: components["schemas"]["SelectionFilter"][];
            /** @description Присылать письмо, когда появится новое */
            hasLetter: boolean;
        };
        SaveSynonymInput: {
            said: string;
            meant: string;
        };
        SaveTextInput: {
            title: string;
            /** @description О чём текст: в списках и под заголовком */
            summary: string;
            /** @description Страницы: для поисковых систем */
            description: string;
            /** @description Markdown без HTML */
            source: string;
            /** @description Версия, которую правили: если есть новее, сохранение отказано */
            basedOn: number | null;
        };
        SearchMiss: {
            asked: string;
            times: number;
            /** Format: date */
            firstOn: string;
            /** Format: date */
            lastOn: string;
            /** @description Что брали после; считается через сутки, хранится полгода */
            taken: {
                slug: string;
                name: string;
                article: string;
                /** @description Сколько посетителей заказало в течение суток после запроса */
                ordered: number;
                /** @description Сколько положило и оставило в корзине */
                inBasket: number;
            }[];
        };
        Section: {
            id: number;
            slug: string;
            name: string;
            description: string | null;
            image: string | null;
            productCount: number;
            /** @description От корня до самого раздела включительно */
            breadcrumbs: components["schemas"]["SectionLink"][];
            /** @description Подразделы, один уровень */
            children: components["schemas"]["SectionNode"][];
            /**
             * @description На странице раздела есть что показать: место держат заранее
             * @constant
             */
            hasPromo?: true;
        };
        SectionCount: {
            id: number;
            slug: string;
            productCount: number;
        };
        SectionLink: {
            id: number;
            slug: string;
            name: string;
        };
        SectionNode: {
            id: number;
            slug: string;
            name: string;
            productCount: number;
            /** @description src картинки: /images/b2b/origins/{src}.webp */
            image: string | null;
            children: components["schemas"]["SectionNode"][];
        };
        SectionsQuery: {
            /** @description Раздел; товары его поддерева */
            section?: string;
            /** @description Только этот бренд (страница бренда) */
            brand?: string;
            /** @description Поисковый запрос */
            q?: string;
            filters?: components["schemas"]["FilterSelection"][];
            /**
             * @description Сначала то, что в наличии, в любом порядке
             * @constant
             */
            stockFirst?: true;
        };
        Selection: {
            id: number;
            name: string;
            hasLetter: boolean;
            section: string | null;
            q: string | null;
            filters: components["schemas"]["FilterSelection"][];
            /** @description Адрес списка в магазине */
            address: string;
            /** @description Раздел или запрос словами */
            place: string;
            /** @description «Диаметр: 8–10 мм» */
            conditions: string[];
            /** @description Раздела или фильтра больше нет: список не открыть */
            isGone: boolean;
        };
        SelectionFilter: {
            code: string;
            values?: string[];
            from?: number;
            to?: number;
        };
        Selections: {
            /** @description По названию */
            items: components["schemas"]["Selection"][];
        };
        SendEmailCodeInput: {
            email: string;
        };
        SendPhoneCodeInput: {
            phone: string;
        };
        ServiceNotification: {
            /** @enum {string} */
            status: "info" | "success" | "warning" | "error";
            message: string;
        };
        ServiceNotificationInput: {
            /** @enum {string} */
            status: "info" | "success" | "warning" | "error";
            message: string;
            /** @description С какого времени показывать; null — сразу */
            from: string | null;
            /** @description До какого времени; null — пока не уберут */
            to: string | null;
        };
        SetAgreementInput: {
            /** Format: uuid */
            companyUuid: string;
            /**
             * Format: uuid
             * @description Нет — новый договор
             */
            agreementUuid?: string;
            name: string;
            /** @description Код вида цены */
            priceType: string;
            paymentDays: number | null;
            creditLimit: number | null;
        };
        SetManagersInput: {
            /** Format: uuid */
            companyUuid: string;
            /** @description Все, кто ведёт компанию; прежние заменяются */
            managers: string[];
        };
        Settlement: {
            id: number;
            /** @description null — по всем договорам */
            agreement: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Сальдо на начало, коп.; больше нуля — должен покупатель */
            opening: number;
            /** @description Сальдо на конец, коп.; больше нуля — должен покупатель */
            closing: number;
            /** @description Просрочено всего, коп. */
            overdue: number;
            /** @description null — ещё не ответили; новые данные учёта снимают ответ */
            answer: {
                agrees: boolean;
                amount: number | null;
                /** Format: date-time */
                answeredAt: string;
                /** @description Обращение, в котором об этом сказано магазину */
                ticket: {
                    id: number;
                    number: string;
                } | null;
            } | null;
            /** @description Её называет ответ */
            version: number;
            /** @description Оборот: отгружено, коп. */
            debit: number;
            /** @description Оборот: оплачено, коп. */
            credit: number;
            lines: {
                /** Format: date */
                date: string;
                paper: string;
                debit: number;
                credit: number;
                order: {
                    id: number;
                    number: string;
                } | null;
            }[];
            /** @description Просроченный долг по срокам */
            ageing: {
                /** @description Просрочено дней и больше */
                days: number;
                amount: number;
            }[];
        };
        SettlementSummary: {
            id: number;
            /** @description null — по всем договорам */
            agreement: string | null;
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            /** @description Сальдо на начало, коп.; больше нуля — должен покупатель */
            opening: number;
            /** @description Сальдо на конец, коп.; больше нуля — должен покупатель */
            closing: number;
            /** @description Просрочено всего, коп. */
            overdue: number;
            /** @description null — ещё не ответили; новые данные учёта снимают ответ */
            answer: {
                agrees: boolean;
                amount: number | null;
                /** Format: date-time */
                answeredAt: string;
                /** @description Обращение, в котором об этом сказано магазину */
                ticket: {
                    id: number;
                    number: string;
                } | null;
            } | null;
        };
        Settlements: {
            items: components["schemas"]["SettlementSummary"][];
            total: number;
            page: number;
            pageSize: number;
            pages: number;
        };
        ShareBasketInput: {
            productIds?: number[];
            name?: string;
        };
        SharedCompany: {
            /** Format: uuid */
            uuid: string;
            name: string;
            inn: string;
            kpp: string | null;
            /** @enum {string} */
            status: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            /** @description Пришедшая первой — сверху */
            records: {
                /** @description Имя источника учётной системы */
                source: string;
                id: string;
                /** @description Как компанию зовёт эта запись */
                name: string;
                /** @enum {string} */
                role: "leading" | "twin" | "branch";
                /** @description В учётной системе её больше нет */
                isHidden: boolean;
            }[];
        };
        SharedList: {
            /** Format: uuid */
            id: string;
            /** @description null — корзина без названия */
            name: string | null;
            author: string | null;
            /** @description Ссылку может отозвать тот, кто смотрит */
            isOwn: boolean;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            basket: components["schemas"]["Basket"];
        };
        SharingLink: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            expiresAt: string;
        };
        ShipOrderInput: {
            /** @description Версия заказа, которую видел сотрудник: другая — отказ */
            version: number;
            lines: {
                place: number;
                quantity: number;
            }[];
            /** @description Накладная, перевозчик: стоит в письме */
            note?: string;
        };
        SmallBasket: {
            count: number;
            /** @description Копейки, НДС включён */
            total: number;
        };
        SpecialOffer: {
            id: number;
            title: string;
            summary: string;
            /**
             * Format: date
             * @description Первый день действия, по Москве
             */
            startsOn: string;
            /**
             * Format: date
             * @description Последний день действия включительно, по Москве
             */
            endsOn: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Срок вышел: показано для памяти */
            isEnded: boolean;
            blocks: components["schemas"]["TextBlock"][];
        };
        SpecialOfferSummary: {
            id: number;
            title: string;
            summary: string;
            /**
             * Format: date
             * @description Первый день действия, по Москве
             */
            startsOn: string;
            /**
             * Format: date
             * @description Последний день действия включительно, по Москве
             */
            endsOn: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Specification: {
            uuid: string;
            number: string;
            /** @description ГГГГ-ММ-ДД */
            date: string;
            /** @description ГГГГ-ММ-ДД, последний день */
            validUntil?: string;
        };
        StaffAct: {
            id: number;
            /** Format: date-time */
            at: string;
            actor: {
                name: string;
                login: string;
                /** @enum {string} */
                role: "admin" | "sales" | "content";
            };
            /** @enum {string} */
            kind: "account.role" | "account.status" | "company.status" | "company.managers" | "agreement.created" | "agreement.changed" | "agreement.deleted" | "order.status" | "order.shipped" | "order.cancelled" | "promo.created" | "promo.changed" | "promo.deleted" | "synonym.saved" | "synonym.removed" | "product.slug" | "notice.saved" | "notice.removed" | "topic.created" | "topic.changed" | "topic.moved" | "topic.deleted" | "picture.deleted" | "exchange.account-created" | "exchange.account-changed" | "exchange.key-created" | "exchange.key-withdrawn" | "exchange.load-repeated" | "exchange.load-cancelled" | "exchange.list-decided" | "product.own-field";
            subject: {
                /** @enum {string} */
                kind: "company" | "account" | "promo" | "synonym" | "product" | "notice" | "topic" | "picture" | "exchange";
                uuid: string;
                name: string;
            };
            changes: {
                field: string;
                before: string | null;
                after: string | null;
            }[];
            comment: string | null;
        };
        StaffAgreement: {
            uuid: string;
            name: string;
            /** @description Код вида цены */
            priceType: string;
            /** @description Отсрочка, дней */
            paymentDays: number | null;
            creditLimit: number | null;
            debt: number | null;
            overdue: number | null;
        };
        StaffCancelInput: {
            /** @description Версия заказа, которую видел сотрудник: другая — отказ */
            version: number;
            /** @description Нет — всё, что ещё не отгружено */
            lines?: {
                place: number;
                quantity: number;
            }[];
            /** @description Причина: стоит в истории заказа и в письме */
            comment: string;
        };
        StaffCompany: {
            uuid: string;
            name: string;
            inn: string;
            kpp: string | null;
            ogrn: string | null;
            /** @enum {string} */
            country: "RU" | "BY" | "KZ" | "AM" | "KG";
            /** @description Как назвала себя компания; пусто у заведённых без него */
            legalAddress: string;
            /** @enum {string} */
            status: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            /** Format: date-time */
            createdAt: string;
            orderCount: number;
            agreements: components["schemas"]["StaffAgreement"][];
            managers: components["schemas"]["StaffMate"][];
            people: {
                uuid: string;
                name: string;
                login: string;
                /** @enum {string} */
                role: "manager" | "buyer" | "employee";
                isBlocked: boolean;
                /** @enum {string} */
                status: "NEW" | "ACTIVE" | "BLOCKED";
            }[];
            /** @description Файлы документов учётной системы, 100 новых */
            papers?: components["schemas"]["OrderFile"][];
            priceTypes: {
                code: string;
                name: string;
            }[];
            /** @description Кого можно назначить; пусто у того, кто назначать не может */
            staff: components["schemas"]["StaffMate"][];
        };
        StaffCompanySummary: {
            uuid: string;
            name: string;
            inn: string;
            kpp: string | null;
            /** @enum {string} */
            status: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            /** Format: date-time */
            createdAt: string;
            agreementCount: number;
            /** @description Имена сотрудников, которые её ведут */
            managers: string[];
        };
        StaffExchangeLoad: {
            id: string;
            entity: string;
            /** @enum {string} */
            action: "import" | "sync" | "delete";
            /** @enum {string} */
            state: "queued" | "running" | "held" | "done" | "refused" | "cancelled";
            /** @description Записей в вызове */
            total: number;
            /** @description Сколько записей чем кончилось */
            counts: {
                created: number;
                changed: number;
                same: number;
                waiting: number;
                refused: number;
                hidden: number;
            };
            /** @description Этих записей ждало больше, чем выполняется сразу: остальные запишет очередь, а что с ними стало — в ответах их загрузок */
            isReleasing: boolean;
            receivedAt: string;
            finishedAt: string | null;
            /** @description Почему отклонена вся загрузка */
            error: {
                code: string;
                message: string;
            } | null;
            account: {
                /** Format: uuid */
                uuid: string;
                name: string;
            };
            /** @description Одинаков у всех частей одного списка */
            run: string | null;
            /** @description Тело хранится 30 дней */
            hasBody: boolean;
            /** @description Кто решил, скрывать ли недостающее */
            decidedBy: string | null;
        };
        StaffLetter: {
            id: number;
            to: string;
            subject: string;
            /** @description null — письмо прежней версии магазина */
            kind: ("order" | "approval" | "code" | "password" | "invitation" | "join" | "company" | "ticket" | "request" | "selections" | "fault" | "exchange") | null;
            /**
             * @description refused — получатель отказал насовсем, попытки кончились или письмо вернулось
             * @enum {string}
             */
            state: "queued" | "retrying" | "sent" | "refused";
            /** @description Неудачные попытки */
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            sentAt: string | null;
            /** @description Последний отказ */
            failure: {
                /** Format: date-time */
                at: string;
                /** @description Причина по-русски */
                reason: string;
                /** @description Слова почтового сервера как есть */
                words: string;
            } | null;
            /** @description В письме код или ссылка для входа: его текст не показывают */
            hasSecret: boolean;
        };
        StaffLetterText: {
            /** @description Без ключей из ссылок; null — в письме код или ссылка для входа */
            text: string | null;
        };
        StaffMate: {
            uuid: string;
            name: string;
            login: string;
            /** @enum {string} */
            role: "admin" | "sales" | "content";
        };
        StaffOrder: {
            id: number;
            number: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @enum {string} */
            status: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            total: number;
            lineCount: number;
            /** @description Кто оформил */
            author: string;
            /** @description Номер в учёте покупателя */
            ownNumber: string | null;
            agreement: string;
            vatTotal: number;
            company: {
                uuid: string;
                name: string;
                inn: string;
            };
            deliveryMethod: {
                code: string;
                name: string;
            };
            address: string | null;
            contact: {
                name: string;
                phone: string;
                email: string;
            };
            comment: string | null;
            terms: components["schemas"]["OrderTerms"];
            /** @description Растёт с каждой переменой: её называет тот, кто меняет заказ */
            version: number;
            /** @description До каких пор товар держат без оплаты (D40); null — без срока, или срок вышел */
            reservedUntil: string | null;
            reservationEndedAt: string | null;
            /** @description Номер в учётной системе */
            accountingNumber: string | null;
            /** @description Видит как согласовавший (D42): читает, но ничего не меняет */
            isReadOnly?: boolean;
            /** @description Оплачено; может быть больше суммы заказа */
            paid: number;
            /** @description Оплаты, прежние сверху */
            payments: components["schemas"]["OrderPayment"][];
            files: components["schemas"]["OrderFile"][];
            /** @description Файлы документов учётной системы */
            papers?: components["schemas"]["OrderFile"][];
            /** @description Отгрузки, прежние сверху */
            shipments: components["schemas"]["OrderShipment"][];
            lines: components["schemas"]["OrderLine"][];
            /** @description Куда его можно перевести сейчас */
            moves: ("NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED")[];
            canShip: boolean;
            canCancel: boolean;
            /** @description Новое сверху */
            activity: components["schemas"]["OrderActivity"][];
            /** @description Чем учётная система расходится с сайтом, пока человек не решил */
            difference: components["schemas"]["OrderDifference"] | null;
        };
        StaffOrderSummary: {
            id: number;
            number: string;
            /** @description ISO 8601 со смещением */
            createdAt: string;
            /** @enum {string} */
            status: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
            total: number;
            lineCount: number;
            /** @description Кто оформил */
            author: string;
            /** @description Номер в учёте покупателя */
            ownNumber: string | null;
            agreement: string;
            company: {
                uuid: string;
                name: string;
                inn: string;
            };
        };
        StaffPerson: {
            uuid: string;
            login: string;
            /** @description Фамилия, имя, отчество; логин, пока их нет */
            name: string;
            /** @enum {string} */
            status: "NEW" | "ACTIVE" | "BLOCKED";
            staffRole: ("admin" | "sales" | "content") | null;
            companies: {
                uuid: string;
                name: string;
                /** @enum {string} */
                role: "manager" | "buyer" | "employee";
                isBlocked: boolean;
            }[];
            /** Format: date-time */
            createdAt: string;
        };
        StaffPicture: {
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            /** @description По содержимому */
            mediaType: string;
            sha256: string;
            /** @description Открытый адрес; новое содержимое получает новый */
            url: string;
            /** Format: date-time */
            updatedAt: string;
            uses: components["schemas"]["AssetUse"][];
        };
        StaffRoleInput: {
            /** Format: uuid */
            userUuid: string;
            /** @description null — больше не сотрудник */
            role: ("admin" | "sales" | "content") | null;
        };
        StaffText: {
            /** @enum {string} */
            kind: "article" | "page" | "offer";
            slug: string;
            title: string;
            /** @description Лишь у материалов */
            topic: {
                id: number;
                name: string;
            } | null;
            /** @description Лишь у спецпредложений */
            period: {
                /** Format: date */
                startsOn: string;
                /** Format: date */
                endsOn: string;
            } | null;
            /**
             * @description Показан; показан будет; ни разу не опубликован; снят с показа
             * @enum {string}
             */
            state: "published" | "scheduled" | "draft" | "hidden";
            /** @description Есть правки новее того, что показано */
            hasNewer: boolean;
            /** @description Ближайшая будущая публикация */
            publishAt: string | null;
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        StaffTopic: {
            id: number;
            slug: string;
            name: string;
            parentId: number | null;
            /** @description Материалы самой темы, вместе с черновиками и снятыми с показа */
            articles: number;
            /** @description С ней правят: если тема с тех пор изменилась, правка отказана */
            version: number;
        };
        StaffTopics: {
            items: components["schemas"]["StaffTopic"][];
        };
        StatisticsAmount: {
            /** @description ГГГГ-ММ по порядку, по московскому времени */
            months: string[];
            companies: components["schemas"]["CompanyAmounts"][];
        };
        StatisticsRefresh: {
            /**
             * Format: date-time
             * @description Когда посчитано заново
             */
            countedAt: string;
        };
        Stock: {
            warehouse: {
                code: string;
                name: string;
                city: string;
            };
            available: number;
            arrivals: {
                /** Format: date */
                date: string;
                quantity: number;
            }[];
        };
        StoredFile: {
            /** Format: uuid */
            id: string;
            name: string;
            size: number;
            /** @description По содержимому */
            mediaType: string;
            sha256: string;
        };
        StoredNotification: {
            /** @enum {string} */
            status: "info" | "success" | "warning" | "error";
            message: string;
            from: string | null;
            to: string | null;
            changedBy: string;
            /** Format: date-time */
            changedAt: string;
        };
        Substitute: {
            substitute: {
                id: number;
                name: string;
                /** Format: date */
                from: string;
                /** Format: date */
                until: string;
            } | null;
            /** @description Кого можно назвать; пусто — спрашивающий не согласует */
            people: {
                id: number;
                name: string;
            }[];
        };
        Suggestions: {
            products: {
                id: number;
                slug: string;
                name: string;
                article: string;
                image: string | null;
                brand: {
                    name: string;
                } | null;
            }[];
            sections: {
                id: number;
                slug: string;
                name: string;
                parent: {
                    name: string;
                } | null;
            }[];
            brands: {
                id: number;
                slug: string;
                name: string;
            }[];
            /** @description Если размера или значения из запроса нет */
            match?: {
                /** @enum {string} */
                kind: "exact" | "corrected" | "layout" | "partial" | "similar" | "replaced" | "nearest" | "absent";
                /** @description По какому тексту нашлось */
                text: string;
                /** @description Размер (nearest) или значение (absent), которого нет */
                missing?: string;
                /** @description Ближайшие размеры (nearest) или значения (absent), что есть */
                values?: string[];
                /** @description Чьё это значение (absent) */
                property?: string;
                /** @description Слова сверх восьми: по ним не искали; нет, если искали по всем */
                unused?: string[];
            };
        };
        Synonym: {
            /** @description Как говорят */
            said: string;
            /** @description Как это названо в каталоге; несколько значений — через черту */
            meant: string;
            /** @description Сотрудник; null — пришло с каталогом */
            changedBy: string | null;
            /** Format: date-time */
            changedAt: string;
        };
        TelemetryReport: {
            /** @description Образец адреса: /product/[productCode]/ */
            page: string;
            /** @enum {string} */
            device: "phone" | "desktop";
            /** @enum {string} */
            browser: "chrome" | "safari" | "firefox" | "other";
            /** @description Выпуск оболочки */
            shell: string;
            /** @description Приложение, которому принадлежит страница, и его выпуск; null — сама оболочка */
            remote: {
                name: string;
                version: string;
            } | null;
            vitals: {
                /** @enum {string} */
                metric: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
                /** @description Миллисекунды; у CLS — доля */
                value: number;
            }[];
            errors: {
                /**
                 * @description part — часть страницы не пришла, csp — запрет политики
                 * @enum {string}
                 */
                kind: "error" | "rejection" | "csp" | "part";
                message: string;
                /** @description main.0a1b2c3d.js:1:2045 */
                frame: string;
            }[];
        };
        TextBlock: {
            /** @enum {string} */
            kind: "heading" | "paragraph" | "list" | "steps" | "note" | "table" | "links" | "trouble" | "goods" | "calculator" | "picture";
            /** @description Заголовок, абзац, примечание, подпись таблицы */
            text: string | null;
            /** @description Пункты списка или шагов */
            items: string[];
            /** @description Шапка таблицы */
            head: string[];
            rows: string[][];
            links: {
                to: string;
                text: string;
            }[];
            /** @description `text` или `items` с выделением: строка — куски одного вида */
            lines?: components["schemas"]["TextRun"][][];
            /** @description То же у `rows` */
            cells?: components["schemas"]["TextRun"][][][];
            /** @description Адрес заголовка на странице, после # */
            anchor?: string;
            level?: 2 | 3;
            goods?: {
                section: string;
                /** @description Отбор, как в адресе списка товаров; пустой — весь раздел */
                query: string;
                /** @description Он же, как его спрашивают у каталога */
                filters: components["schemas"]["FilterSelection"][];
            };
            calculator?: {
                /** @enum {string} */
                name: "speed" | "feed" | "power" | "thread-drill" | "weight";
                values: Record<string, never>;
            };
            picture?: {
                src: string;
                alt: string;
            };
        };
        TextPreview: {
            blocks: components["schemas"]["TextBlock"][];
            minutes: number;
            /** @description Что понято не так, как написано; строки — с первой */
            remarks: {
                line: number;
                text: string;
            }[];
        };
        TextPreviewInput: {
            /** @description Markdown без HTML */
            source: string;
        };
        TextRun: {
            text: string;
            to?: string;
            /** @constant */
            isStrong?: true;
            /** @constant */
            isEmphasized?: true;
        };
        TextVersion: {
            id: number;
            savedBy: string;
            /** Format: date-time */
            savedAt: string;
            /** @description С какого времени показана; null — черновик */
            publishAt: string | null;
            isShown: boolean;
        };
        TextWords: {
            id: number;
            title: string;
            summary: string;
            description: string;
            source: string;
        };
        Ticket: {
            id: number;
            /** @description О-000123, рекламация — Р-000123 */
            number: string;
            /** @enum {string} */
            kind: "question" | "price" | "availability" | "document" | "order" | "claim";
            subject: string;
            /** @enum {string} */
            status: "NEW" | "IN_PROGRESS" | "WAITING_CUSTOMER" | "DONE";
            author: {
                uuid: string;
                name: string;
            };
            /** @description Спросил без учётной записи: куда уходит ответ; author.uuid тогда пуст */
            asker: {
                email: string | null;
                phone: string | null;
            } | null;
            company: {
                uuid: string;
                name: string;
            } | null;
            order: {
                id: number;
                number: string;
            } | null;
            /** @description Товар, о котором речь; slug: null — снят с продажи */
            product: {
                id: number;
                name: string;
                article: string;
                slug: string | null;
            } | null;
            /** @description Сотрудник, который ведёт */
            assignee: {
                uuid: string;
                name: string;
            } | null;
            /** @description Начало последнего сообщения */
            lastText: string;
            /** @description Сообщений, которых спрашивающий не видел */
            unread: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description С какого времени ждёт ответа магазина */
            waitingSince: string | null;
            /** @description Спрашивающий видит его как сотрудник магазина */
            isStaff: boolean;
            canFinish: boolean;
            /** @description Рекламация, если это она */
            claim: components["schemas"]["Claim"] | null;
            /** @description С него /api/tickets/sync скажет, что изменилось после */
            cursor: string;
        };
        TicketComment: {
            id: number;
            ticketId: number;
            author: {
                uuid: string;
                name: string;
            };
            /** @description Написал сотрудник магазина */
            isStaff: boolean;
            isMine: boolean;
            /** @description Видят только сотрудники */
            isInternal: boolean;
            /** @description Пришло письмом; с пустым author.uuid и isInternal — с чужого адреса */
            isByMail: boolean;
            /** @description Письмо было длиннее: целиком его отдаёт /comments/{commentId}/letter */
            isCut: boolean;
            event: ("done" | "reopened" | "assigned" | "decided") | null;
            text: string;
            files: components["schemas"]["StoredFile"][];
            /** Format: date-time */
            createdAt: string;
        };
        TicketLetter: {
            /** @description Письмо целиком, с тем, что в нём процитировано */
            text: string;
        };
        TicketSummary: {
            id: number;
            /** @description О-000123, рекламация — Р-000123 */
            number: string;
            /** @enum {string} */
            kind: "question" | "price" | "availability" | "document" | "order" | "claim";
            subject: string;
            /** @enum {string} */
            status: "NEW" | "IN_PROGRESS" | "WAITING_CUSTOMER" | "DONE";
            author: {
                uuid: string;
                name: string;
            };
            /** @description Спросил без учётной записи: куда уходит ответ; author.uuid тогда пуст */
            asker: {
                email: string | null;
                phone: string | null;
            } | null;
            company: {
                uuid: string;
                name: string;
            } | null;
            order: {
                id: number;
                number: string;
            } | null;
            /** @description Товар, о котором речь; slug: null — снят с продажи */
            product: {
                id: number;
                name: string;
                article: string;
                slug: string | null;
            } | null;
            /** @description Сотрудник, который ведёт */
            assignee: {
                uuid: string;
                name: string;
            } | null;
            /** @description Начало последнего сообщения */
            lastText: string;
            /** @description Сообщений, которых спрашивающий не видел */
            unread: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description С какого времени ждёт ответа магазина */
            waitingSince: string | null;
        };
        TicketsSync: {
            cursor: string;
            /** @description Что изменилось, сказать нельзя: прочитать всё заново */
            isWhole: boolean;
            /** @description Новые и изменившиеся, и те, где что-то сказано или прочитано */
            tickets: components["schemas"]["TicketSummary"][];
            /** @description Новые и изменившиеся */
            comments: components["schemas"]["TicketComment"][];
            /** @description Обращения, которых больше нет */
            removed: number[];
            unread_count: number;
            /** @description Есть ещё: спросить с этим же cursor */
            hasMore: boolean;
        };
        TokenPair: {
            accessToken: string;
            refreshToken: string;
        };
        UnreadTickets: {
            /** @description Непрочитанных сообщений во всех обращениях */
            unread_count: number;
        };
        UpdateDraftInput: {
            name?: string;
            note?: string;
            lines?: {
                productId: number;
                quantityOrdered: number;
            }[];
        };
        UpdateUserInput: {
            id: number;
            infoAboutUser: {
                name?: string;
                surname?: string;
                patronymic?: string;
                phone?: "" | string;
                mailing?: boolean;
                /** @constant */
                status?: "ACTIVE";
            };
        };
        User: {
            id: number;
            uuid: string;
            login: string;
            first_name: string;
            last_name: string;
            patronymic: string;
            /** @enum {string} */
            status: "NEW" | "ACTIVE" | "BLOCKED";
            mailing: boolean;
            phone: string;
            /** @description Имя из базы IANA */
            time_zone: string;
            settings: components["schemas"]["UserSettings"];
            staff_role: ("admin" | "sales" | "content") | null;
            companies: components["schemas"]["MemberCompany"][];
        };
        UserSettings: {
            /** @description Версия; сегодня одна — 2 (D48) */
            basket_version: number;
            /** @description Версия; сегодня одна — 2 (D48) */
            checkout_version: number;
            /** @description Версия; сегодня одна — 2 (D48) */
            product_version: number;
            /** @enum {string} */
            basket_view: "list" | "table";
            /** @enum {string} */
            catalog_view: "list" | "roomy" | "tile" | "table";
            user_registration: boolean;
        };
        ValidateEmailCodeInput: {
            code: number | string;
            email: string;
        };
        ValidatePhoneCodeInput: {
            code: number | string;
            phone: string;
        };
        Version: {
            version: string;
            migration: number;
        };
        View: {
            /** @description Когда товар смотрели в прошлый раз; null — впервые */
            previousAt: string | null;
        };
        Viewed: {
            /** @description Последние просмотренные — первыми */
            items: {
                /** Format: date-time */
                viewedAt: string;
                product: components["schemas"]["ProductCard"];
            }[];
        };
        ViewedInput: {
            productIds: number[];
        };
        VitalValue: {
            /** @enum {string} */
            metric: "LCP" | "INP" | "CLS" | "FCP" | "TTFB";
            p75: number;
            /**
             * @description По границам Google
             * @enum {string}
             */
            rating: "good" | "fair" | "poor";
            samples: number;
        };
        VitalsRow: {
            /** @description Приложение; shell — оболочка */
            app: string;
            /** @description null — все страницы приложения */
            page: string | null;
            /** @description Чего никто не измерил, того нет */
            values: components["schemas"]["VitalValue"][];
        };
        WaitingToday: {
            /** @description Ждут оплаты; срок — конец резерва, если он есть */
            unpaid: {
                count: number;
                /** @description Сумма этих заказов, копейки */
                total: number;
                /** @description Самый срочный из них; at — срок, для поставки день ГГГГ-ММ-ДД */
                first: {
                    id: number;
                    number: string;
                    at: string;
                } | null;
            };
            /** @description Резерв кончается в ближайшие три дня */
            ending: {
                count: number;
                /** @description Сумма этих заказов, копейки */
                total: number;
                /** @description Самый срочный из них; at — срок, для поставки день ГГГГ-ММ-ДД */
                first: {
                    id: number;
                    number: string;
                    at: string;
                } | null;
            };
            /** @description Недостающее поступит на склад в ближайшие семь дней */
            arriving: {
                count: number;
                /** @description Сумма этих заказов, копейки */
                total: number;
                /** @description Самый срочный из них; at — срок, для поставки день ГГГГ-ММ-ДД */
                first: {
                    id: number;
                    number: string;
                    at: string;
                } | null;
            };
            /** @description Заявки, которые ждут решения спрашивающего (D42) */
            approvals: number;
            /** @description Его собственные заявки, по которым ещё не решили */
            asked: number;
            /** @description Цена изменилась на процент и больше с тех пор, как товар в черновике; за 30 дней */
            drafts: {
                /** @description Товаров */
                count: number;
                /** @description Изменившийся последним, цены в копейках */
                first: {
                    name: string;
                    from: number;
                    to: number;
                } | null;
            };
            /** @description То же в избранном */
            favorites: {
                /** @description Товаров */
                count: number;
                /** @description Изменившийся последним, цены в копейках */
                first: {
                    name: string;
                    from: number;
                    to: number;
                } | null;
            };
            /** @description Просрочено по каждому договору компании, и закончившемуся, копейки; больший — первым */
            overdue: {
                /** @description uuid */
                agreement: string;
                name: string;
                amount: number;
            }[];
        };
        WishedDays: {
            first: string;
            last: string;
            /** @description Праздники и переносы в будни */
            daysOff: string[];
        };
        WithdrawConsentInput: {
            /** @constant */
            kind: "mailing";
        } | {
            /** @constant */
            kind: "personalData";
            password: string;
        };
    };
    responses: {
        /** @description REQUEST_INVALID */
        "400.REQUEST_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, FILE_MISSING, FILE_BROKEN_OFF */
        "400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, FILE_MISSING, FILE_BROKEN_OFF, FILE_NAME_INVALID */
        "400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE, CODE_WRONG */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.CODE_WRONG": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE, FILE_NAME_INVALID */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.FILE_NAME_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE, IDEMPOTENCY_KEY_REQUIRED, DELIVERY_ADDRESS_REQUIRED */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.IDEMPOTENCY_KEY_REQUIRED.DELIVERY_ADDRESS_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE, REQUEST_BODY_NOT_GZIP, EXCHANGE_NOT_UTF8 */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.REQUEST_BODY_NOT_GZIP.EXCHANGE_NOT_UTF8": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE, REQUEST_BODY_NOT_GZIP, FILE_MISSING */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.REQUEST_BODY_NOT_GZIP.FILE_MISSING": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_INVALID, REQUEST_BODY_UNREADABLE, SORT_UNKNOWN */
        "400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.SORT_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_KEY_INVALID */
        "401.EXCHANGE_KEY_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REFRESH_REJECTED */
        "401.REFRESH_REJECTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description UNAUTHENTICATED */
        "401.UNAUTHENTICATED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CODE_NOT_CONFIRMED */
        "403.CODE_NOT_CONFIRMED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_FORBIDDEN */
        "403.COMPANY_FORBIDDEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_FORBIDDEN, COMPANY_NOT_ACTIVE */
        "403.COMPANY_FORBIDDEN.COMPANY_NOT_ACTIVE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_FORBIDDEN, FORBIDDEN */
        "403.COMPANY_FORBIDDEN.FORBIDDEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_FORBIDDEN, ROLE_FORBIDDEN */
        "403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_FORBIDDEN, ROLE_FORBIDDEN, COMPANY_NOT_ACTIVE */
        "403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN.COMPANY_NOT_ACTIVE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FORBIDDEN */
        "403.FORBIDDEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INVITATION_FOR_ANOTHER */
        "403.INVITATION_FOR_ANOTHER": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description LOGIN_FAILED, ACCOUNT_BLOCKED */
        "403.LOGIN_FAILED.ACCOUNT_BLOCKED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PASSWORD_WRONG */
        "403.PASSWORD_WRONG": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ROLE_FORBIDDEN */
        "403.ROLE_FORBIDDEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ADDRESS_NOT_FOUND */
        "404.ADDRESS_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description APPROVAL_NOT_FOUND */
        "404.APPROVAL_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description APPROVAL_NOT_FOUND, DELIVERY_METHOD_NOT_FOUND */
        "404.APPROVAL_NOT_FOUND.DELIVERY_METHOD_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description APPROVAL_NOT_FOUND, FILE_NOT_FOUND */
        "404.APPROVAL_NOT_FOUND.FILE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ARTICLE_NOT_FOUND */
        "404.ARTICLE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BASKET_LINE_NOT_FOUND */
        "404.BASKET_LINE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BASKET_LINE_NOT_FOUND, ORDER_NOT_FOUND */
        "404.BASKET_LINE_NOT_FOUND.ORDER_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BRAND_NOT_FOUND */
        "404.BRAND_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CODE_NOT_FOUND */
        "404.CODE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONSTRUCTOR_NOT_FOUND */
        "404.CONSTRUCTOR_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONTENT_PAGE_NOT_FOUND */
        "404.CONTENT_PAGE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CURRENCY_RATE_NOT_FOUND */
        "404.CURRENCY_RATE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DELIVERY_METHOD_NOT_FOUND */
        "404.DELIVERY_METHOD_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DRAFT_NOT_FOUND */
        "404.DRAFT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCEL_IMPORT_NOT_FOUND */
        "404.EXCEL_IMPORT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_ACCOUNT_NOT_FOUND */
        "404.EXCHANGE_ACCOUNT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_LOAD_NOT_FOUND */
        "404.EXCHANGE_LOAD_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FAVORITE_LIST_NOT_FOUND */
        "404.FAVORITE_LIST_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FILE_NOT_FOUND */
        "404.FILE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INVITATION_NOT_FOUND */
        "404.INVITATION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description JOB_NOT_FOUND */
        "404.JOB_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description JOIN_COMPANY_NOT_FOUND */
        "404.JOIN_COMPANY_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description JOIN_NOT_FOUND */
        "404.JOIN_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description MEMBER_NOT_FOUND */
        "404.MEMBER_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description OFFER_NOT_FOUND */
        "404.OFFER_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_NOT_FOUND */
        "404.ORDER_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_NOT_FOUND, FILE_NOT_FOUND */
        "404.ORDER_NOT_FOUND.FILE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_NOT_FOUND, PRODUCT_NOT_FOUND, FILE_NOT_FOUND */
        "404.ORDER_NOT_FOUND.PRODUCT_NOT_FOUND.FILE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description OWN_COMPANY_NOT_FOUND */
        "404.OWN_COMPANY_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PAGE_NOT_FOUND */
        "404.PAGE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PAPER_NOT_FOUND */
        "404.PAPER_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PERSON_NOT_FOUND */
        "404.PERSON_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PRODUCT_NOT_FOUND */
        "404.PRODUCT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PROMO_NOT_FOUND */
        "404.PROMO_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PROMO_NOT_FOUND, SECTION_NOT_FOUND */
        "404.PROMO_NOT_FOUND.SECTION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description RESET_LINK_INVALID */
        "404.RESET_LINK_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SECTION_NOT_FOUND */
        "404.SECTION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SECTION_NOT_FOUND, BRAND_NOT_FOUND */
        "404.SECTION_NOT_FOUND.BRAND_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SECTION_NOT_FOUND, BRAND_NOT_FOUND, PAGE_NOT_FOUND */
        "404.SECTION_NOT_FOUND.BRAND_NOT_FOUND.PAGE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SELECTION_NOT_FOUND */
        "404.SELECTION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SELECTION_NOT_FOUND, SECTION_NOT_FOUND */
        "404.SELECTION_NOT_FOUND.SECTION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SESSION_NOT_FOUND */
        "404.SESSION_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SETTLEMENT_NOT_FOUND */
        "404.SETTLEMENT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SHARING_NOT_FOUND */
        "404.SHARING_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STAFF_ACCOUNT_NOT_FOUND */
        "404.STAFF_ACCOUNT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STAFF_AGREEMENT_NOT_FOUND */
        "404.STAFF_AGREEMENT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STAFF_COMPANY_NOT_FOUND */
        "404.STAFF_COMPANY_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STAFF_COMPANY_NOT_FOUND, STAFF_AGREEMENT_NOT_FOUND */
        "404.STAFF_COMPANY_NOT_FOUND.STAFF_AGREEMENT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TEXT_NOT_FOUND */
        "404.TEXT_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TEXT_NOT_FOUND, TOPIC_NOT_FOUND */
        "404.TEXT_NOT_FOUND.TOPIC_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TICKET_NOT_FOUND */
        "404.TICKET_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TICKET_NOT_FOUND, FILE_NOT_FOUND */
        "404.TICKET_NOT_FOUND.FILE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOPIC_NOT_FOUND */
        "404.TOPIC_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOPIC_NOT_FOUND, PAGE_NOT_FOUND */
        "404.TOPIC_NOT_FOUND.PAGE_NOT_FOUND": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description METHOD_NOT_ALLOWED: the path knows other methods, named in `allow` */
        "405.METHOD_NOT_ALLOWED": {
            headers: {
                allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ACCOUNT_EXISTS */
        "409.ACCOUNT_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ALREADY_MEMBER, MEMBER_BLOCKED, JOIN_PENDING, JOINS_TOO_MANY */
        "409.ALREADY_MEMBER.MEMBER_BLOCKED.JOIN_PENDING.JOINS_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ASSET_IN_USE */
        "409.ASSET_IN_USE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BASKET_EMPTY */
        "409.BASKET_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BASKET_EMPTY, DOCUMENT_TOO_LONG */
        "409.BASKET_EMPTY.DOCUMENT_TOO_LONG": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description BASKET_EMPTY, DRAFTS_TOO_MANY */
        "409.BASKET_EMPTY.DRAFTS_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CLAIM_CHANGED */
        "409.CLAIM_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_EXISTS, COMPANIES_WAITING */
        "409.COMPANY_EXISTS.COMPANIES_WAITING": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED */
        "409.COMPANY_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, ADDRESSES_TOO_MANY */
        "409.COMPANY_REQUIRED.ADDRESSES_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, AGREEMENT_REQUIRED */
        "409.COMPANY_REQUIRED.AGREEMENT_REQUIRED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, AGREEMENT_REQUIRED, BASKET_EMPTY */
        "409.COMPANY_REQUIRED.AGREEMENT_REQUIRED.BASKET_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, AGREEMENT_REQUIRED, BASKET_EMPTY, BASKET_CHANGED, PRODUCT_NOT_ORDERABLE */
        "409.COMPANY_REQUIRED.AGREEMENT_REQUIRED.BASKET_EMPTY.BASKET_CHANGED.PRODUCT_NOT_ORDERABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, AGREEMENT_REQUIRED, DOCUMENT_ORDER_CANCELLED, DOCUMENT_ORDER_DELIVERED */
        "409.COMPANY_REQUIRED.AGREEMENT_REQUIRED.DOCUMENT_ORDER_CANCELLED.DOCUMENT_ORDER_DELIVERED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, ALREADY_MEMBER, INVITATION_PENDING, INVITATIONS_TOO_MANY */
        "409.COMPANY_REQUIRED.ALREADY_MEMBER.INVITATION_PENDING.INVITATIONS_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, APPROVAL_DECIDED */
        "409.COMPANY_REQUIRED.APPROVAL_DECIDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, APPROVAL_DECIDED, APPROVAL_CHANGED, APPROVAL_BUYER_GONE, PRODUCT_NOT_ORDERABLE */
        "409.COMPANY_REQUIRED.APPROVAL_DECIDED.APPROVAL_CHANGED.APPROVAL_BUYER_GONE.PRODUCT_NOT_ORDERABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, APPROVAL_DECIDED, BASKET_FULL */
        "409.COMPANY_REQUIRED.APPROVAL_DECIDED.BASKET_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, APPROVAL_RULES_CHANGED */
        "409.COMPANY_REQUIRED.APPROVAL_RULES_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, BASKET_FULL */
        "409.COMPANY_REQUIRED.BASKET_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, DOCUMENT_ORDER_CANCELLED */
        "409.COMPANY_REQUIRED.DOCUMENT_ORDER_CANCELLED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, INVITATION_ENDED */
        "409.COMPANY_REQUIRED.INVITATION_ENDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, JOIN_ENDED */
        "409.COMPANY_REQUIRED.JOIN_ENDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, MEMBER_IS_YOU, LAST_MANAGER */
        "409.COMPANY_REQUIRED.MEMBER_IS_YOU.LAST_MANAGER": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, ORDER_CHANGED, ORDER_NOT_CANCELLABLE */
        "409.COMPANY_REQUIRED.ORDER_CHANGED.ORDER_NOT_CANCELLABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPANY_REQUIRED, SETTLEMENT_CHANGED, SETTLEMENT_ANSWERED */
        "409.COMPANY_REQUIRED.SETTLEMENT_CHANGED.SETTLEMENT_ANSWERED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description COMPARISON_FULL */
        "409.COMPARISON_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONSTRUCTOR_CHANGED */
        "409.CONSTRUCTOR_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DRAFTS_TOO_MANY */
        "409.DRAFTS_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DRAFT_EMPTY */
        "409.DRAFT_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DRAFT_EMPTY, BASKET_FULL */
        "409.DRAFT_EMPTY.BASKET_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCEL_IMPORT_FINISHED */
        "409.EXCEL_IMPORT_FINISHED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCEL_IMPORT_FINISHED, EXCEL_IMPORT_CANCELLED, EXCEL_STEP_UNEXPECTED */
        "409.EXCEL_IMPORT_FINISHED.EXCEL_IMPORT_CANCELLED.EXCEL_STEP_UNEXPECTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_BODY_GONE */
        "409.EXCHANGE_BODY_GONE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_KEY_REUSED, EXCHANGE_RUN_ENDED */
        "409.EXCHANGE_KEY_REUSED.EXCHANGE_RUN_ENDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_LOAD_STATE */
        "409.EXCHANGE_LOAD_STATE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_SOURCE_TAKEN */
        "409.EXCHANGE_SOURCE_TAKEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FAVORITES_FULL */
        "409.FAVORITES_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FAVORITE_LIST_EXISTS */
        "409.FAVORITE_LIST_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FAVORITE_LIST_EXISTS, FAVORITE_LISTS_FULL */
        "409.FAVORITE_LIST_EXISTS.FAVORITE_LISTS_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FAVORITE_LIST_MAIN */
        "409.FAVORITE_LIST_MAIN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FILE_ALREADY_UPLOADED */
        "409.FILE_ALREADY_UPLOADED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INVITATION_ENDED */
        "409.INVITATION_ENDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INVITATION_ENDED, MEMBER_BLOCKED */
        "409.INVITATION_ENDED.MEMBER_BLOCKED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description JOIN_ENDED */
        "409.JOIN_ENDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description LAST_MANAGER */
        "409.LAST_MANAGER": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_CHANGED */
        "409.ORDER_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_CHANGED, ORDER_NOT_CANCELLABLE */
        "409.ORDER_CHANGED.ORDER_NOT_CANCELLABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_CHANGED, ORDER_NOT_SHIPPABLE, SHIPMENT_OUT_OF_STOCK */
        "409.ORDER_CHANGED.ORDER_NOT_SHIPPABLE.SHIPMENT_OUT_OF_STOCK": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDER_CHANGED, ORDER_STATUS_REFUSED */
        "409.ORDER_CHANGED.ORDER_STATUS_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PRODUCT_NOT_ORDERABLE */
        "409.PRODUCT_NOT_ORDERABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PROMO_PRODUCTS_FULL */
        "409.PROMO_PRODUCTS_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SELECTION_EXISTS */
        "409.SELECTION_EXISTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SELECTION_EXISTS, SELECTIONS_FULL */
        "409.SELECTION_EXISTS.SELECTIONS_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STAFF_LAST_ADMIN */
        "409.STAFF_LAST_ADMIN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STAFF_STATUS_CHANGED, STAFF_STATUS_REFUSED */
        "409.STAFF_STATUS_CHANGED.STAFF_STATUS_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TEXT_ADDRESS_TAKEN */
        "409.TEXT_ADDRESS_TAKEN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TEXT_CHANGED */
        "409.TEXT_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TEXT_EMPTY */
        "409.TEXT_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOPIC_CHANGED */
        "409.TOPIC_CHANGED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOPIC_CHANGED, TOPIC_NOT_EMPTY */
        "409.TOPIC_CHANGED.TOPIC_NOT_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOPIC_CHANGED, TOPIC_TOO_DEEP */
        "409.TOPIC_CHANGED.TOPIC_TOO_DEEP": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOPIC_TOO_DEEP */
        "409.TOPIC_TOO_DEEP": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description SHARING_ENDED */
        "410.SHARING_ENDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FILE_TOO_LARGE, FILES_TOO_MANY */
        "413.FILE_TOO_LARGE.FILES_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_TOO_LARGE */
        "413.REQUEST_TOO_LARGE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description REQUEST_TOO_LARGE, FILE_TOO_LARGE */
        "413.REQUEST_TOO_LARGE.FILE_TOO_LARGE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description MEDIA_TYPE_UNSUPPORTED */
        "415.MEDIA_TYPE_UNSUPPORTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description MEDIA_TYPE_UNSUPPORTED, CONTENT_ENCODING_UNSUPPORTED */
        "415.MEDIA_TYPE_UNSUPPORTED.CONTENT_ENCODING_UNSUPPORTED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description MEDIA_TYPE_UNSUPPORTED, CONTENT_ENCODING_UNSUPPORTED, FILE_TYPE_REFUSED */
        "415.MEDIA_TYPE_UNSUPPORTED.CONTENT_ENCODING_UNSUPPORTED.FILE_TYPE_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description MEDIA_TYPE_UNSUPPORTED, EXCEL_NOT_A_SPREADSHEET, EXCEL_OPEN_DOCUMENT */
        "415.MEDIA_TYPE_UNSUPPORTED.EXCEL_NOT_A_SPREADSHEET.EXCEL_OPEN_DOCUMENT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description MEDIA_TYPE_UNSUPPORTED, FILE_TYPE_REFUSED */
        "415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description CONSTRUCTOR_CONFIGURATION_INVALID */
        "422.CONSTRUCTOR_CONFIGURATION_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCEL_ENCRYPTED, EXCEL_HAS_MACROS, EXCEL_BROKEN, EXCEL_TOO_LARGE_INSIDE, EXCEL_TOO_SLOW, EXCEL_TOO_MANY_ROWS, EXCEL_TOO_MANY_COLUMNS, EXCEL_SEVERAL_SHEETS, EXCEL_SHEET_HIDDEN, EXCEL_NO_COLUMNS, EXCEL_EMPTY */
        "422.EXCEL_ENCRYPTED.EXCEL_HAS_MACROS.EXCEL_BROKEN.EXCEL_TOO_LARGE_INSIDE.EXCEL_TOO_SLOW.EXCEL_TOO_MANY_ROWS.EXCEL_TOO_MANY_COLUMNS.EXCEL_SEVERAL_SHEETS.EXCEL_SHEET_HIDDEN.EXCEL_NO_COLUMNS.EXCEL_EMPTY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCEL_IMPORT_REUSED */
        "422.EXCEL_IMPORT_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description EXCHANGE_REFUSED */
        "422.EXCHANGE_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FEEDBACK_SUSPECT */
        "422.FEEDBACK_SUSPECT": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description FEEDBACK_SUSPECT, CONSTRUCTOR_CONFIGURATION_INVALID */
        "422.FEEDBACK_SUSPECT.CONSTRUCTOR_CONFIGURATION_INVALID": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description IDEMPOTENCY_KEY_REUSED */
        "422.IDEMPOTENCY_KEY_REUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description ORDERS_TOO_MANY */
        "422.ORDERS_TOO_MANY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description PAPER_XML_REFUSED */
        "422.PAPER_XML_REFUSED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOO_MANY_REQUESTS */
        "429.TOO_MANY_REQUESTS": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description TOO_MANY_REQUESTS, FILE_QUOTA_EXCEEDED */
        "429.TOO_MANY_REQUESTS.FILE_QUOTA_EXCEEDED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description INTERNAL_ERROR */
        "500.INTERNAL_ERROR": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DATABASE_UNAVAILABLE, SERVER_OVERLOADED */
        "503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DATABASE_UNAVAILABLE, SERVER_OVERLOADED, CATALOG_NOT_READY */
        "503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DATABASE_UNAVAILABLE, SERVER_OVERLOADED, PHONE_CODES_UNAVAILABLE */
        "503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.PHONE_CODES_UNAVAILABLE": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description DATABASE_UNAVAILABLE, SERVER_OVERLOADED, SELLER_UNKNOWN */
        "503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description STORAGE_FULL */
        "507.STORAGE_FULL": {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    approvalRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Правила согласования заказов компании: лимиты, согласующие, бюджеты */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRules"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    saveApprovalRules: {
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
                 *       "version": 0,
                 *       "orderLimit": 5000000,
                 *       "termDays": 14,
                 *       "people": [],
                 *       "costCentres": []
                 *     }
                 */
                "application/json": components["schemas"]["ApprovalRulesInput"];
            };
        };
        responses: {
            /** @description Записать правила целиком */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRules"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED.APPROVAL_RULES_CHANGED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    approvalSubstitute: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Кто согласует вместо спрашивающего, и кого он может назвать */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Substitute"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    nameSubstitute: {
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
                 *       "substitute": null
                 *     }
                 */
                "application/json": components["schemas"]["NameSubstituteInput"];
            };
        };
        responses: {
            /** @description Назвать заместителя на даты; к нему переходит и то, что уже ждёт */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Substitute"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    checkoutApproval: {
        parameters: {
            query: {
                total: number;
                costCentre?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Бюджеты, из которых можно заказать, и будет ли заказ ждать согласования */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutApproval"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            409: components["responses"]["409.COMPANY_REQUIRED.AGREEMENT_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    approvals: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                box?: "waiting" | "decided" | "own";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заявки на согласование, которые видит спрашивающий */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ApprovalSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    approval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заявка со строками: что просили и что стало с ценами и наличием */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.APPROVAL_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    approvalFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Скачать файл заявки: кто видит заявку, видит и её файлы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.APPROVAL_NOT_FOUND.FILE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    approve: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalOffer"];
            };
        };
        responses: {
            /** @description Одобрить то, что видно: заявка становится заказом */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            404: components["responses"]["404.APPROVAL_NOT_FOUND.DELIVERY_METHOD_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.APPROVAL_DECIDED.APPROVAL_CHANGED.APPROVAL_BUYER_GONE.PRODUCT_NOT_ORDERABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    returnApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnApprovalInput"];
            };
        };
        responses: {
            /** @description Вернуть автору с причиной */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.APPROVAL_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.APPROVAL_DECIDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    withdrawApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отозвать свою заявку */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Approval"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.APPROVAL_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.APPROVAL_DECIDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    refillBasket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Положить строки своей заявки, которая не стала заказом, снова в корзину */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefilledBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.APPROVAL_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.APPROVAL_DECIDED.BASKET_FULL"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
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
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Вход по логину и паролю */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            403: components["responses"]["403.LOGIN_FAILED.ACCOUNT_BLOCKED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    loginV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginInput"];
            };
        };
        responses: {
            /** @description Вход по логину и паролю */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            403: components["responses"]["403.LOGIN_FAILED.ACCOUNT_BLOCKED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshInput"];
            };
        };
        responses: {
            /** @description Новая пара токенов; прежний токен обновления больше не действует (D11) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.REFRESH_REJECTED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogoutInput"];
            };
        };
        responses: {
            /** @description Выход: семейство токенов отзывается */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sendEmailCode: {
        parameters: {
            query?: never;
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailCodeInput"];
            };
        };
        responses: {
            /** @description Код подтверждения на почту; ответ один, есть такой кабинет или нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sendPhoneCode: {
        parameters: {
            query?: never;
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendPhoneCodeInput"];
            };
        };
        responses: {
            /** @description Код подтверждения на телефон */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.PHONE_CODES_UNAVAILABLE"];
        };
    };
    validateEmailCode: {
        parameters: {
            query?: never;
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidateEmailCodeInput"];
            };
        };
        responses: {
            /** @description Проверить код с почты: 10 минут, 5 попыток, один браузер (D7, D37) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.CODE_WRONG"];
            404: components["responses"]["404.CODE_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    validatePhoneCode: {
        parameters: {
            query?: never;
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ValidatePhoneCodeInput"];
            };
        };
        responses: {
            /** @description Проверить код с телефона */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.CODE_WRONG"];
            404: components["responses"]["404.CODE_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    emailConfirmation: {
        parameters: {
            query: {
                email: string;
            };
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Подтверждён ли адрес кодом в этом браузере */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailConfirmation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    emailConfirmationV2: {
        parameters: {
            query: {
                email: string;
            };
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Подтверждён ли адрес кодом в этом браузере */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailConfirmation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    forgotPassword: {
        parameters: {
            query: {
                login: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Письмо со ссылкой для нового пароля; ответ один для любого логина (D12) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordInput"];
            };
        };
        responses: {
            /** @description Новый пароль по ссылке из письма: час, один раз; все сеансы завершаются */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            404: components["responses"]["404.RESET_LINK_INVALID"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordInput"];
            };
        };
        responses: {
            /** @description Сменить свой пароль; остальные сеансы завершаются, этот продолжается */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.PASSWORD_WRONG"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    registerUser: {
        parameters: {
            query?: never;
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description Создать кабинет: почта подтверждена кодом в этом браузере (D37) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            403: components["responses"]["403.CODE_NOT_CONFIRMED"];
            409: components["responses"]["409.ACCOUNT_EXISTS"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    registerUserV2: {
        parameters: {
            query?: never;
            header: {
                "x-client-id": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationInput"];
            };
        };
        responses: {
            /** @description Создать кабинет: почта подтверждена кодом в этом браузере (D37) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            403: components["responses"]["403.CODE_NOT_CONFIRMED"];
            409: components["responses"]["409.ACCOUNT_EXISTS"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Где вошёл этот человек: браузер, система, когда был там */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnSession"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Завершить все входы, кроме этого */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Завершить один вход */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.SESSION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    basket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Корзина вошедшего по ценам выбранного договора */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addToBasket: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketItemsInput"];
            };
        };
        responses: {
            /** @description Добавить к количеству строк; нового товара — новая строка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            409: components["responses"]["409.PRODUCT_NOT_ORDERABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    basketV2: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Корзина вошедшего по ценам выбранного договора */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeBasketLines: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChangeLinesInput"];
            };
        };
        responses: {
            /** @description Задать количества нескольких строк разом: все или, если одну нельзя, ни одной */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.BASKET_LINE_NOT_FOUND"];
            409: components["responses"]["409.PRODUCT_NOT_ORDERABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addToBasketV2: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketItemsInput"];
            };
        };
        responses: {
            /** @description Добавить к количеству строк; нового товара — новая строка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            409: components["responses"]["409.PRODUCT_NOT_ORDERABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removeFromBasket: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать строки товаров */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    calcBasket: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketItemsInput"];
            };
        };
        responses: {
            /** @description Посчитать присланные строки, ничего не сохраняя (корзина без входа) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    calcBasketV2: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketItemsInput"];
            };
        };
        responses: {
            /** @description Посчитать присланные строки, ничего не сохраняя (корзина без входа) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Basket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    calcSmallBasket: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["BasketItemsInput"];
            };
        };
        responses: {
            /** @description Число строк и сумма присланных строк (шапка без входа) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmallBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    smallBasket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Число строк и сумма корзины вошедшего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmallBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    mergeBasket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasketMergeInput"];
            };
        };
        responses: {
            /** @description Слить корзину, собранную до входа; исчезнувшие товары пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeLineInput"];
            };
        };
        responses: {
            /** @description Задать количество или комментарий строки (id — номер товара) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.BASKET_LINE_NOT_FOUND"];
            409: components["responses"]["409.PRODUCT_NOT_ORDERABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removeBasketLine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать строку товара (id — номер товара) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.BASKET_LINE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    acceptBasketLines: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "price": 10000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AcceptLinesInput"];
            };
        };
        responses: {
            /** @description Новые цены и наличие строк приняты: о них больше не напоминают */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Номера товаров */
                        accepted: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    clearBasket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать все строки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BasketChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownProductsNamed: {
        parameters: {
            query: {
                number: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Товары, которые выбранная компания называет этим номером */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: {
                            id: number;
                            slug: string;
                            name: string;
                            article: string;
                            image: string | null;
                            brand: {
                                name: string;
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Как товар называет выбранная компания и что о нём записала */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProduct"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setOwnProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnProductInput"];
            };
        };
        responses: {
            /** @description Назвать товар по-своему; пустые номер и заметка забывают прежние */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnProduct"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    listProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductsQuery"];
            };
        };
        responses: {
            /** @description Список товаров: раздел, бренд или поиск, с фильтрами, счётчиками и страницами */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Products"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.SORT_UNKNOWN"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND.BRAND_NOT_FOUND.PAGE_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    searchSuggestions: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Подсказки поиска: разделы и товары */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    productById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Товар по номеру */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    productBySlug: {
        parameters: {
            query: {
                slug: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Товар по адресу страницы (productCode) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    productStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Остатки и поступления товара по складам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Stock"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    productCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Карточки товаров по номерам, в порядке запроса; неизвестные номера пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ProductCard"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    analogues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Аналоги товара, сначала те, что есть в наличии */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ProductCard"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sectionTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Всё дерево разделов со счётчиками */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SectionNode"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    filteredSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionsQuery"];
            };
        };
        responses: {
            /** @description Разделы, в которых есть товары по запросу и фильтрам, деревом, с их числом */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilteredSections"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND.BRAND_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    sectionsBySlug: {
        parameters: {
            query?: {
                slug?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Подразделы последнего звена цепочки адресов; пустая цепочка — верхний уровень */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SectionNode"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    sectionCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Число товаров по разделам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SectionCount"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    section: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Раздел: описание, путь, подразделы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Section"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    brands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Все бренды по алфавиту */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BrandSummary"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    brandCounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Число товаров по брендам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            slug: string;
                            productCount: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    brand: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Бренд: описание и разделы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Brand"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.BRAND_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    ownPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description По каким ценам видит каталог тот, кто спрашивает */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        key: string;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    priceTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Типы цен, видимые тому, кто спрашивает */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PriceType"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sitemapProducts: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Адреса товаров для карты сайта, страницами по номеру товара */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            slug: string;
                            updatedAt: string;
                        }[];
                        next: number | null;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownFields: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Какие поля товара ведут на сайте, кто и с какого времени */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFields"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setOwnField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    field: "description" | "images" | "section";
                    /** @description false — вернуть загрузке: её значение придёт со следующей */
                    isOwn: boolean;
                    /** @description Новое описание; нет поля — остаётся, какое есть */
                    description?: string;
                    /** @description Новый раздел; нет поля — остаётся, какой есть */
                    sectionId?: number;
                };
            };
        };
        responses: {
            /** @description Вести поле товара на сайте, сразу с новым значением, или вернуть его загрузке */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnFields"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    productDrawing: {
        parameters: {
            query: {
                view: "wide" | "narrow";
                version: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Чертёж товара с его размерами, SVG; по адресу с версией не меняется */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    reindex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Построить указатель каталога заново, во всех процессах и не прерывая работы; если он уже строится, ещё раз не начинается */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Версия каталога, по которой строится указатель */
                        version: string;
                        /** @description Начато ли построение этим вызовом */
                        isStarted: boolean;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    revalidateSlugs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Проверить адреса товаров: новые — по нынешним названиям, прежние ведут на товар */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description По порядку номеров; незнакомые пропущены */
                        items: components["schemas"]["RevalidatedSlug"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    revalidateSlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Проверить адрес одного товара */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevalidatedSlug"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyAddresses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Адреса доставки выбранной компании */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CompanyAddress"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addCompanyAddress: {
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
                 *       "name": "Склад",
                 *       "address": "г. Бор, ул. Складская, 1"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyAddressInput"];
            };
        };
        responses: {
            /** @description Добавить адрес */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddress"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED.ADDRESSES_TOO_MANY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeCompanyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompanyAddressInput"];
            };
        };
        responses: {
            /** @description Изменить адрес */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyAddress"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.ADDRESS_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteCompanyAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалить адрес; заказы по нему остаются как есть */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.ADDRESS_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    findCompanies: {
        parameters: {
            query: {
                inn: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Реквизиты по ИНН из государственного реестра */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["FoundCompany"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    registerCompany: {
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
                 *       "country": "RU",
                 *       "inn": "7707083893",
                 *       "kpp": "770701001",
                 *       "name": "ООО «Пример»",
                 *       "address": "Москва, улица Примерная, 1"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyRegistrationInput"];
            };
        };
        responses: {
            /** @description Зарегистрировать компанию: вошедший — её руководитель, компания на модерации (D43) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            409: components["responses"]["409.COMPANY_EXISTS.COMPANIES_WAITING"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    registerCompanyV2: {
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
                 *       "country": "RU",
                 *       "inn": "7707083893",
                 *       "kpp": "770701001",
                 *       "name": "ООО «Пример»",
                 *       "address": "Москва, улица Примерная, 1"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyRegistrationInput"];
            };
        };
        responses: {
            /** @description Зарегистрировать компанию: вошедший — её руководитель, компания на модерации (D43) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            409: components["responses"]["409.COMPANY_EXISTS.COMPANIES_WAITING"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    groupCompanies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компании холдинга, которые видно из выбранной; без холдинга — она одна */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GroupCompany"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    groupUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Люди этих компаний */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["GroupUser"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyInvitations: {
        parameters: {
            query?: {
                status?: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Приглашения выбранной компании, новые сверху; не больше ста */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CompanyInvitation"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createInvitation: {
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
                 *       "email": "colleague@example.com",
                 *       "role": "employee"
                 *     }
                 */
                "application/json": components["schemas"]["CreateInvitationInput"];
            };
        };
        responses: {
            /** @description Пригласить человека в выбранную компанию: письмо со ссылкой на его почту */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInvitation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            409: components["responses"]["409.COMPANY_REQUIRED.ALREADY_MEMBER.INVITATION_PENDING.INVITATIONS_TOO_MANY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Приглашение выбранной компании */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyInvitation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отозвать приглашение: ссылка из письма больше не действует */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.INVITATION_ENDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyJoins: {
        parameters: {
            query?: {
                status?: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Запросы в выбранную компанию, новые сверху; не больше ста */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CompanyJoin"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createJoin: {
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
                 *       "inn": "5260000023"
                 *     }
                 */
                "application/json": components["schemas"]["CreateJoinInput"];
            };
        };
        responses: {
            /** @description Попроситься в компанию по ИНН: её руководители получат письмо */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnJoin"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOIN_COMPANY_NOT_FOUND"];
            409: components["responses"]["409.ALREADY_MEMBER.MEMBER_BLOCKED.JOIN_PENDING.JOINS_TOO_MANY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownJoins: {
        parameters: {
            query?: {
                status?: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Запросы вошедшего, новые сверху; не больше ста */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnJoin"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    linkedJoin: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Запрос по ссылке из письма; видит только руководитель этой компании */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedJoin"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    acceptLinkedJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptLinkedJoinInput"];
            };
        };
        responses: {
            /** @description Принять в компанию по ссылке из письма */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            409: components["responses"]["409.JOIN_ENDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    declineLinkedJoin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description Отказать по ссылке из письма */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            409: components["responses"]["409.JOIN_ENDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Запрос в выбранную компанию */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyJoin"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    withdrawJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отозвать свой запрос */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            409: components["responses"]["409.JOIN_ENDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    acceptJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptJoinInput"];
            };
        };
        responses: {
            /** @description Принять в компанию с этой ролью */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.JOIN_ENDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    declineJoin: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отказать */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.JOIN_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.JOIN_ENDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компания, в которой состоит вошедший */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCard"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.OWN_COMPANY_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyUsers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Люди компании, для её руководителя */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CompanyUser"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.ROLE_FORBIDDEN"];
            404: components["responses"]["404.OWN_COMPANY_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeEmployee: {
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
                 *       "id": 3,
                 *       "role": "employee"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeEmployeeInput"];
            };
        };
        responses: {
            /** @description Роль или доступ сотрудника выбранной компании; один руководитель остаётся всегда */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyUser"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.MEMBER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.MEMBER_IS_YOU.LAST_MANAGER"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    leaveCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Уйти из компании; последний руководитель не может */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.OWN_COMPANY_NOT_FOUND"];
            409: components["responses"]["409.LAST_MANAGER"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownInvitations: {
        parameters: {
            query?: {
                status?: "PENDING" | "ACCEPTED" | "DECLINED" | "REVOKED" | "EXPIRED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Приглашения на почту вошедшего, новые сверху; не больше ста */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnInvitation"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    linkedInvitation: {
        parameters: {
            query: {
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Приглашение по ссылке из письма, и до входа */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LinkedInvitation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    acceptLinkedInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description Принять приглашение по ссылке; войти должен тот, кого пригласили */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.INVITATION_FOR_ANOTHER"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.INVITATION_ENDED.MEMBER_BLOCKED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    declineLinkedInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description Отклонить приглашение по ссылке, и до входа; вошедший — только своё */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.INVITATION_FOR_ANOTHER"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.INVITATION_ENDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Приглашение на почту вошедшего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnInvitation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description То же, что отклонить */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.INVITATION_ENDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Принять приглашение из списка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Joined"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.INVITATION_ENDED.MEMBER_BLOCKED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отклонить приглашение из списка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.INVITATION_NOT_FOUND"];
            409: components["responses"]["409.INVITATION_ENDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sharedCompanies: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компании, к которым в учётных системах ведут несколько записей (D62) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SharedCompany"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    comparison: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сравнение вошедшего: товары со всеми характеристиками, добавленные раньше — первыми */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    comparisonIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Номера товаров в сравнении, для отметок на карточках */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    comparisonUnauthorized: {
        parameters: {
            query: {
                productIds: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сравнение без входа: номера приходят в запросе, неизвестные пропущены (D18) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportComparison: {
        parameters: {
            query?: {
                productIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сравнение в Excel: названные товары по порядку, а без них — весь список вошедшего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    clearComparison: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать из сравнения всё */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    mergeComparison: {
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
                 *       "productIds": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ComparedIdsInput"];
            };
        };
        responses: {
            /** @description Добавить список, собранный до входа; неизвестные товары пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addToComparison: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Добавить товар в сравнение; уже добавленный остаётся на своём месте */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            409: components["responses"]["409.COMPARISON_FULL"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removeFromComparison: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать товар из сравнения; неизвестный — не ошибка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComparedIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    constructorTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Виды инструмента, которые можно собрать, с небольшим чертежом */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConstructorList"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    constructorType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                toolType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Конструктор одного вида: параметры, правила, чертёж, обозначение, подбор готового */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConstructorType"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            404: components["responses"]["404.CONSTRUCTOR_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    constructorDrawing: {
        parameters: {
            query: {
                format: "pdf" | "dxf";
                configuration?: string;
            };
            header?: never;
            path: {
                toolType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Чертёж конфигурации: лист A4 в PDF или DXF R12 в натуральную величину */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "image/vnd.dxf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            404: components["responses"]["404.CONSTRUCTOR_NOT_FOUND"];
            409: components["responses"]["409.CONSTRUCTOR_CHANGED"];
            422: components["responses"]["422.CONSTRUCTOR_CONFIGURATION_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    contentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Страница магазина: доставка, оплата, о компании; 204 — стоит та, с которой магазин пришёл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentPage"];
                };
            };
            /** @description Страница магазина: доставка, оплата, о компании; 204 — стоит та, с которой магазин пришёл */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.CONTENT_PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    serviceNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Объявление над страницами, если оно сейчас есть */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServiceNotification"];
                };
            };
            /** @description Объявление над страницами, если оно сейчас есть */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    saveNotification: {
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
                 *       "status": "warning",
                 *       "message": "В субботу с 10 до 12 часов заказы не принимаются: обновляем склад.",
                 *       "from": null,
                 *       "to": "2030-01-12T12:00:00+03:00"
                 *     }
                 */
                "application/json": components["schemas"]["ServiceNotificationInput"];
            };
        };
        responses: {
            /** @description Записать объявление вместо прежнего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredNotification"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removeNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать объявление */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isRemoved: boolean;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    storedNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Объявление, как его записали сотрудники, и до начала показа тоже */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        notification: components["schemas"]["StoredNotification"] | null;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    currencyRates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Курсы валют на сегодня */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["CurrencyRate"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    currencyRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Курс одной валюты на сегодня */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRate"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.CURRENCY_RATE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setCurrencyRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CurrencyRateInput"];
            };
        };
        responses: {
            /** @description Назвать курс на день (D53); названный на тот же день заменяется */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRate"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    orderInvoice: {
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
                 *       "id": 501
                 *     }
                 */
                "application/json": components["schemas"]["OrderDocumentInput"];
            };
        };
        responses: {
            /** @description Счёт на оплату заказа, PDF; повтор даёт тот же счёт, пока в заказе и реквизитах ничего не изменилось */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.AGREEMENT_REQUIRED.DOCUMENT_ORDER_CANCELLED.DOCUMENT_ORDER_DELIVERED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN"];
        };
    };
    orderConfirmation: {
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
                 *       "id": 501
                 *     }
                 */
                "application/json": components["schemas"]["OrderDocumentInput"];
            };
        };
        responses: {
            /** @description Подтверждение заказа: что, когда и куда поставим, PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.DOCUMENT_ORDER_CANCELLED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN"];
        };
    };
    papers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                from?: string;
                to?: string;
                kind?: "invoice" | "confirmation" | "file" | "upd" | "ukd" | "act" | "certificate" | "other";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Бумаги заказов, новые заказы первыми: руководитель видит бумаги компании, остальные — своих заказов */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Papers"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    papersArchive: {
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
                 *       "invoices": [
                 *         501
                 *       ],
                 *       "confirmations": [
                 *         501
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PapersArchiveInput"];
            };
        };
        responses: {
            /** @description Названные бумаги одним архивом; нет хоть одной — нет архива */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAPER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN"];
        };
    };
    offers: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Коммерческие предложения, новые первыми: руководитель видит предложения компании, остальные — свои */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offers"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    offer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Коммерческое предложение ещё раз, теми же словами, PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAPER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN"];
        };
    };
    basketQuotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Коммерческое предложение по корзине вошедшего, PDF; тем же днём и с теми же строками — то же самое */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.BASKET_EMPTY.DOCUMENT_TOO_LONG"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN"];
        };
    };
    itemsQuotation: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["QuotationInput"];
            };
        };
        responses: {
            /** @description То же для корзины без входа: строки присланы, цены — розничные */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.BASKET_EMPTY.DOCUMENT_TOO_LONG"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.SELLER_UNKNOWN"];
        };
    };
    drafts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Черновики: руководитель видит все черновики компании, остальные — свои */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DraftSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createDraft: {
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
                 *       "name": "Инструмент на июль",
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateDraftInput"];
            };
        };
        responses: {
            /** @description Сохранить черновик: корзину, её строки, присланные строки или заказ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftSummary"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.BASKET_LINE_NOT_FOUND.ORDER_NOT_FOUND"];
            409: components["responses"]["409.BASKET_EMPTY.DRAFTS_TOO_MANY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteDrafts: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалить несколько черновиков; чужих и удалённых раньше среди ответа нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    restoreDrafts: {
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
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DraftIdsInput"];
            };
        };
        responses: {
            /** @description Вернуть удалённые черновики: они хранятся ещё месяц */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.DRAFTS_TOO_MANY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    draft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Черновик со строками по нынешним ценам и остаткам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDraftInput"];
            };
        };
        responses: {
            /** @description Изменить название, заметку или строки; неназванное остаётся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftChange"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалить черновик */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    applyDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillBasketInput"];
            };
        };
        responses: {
            /** @description Заменить корзину черновиком; черновик остаётся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilledBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            409: components["responses"]["409.DRAFT_EMPTY.BASKET_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    mergeDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillBasketInput"];
            };
        };
        responses: {
            /** @description Добавить черновик к корзине; черновик остаётся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilledBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            409: components["responses"]["409.DRAFT_EMPTY.BASKET_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sharedList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Список, которым поделились, по ценам того, кто смотрит */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedList"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SHARING_NOT_FOUND"];
            410: components["responses"]["410.SHARING_ENDED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    revokeSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отозвать ссылку: тот, кто поделился, или тот, чей это черновик */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SHARING_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Открытые ссылки того, кто спрашивает: двести последних, новые первыми */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnLinks"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    shareBasket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ShareBasketInput"];
            };
        };
        responses: {
            /** @description Поделиться корзиной или её строками: снимок на 30 дней */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingLink"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.BASKET_LINE_NOT_FOUND"];
            409: components["responses"]["409.BASKET_EMPTY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    shareDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Поделиться черновиком: по ссылке он такой, какой есть; повтор продлевает ту же ссылку */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingLink"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            409: components["responses"]["409.DRAFT_EMPTY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    applySharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillBasketInput"];
            };
        };
        responses: {
            /** @description Заменить корзину списком по ссылке */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilledBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SHARING_NOT_FOUND"];
            409: components["responses"]["409.DRAFT_EMPTY.BASKET_FULL"];
            410: components["responses"]["410.SHARING_ENDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    mergeSharing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FillBasketInput"];
            };
        };
        responses: {
            /** @description Добавить список по ссылке к корзине */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilledBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SHARING_NOT_FOUND"];
            409: components["responses"]["409.DRAFT_EMPTY.BASKET_FULL"];
            410: components["responses"]["410.SHARING_ENDED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    educationTopology: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description База знаний: темы списком */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["EducationTopic"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    educationTree: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description База знаний: темы деревом, с материалами */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["EducationNode"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    article: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description База знаний: один материал */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ARTICLE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    articles: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                topic?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description База знаний: материалы страницами, все, темы или со словом */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ArticleSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TOPIC_NOT_FOUND.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    actualizeEducation: {
        parameters: {
            query?: {
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description База знаний: что изменилось с тех пор, как её прочитали; ничего не меняет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActualizedEducation"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    specialOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Спецпредложения, которые действуют сегодня */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Те, что заканчиваются раньше, — первыми */
                        items: components["schemas"]["SpecialOfferSummary"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    specialOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Одно спецпредложение, действующее или законченное */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpecialOffer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.OFFER_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    redirectMap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Куда ведут прежние адреса: всегда сразу на нынешний */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Материалы, за ними товары: переехавшие последними впереди */
                        items: {
                            from: string;
                            to: string;
                        }[];
                        /** @description Сколько прежних адресов товаров не вошло; они ведут на товар и без списка */
                        left: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffTexts: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                state?: "published" | "scheduled" | "draft" | "hidden";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Материалы и страницы: что показано, что в черновиках */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffText"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTextInput"];
            };
        };
        responses: {
            /** @description Новый материал: виден посетителям после первой публикации */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TOPIC_NOT_FOUND"];
            409: components["responses"]["409.TEXT_ADDRESS_TAKEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createOffer: {
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
                 *       "title": "Фрезы для нержавеющей стали",
                 *       "startsOn": "2030-01-10",
                 *       "endsOn": "2030-02-10"
                 *     }
                 */
                "application/json": components["schemas"]["NewOfferInput"];
            };
        };
        responses: {
            /** @description Новое спецпредложение: видно посетителям после первой публикации и с первого дня */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    placeOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOfferInput"];
            };
        };
        responses: {
            /** @description Спецпредложение: срок, снять с показа или вернуть */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    previewText: {
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
                 *       "source": "## Заголовок\n\nСлово **важное**."
                 *     }
                 */
                "application/json": components["schemas"]["TextPreviewInput"];
            };
        };
        responses: {
            /** @description Как текст будет выглядеть; ничего не сохраняет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextPreview"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    textWords: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Слова одной версии */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextWords"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    publishText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublicationInput"];
            };
        };
        responses: {
            /** @description Показать версию, сразу или с названного времени */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND"];
            409: components["responses"]["409.TEXT_EMPTY"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    unscheduleText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отменить будущую публикацию; показанное остаётся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    openedText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "article" | "page" | "offer";
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Один текст с версиями, чтобы править */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    saveText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "article" | "page" | "offer";
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTextInput"];
            };
        };
        responses: {
            /** @description Сохранить новой версией; посетители видят прежнюю, пока эту не опубликуют */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND"];
            409: components["responses"]["409.TEXT_CHANGED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    placeText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "article" | "page" | "offer";
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceTextInput"];
            };
        };
        responses: {
            /** @description Материал: адрес, тема, снять с показа или вернуть */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TEXT_NOT_FOUND.TOPIC_NOT_FOUND"];
            409: components["responses"]["409.TEXT_ADDRESS_TAKEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Темы базы знаний, все, в порядке показа внутри каждой */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTopics"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createTopic: {
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
                 *       "name": "Резьба",
                 *       "parentId": null
                 *     }
                 */
                "application/json": components["schemas"]["NewTopicInput"];
            };
        };
        responses: {
            /** @description Новая тема: последней на своём уровне; адрес — из названия */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTopics"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TOPIC_NOT_FOUND"];
            409: components["responses"]["409.TOPIC_TOO_DEEP"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteTopic: {
        parameters: {
            query: {
                version: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалить пустую тему */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTopics"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TOPIC_NOT_FOUND"];
            409: components["responses"]["409.TOPIC_CHANGED.TOPIC_NOT_EMPTY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTopicInput"];
            };
        };
        responses: {
            /** @description Тема: название и место в дереве; адрес остаётся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTopics"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TOPIC_NOT_FOUND"];
            409: components["responses"]["409.TOPIC_CHANGED.TOPIC_TOO_DEEP"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    moveTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveTopicInput"];
            };
        };
        responses: {
            /** @description Тема: выше или ниже среди соседних; на краю ничего не меняет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffTopics"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.TOPIC_NOT_FOUND"];
            409: components["responses"]["409.TOPIC_CHANGED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    draftFromExcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Новый черновик из файла Excel; строки, которые взять нельзя, возвращаются с причинами */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftFromExcel"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.DRAFTS_TOO_MANY"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.EXCEL_NOT_A_SPREADSHEET.EXCEL_OPEN_DOCUMENT"];
            422: components["responses"]["422.EXCEL_ENCRYPTED.EXCEL_HAS_MACROS.EXCEL_BROKEN.EXCEL_TOO_LARGE_INSIDE.EXCEL_TOO_SLOW.EXCEL_TOO_MANY_ROWS.EXCEL_TOO_MANY_COLUMNS.EXCEL_SEVERAL_SHEETS.EXCEL_SHEET_HIDDEN.EXCEL_NO_COLUMNS.EXCEL_EMPTY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    exportDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Черновик файлом Excel по нынешним ценам, суммы — формулами; загружается обратно */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.DRAFT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказ файлом Excel: что не отменено, по ценам заказа; загружается обратно */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    checkExcelV1: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Прочитать файл Excel: строки с найденными товарами и тем, что мешает добавить остальные */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelCheck"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.EXCEL_NOT_A_SPREADSHEET.EXCEL_OPEN_DOCUMENT"];
            422: components["responses"]["422.EXCEL_ENCRYPTED.EXCEL_HAS_MACROS.EXCEL_BROKEN.EXCEL_TOO_LARGE_INSIDE.EXCEL_TOO_SLOW.EXCEL_TOO_MANY_ROWS.EXCEL_TOO_MANY_COLUMNS.EXCEL_SEVERAL_SHEETS.EXCEL_SHEET_HIDDEN.EXCEL_NO_COLUMNS.EXCEL_EMPTY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    checkExcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Прочитать файл Excel: строки с найденными товарами и тем, что мешает добавить остальные */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelCheck"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.EXCEL_NOT_A_SPREADSHEET.EXCEL_OPEN_DOCUMENT"];
            422: components["responses"]["422.EXCEL_ENCRYPTED.EXCEL_HAS_MACROS.EXCEL_BROKEN.EXCEL_TOO_LARGE_INSIDE.EXCEL_TOO_SLOW.EXCEL_TOO_MANY_ROWS.EXCEL_TOO_MANY_COLUMNS.EXCEL_SEVERAL_SHEETS.EXCEL_SHEET_HIDDEN.EXCEL_NO_COLUMNS.EXCEL_EMPTY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    addExcelV1: {
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
                 *       "action": "merge",
                 *       "step": 1,
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "cell": "A2",
                 *           "article": "2301-0054",
                 *           "quantity": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExcelAddInput"];
            };
        };
        responses: {
            /** @description Шаг загрузки строк в корзину; повтор шага с тем же importId ничего не меняет (D14) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelAdd"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.EXCEL_IMPORT_NOT_FOUND"];
            409: components["responses"]["409.EXCEL_IMPORT_FINISHED.EXCEL_IMPORT_CANCELLED.EXCEL_STEP_UNEXPECTED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            422: components["responses"]["422.EXCEL_IMPORT_REUSED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addExcel: {
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
                 *       "action": "merge",
                 *       "step": 1,
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "cell": "A2",
                 *           "article": "2301-0054",
                 *           "quantity": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExcelAddInput"];
            };
        };
        responses: {
            /** @description Шаг загрузки строк в корзину; повтор шага с тем же importId ничего не меняет (D14) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExcelAdd"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.EXCEL_IMPORT_NOT_FOUND"];
            409: components["responses"]["409.EXCEL_IMPORT_FINISHED.EXCEL_IMPORT_CANCELLED.EXCEL_STEP_UNEXPECTED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            422: components["responses"]["422.EXCEL_IMPORT_REUSED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    cancelExcel: {
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
                 *       "importId": "f1000000-0015-4000-8000-000000000001"
                 *     }
                 */
                "application/json": components["schemas"]["ExcelCancelInput"];
            };
        };
        responses: {
            /** @description Прервать загрузку: корзина становится такой, какой была до неё */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SmallBasket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.EXCEL_IMPORT_NOT_FOUND"];
            409: components["responses"]["409.EXCEL_IMPORT_FINISHED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    failedExcel: {
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
                 *       "rows": [
                 *         {
                 *           "article": "A-1",
                 *           "quantity": 1,
                 *           "name": null,
                 *           "message": "Не найден",
                 *           "nearest": []
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExcelFailedInput"];
            };
        };
        responses: {
            /** @description Файл Excel со строками, которые не удалось добавить: исправить и загрузить снова */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportBasket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Корзина вошедшего файлом Excel, суммы — формулами; загружается обратно */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportItems: {
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
                 *       "items": [
                 *         {
                 *           "productId": 1,
                 *           "quantityOrdered": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ExcelExportInput"];
            };
        };
        responses: {
            /** @description То же для корзины без входа: строки присланы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exampleExcel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Образец файла с товарами этого магазина; у сайта — /files/example.xlsx */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exchangeAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Учётные системы и их ключи */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ExchangeAccount"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createExchangeAccount: {
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
                 *       "source": "erp-2",
                 *       "name": "ERP второго склада",
                 *       "silentHours": 24
                 *     }
                 */
                "application/json": {
                    source: string;
                    name: string;
                    /** @description Через сколько часов тишины писать администраторам; null — никогда */
                    silentHours: number | null;
                };
            };
        };
        responses: {
            /** @description Новая учётная система; имя источника потом не меняется (D44) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeAccount"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            409: components["responses"]["409.EXCHANGE_SOURCE_TAKEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeExchangeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description Через сколько часов тишины писать администраторам; null — никогда */
                    silentHours: number | null;
                    isWithdrawn: boolean;
                };
            };
        };
        responses: {
            /** @description Название, часы тишины; отключить учётную систему или вернуть её */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeAccount"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_ACCOUNT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createExchangeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Новый ключ: целиком он виден только в этом ответе */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewExchangeKey"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_ACCOUNT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    withdrawExchangeKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отозвать ключ: он больше ничего не открывает; повтор ничего не меняет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeAccount"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_ACCOUNT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffExchangeLoads: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                account?: string;
                entity?: string;
                state?: "queued" | "running" | "held" | "done" | "refused" | "cancelled";
                has?: "refused" | "waiting";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Загрузки всех учётных систем, новая сверху */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffExchangeLoad"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffExchangeLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Одна загрузка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffExchangeLoad"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_LOAD_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffExchangeResults: {
        parameters: {
            query?: {
                outcome?: "created" | "changed" | "same" | "waiting" | "refused" | "hidden";
                from?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Что стало с каждой записью, до тысячи за раз */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ExchangeResult"][];
                        next: number | null;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_LOAD_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exchangeBody: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Присланные записи файлом JSON */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        records: Record<string, never>[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_LOAD_NOT_FOUND"];
            409: components["responses"]["409.EXCHANGE_BODY_GONE"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    repeatExchangeLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description То же тело новой загрузкой. Весь список повторяется без скрытия: он не знает, что пришло после него */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffExchangeLoad"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_LOAD_NOT_FOUND"];
            409: components["responses"]["409.EXCHANGE_BODY_GONE"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    cancelExchangeLoad: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отменить загрузку, которая ещё стоит в очереди */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffExchangeLoad"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_LOAD_NOT_FOUND"];
            409: components["responses"]["409.EXCHANGE_LOAD_STATE"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    decideExchangeList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Скрыть, чего нет в списке; false — оставить как есть */
                    hides: boolean;
                };
            };
        };
        responses: {
            /** @description Решить о списке, который скрыл бы больше пятой части */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffExchangeLoad"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.EXCHANGE_LOAD_NOT_FOUND"];
            409: components["responses"]["409.EXCHANGE_LOAD_STATE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exchangeWaiting: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Чего ждут записи и с какого времени; кто ждёт дольше — первыми */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["ExchangeAwaited"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createFavoriteList: {
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
                 *       "name": "Фрезы для цеха 2"
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteListInput"];
            };
        };
        responses: {
            /** @description Новый список избранного */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.FAVORITE_LIST_EXISTS.FAVORITE_LISTS_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    renameFavoriteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteListInput"];
            };
        };
        responses: {
            /** @description Переименовать список */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteList"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.FAVORITE_LIST_NOT_FOUND"];
            409: components["responses"]["409.FAVORITE_LIST_EXISTS"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteFavoriteList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалить список; его товары переходят в основной */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        moved: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.FAVORITE_LIST_NOT_FOUND"];
            409: components["responses"]["409.FAVORITE_LIST_MAIN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    favorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Избранное: списки и товары по ценам выбранного договора */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorites"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    favoriteIds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Номера товаров в избранном, для отметок на карточках */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Избранное в Excel: лист на список */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    clearFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать из избранного все товары; списки остаются */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    mergeFavorites: {
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
                 *       "productIds": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["FavoriteProductsInput"];
            };
        };
        responses: {
            /** @description Добавить отмеченное до входа в основной список; неизвестные товары пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    moveFavorites: {
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
                 *       "productIds": [
                 *         1
                 *       ],
                 *       "listId": 1
                 *     }
                 */
                "application/json": components["schemas"]["MoveFavoritesInput"];
            };
        };
        responses: {
            /** @description Положить товары в список: новые добавляются, отмеченные переходят из своих списков */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.FAVORITE_LIST_NOT_FOUND"];
            409: components["responses"]["409.FAVORITES_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addToFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Добавить товар в основной список; отмеченный остаётся в своём */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            409: components["responses"]["409.FAVORITES_FULL"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removeFromFavorites: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать товар из избранного; неотмеченный — не ошибка */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteIds"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sendConstructorRequest: {
        parameters: {
            query?: never;
            header?: {
                "x-page-path"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    userName: string;
                    email: string;
                    messages: string;
                    /** @description Поле, которого человек не видит: остаётся пустым */
                    site?: string;
                    /** @description Сколько миллисекунд форма была на экране */
                    shownMs?: number;
                    /**
                     * Format: uuid
                     * @description Ключ повтора: то же сообщение дважды не придёт
                     */
                    key?: string;
                    /** @enum {string} */
                    consent: "personal-data-2026-11";
                    toolType?: string;
                    configuration?: string;
                    /**
                     * Format: uuid
                     * @description Прежнее имя key
                     */
                    requestId?: string;
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Прежний адрес заявки на инструмент по чертежу */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.CONSTRUCTOR_NOT_FOUND"];
            409: components["responses"]["409.CONSTRUCTOR_CHANGED"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            422: components["responses"]["422.FEEDBACK_SUSPECT.CONSTRUCTOR_CONFIGURATION_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS.FILE_QUOTA_EXCEEDED"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    constructorRequestFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Файл прежней заявки по ссылке из письма: её знает только тот, кто получил письмо */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sendFooterFeedback: {
        parameters: {
            query?: never;
            header?: {
                "x-page-path"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    userName: string;
                    email: string;
                    messages: string;
                    /** @description Поле, которого человек не видит: остаётся пустым */
                    site?: string;
                    /** @description Сколько миллисекунд форма была на экране */
                    shownMs?: number;
                    /**
                     * Format: uuid
                     * @description Ключ повтора: то же сообщение дважды не придёт
                     */
                    key?: string;
                    /** @enum {string} */
                    consent: "personal-data-2026-11";
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Сообщение из формы внизу страницы, с файлами */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            422: components["responses"]["422.FEEDBACK_SUSPECT"];
            429: components["responses"]["429.TOO_MANY_REQUESTS.FILE_QUOTA_EXCEEDED"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    sendHelpFeedback: {
        parameters: {
            query?: never;
            header?: {
                "x-page-path"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    userName: string;
                    email: string;
                    messages: string;
                    /** @description Поле, которого человек не видит: остаётся пустым */
                    site?: string;
                    /** @description Сколько миллисекунд форма была на экране */
                    shownMs?: number;
                    /**
                     * Format: uuid
                     * @description Ключ повтора: то же сообщение дважды не придёт
                     */
                    key?: string;
                    /** @enum {string} */
                    consent: "personal-data-2026-11";
                    /** @description Спецпредложение, о котором речь; custom — просят своё */
                    offer?: "custom" | number;
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Сообщение со страниц справки, контактов и спецпредложений, с файлами */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.OFFER_NOT_FOUND"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            422: components["responses"]["422.FEEDBACK_SUSPECT"];
            429: components["responses"]["429.TOO_MANY_REQUESTS.FILE_QUOTA_EXCEEDED"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    sendConstructorFeedback: {
        parameters: {
            query?: never;
            header?: {
                "x-page-path"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    userName: string;
                    email: string;
                    messages: string;
                    /** @description Поле, которого человек не видит: остаётся пустым */
                    site?: string;
                    /** @description Сколько миллисекунд форма была на экране */
                    shownMs?: number;
                    /**
                     * Format: uuid
                     * @description Ключ повтора: то же сообщение дважды не придёт
                     */
                    key?: string;
                    /** @enum {string} */
                    consent: "personal-data-2026-11";
                    toolType?: string;
                    configuration?: string;
                    /**
                     * Format: uuid
                     * @description Прежнее имя key
                     */
                    requestId?: string;
                    files?: string[];
                };
            };
        };
        responses: {
            /** @description Заявка на инструмент по чертежу: чертёж прикладывает сервер, файлы – покупатель */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.CONSTRUCTOR_NOT_FOUND"];
            409: components["responses"]["409.CONSTRUCTOR_CHANGED"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            422: components["responses"]["422.FEEDBACK_SUSPECT.CONSTRUCTOR_CONFIGURATION_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS.FILE_QUOTA_EXCEEDED"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    sendMachineFeedback: {
        parameters: {
            query?: never;
            header?: {
                "x-page-path"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userName": "Анна",
                 *       "email": "anna@example.com",
                 *       "messages": "Сколько стоит десять штук?",
                 *       "consent": "personal-data-2026-11"
                 *     }
                 */
                "application/json": components["schemas"]["MachineFeedbackInput"];
            };
        };
        responses: {
            /** @description Запрос цены: о товаре, если он назван */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            422: components["responses"]["422.FEEDBACK_SUSPECT"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sendPhoneFeedback: {
        parameters: {
            query?: never;
            header?: {
                "x-page-path"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tel": "+7 (831) 200-00-00",
                 *       "name": "Анна",
                 *       "consent": "personal-data-2026-11"
                 *     }
                 */
                "application/json": components["schemas"]["PhoneFeedbackInput"];
            };
        };
        responses: {
            /** @description Просьба перезвонить */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FeedbackAnswer"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            422: components["responses"]["422.FEEDBACK_SUSPECT"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    feedbackFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Файл из ответа магазина по ссылке из письма: её знает только тот, кому оно пришло */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ymlFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Товары для торговых площадок, YML в gzip: последняя готовая выгрузка. С ETag и Last-Modified; 404, пока ни одной нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    buildYmlFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Собрать выгрузку YML сейчас, не дожидаясь ночи */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Ход работы и файл — в /api/jobs/{id}
                         */
                        jobId: string;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    priceList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Прайс-лист Excel по выбранному договору (и спецификации): работа в фоне, файл — в её итоге */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Ход работы и файл — в /api/jobs/{id}
                         */
                        jobId: string;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            409: components["responses"]["409.COMPANY_REQUIRED.AGREEMENT_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffPriceList: {
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
                 *       "agreementUuid": "f1000000-0003-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    agreementUuid: string;
                };
            };
        };
        responses: {
            /** @description Прайс-лист Excel по договору компании, которую ведёт сотрудник */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: uuid
                         * @description Ход работы и файл — в /api/jobs/{id}
                         */
                        jobId: string;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_AGREEMENT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    reserveFile: {
        parameters: {
            query?: never;
            header?: {
                "x-client-id"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description До 255 байт, без /, \ и невидимых знаков */
                    name: string;
                    /** @description Байт, не больше 26214400 */
                    size: number;
                    /** @enum {string} */
                    purpose: "basketImport" | "constructorRequest" | "feedback" | "order" | "ticket";
                };
            };
        };
        responses: {
            /** @description Сообщить, какой файл будет отправлен; неотправленный через два часа забывается */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedFile"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE.FILE_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS.FILE_QUOTA_EXCEEDED"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                "x-client-id"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Отправить содержимое; вид файла определяется по нему, а не по имени */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            409: components["responses"]["409.FILE_ALREADY_UPLOADED"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    downloadFile: {
        parameters: {
            query?: never;
            header?: {
                "x-client-id"?: string;
            };
            path: {
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Скачать свой файл */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffPictures: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Картинки среди открытых файлов: новые — первыми, с местами, где они стоят */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffPicture"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Положить открытый файл для страниц сайта */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    replaceAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Заменить открытый файл; прежний адрес живёт ещё сутки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asset"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.FILE_MISSING.FILE_BROKEN_OFF.FILE_NAME_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            413: components["responses"]["413.FILE_TOO_LARGE.FILES_TOO_MANY"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED.FILE_TYPE_REFUSED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
            507: components["responses"]["507.STORAGE_FULL"];
        };
    };
    deleteAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Убрать открытый файл, который нигде не стоит */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            409: components["responses"]["409.ASSET_IN_USE"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    viewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Просмотренные товары вошедшего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Viewed"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    clearViewed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Забыть всё просмотренное */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    mergeViewed: {
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
                 *       "productIds": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ViewedInput"];
            };
        };
        responses: {
            /** @description Добавить просмотренное до входа; неизвестные товары пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    viewProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Запомнить, что товар смотрят; ответ — когда его смотрели в прошлый раз */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["View"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ordered: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                productIds?: string;
                q?: string;
                sort?: "date" | "count" | "name";
                stock?: "now";
                price?: "lower" | "higher";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Что заказывали прежде: руководитель видит заказанное компанией, остальные — своё */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ordered"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    top10: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Десять товаров, которые за три месяца заказало больше всего компаний */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCards"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    related: {
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
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: number;
                    limit?: number;
                };
            };
        };
        responses: {
            /** @description Что заказывают вместе с товаром хотя бы две компании, за ним — что к нему нужно по каталогу */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCards"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PRODUCT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    jobs: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Фоновые работы за последние недели, новое сверху */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Job"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    job: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Как идёт долгая работа: её видят тот, кто её начал, и администратор */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOB_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Отменить: ждущая не начнётся, идущая остановится, законченная не изменится */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.JOB_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffLetters: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                state?: "queued" | "retrying" | "sent" | "refused";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Письма магазина за 90 дней, новое сверху: кому, о чём, дошло ли и почему нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffLetter"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Текст одного письма */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffLetterText"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderInput"];
            };
        };
        responses: {
            /** @description Отменить то, что ещё не отгружено: часть строк или весь остаток; резерв освобождается */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.ORDER_CHANGED.ORDER_NOT_CANCELLABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    listOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderListInput"];
            };
        };
        responses: {
            /** @description Заказы выбранной компании: все, если разрешено (D54), иначе свои */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OrderSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    orderPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Кто оформлял заказы, которые видны; и те, кого в компании уже нет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            id: number;
                            name: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFilter"];
            };
        };
        responses: {
            /** @description Список заказов с тем же отбором файлом Excel */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            422: components["responses"]["422.ORDERS_TOO_MANY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    repeatOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepeatOrderInput"];
            };
        };
        responses: {
            /** @description Положить строки заказа в корзину снова; чего нельзя — с причиной и аналогами */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepeatedOrder"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.BASKET_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deliveryMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Способы доставки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DeliveryMethod"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    checkout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Всё для оформления заказа: корзина, компания, договор, доставка, контакт */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            409: components["responses"]["409.COMPANY_REQUIRED.AGREEMENT_REQUIRED.BASKET_EMPTY"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header: {
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderInput"];
            };
        };
        responses: {
            /** @description Оформить заказ из корзины; повтор с тем же ключом возвращает тот же заказ. 202 — заявка, которую сначала согласуют */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Оформить заказ из корзины; повтор с тем же ключом возвращает тот же заказ. 202 — заявка, которую сначала согласуют */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalRequest"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE.IDEMPOTENCY_KEY_REQUIRED.DELIVERY_ADDRESS_REQUIRED"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN.COMPANY_NOT_ACTIVE"];
            404: components["responses"]["404.DELIVERY_METHOD_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.AGREEMENT_REQUIRED.BASKET_EMPTY.BASKET_CHANGED.PRODUCT_NOT_ORDERABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            422: components["responses"]["422.IDEMPOTENCY_KEY_REUSED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    orderActivity: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description История заказа, новое сверху */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OrderActivity"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказ со строками */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoBanners: {
        parameters: {
            query?: {
                section?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: баннеры, которые показывают сейчас: все, на главной или в разделе */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Promo"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createBanner: {
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
                 *       "title": "Фрезы по новой цене",
                 *       "link": "/catalog/",
                 *       "image": {
                 *         "src": "/images/promo/example.webp",
                 *         "width": 1200,
                 *         "height": 400
                 *       }
                 *     }
                 */
                "application/json": {
                    title: string;
                    text?: string | null;
                    link: string;
                    sort?: number;
                    isActive?: boolean;
                    /** @description С какого времени показывать; null — сразу */
                    startsAt?: string | null;
                    /** @description До какого времени; null — пока не уберут */
                    endsAt?: string | null;
                    /** @description Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная */
                    inSections?: number[];
                    image: {
                        src: string;
                        width: number;
                        height: number;
                    };
                };
            };
        };
        responses: {
            /** @description Промо: создать баннер */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoEntry"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteBanners: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: удалить баннеры по номерам; неизвестные пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Удалённые */
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeBanners: {
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
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "sort": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        title?: string;
                        text?: string | null;
                        link?: string;
                        sort?: number;
                        isActive?: boolean;
                        /** @description С какого времени показывать; null — сразу */
                        startsAt?: string | null;
                        /** @description До какого времени; null — пока не уберут */
                        endsAt?: string | null;
                        id: number;
                        /** @description Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная */
                        inSections?: number[];
                        image?: {
                            src: string;
                            width: number;
                            height: number;
                        };
                    }[];
                };
            };
        };
        responses: {
            /** @description Промо: изменить баннеры, все названные или ничего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    allBanners: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: баннеры, все, и те, которых не показывают */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoBanner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: одна запись, если её показывают сейчас */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoProducts: {
        parameters: {
            query?: {
                section?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: подборки товаров, которые показывают сейчас: все, на главной или в разделе */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoProducts"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createProductSet: {
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
                 *       "title": "Свёрла недели",
                 *       "productIds": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    title: string;
                    text?: string | null;
                    link?: string | null;
                    sort?: number;
                    isActive?: boolean;
                    /** @description С какого времени показывать; null — сразу */
                    startsAt?: string | null;
                    /** @description До какого времени; null — пока не уберут */
                    endsAt?: string | null;
                    /** @description Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная */
                    inSections?: number[];
                    productIds?: number[];
                };
            };
        };
        responses: {
            /** @description Промо: создать подборку товаров */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoEntry"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteProducts: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: удалить подборки товаров по номерам; неизвестные пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Удалённые */
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeProducts: {
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
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "sort": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        title?: string;
                        text?: string | null;
                        link?: string | null;
                        sort?: number;
                        isActive?: boolean;
                        /** @description С какого времени показывать; null — сразу */
                        startsAt?: string | null;
                        /** @description До какого времени; null — пока не уберут */
                        endsAt?: string | null;
                        id: number;
                        /** @description Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная */
                        inSections?: number[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Промо: изменить подборки товаров, все названные или ничего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    allProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: подборки товаров, все, и те, которых не показывают */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoProductSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: одна запись, если её показывают сейчас */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoProducts"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addPromoProducts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    productIds: number[];
                };
            };
        };
        responses: {
            /** @description Промо: добавить товары в подборку; неизвестные пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoEntry"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            409: components["responses"]["409.PROMO_PRODUCTS_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removePromoProducts: {
        parameters: {
            query: {
                productIds: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: убрать товары из подборки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoEntry"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoSections: {
        parameters: {
            query?: {
                section?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: разделы на виду, которые показывают сейчас: все, на главной или в разделе */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Promo"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createPromoSection: {
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
                 *       "title": "К сезону",
                 *       "sectionId": 1
                 *     }
                 */
                "application/json": {
                    title: string;
                    text?: string | null;
                    link?: string | null;
                    sort?: number;
                    isActive?: boolean;
                    /** @description С какого времени показывать; null — сразу */
                    startsAt?: string | null;
                    /** @description До какого времени; null — пока не уберут */
                    endsAt?: string | null;
                    /** @description Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная */
                    inSections?: number[];
                    sectionId: number;
                    image?: {
                        src: string;
                        width: number;
                        height: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Промо: создать раздел на виду */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoEntry"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteSections: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: удалить разделы на виду по номерам; неизвестные пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Удалённые */
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeSections: {
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
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "sort": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        title?: string;
                        text?: string | null;
                        link?: string | null;
                        sort?: number;
                        isActive?: boolean;
                        /** @description С какого времени показывать; null — сразу */
                        startsAt?: string | null;
                        /** @description До какого времени; null — пока не уберут */
                        endsAt?: string | null;
                        id: number;
                        /** @description Разделы, на страницах которых запись стоит, с их подразделами; пусто — главная */
                        inSections?: number[];
                        sectionId?: number;
                        image?: {
                            src: string;
                            width: number;
                            height: number;
                        } | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Промо: изменить разделы на виду, все названные или ничего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    allSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: разделы на виду, все, и те, которых не показывают */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    onePromoSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: одна запись, если её показывают сейчас */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: истории, которые показывают сейчас */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Promo"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createStory: {
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
                 *       "title": "Как выбрать сверло",
                 *       "image": {
                 *         "src": "/images/promo/example.webp",
                 *         "width": 1200,
                 *         "height": 400
                 *       },
                 *       "slides": [
                 *         {
                 *           "image": {
                 *             "src": "/images/promo/example.webp",
                 *             "width": 1200,
                 *             "height": 400
                 *           },
                 *           "title": null,
                 *           "text": null,
                 *           "link": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    title: string;
                    text?: string | null;
                    link?: string | null;
                    sort?: number;
                    isActive?: boolean;
                    /** @description С какого времени показывать; null — сразу */
                    startsAt?: string | null;
                    /** @description До какого времени; null — пока не уберут */
                    endsAt?: string | null;
                    image: {
                        src: string;
                        width: number;
                        height: number;
                    };
                    slides: {
                        image: {
                            src: string;
                            width: number;
                            height: number;
                        };
                        title: string | null;
                        text: string | null;
                        link: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Промо: создать историю */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromoEntry"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteStories: {
        parameters: {
            query: {
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: удалить истории по номерам; неизвестные пропущены */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Удалённые */
                        ids: number[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeStories: {
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
                 *       "items": [
                 *         {
                 *           "id": 1,
                 *           "sort": 10
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    items: {
                        title?: string;
                        text?: string | null;
                        link?: string | null;
                        sort?: number;
                        isActive?: boolean;
                        /** @description С какого времени показывать; null — сразу */
                        startsAt?: string | null;
                        /** @description До какого времени; null — пока не уберут */
                        endsAt?: string | null;
                        id: number;
                        image?: {
                            src: string;
                            width: number;
                            height: number;
                        };
                        slides?: {
                            image: {
                                src: string;
                                width: number;
                                height: number;
                            };
                            title: string | null;
                            text: string | null;
                            link: string | null;
                        }[];
                    }[];
                };
            };
        };
        responses: {
            /** @description Промо: изменить истории, все названные или ничего */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND.SECTION_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    allStories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: истории, все, и те, которых не показывают */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["PromoEntry"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    promoStory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: одна запись, если её показывают сейчас */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    viewStory: {
        parameters: {
            query?: never;
            header?: {
                "x-client-id"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Промо: историю посмотрели; посетитель считается раз в день */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isCounted: boolean;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PROMO_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    checkQuickOrder: {
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
                 *       "text": "2301-0054, 10 шт"
                 *     }
                 */
                "application/json": components["schemas"]["QuickOrderInput"];
            };
        };
        responses: {
            /** @description Понять вставленные строки: товары, количества, из чего выбрать, что не найдено */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuickOrderCheck"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    selections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Свои сохранённые подборки */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Selections"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    saveSelection: {
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
                 *       "name": "Свёрла 8–10 мм",
                 *       "section": "metal-drills",
                 *       "filters": [
                 *         {
                 *           "code": "diameter",
                 *           "from": 8,
                 *           "to": 10
                 *         }
                 *       ],
                 *       "hasLetter": true
                 *     }
                 */
                "application/json": components["schemas"]["SaveSelectionInput"];
            };
        };
        responses: {
            /** @description Сохранить фильтры раздела или поиска под названием */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Selection"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SECTION_NOT_FOUND"];
            409: components["responses"]["409.SELECTION_EXISTS.SELECTIONS_FULL"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    changeSelection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSelectionInput"];
            };
        };
        responses: {
            /** @description Переименовать подборку, включить или отключить письмо */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Selection"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SELECTION_NOT_FOUND.SECTION_NOT_FOUND"];
            409: components["responses"]["409.SELECTION_EXISTS"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED.CATALOG_NOT_READY"];
        };
    };
    deleteSelection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Удалить подборку */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.SELECTION_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    settlements: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Акты сверки компании: по каждому договору и периоду последний, новые первыми */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlements"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    settlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Акт сверки со строками и просроченным долгом по срокам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.SETTLEMENT_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    settlementPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Акт сверки для печати, PDF; без оператора ЭДО юридической силы не имеет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.SETTLEMENT_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    answerSettlement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerSettlementInput"];
            };
        };
        responses: {
            /** @description Согласны или нет; магазину уходит обращение. Ответ один: тот же повторить можно, другой — отказ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settlement"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.ROLE_FORBIDDEN"];
            404: components["responses"]["404.SETTLEMENT_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED.SETTLEMENT_CHANGED.SETTLEMENT_ANSWERED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffActs: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                subject?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Журнал действий сотрудников, новое сверху: администратор видит все, прочие — свои, продавец ещё и о своих компаниях */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffAct"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffCompanies: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                status?: "NEW" | "MODERATION" | "ACTIVE" | "REJECTED" | "BLOCKED";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компании: администратор видит все, продавец — свои и ничьи на проверке; ждущие дольше — первыми */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffCompanySummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffCompany: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Компания: реквизиты, договоры с условиями, люди, кто её ведёт */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_COMPANY_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffCompanyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                uuid: string;
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Скачать документ учётной системы из карточки компании */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setCompanyStatus: {
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
                 *       "companyUuid": "00000000-0000-4000-8000-000000000000",
                 *       "from": "MODERATION",
                 *       "status": "ACTIVE"
                 *     }
                 */
                "application/json": components["schemas"]["CompanyStatusInput"];
            };
        };
        responses: {
            /** @description Одобрить, отклонить, заблокировать компанию; об одобрении и отказе ей уходит письмо */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_COMPANY_NOT_FOUND"];
            409: components["responses"]["409.STAFF_STATUS_CHANGED.STAFF_STATUS_REFUSED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setAgreement: {
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
                 *       "companyUuid": "00000000-0000-4000-8000-000000000000",
                 *       "name": "Договор № 1",
                 *       "priceType": "base",
                 *       "paymentDays": 14,
                 *       "creditLimit": null
                 *     }
                 */
                "application/json": components["schemas"]["SetAgreementInput"];
            };
        };
        responses: {
            /** @description Новый договор компании или перемены в прежнем: название, вид цены, отсрочка, лимит */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_COMPANY_NOT_FOUND.STAFF_AGREEMENT_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteAgreement: {
        parameters: {
            query: {
                companyUuid: string;
                agreementUuid: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Договор больше не действует; его заказы остаются */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_COMPANY_NOT_FOUND.STAFF_AGREEMENT_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setManagers: {
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
                 *       "companyUuid": "00000000-0000-4000-8000-000000000000",
                 *       "managers": []
                 *     }
                 */
                "application/json": components["schemas"]["SetManagersInput"];
            };
        };
        responses: {
            /** @description Кто из сотрудников ведёт компанию */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffCompany"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_COMPANY_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffOrders: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                status?: "NEW" | "CONFIRMED" | "AWAITING_PAYMENT" | "ASSEMBLING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
                company?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказы: администратор видит все, продавец — своих компаний; новые сверху */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffOrderSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказ со строками, отгрузками, историей и тем, что с ним можно сделать */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffOrderFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Скачать файл, который покупатель приложил к заказу */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusInput"];
            };
        };
        responses: {
            /** @description Перевести заказ дальше: только на следующий шаг; покупателю уходит письмо */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.ORDER_CHANGED.ORDER_STATUS_REFUSED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShipOrderInput"];
            };
        };
        responses: {
            /** @description Отгрузить часть строк или весь остаток; когда отгружать больше нечего, заказ отгружен */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.ORDER_CHANGED.ORDER_NOT_SHIPPABLE.SHIPMENT_OUT_OF_STOCK"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    cancelOrderByStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffCancelInput"];
            };
        };
        responses: {
            /** @description Отменить неотгруженное с причиной; резерв освобождается, покупателю уходит письмо */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.ORDER_CHANGED.ORDER_NOT_CANCELLABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    orderDifferences: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Заказы, о которых учётная система говорит иное, чем сайт; прежние сверху */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["DifferingOrder"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    decideOrderDifference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderDecisionInput"];
            };
        };
        responses: {
            /** @description Решить расхождение: оставить как на сайте или принять сторону учётной системы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffOrder"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND"];
            409: components["responses"]["409.ORDER_CHANGED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    staffPeople: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                group?: "staff" | "blocked";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Все люди: поиск, роли сотрудников, статусы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["StaffPerson"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setStaffRole: {
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
                 *       "userUuid": "00000000-0000-4000-8000-000000000000",
                 *       "role": "sales"
                 *     }
                 */
                "application/json": components["schemas"]["StaffRoleInput"];
            };
        };
        responses: {
            /** @description Сделать сотрудником, сменить роль сотрудника или снять её */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPerson"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_ACCOUNT_NOT_FOUND"];
            409: components["responses"]["409.STAFF_LAST_ADMIN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    setAccountStatus: {
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
                 *       "userUuid": "00000000-0000-4000-8000-000000000000",
                 *       "status": "BLOCKED",
                 *       "comment": "Причина"
                 *     }
                 */
                "application/json": components["schemas"]["AccountStatusInput"];
            };
        };
        responses: {
            /** @description Заблокировать учётную запись или разблокировать: действует со следующего запроса (D41) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffPerson"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.STAFF_ACCOUNT_NOT_FOUND"];
            409: components["responses"]["409.STAFF_LAST_ADMIN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    refreshStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Посчитать статистику выбранной компании заново; не чаще раза в минуту */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsRefresh"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    statisticsAmount: {
        parameters: {
            query?: {
                companyUuids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Суммы заказов по месяцам за два года, без отменённых */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatisticsAmount"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    companyCategories: {
        parameters: {
            query?: {
                companyUuids?: string;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Суммы заказов по разделам первого уровня и месяцам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCategories"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportStatistics: {
        parameters: {
            query?: {
                companyUuids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description То же файлом Excel: строка на компанию и месяц, столбец на раздел */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    waitingToday: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Что ждёт действия: заказы — оплаты, конца резерва, поставки; новые цены в своих черновиках и избранном */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingToday"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    repricedGoods: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                in?: "drafts" | "favorites";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Товары своих черновиков и избранного, у которых изменилась цена */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Repriced"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            409: components["responses"]["409.COMPANY_REQUIRED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    synonyms: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Словарь поиска: как говорят и как это названо в каталоге */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Synonym"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    saveSynonym: {
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
                 *       "said": "слово",
                 *       "meant": "сверло"
                 *     }
                 */
                "application/json": components["schemas"]["SaveSynonymInput"];
            };
        };
        responses: {
            /** @description Слово словаря: новое или с другим значением; поиск узнаёт его с новым индексом */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    removeSynonym: {
        parameters: {
            query: {
                said: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Слова больше нет в словаре; повтор ничего не меняет */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        isRemoved: boolean;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    searchMisses: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Что искали и не нашли: чаще — первыми; кто искал, не хранится */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["SearchMiss"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Жив ли сервер и готов ли отвечать; 503, пока не готов */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            /** @description Жив ли сервер и готов ли отвечать; 503, пока не готов */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Версии сервера и схемы данных */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Version"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    sentryWebhook: {
        parameters: {
            query?: never;
            header?: {
                "sentry-hook-resource"?: string;
                "sentry-hook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "created",
                 *       "data": {
                 *         "issue": {
                 *           "id": "1170820242",
                 *           "title": "TypeError: x is undefined",
                 *           "level": "error",
                 *           "project": {
                 *             "name": "shop",
                 *             "slug": "shop"
                 *           },
                 *           "web_url": "https://sentry.example.com/organizations/shop/issues/1170820242/"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    action: string;
                    data: {
                        [key: string]: unknown;
                    };
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Сообщение Sentry об ошибке: администраторы получают письмо, одно на ошибку. Принимается только с верной подписью тела в sentry-hook-signature */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            403: components["responses"]["403.FORBIDDEN"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    reportTelemetry: {
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
                 *       "page": "/product/[productCode]/",
                 *       "device": "phone",
                 *       "browser": "chrome",
                 *       "shell": "0123456789abcdef",
                 *       "remote": {
                 *         "name": "catalog",
                 *         "version": "0123456789abcdef"
                 *       },
                 *       "vitals": [
                 *         {
                 *           "metric": "LCP",
                 *           "value": 1840
                 *         }
                 *       ],
                 *       "errors": []
                 *     }
                 */
                "application/json": components["schemas"]["TelemetryReport"];
            };
        };
        responses: {
            /** @description Скорость и ошибки одной страницы; ничего личного, хранится только сложенным */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    telemetryVitals: {
        parameters: {
            query?: {
                days?: "1" | "7" | "28";
                device?: "phone" | "desktop";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Скорость страниц у посетителей: 75-й процентиль по приложениям и страницам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        rows: components["schemas"]["VitalsRow"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    telemetryErrors: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                days?: "1" | "7" | "28";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ошибки в браузерах посетителей, последние сверху */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["BrowserError"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    tickets: {
        parameters: {
            query?: {
                page?: number;
                pageSize?: number;
                q?: string;
                status?: "NEW" | "IN_PROGRESS" | "WAITING_CUSTOMER" | "DONE";
                state?: "open" | "done";
                kind?: "question" | "price" | "availability" | "document" | "order" | "claim";
                order?: number;
                company?: string;
                assignee?: "me" | "nobody";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Обращения, которые видит спрашивающий: свои, руководителю — выбранной компании, сотруднику — его компаний */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TicketSummary"][];
                        total: number;
                        page: number;
                        pageSize: number;
                        pages: number;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.PAGE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    createTicket: {
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
                 *       "key": "c0ffee00-0000-4000-8000-000000000001",
                 *       "kind": "question",
                 *       "subject": "Сертификат на свёрла",
                 *       "text": "Пришлите, пожалуйста, сертификат соответствия."
                 *     }
                 */
                "application/json": components["schemas"]["CreateTicketInput"];
            };
        };
        responses: {
            /** @description Новое обращение, с первым сообщением и файлами; о заказе или товаре, если названы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.ORDER_NOT_FOUND.PRODUCT_NOT_FOUND.FILE_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    unreadTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сколько сообщений в обращениях не прочитано */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadTickets"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    syncTickets: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Что изменилось в обращениях, которые видит спрашивающий, с прежнего ответа */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketsSync"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    orderClaims: {
        parameters: {
            query: {
                order: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Рекламации по строкам заказа, которые видит спрашивающий, и что по ним решено */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: {
                            ticketId: number;
                            /** @description Р-000123 */
                            number: string;
                            place: number;
                            shipmentId: number | null;
                            unit: string;
                            quantity: number;
                            /** @enum {string} */
                            reason: "defect" | "damaged" | "wrong" | "shortage" | "papers";
                            /** @description Партия; пустая — не названа */
                            lot: string;
                            /** @description null — решения ещё нет */
                            outcome: ("replace" | "return" | "refund" | "discount" | "declined") | null;
                            /** @description На сколько согласились */
                            agreed: number;
                            /** @description Слово магазина к строке */
                            note: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    readTicketComments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadTicketCommentsInput"];
            };
        };
        responses: {
            /** @description Прочитано до названного сообщения включительно; назад не возвращается */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadTickets"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ticketComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Одно сообщение: ссылка на него ведёт в его обращение */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketComment"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ticketLetter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Письмо целиком, из которого показан только ответ */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLetter"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ticket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Одно обращение */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    finishTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Завершить; повтор ничего не меняет, новое сообщение покупателя открывает снова */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    assignTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Взять обращение себе */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    decideClaim: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideClaimInput"];
            };
        };
        responses: {
            /** @description Решение по строкам рекламации; позднейшее заменяет прежнее */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN.FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            409: components["responses"]["409.CLAIM_CHANGED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    claimAct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Акт рекламации в PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ticketComments: {
        parameters: {
            query?: {
                after?: number;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Сообщения после названного, старые сверху; заметки сотрудников — только сотрудникам */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["TicketComment"][];
                        next: number | null;
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    addTicketComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddTicketCommentInput"];
            };
        };
        responses: {
            /** @description Написать в обращение; завершённое покупатель этим открывает снова */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketComment"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND.FILE_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ticketFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                fileUuid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Скачать файл из обращения: кто видит сообщение, видит и его файлы */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.COMPANY_FORBIDDEN"];
            404: components["responses"]["404.TICKET_NOT_FOUND.FILE_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    ownConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Свои согласия с временем и редакцией текста, новые сверху; отозванные тоже (152-ФЗ) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["OwnConsent"][];
                    };
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    withdrawConsent: {
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
                 *       "kind": "mailing"
                 *     }
                 */
                "application/json": components["schemas"]["WithdrawConsentInput"];
            };
        };
        responses: {
            /** @description Отозвать согласие: на рассылку — письма прекращаются, на обработку данных — учётная запись удаляется */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.PASSWORD_WRONG"];
            409: components["responses"]["409.LAST_MANAGER"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    user: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Свои данные по номеру; чужие не находятся */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.PERSON_NOT_FOUND"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserInput"];
            };
        };
        responses: {
            /** @description Имя и телефон или подписка на рассылку; с именем новый пользователь становится ACTIVE */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            404: components["responses"]["404.PERSON_NOT_FOUND"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    changeTimeZone: {
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
                 *       "timezone": "Asia/Yekaterinburg"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeTimeZoneInput"];
            };
        };
        responses: {
            /** @description Часовой пояс, в котором показываются даты */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    saveSettings: {
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
                 *       "catalog_view": "tile"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeSettingsInput"];
            };
        };
        responses: {
            /** @description Настройки, которые следуют за человеком из браузера в браузер (§3) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSettings"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    exportPersonalData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Всё, что магазин хранит о человеке, одним файлом (152-ФЗ) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountInput"];
            };
        };
        responses: {
            /** @description Удалить учётную запись: остаётся лишь то, что нужно для учёта (152-ФЗ, 402-ФЗ) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID.REQUEST_BODY_UNREADABLE"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            403: components["responses"]["403.PASSWORD_WRONG"];
            409: components["responses"]["409.LAST_MANAGER"];
            413: components["responses"]["413.REQUEST_TOO_LARGE"];
            415: components["responses"]["415.MEDIA_TYPE_UNSUPPORTED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
    currentUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Вошедший пользователь, его компании и договоры (D29) */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["400.REQUEST_INVALID"];
            401: components["responses"]["401.UNAUTHENTICATED"];
            429: components["responses"]["429.TOO_MANY_REQUESTS"];
            500: components["responses"]["500.INTERNAL_ERROR"];
            503: components["responses"]["503.DATABASE_UNAVAILABLE.SERVER_OVERLOADED"];
        };
    };
}
