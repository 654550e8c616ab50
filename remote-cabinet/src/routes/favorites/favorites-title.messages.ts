/** Apart from the page's other texts: the menu needs it at once. */
export const favoritesTitle = 'Избранное'
