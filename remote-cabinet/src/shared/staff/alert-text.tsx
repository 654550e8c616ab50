import { Text } from '@isp/ui'

export const AlertText = ({ text }: { text: string | undefined }) =>
  text ? (
    <div role="alert">
      <Text tone="danger">{text}</Text>
    </div>
  ) : null
