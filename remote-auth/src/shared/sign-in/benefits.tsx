import { color, Icon, type IconName, Stack, space, Text } from '@isp/ui'
import { signInMessages as messages } from './sign-in.messages.ts'

const benefits: readonly { icon: IconName; text: string }[] = [
  { icon: 'basket', text: messages.benefitBuy },
  { icon: 'box', text: messages.benefitFollow },
  { icon: 'download', text: messages.benefitDownload },
]

/** What a cabinet is good for (§1). */
export const Benefits = ({ className }: { className?: string }) => (
  <section className={className} aria-label={messages.benefits}>
    <Text weight="semibold">{messages.benefits}</Text>
    <Stack as="ul" gap={3} css={{ margin: `${space[3]} 0 0`, padding: 0, listStyle: 'none' }}>
      {benefits.map(({ icon, text }) => (
        <li key={icon} css={{ display: 'flex', alignItems: 'flex-start', gap: space[3] }}>
          <Icon name={icon} size={20} css={{ flex: 'none', color: color.accent }} />
          {text}
        </li>
      ))}
    </Stack>
  </section>
)
