import { configure } from '@isp/constructors'
import { constructorUrls } from '@isp/contract/constructor-urls'
import { urls } from '@isp/contract/urls'
import { useLocation } from '@isp/router'
import { Container, LinkButton, Text } from '@isp/ui'
import { codeCss, noteCss, requestCss, sheetCss } from './constructor.css.ts'
import type { ToolPageProps } from './constructor.page.tsx'
import { configurationQuery, openedConfiguration } from './constructor-address.ts'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { Drawing } from './drawing.tsx'
import { RequestForm } from './request-form.tsx'

/** A request to make the tool of this address (§2.1 orderRequest). */
export const OrderRequestPage = ({ context, parts, type }: ToolPageProps) => {
  const { typed, otherVersion, unknown } = openedConfiguration(type, useLocation().search)
  const configuration = configure(type, typed)
  const isSound = configuration.faults.length === 0
  const query = configurationQuery(type, typed)
  const back = constructorUrls.one(type.slug, query)
  const title = messages.requestTitle(type.name)
  return (
    <Container>
      <parts.PageHeader
        breadcrumbs={[
          { label: messages.home, to: urls.home() },
          { label: messages.title, to: urls.constructors() },
          { label: type.name, to: back },
          { label: title },
        ]}
        title={title}
      >
        <Text tone="secondary">{messages.requestLead}</Text>
      </parts.PageHeader>
      <div css={requestCss}>
        {otherVersion !== null && (
          <p role="status" css={noteCss}>
            {messages.otherVersion(otherVersion, unknown)}
          </p>
        )}
        <div css={sheetCss} style={{ position: 'static' }}>
          {isSound ? (
            <>
              <Drawing type={type} configuration={configuration} />
              <dl css={codeCss}>
                <dt>{messages.code}</dt>
                <dd>{configuration.code}</dd>
              </dl>
            </>
          ) : (
            <p role="alert" css={noteCss}>
              {messages.requestUnsound}
            </p>
          )}
          <LinkButton to={back} variant="secondary" size="s">
            {messages.change}
          </LinkButton>
        </div>
        {isSound && (
          <RequestForm
            context={context}
            toolType={type.slug}
            consent={type.consent}
            configuration={query.toString()}
          />
        )}
      </div>
    </Container>
  )
}
