/** Two short notes, 0.35 s in all: enough to be heard in a kitchen, too little to be tired of. */
const NOTES = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.16 },
] as const
const LENGTH = 0.18
const VOLUME = 0.2

let context: AudioContext | undefined

function sound(audio: AudioContext): void {
  for (const { hertz, at } of NOTES) {
    const [note, volume] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + at
    note.frequency.value = hertz
    volume.gain.setValueAtTime(VOLUME, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + LENGTH)
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + LENGTH)
  }
}

/** Makes the tone possible: browsers want a touch or a key of the page first. Call it from one. */
export function unlockTone(): void {
  context ??= new AudioContext()
  void context.resume()
}

/** Plays the tone once the page may; false when the browser does not let it yet. */
export function playTone(): boolean {
  // A page that nobody has touched since it loaded stays silent.
  if (!navigator.userActivation.hasBeenActive) return false
  context ??= new AudioContext()
  const audio = context
  void audio.resume().then(() => sound(audio))
  return true
}
