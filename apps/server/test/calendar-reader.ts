/** A component of an .ics file: its lines by name and parameters, and the components inside. */
export type Component = { name: string; lines: [name: string, value: string][]; inside: Component[] }

const LINE = /^([A-Z][A-Z0-9-]*(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/
const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME']

function unfold(file: string): string[] {
  if (!file.endsWith('\r\n')) throw new Error('The last line has no end')
  if (/[^\r]\n|\r[^\n]/.test(file)) throw new Error('A line ends otherwise than by CRLF')
  for (const line of file.split('\r\n')) {
    if (Buffer.byteLength(line) > 75) throw new Error(`Longer than 75 octets: ${line}`)
  }
  return file
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
}

function unescape(text: string): string {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(text)) throw new Error(`Not escaped: ${text}`)
  return text.replace(/\\(.)/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}

/** Parses a file strictly by RFC 5545 §3: CRLF, folding at 75 octets, escapes, closed components. @throws Error */
export function readCalendarFile(file: string): Component {
  const root: Component = { name: '', lines: [], inside: [] }
  const open: Component[] = [root]
  for (const line of unfold(file)) {
    const [, name, value] = LINE.exec(line) ?? []
    const current = open.at(-1)
    if (!name || value === undefined || !current) throw new Error(`No content line: ${line}`)
    if (name === 'BEGIN') {
      const component = { name: value, lines: [], inside: [] }
      current.inside.push(component)
      open.push(component)
    } else if (name === 'END') {
      if (open.pop()?.name !== value) throw new Error(`${value} ends what it did not begin`)
    } else {
      current.lines.push([name, TEXTS.includes(name) ? unescape(value) : value])
    }
  }
  const [calendar, more] = root.inside
  if (open.length !== 1 || !calendar || more) throw new Error('Not one calendar')
  return calendar
}

/** The only value of a line. @throws Error when there is none or several */
export function propertyValue({ lines, name: component }: Component, name: string): string {
  const values = lines.filter(([key]) => key === name).map(([, value]) => value)
  if (values.length !== 1 || values[0] === undefined) throw new Error(`${component} has ${values.length} × ${name}`)
  return values[0]
}
