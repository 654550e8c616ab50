import { ownLink } from '@isp/contract'
import MarkdownIt from 'markdown-it'

/**
 * CommonMark and tables, without HTML, code and references. A link to another site stays plain text, in whatever
 * syntax it is written.
 */
export const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
markdown.disable(['code', 'fence', 'html_block', 'html_inline', 'reference', 'lheading'])
markdown.disable(['backticks', 'autolink', 'strikethrough'])
markdown.validateLink = (url) => ownLink.test(url)
