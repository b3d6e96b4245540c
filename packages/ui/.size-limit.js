import manifest from './package.json' with { type: 'json' }

const { exports, peerDependencies } = manifest

/** At most, gzipped, of all that an entry exports with its styles and libraries but React, MUI, emotion and zod. */
const limits = {
  'calendar-feed': '14 kB',
  'chat-session': '29.7 kB',
  'chatbot-dashboard': '27 kB',
  'chatbot-settings': '22.6 kB',
  'event-request': '48.9 kB',
  'first-steps': '11.3 kB',
  'order-wizard': '31.5 kB',
  'review-moderation': '37.6 kB',
  'secure-context': '0.1 kB',
  account: '28.1 kB',
  allergen: '2.1 kB',
  analytics: '189 kB',
  assistant: '21.8 kB',
  booking: '43.1 kB',
  button: '1.5 kB',
  chart: '4.6 kB',
  chatbot: '15 kB',
  customer: '31.1 kB',
  date: '10.9 kB',
  day: '9.2 kB',
  'day-sheet': '25.5 kB',
  disease: '30.8 kB',
  dish: '18 kB',
  feedback: '13 kB',
  figures: '189 kB',
  frame: '12.8 kB',
  house: '13 kB',
  icon: '4.2 kB',
  illustration: '5.4 kB',
  import: '6.9 kB',
  input: '9.2 kB',
  list: '17.2 kB',
  message: '20.3 kB',
  navigation: '6.1 kB',
  notice: '38.1 kB',
  order: '36.9 kB',
  palette: '6.4 kB',
  planner: '39.3 kB',
  record: '15 kB',
  report: '31.1 kB',
  reservation: '46.7 kB',
  restaurant: '35.9 kB',
  retention: '9 kB',
  review: '13.2 kB',
  root: '0.1 kB',
  screen: '4.9 kB',
  'stand-ins': '0.4 kB',
  service: '22.2 kB',
  share: '7 kB',
  sign: '25 kB',
  site: '32 kB',
  theme: '3.1 kB',
  toast: '5.2 kB',
  tokens: '3.8 kB',
}

export default Object.entries(exports).map(([name, path]) => {
  const limit = limits[name.slice('./'.length)]
  if (!limit) throw new Error(`${name} has no limit in .size-limit.js`)
  return {
    name,
    path,
    limit,
    gzip: true,
    // Tools like esbuild keep all of zod, those of an app what is used of it.
    ignore: [...Object.keys(peerDependencies), 'zod'],
    modifyEsbuildConfig: (config) => ({ ...config, format: 'esm', loader: { '.svg': 'text', '.woff2': 'empty' } }),
  }
})
