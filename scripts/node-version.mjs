const OLDEST = [20, 19]

/** The French message for a Node older than 20.19, or null when `version` ('20.20.2') is recent enough. */
export function oldNodeMessage(version) {
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return null
  return [
    `Node ${version} est trop ancien : il faut Node ${OLDEST.join('.')} ou plus récent.`,
    'Installez la version LTS depuis https://nodejs.org, puis relancez la commande.',
  ].join('\n')
}
