import { configure, fillTemplate, isShown } from '@isp/constructors'
import type { ConstructorAnswer } from '@isp/contract'
import { constructorUrls } from '@isp/contract/constructor-urls'
import { BFF_BASE, urls } from '@isp/contract/urls'
import type { RemoteContext } from '@isp/federation'
import { Button, Container, Heading, LinkButton, Text } from '@isp/ui'
import {
  actionsCss,
  codeCss,
  fieldsCss,
  gridCss,
  noteCss,
  scriptlessCss,
  sheetCss,
} from './constructor.css.ts'
import type { ConstructorParts } from './constructor-parts.tsx'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { Drawing } from './drawing.tsx'
import { Goods } from './goods.tsx'
import { ParameterField } from './parameter-field.tsx'
import { ShareButton } from './share-button.tsx'
import { useConfiguration } from './use-configuration.ts'

export type ToolPageProps = {
  context: RemoteContext
  parts: ConstructorParts
  type: ConstructorAnswer
}

/** A tool put together: fields, drawing, code, goods like it. Without scripts its form asks for the page anew. */
export const ConstructorPage = ({ context, parts, type }: ToolPageProps) => {
  const own = useConfiguration(type)
  const { opened, configuration, sound, isSound, query } = own
  const drawn = configure(type, sound)
  const address = constructorUrls.one(type.slug, query)
  const fileHref = (format: string) =>
    `${BFF_BASE}/api/catalog/constructors/${type.slug}/drawing?${new URLSearchParams({ format, configuration: query.toString() })}`
  return (
    <Container>
      <parts.PageHeader
        breadcrumbs={[
          { label: messages.home, to: urls.home() },
          { label: messages.title, to: urls.constructors() },
          { label: type.name },
        ]}
        title={type.name}
      >
        <Text tone="secondary">{type.lead}</Text>
      </parts.PageHeader>
      {opened.otherVersion !== null && (
        <p role="status" css={noteCss}>
          {messages.otherVersion(opened.otherVersion, opened.unknown)}
        </p>
      )}
      <div css={gridCss}>
        <div css={sheetCss}>
          {!isSound && (
            <p role="status" css={noteCss}>
              {messages.notSound}
            </p>
          )}
          <Drawing type={type} configuration={drawn} isStale={!isSound} />
          <dl css={codeCss}>
            <dt>{messages.code}</dt>
            <dd>{drawn.code}</dd>
          </dl>
          {isSound && (
            <div css={actionsCss}>
              <LinkButton to={constructorUrls.request(type.slug, query)}>
                {messages.toRequest}
              </LinkButton>
              <LinkButton href={fileHref('pdf')} variant="secondary" icon="download" download>
                {messages.pdf}
              </LinkButton>
              <LinkButton href={fileHref('dxf')} variant="secondary" icon="download" download>
                {messages.dxf}
              </LinkButton>
              <ShareButton key={address} address={address} />
            </div>
          )}
          <Heading level={2} size={4}>
            {messages.notes}
          </Heading>
          <ol>
            {type.notes
              .filter((note) => isShown(note, drawn.filling))
              .map(({ text }) => (
                <li key={text}>{fillTemplate(text, drawn.filling)}</li>
              ))}
          </ol>
        </div>
        <form method="get" action={constructorUrls.one(type.slug)} noValidate>
          <Heading level={2} size={3}>
            {messages.parameters}
          </Heading>
          <input type="hidden" name="v" value={type.version} />
          <div css={fieldsCss}>
            {type.parameters
              .filter(({ key }) => Object.hasOwn(configuration.shown, key))
              .map((parameter) => (
                <ParameterField
                  key={parameter.key}
                  parameter={parameter}
                  configuration={configuration}
                  onType={own.change}
                  onCommit={own.commit}
                />
              ))}
          </div>
          <div css={actionsCss}>
            <Button type="submit" css={scriptlessCss}>
              {messages.refresh}
            </Button>
            <Button type="button" variant="ghost" onClick={own.reset}>
              {messages.reset}
            </Button>
          </div>
        </form>
      </div>
      <Goods context={context} Read={parts.Read} type={type} typed={own.settled} />
    </Container>
  )
}
