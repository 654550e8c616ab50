/** The drawing above the filters shows the dimension that the filter under the pointer or the keyboard is about. */
export const markDimensions = (form: HTMLFormElement): void => {
  const mark = ({ target }: Event): void => {
    const drawing = form.querySelector('img')
    const { code = '' } = (target as Element).closest<HTMLElement>('.group')?.dataset ?? {}
    if (!drawing) return
    const plain = drawing.src.replace(/&mark.*/, '')
    const isDrawn = drawing.dataset.marks?.split(' ').includes(code)
    const src = isDrawn ? `${plain}&mark=${code}` : plain
    if (drawing.src !== src) drawing.src = src
  }
  for (const type of ['pointerover', 'focusin', 'pointerleave']) form.addEventListener(type, mark)
}
