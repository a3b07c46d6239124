/** A few small sounds of the table, made here: a card, a coin, a bell, a knock. Off unless asked for. */
import { settings } from "./settings.svelte.ts";

export type Sound = "card" | "turn" | "talk";

let audio: AudioContext | undefined;

export function play(sound: Sound) {
  // That it is one's turn is heard also from a page that is not looked at.
  if (!settings.sound || (document.hidden && sound !== "turn")) return;
  audio ??= new AudioContext();
  const at = audio.currentTime;
  if (sound === "card") rustle(audio, at);
  else if (sound === "turn") [880, 1320].forEach((pitch, n) => ring(audio!, at + n * 0.12, pitch));
  else ring(audio, at, 440);
}

function ring(audio: AudioContext, at: number, pitch: number) {
  const tone = audio.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(fading(audio, at, 0.08, 0.5)).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.5);
}

function rustle(audio: AudioContext, at: number) {
  const length = Math.floor(audio.sampleRate * 0.06);
  const noise = audio.createBuffer(1, length, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.connect(fading(audio, at, 0.12, 0.06)).connect(audio.destination);
  source.start(at);
}

function fading(audio: AudioContext, at: number, volume: number, seconds: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  return gain;
}
