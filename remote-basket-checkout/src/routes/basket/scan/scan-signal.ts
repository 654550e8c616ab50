let sound: AudioContext | undefined

/** A short tone and a touch: eyes are on the goods, not on the screen. */
export const signalCode = (isKnown: boolean): void => {
  navigator.vibrate?.(isKnown ? 60 : [60, 60, 60])
  sound ??= new AudioContext()
  const tone = sound.createOscillator()
  const volume = sound.createGain()
  volume.gain.value = 0.1
  tone.frequency.value = isKnown ? 1200 : 400
  tone.connect(volume).connect(sound.destination)
  tone.start()
  tone.stop(sound.currentTime + 0.09)
}
