/** Limits that the browser keeps to as well; no zod here, so that it may read them. */
/** D47: of a basket and of a draft. */
export const MAX_BASKET_LINES = 10_000
/** Rows of goods in a file (D47), and columns beside which nobody writes an order. */
export const EXCEL_MAX_ROWS = 10_000
export const EXCEL_MAX_COLUMNS = 200
/** Bodies that hold thousands of lines, bytes; everything else keeps to a few hundred kilobytes. */
export const LONG_BODY = 4 * 1024 * 1024
/** The same for rows of a file, each with its comment, its reason and what it may have meant. */
export const EXCEL_ROWS_BODY = 16 * 1024 * 1024
/** Goods that one article may mean and a person chooses from. */
export const MEANT_MAX = 20
/** §9, D47: of a message. */
export const MESSAGE_MAX = 5000
/** Characters of a delivery address, and of the comment to an order. */
export const ADDRESS_MAX = 500
export const ORDER_COMMENT_MAX = 2000
/** D21: the largest quantity of a line. */
export const MAX_QUANTITY = 1_000_000
/** Of a request to be let into a company. */
export const JOIN_MESSAGE_MAX = 500
/** D47: lines of a draft. */
export const MAX_DRAFT_LINES = 10_000
/** D18: products side by side. */
export const MAX_COMPARED = 100
/** Favourites of one account, and lists that they stand in. */
export const MAX_FAVORITES = 500
export const MAX_FAVORITE_LISTS = 20
export const FAVORITE_LIST_NAME_MAX = 60
/** Products that a browser or an account remembers as seen; the oldest go first. */
export const MAX_VIEWED = 60
/** Of a list that is pasted at once: lines, and characters of all of them. */
export const QUICK_ORDER_MAX_LINES = 500
export const QUICK_ORDER_MAX_TEXT = 20_000

/** Lines of a price offer: more are no paper that anybody reads. */
export const MAX_QUOTATION_LINES = 2000
/** Characters of a configuration of a constructor, as its address has it. */
export const CONFIGURATION_MAX = 600

/** What a company calls a product of ours, and its note of it. */
export const BUYER_ARTICLE_MAX = 60
export const OWN_NOTE_MAX = 500

/** Saved selections of one account, and characters of the name of one. */
export const MAX_SELECTIONS = 50
export const SELECTION_NAME_MAX = 100

/** Papers of orders in one archive. */
export const MAX_PAPERS_AT_ONCE = 50
