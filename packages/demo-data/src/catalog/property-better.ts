const table: Readonly<Record<'more' | 'less', string>> = {
  more: `
max_speed clamping_force cutting_edges battery_capacity
payload snr load total_load duty_cycle warranty shelf_life tensile
`,
  less: `
runout error torque_error resolution repeatability noise vibration
`,
}

const codesOf = (text: string): string[] => text.trim().split(/\s+/)

const known: ReadonlyMap<string, 'more' | 'less'> = new Map([
  ...codesOf(table.more).map((code) => [code, 'more'] as const),
  ...codesOf(table.less).map((code) => [code, 'less'] as const),
])

/** Which value of a property is better; null: that depends on the work. */
export const propertyBetter = (code: string): 'more' | 'less' | null => known.get(code) ?? null
