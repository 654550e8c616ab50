import {
  type Configuration,
  type Drawing as DrawingData,
  drawTool,
  fillPath,
  linePath,
} from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'
import { color, media } from '@isp/ui'
import { constructorsMessages as messages } from './constructors.messages.ts'

/** Two layouts, each with letters of its own size: which one is seen only the width of the screen knows. */
const WIDE = { width: 760, textSize: 14, body: 96 }
const NARROW = { width: 340, textSize: 12, body: 60 }

type DrawingProps = { type: ConstructorType; configuration: Configuration; isStale?: boolean }

/** The tool with its dimensions. */
export const Drawing = ({ type, configuration, isStale = false }: DrawingProps) => {
  const label = messages.drawingOf(type.name, configuration.code)
  return (
    <div css={rootCss} style={isStale ? { opacity: 0.45 } : undefined}>
      <Sheet drawing={drawTool(type, configuration.filling, WIDE)} label={label} css={wideCss} />
      <Sheet
        drawing={drawTool(type, configuration.filling, NARROW)}
        label={label}
        css={narrowCss}
      />
    </div>
  )
}

type SheetProps = { drawing: DrawingData; label: string; className?: string }

const Sheet = ({ drawing, label, className }: SheetProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${drawing.width} ${Math.ceil(drawing.height)}`}
    className={className}
  >
    <path d={linePath(drawing, 'thin')} data-stroke="thin" />
    <path d={linePath(drawing, 'axis')} data-stroke="axis" />
    <path d={linePath(drawing, 'outline')} data-stroke="outline" />
    <path d={fillPath(drawing)} data-stroke="none" />
    {drawing.primitives.map((one) => {
      if (one.kind !== 'text') return null
      const { at, text, anchor, isUpright } = one
      const [x, y] = [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10]
      return (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={drawing.textSize}
          textAnchor={anchor}
          {...(isUpright ? { transform: `rotate(-90 ${x} ${y})` } : {})}
        >
          {text}
        </text>
      )
    })}
  </svg>
)

/** Strokes and letters of drawings, also for the small pictures. */
export const strokesCss = {
  color: color.text,
  '& path': {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 0.8,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& [data-stroke="outline"]': { strokeWidth: 1.8 },
  '& [data-stroke="axis"]': { strokeDasharray: '12 3 2 3' },
  '& [data-stroke="none"]': { fill: 'currentColor', strokeWidth: 0 },
  '& text': { fill: 'currentColor', fontStyle: 'italic' },
} as const

const rootCss = {
  ...strokesCss,
  '& svg': { display: 'block', width: '100%', height: 'auto' },
} as const

// by their very attribute the two exclude one another
const wideCss = {
  maxWidth: '860px',
  margin: '0 auto',
  [media.down(744)]: { display: 'none !important' },
}
const narrowCss = {
  maxWidth: '460px',
  margin: '0 auto',
  [media.up(744)]: { display: 'none !important' },
}
