export const papers = ['passport', 'manual', 'drawing', 'certificate'] as const
export const machine = {
  brands: 'machine' as const,
  isModelNamed: true,
  warranty: 12,
  documents: papers,
  share: 4,
}
export const volts = (phase: number): number => (phase === 3 ? 380 : 220)
