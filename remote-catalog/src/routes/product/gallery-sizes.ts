/** How wide the main picture is: the preload in the head must say the same as the picture. */
export const PICTURE_SIZES = '(min-width: 1024px) 420px, (min-width: 744px) 340px, 240px'
