import { typograph } from '@isp/i18n'
import { Link } from '@isp/router'
import type { ReactNode } from 'react'

/** `[слова](/адрес/)`, addresses of this shop alone; everything else stays the text that it is. */
const LINK = /\[([^\]]+)\]\((\/(?![/\\])[^\s()\\]*)\)/g

export const InlineText = ({ text }: { text: string }) => {
  const parts: ReactNode[] = []
  let done = 0
  for (const found of text.matchAll(LINK)) {
    const [whole, words = '', to = ''] = found
    parts.push(
      typograph(text.slice(done, found.index)),
      <Link key={found.index} to={to}>
        {typograph(words)}
      </Link>,
    )
    done = found.index + whole.length
  }
  return [...parts, typograph(text.slice(done))]
}
