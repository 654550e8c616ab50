import { color, font } from '@isp/ui'

/** Start of each helical flute on the axis. */
const FLUTES = [262, 304, 346, 388, 430, 472]

const ARROWS = { start: 'M8 -3.5 0 0 8 3.5', end: 'M-8 -3.5 0 0 -8 3.5' }

type DimensionProps = { from: number; to: number; y: number; letter: string }

/** A dimension line parallel to the axis, with arrows inside and its letter in the middle. */
const Dimension = ({ from, to, y, letter }: DimensionProps) => (
  <g fill="none" stroke={color.textMuted} strokeWidth="1">
    <path d={`M${from} ${y}H${to}`} />
    <path d={ARROWS.start} transform={`translate(${from} ${y})`} />
    <path d={ARROWS.end} transform={`translate(${to} ${y})`} />
    <text x={(from + to) / 2} y={y - 7} css={letterCss}>
      {letter}
    </text>
  </g>
)

/** The same across the axis, for diameters. */
const Diameter = ({
  x,
  from,
  to,
  letter,
}: {
  x: number
  from: number
  to: number
  letter: string
}) => (
  <g fill="none" stroke={color.textMuted} strokeWidth="1">
    <path d={`M${x} ${from}V${to}`} />
    <path d={ARROWS.start} transform={`translate(${x} ${from}) rotate(90)`} />
    <path d={ARROWS.end} transform={`translate(${x} ${to}) rotate(90)`} />
    <text
      x={x}
      y={(from + to) / 2 + 5}
      css={{ ...letterCss, stroke: color.surfaceMuted, strokeWidth: 8, paintOrder: 'stroke' }}
    >
      {letter}
    </text>
  </g>
)

/** An end mill as in a catalogue: contour, flutes, axis, and the dimensions that buyers filter by. Decorative. */
export const CutterDrawing = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 640 270"
    aria-hidden
    focusable="false"
    className={className}
    css={{ width: '100%', height: 'auto' }}
  >
    <clipPath id="cutter-flutes">
      <path d="M300 74h226a10 10 0 0 1 10 10v82a10 10 0 0 1-10 10H300z" />
    </clipPath>
    <g fill={color.surface} stroke={color.text} strokeWidth="2" strokeLinejoin="round">
      <path d="M92 88h172l36 -14h226a10 10 0 0 1 10 10v82a10 10 0 0 1-10 10H300l-36 -14H92l-6 -6V94z" />
      <path d="M92 88v74M264 88v74M300 74v102" strokeWidth="1.25" />
    </g>
    <g clipPath="url(#cutter-flutes)" fill="none" stroke={color.text}>
      {FLUTES.map((x) => (
        <g key={x}>
          <path d={`M${x} 180C${x + 18} 168 ${x + 62} 84 ${x + 84} 70`} strokeWidth="2" />
          <path
            d={`M${x + 12} 180C${x + 28} 168 ${x + 70} 92 ${x + 96} 70`}
            strokeWidth="1"
            stroke={color.lineStrong}
          />
        </g>
      ))}
    </g>
    <path d="M536 84v82" stroke={color.accent} strokeWidth="3" />
    <path d="M60 125H580" stroke={color.accent} strokeWidth="1" strokeDasharray="18 4 3 4" />
    <g stroke={color.lineStrong} strokeWidth="1">
      <path d="M86 162V250M300 180V216M536 180V250" />
      <path d="M92 88H30M92 162H30M530 74H618M530 176H618" />
    </g>
    <Dimension from={300} to={536} y={208} letter="l" />
    <Dimension from={86} to={536} y={242} letter="L" />
    <Diameter x={40} from={88} to={162} letter="d" />
    <Diameter x={606} from={74} to={176} letter="D" />
  </svg>
)

const letterCss = {
  fill: color.textSecondary,
  stroke: 'none',
  fontFamily: font.family,
  fontSize: '15px',
  textAnchor: 'middle',
} as const
