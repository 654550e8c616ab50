import { ownLink } from '@isp/contract'
import MarkdownIt from 'markdown-it'

/**
 * CommonMark and tables, without HTML, code and references. A link that leads out of the shop stays the text that it is, in
 * whatever way it is written.
 */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
markdown.disable(['code', 'fence', 'html_block', 'html_inline', 'reference', 'lheading'])
markdown.disable(['backticks', 'autolink', 'strikethrough'])
markdown.validateLink = (url) => ownLink.test(url)
