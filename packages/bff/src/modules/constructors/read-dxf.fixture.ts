type Entity = { kind: string; layer: string; points: [number, number][]; text: string }

/** Parses a DXF as written by `writeDxf`: entities with their layers, points and texts. */
export const readDxf = (dxf: string): Entity[] => {
  const lines = dxf.split('\r\n')
  const groups = Array.from({ length: Math.floor(lines.length / 2) }, (_, at) => {
    const code = Number(lines[at * 2])
    if (!Number.isInteger(code)) throw new Error(`no group code in line ${at * 2 + 1}`)
    return { code, value: lines[at * 2 + 1] ?? '' }
  })
  const start = groups.findIndex(({ code, value }) => code === 2 && value === 'ENTITIES')
  if (start < 0 || groups.at(-1)?.value !== 'EOF') throw new Error('no whole DXF')
  const entities: Entity[] = []
  for (const { code, value } of groups.slice(start + 1)) {
    if (code === 0 && value === 'ENDSEC') break
    const own = entities.at(-1)
    if (code === 0) {
      if (value === 'SEQEND') continue
      if (value === 'VERTEX') own?.points.push([Number.NaN, Number.NaN])
      else entities.push({ kind: value, layer: '', points: [], text: '' })
      continue
    }
    if (!own) continue
    if (code === 8) own.layer = value
    if (code === 1) own.text = value
    const x = code >= 10 && code <= 13
    const y = code >= 20 && code <= 23
    if (own.kind === 'POLYLINE' && own.points.length === 0 && (x || y)) continue
    const last = own.points.at(-1)
    if (x && (!last || !Number.isNaN(last[0]))) own.points.push([Number(value), Number.NaN])
    else if (x && last) last[0] = Number(value)
    if (y && last) last[1] = Number(value)
  }
  return entities
}
