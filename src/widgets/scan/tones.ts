import type { VerdictTone } from '~/domain/scan/verdict.ts';

type Note = { readonly hertz: number; readonly at: number; readonly seconds: number };

/** The sound of each verdict: up for good, level for caution, low and twice for bad, a tick for a start. */
const melodies: Record<VerdictTone, { readonly wave: OscillatorType; readonly notes: readonly Note[] }> = {
  WAITING: { wave: 'sine', notes: [{ hertz: 1200, at: 0, seconds: 0.04 }] },
  GOOD: {
    wave: 'sine',
    notes: [
      { hertz: 880, at: 0, seconds: 0.12 },
      { hertz: 1320, at: 0.13, seconds: 0.2 },
    ],
  },
  CAUTION: {
    wave: 'triangle',
    notes: [
      { hertz: 660, at: 0, seconds: 0.18 },
      { hertz: 660, at: 0.26, seconds: 0.18 },
    ],
  },
  BAD: {
    wave: 'sawtooth',
    notes: [
      { hertz: 196, at: 0, seconds: 0.28 },
      { hertz: 147, at: 0.32, seconds: 0.45 },
    ],
  },
};

const loudness = 0.25;
/** @session nothing of a person */
let audio: AudioContext | undefined;

/** Sounds a verdict. Browsers are silent until a person, or a scanner for them, has pressed a key. */
export function playTone(tone: VerdictTone): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume();
  const { wave, notes } = melodies[tone];
  for (const { hertz, at, seconds } of notes) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const start = audio.currentTime + at;
    oscillator.type = wave;
    oscillator.frequency.value = hertz;
    // Without a slope at both ends it would click.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.setValueAtTime(loudness, start + seconds - 0.02);
    gain.gain.linearRampToValueAtTime(0, start + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}
