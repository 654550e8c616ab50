/** Limits that the browser checks too. Must not import zod, so that any bundle may use it. */
/** D47: lines of a basket. */
export const MAX_BASKET_LINES = 10_000
/** Maximum number of product rows in a file (D47) and of columns; real orders have fewer. */
export const EXCEL_MAX_ROWS = 10_000
export const EXCEL_MAX_COLUMNS = 200
/** Maximum length in bytes of a body with thousands of lines; the default is a few hundred kilobytes. */
export const LONG_BODY = 4 * 1024 * 1024
/** Maximum length in bytes of a body with rows of a file, each with a comment, a reason and candidates. */
export const EXCEL_ROWS_BODY = 16 * 1024 * 1024
/** Products offered for choice if an article is ambiguous. */
export const MEANT_MAX = 20
/** §9, D47: characters of a message. */
export const MESSAGE_MAX = 5000
/** Characters of a delivery address, and of the comment to an order. */
export const ADDRESS_MAX = 500
export const ORDER_COMMENT_MAX = 2000
/** D21: the largest quantity of a line. */
export const MAX_QUANTITY = 1_000_000
/** Characters of a request to join a company. */
export const JOIN_MESSAGE_MAX = 500
/** D47: lines of a draft. */
export const MAX_DRAFT_LINES = 10_000
/** D18: products in a comparison. */
export const MAX_COMPARED = 100
/** Favourites of one account, and the lists that contain them. */
export const MAX_FAVORITES = 500
export const MAX_FAVORITE_LISTS = 20
export const FAVORITE_LIST_NAME_MAX = 60
/** Viewed products stored in a browser or an account; the oldest are dropped. */
export const MAX_VIEWED = 60
/** Lines of a pasted list, and its total number of characters. */
export const QUICK_ORDER_MAX_LINES = 500
export const QUICK_ORDER_MAX_TEXT = 20_000

/** Lines of a price offer. */
export const MAX_QUOTATION_LINES = 2000
/** Characters of a constructor configuration in a URL. */
export const CONFIGURATION_MAX = 600

/** Characters of a company's own article number and of its note for a product. */
export const BUYER_ARTICLE_MAX = 60
export const OWN_NOTE_MAX = 500

/** Saved selections of one account, and characters of their names. */
export const MAX_SELECTIONS = 50
export const SELECTION_NAME_MAX = 100

/** Documents of orders in one archive. */
export const MAX_PAPERS_AT_ONCE = 50
