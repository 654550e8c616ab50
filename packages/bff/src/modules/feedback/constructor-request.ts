import { writeAddress } from '@isp/constructors'
import type { FileAnswer, IncomingFile } from '@isp/contract'
import { constructorUrls } from '@isp/contract/constructor-urls'
import type { ConfiguredTool } from '../constructors/constructors.service.ts'
import { feedbackMessages as messages } from './feedback.messages.ts'

/** Text for the staff: the comment, the tool's designation and the page that draws it. */
export const constructorRequestText = (
  { type, configuration }: ConfiguredTool,
  comment: string,
  shopOrigin: string,
): { subject: string; text: string } => {
  const page = constructorUrls.one(type.slug, writeAddress(type, configuration))
  return {
    subject: messages.toolOf(type.name, configuration.code),
    text: [comment, '', configuration.code, new URL(page, shopOrigin).href].join('\n'),
  }
}

/** The attached files, then drawing and model as they are now, because the constructor may change later. */
export async function* constructorAttachments(
  sent: AsyncIterable<IncomingFile>,
  draw: (format: 'pdf' | 'dxf') => Promise<FileAnswer>,
): AsyncGenerator<IncomingFile> {
  yield* sent
  yield await draw('pdf')
  yield await draw('dxf')
}
