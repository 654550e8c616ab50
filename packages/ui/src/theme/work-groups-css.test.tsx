import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { globalCss } from './global-css.ts'

test('задача 14: буквы групп ISO в фильтре и у товара получают свои цвета, другие буквы — ничего', () => {
  render(
    <>
      <style>{globalCss('/fonts/')}</style>
      <details data-code="iso_materials">
        <label className="value">
          <input type="checkbox" value="P, K" />
          <span className="label">P, K — сталь, чугун</span>
        </label>
      </details>
      <details data-code="grade">
        <label className="value">
          <input type="checkbox" value="P" />
          <span className="label">Сплав P</span>
        </label>
      </details>
      <dl>
        <dd data-work-groups="N, S, H">N, S, H</dd>
        <dd>M</dd>
      </dl>
    </>,
  )
  const coloursOf = (text: string) => {
    const style = getComputedStyle(screen.getByText(text))
    return [...'PMKNSH'].filter((letter) => style.getPropertyValue(`--group-${letter}`) !== '')
  }
  expect(coloursOf('P, K — сталь, чугун')).toEqual(['P', 'K'])
  expect(coloursOf('Сплав P')).toEqual([])
  expect(coloursOf('N, S, H')).toEqual(['N', 'S', 'H'])
  expect(coloursOf('M')).toEqual([])
  const style = getComputedStyle(screen.getByText('N, S, H'))
  expect(style.getPropertyValue('--group-H')).toBe('#7d8287')
})
