import { Button, Card, IconButton, Stack, Text, TextField } from '@isp/ui'
import { PictureField } from './picture-field.tsx'
import { type FrameDraft, newFrame } from './promo-draft.ts'
import { promoMessages as messages } from './staff-promo.messages.ts'

const MAX_FRAMES = 10

type FramesFieldProps = {
  frames: readonly FrameDraft[]
  isMissed: boolean
  onFrames: (frames: FrameDraft[]) => void
}

/** The frames of a story, in their order. */
export const FramesField = ({ frames, isMissed, onFrames }: FramesFieldProps) => {
  const change = (key: number, part: Partial<FrameDraft>) =>
    onFrames(frames.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <Stack gap={3}>
      {frames.map(({ key, image, title, text, link }, place) => (
        <Card key={key} tone="muted">
          <Stack gap={3}>
            <Stack direction="row" gap={2}>
              <Text weight="medium" css={{ flex: 1 }}>
                {messages.frame(place + 1)}
              </Text>
              {frames.length > 1 && (
                <IconButton
                  icon="trash"
                  label={messages.removeFrame(place + 1)}
                  onClick={() => onFrames(frames.filter((one) => one.key !== key))}
                />
              )}
            </Stack>
            <PictureField
              label={messages.imageOf(place + 1)}
              picture={image}
              error={isMissed && !image ? messages.required : undefined}
              onPicture={(picture) => change(key, { image: picture })}
            />
            <TextField
              label={messages.title}
              maxLength={120}
              value={title}
              onChange={({ target }) => change(key, { title: target.value })}
            />
            <TextField
              label={messages.text}
              maxLength={500}
              value={text}
              onChange={({ target }) => change(key, { text: target.value })}
            />
            <TextField
              label={messages.link}
              maxLength={500}
              value={link}
              onChange={({ target }) => change(key, { link: target.value })}
            />
          </Stack>
        </Card>
      ))}
      {frames.length < MAX_FRAMES && (
        <Button variant="secondary" icon="plus" onClick={() => onFrames([...frames, newFrame()])}>
          {messages.addFrame}
        </Button>
      )}
    </Stack>
  )
}
