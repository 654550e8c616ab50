/** What was counted of one side; `load`, `boundary`, `slow`: networks whose browsers told of it. */
export type SideFigures = {
  views: number
  server: number
  load: number
  boundary: number
  measured: number
  slow: number
}
