/** The three views of the panel (§4). */
export type PanelMode = 'normal' | 'change-company' | 'exit-confirmation'
