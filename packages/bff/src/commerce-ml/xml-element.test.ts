import { expect, test } from 'vitest'
import { describeAsText } from './description.ts'
import { textOf, type XmlElement } from './xml-element.ts'

const written = (text: string): XmlElement => ({
  ...{ name: 'Наименование', line: 1, attributes: {}, text, children: [] },
})

test.each([
  ['ООО &quot;Резец&quot;', 'ООО "Резец"'],
  ['ООО &amp;quot;Резец&amp;quot;', 'ООО "Резец"'],
  ['Винт &lt;М8&gt;', 'Винт <М8>'],
  ['Ключ 8&#215;10, &#xB0;', 'Ключ 8×10, °'],
  ['&laquo;Волгорез&raquo;&nbsp;', '«Волгорез»'],
  ['Болт & гайка; R&D;', 'Болт & гайка; R&D;'],
  ['&#0;&#xD800;&wat;', '&#0;&#xD800;&wat;'],
])('«%s» после чтения XML — это «%s»', (text, shown) => {
  expect(textOf(written(text))).toBe(shown)
})

test.each([
  ['<p>Сверло &lt;5 мм&gt;</p>', 'Сверло <5 мм>'],
  ['&lt;p&gt;Сверло&lt;/p&gt;&lt;p&gt;по ГОСТ&lt;/p&gt;', 'Сверло\n\nпо ГОСТ'],
  ['<b>&amp;quot;Резец&amp;quot;</b>', '"Резец"'],
  ['&amp;quot;Резец&amp;quot;', '"Резец"'],
  ['Длина &lt; 5 мм', 'Длина < 5 мм'],
])('описание «%s» — это «%s»', (html, text) => {
  expect(describeAsText(html)).toBe(text)
})
