/** The drawing above the filters shows the dimension that the filter under the pointer or the keyboard is about. */
export const markDimensions = (form: HTMLFormElement): void => {
  let wanted = ''
  const mark = ({ target }: Event): void => {
    const drawing = form.querySelector<HTMLImageElement>('img[data-marks]')
    const group = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null
    if (!drawing) return
    const plain = drawing.src.replace(/&mark=.*$/, '')
    const code = group?.dataset.code ?? ''
    const isDrawn = drawing.dataset.marks?.split(' ').includes(code)
    const src = isDrawn ? `${plain}&mark=${code}` : plain
    if (wanted === src) return
    wanted = src
    // shown when it is there: no blank in between
    const next = new Image()
    next.src = src
    next.decode().then(
      () => {
        if (wanted === src) drawing.src = src
      },
      () => {}, // without it the drawing stays as it is
    )
  }
  form.addEventListener('pointerover', mark)
  form.addEventListener('focusin', mark)
  form.addEventListener('pointerleave', mark)
}
