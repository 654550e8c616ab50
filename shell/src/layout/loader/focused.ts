/** The focused element and all elements of its kind on the page: a link is found again by its index among them. */
export type Focused = { element: EventTarget | null; among: NodeListOf<HTMLElement> }
