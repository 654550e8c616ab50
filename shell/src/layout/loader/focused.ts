/** What has the focus, and everything of its kind on the page: a link is found again by its place among them. */
export type Focused = { element: EventTarget | null; among: NodeListOf<HTMLElement> }
