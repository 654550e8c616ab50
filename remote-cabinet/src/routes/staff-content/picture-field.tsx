import { type ApiClient, ignoreErrors, unwrap } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { color, font, radius, Spinner, space, Text } from '@isp/ui'
import { type ChangeEvent, useId, useState } from 'react'
import type { Picture } from './promo-draft.ts'
import { promoMessages as messages } from './staff-promo.messages.ts'

/** The size that keeps the picture's place on the page: only a browser that can draw it knows. */
const sizeOf = (file: File): Promise<{ width: number; height: number }> =>
  new Promise((resolve, reject) => {
    const url = URL.createObjectURL(file)
    const image = new Image()
    image.onload = () => {
      URL.revokeObjectURL(url)
      resolve({ width: image.naturalWidth, height: image.naturalHeight })
    }
    image.onerror = () => {
      URL.revokeObjectURL(url)
      reject(new Error('not a picture'))
    }
    image.src = url
  })

const send = async (api: ApiClient, file: File): Promise<Picture> => {
  const size = await sizeOf(file)
  const form = new FormData()
  form.append('file', file)
  const { url } = await unwrap(
    api.POST('/api/core/asset', {
      body: { file: '' },
      bodySerializer: () => form,
      ...ignoreErrors(),
    }),
  )
  return { src: url, ...size }
}

type PictureFieldProps = {
  label: string
  picture: Picture | null
  error?: string
  onPicture: (picture: Picture) => void
}

/** A picture of the shop's own: sent as soon as it is chosen. */
export const PictureField = ({ label, picture, error, onPicture }: PictureFieldProps) => {
  const { api } = useRemoteContext()
  const id = useId()
  const [state, setState] = useState<'still' | 'sending' | 'failed'>('still')
  const handleChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setState('sending')
    try {
      onPicture(await send(api, file))
      setState('still')
    } catch {
      setState('failed')
    }
  }
  const said = state === 'failed' ? messages.imageBad : error
  return (
    <div css={{ display: 'grid', gap: space[1] }}>
      <label htmlFor={id} css={{ fontWeight: font.weight.medium }}>
        {label}
      </label>
      <div css={{ display: 'flex', alignItems: 'center', gap: space[3] }}>
        {picture && (
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={messages.imageTaken}
            css={pictureCss}
          />
        )}
        {state === 'sending' && <Spinner />}
        <input
          id={id}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          aria-describedby={`${id}-said`}
          aria-invalid={said ? true : undefined}
          onChange={handleChange}
          css={{ minWidth: 0, flex: 1 }}
        />
      </div>
      <Text size="s" tone={said ? 'danger' : 'muted'}>
        <span id={`${id}-said`} role={said ? 'alert' : undefined}>
          {said ?? messages.imageHint}
        </span>
      </Text>
    </div>
  )
}

const pictureCss = {
  width: '96px',
  height: '56px',
  objectFit: 'cover',
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
} as const
