import { formatNumber, NBSP } from '@isp/i18n'

/** Apart, for the viewer comes in another chunk than the rest of the page. */
export const pictureViewerMessages = {
  picture: 'Увеличенное изображение',
  larger: 'Увеличить',
  smaller: 'Уменьшить',
  previous: 'Предыдущее изображение',
  next: 'Следующее изображение',
  state: (place: number, count: number, percent: string) =>
    count > 1
      ? `${formatNumber(place)} из${NBSP}${formatNumber(count)}, ${percent}${NBSP}%`
      : `${percent}${NBSP}%`,
} as const
