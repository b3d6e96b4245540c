/** Two short notes, 0.35 s in all: audible in a kitchen without becoming annoying. */
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

/** Enables audio, which browsers allow only from a user gesture. Call it from one. */
export function unlockTone(): void {
  context ??= new AudioContext()
  void context.resume()
}

/** Plays the tone; returns false while the browser does not allow it. */
export function playTone(): boolean {
  // Browsers mute a page until the first user gesture; Firefox 115 says so only by the state of what plays.
  if (!(navigator.userActivation?.hasBeenActive ?? context?.state === 'running')) return false
  context ??= new AudioContext()
  const audio = context
  void audio.resume().then(() => sound(audio))
  return true
}
