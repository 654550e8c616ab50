/** Controls outside the filters' form (sorting) belong to it by this id. */
export const FILTERS_FORM = 'listing-filters'
/** The panel that the filters stand in; a phone opens it by `#filters` even without JavaScript. */
export const FILTERS_PANEL = 'filters'
