import type { TextBlock } from '@isp/contract'
import type { Token } from 'markdown-it'

type Sign = { picture: NonNullable<TextBlock['picture']> | null; words: Token }

/** The first picture of a cell, and the cell without it. A cell of a picture alone keeps its caption as its words. */
export const splitSign = (token: Token): Sign => {
  const children = token.children ?? []
  const place = children.findIndex(({ type }) => type === 'image')
  const image = children[place]
  if (!image) return { picture: null, words: token }
  const rest = children.toSpliced(place, 1)
  const isAlone = rest.every(({ content }) => content.trim() === '')
  const [next] = rest.slice(place)
  if (next?.type === 'text') next.content = next.content.trimStart()
  return {
    picture: { src: String(image.attrGet('src')), alt: isAlone ? '' : image.content },
    words: Object.assign(Object.create(token), {
      children: isAlone ? image.children : rest,
    }) as Token,
  }
}
