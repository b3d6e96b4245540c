import { describe, expect, it } from 'vitest'
import type { Disease } from './disease.ts'
import { diseasesToCsv, diseasesToJson } from './disease-file.ts'
import { matchesDiseaseFilter } from './disease-filter.ts'
import { compareDiseases, diffOf, type ImportRow, readDiseaseDiff } from './disease-import.ts'
import { readDiseaseFile } from './read-disease-file.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readDiseaseFile(bytes(text))
const problem = (text: string) => {
  const file = read(text)
  return 'problem' in file ? file.problem : null
}

const diseases: Disease[] = [
  {
    id: '0197a000-0000-4000-8000-000000000001',
    name: '=Toux ; "sèche"',
    description: 'Une ligne\r\net une autre.',
    urgency: 'HIGH',
    advice: '-20 % de croquettes',
    symptoms: ['toux', 'fièvre'],
    affectedRaces: ['toutes'],
  },
  {
    id: '0197a000-0000-4000-8000-000000000002',
    name: 'Coryza',
    description: 'Rhume.',
    urgency: 'LOW',
    advice: 'Consultez.',
    prevention: 'Vaccin.',
    symptoms: ['éternuements'],
    affectedRaces: ['Siamois', 'Persan'],
  },
]
const header = 'Nom;Urgence;Description;Symptômes;Races concernées;Conseils;Prévention'

describe('disease files', () => {
  it('come back as they went, from CSV and from JSON', () => {
    const csv = diseasesToCsv(diseases)
    expect(csv).toMatch(/^\ufeffIdentifiant;Nom;Urgence;/)
    expect(csv).toContain('\'=Toux ; ""sèche""')
    expect(csv).toContain('";Élevée;"')
    expect(read(csv)).toEqual({ rows: diseases.map((disease, i) => ({ ...disease, row: i + 2 })), refused: [] })
    expect(read(diseasesToJson(diseases))).toEqual({
      rows: diseases.map((disease, i) => ({ ...disease, row: i + 1 })),
      refused: [],
    })
  })

  it('are read as a spreadsheet writes them: headings and urgency however spelt, no id, blank lines, short rows', () => {
    const file = read(
      `${header.toUpperCase()}\n\nCoryza;modérée;Rhume.;toux, ;toutes;Consultez.;\n;;;;;;\nGale;high;x;y;z;t\n`,
    )
    expect(file).toMatchObject({
      rows: [
        { row: 3, name: 'Coryza', urgency: 'MEDIUM', symptoms: ['toux'] },
        { row: 5, name: 'Gale', urgency: 'HIGH' },
      ],
      refused: [],
    })
  })

  it('are read by the column of each cell, not by its content', () => {
    const file = read(`Identifiant;${header}\n ;Coryza;LOW;[high];high;toutes;Faible\n ; ;;;;;;\n`)
    expect(file).toMatchObject({
      rows: [{ urgency: 'LOW', description: '[high]', symptoms: ['high'], advice: 'Faible' }],
      refused: [],
    })
    const [row] = 'rows' in file ? file.rows : []
    expect(Object.keys(row ?? {}).toSorted()).toEqual([
      'advice',
      'affectedRaces',
      'description',
      'name',
      'row',
      'symptoms',
      'urgency',
    ])
    expect(problem(' \n[]')).toContain('aucune maladie')
  })

  it('refuse each invalid row with its number and its errors', () => {
    const file = read(
      `Identifiant;${header}\n;;Grave;Rhume.;toux;toutes;Consultez.;\n7; A ;LOW;b;c;d;e;\n;A;LOW;b; , ;d;e;;f\n`,
    )
    expect(file).toEqual({
      rows: [],
      refused: [
        { row: 2, name: '', message: 'Nom : Le nom est requis · Urgence : Choisissez un niveau d’urgence' },
        { row: 3, name: 'A', message: expect.stringMatching(/^L’identifiant/) },
        { row: 4, name: 'A', message: '9 colonnes au lieu de 8. Vérifiez les «\u00a0;\u00a0» et les guillemets.' },
      ],
    })
    expect(read('[1, {"name": "A"}]')).toMatchObject({
      refused: [
        { row: 1, name: '', message: 'Une maladie est attendue, entre accolades' },
        {
          row: 2,
          name: 'A',
          message: expect.stringContaining('Description : La description est requise · Symptômes : '),
        },
      ],
    })
  })

  const lines = [header, 'Coryza;LOW;Rhume.;toux;toutes;Consultez.;Vaccin.']
  const separated = (mark: string) => lines.map((line) => line.replaceAll(';', mark)).join('\r\n')
  const latin = (text: string) => Uint8Array.from(text.replaceAll('ô', '\u00f4'), (sign) => sign.charCodeAt(0))

  it.each([
    ['commas', bytes(separated(','))],
    ['tabs', bytes(separated('\t'))],
    ['the separator that its first line declares', bytes(`\ufeffsep=,\r\n${separated(',')}`)],
    ['a declared semicolon', bytes(`sep=;\r\n${separated(';')}`)],
    ['Windows-1252', latin(separated(';'))],
    ['blank columns at the right', bytes(lines.map((line) => `${line};;`).join('\n'))],
  ])('are read with %s, as spreadsheets save them', (_, file) => {
    expect(readDiseaseFile(file)).toMatchObject({
      rows: [{ row: 2, name: 'Coryza', prevention: 'Vaccin.' }],
      refused: [],
    })
  })

  it('are refused with an explanation when empty, unreadable or with wrong columns', () => {
    expect(problem('')).toContain('est vide')
    expect(problem('\ufeff \r\n')).toContain('est vide')
    expect(problem(header)).toContain('aucune maladie')
    expect(problem('[]')).toContain('aucune maladie')
    expect(problem('{"a": 1}')).toContain('entre crochets')
    expect(problem('[{')).toContain('illisible')
    expect(problem(`${header}\n"Coryza;LOW`)).toContain('guillemet')
    expect(problem('Nom,Urgence\nA,B')).toContain('Colonnes manquantes\u00a0: Description')
    expect(problem(`${header};;Couleur;\n`)).toBe(
      'Colonnes inconnues\u00a0: sans titre, «\u00a0Couleur\u00a0». Retirez-les ou donnez-leur un titre de l’export.',
    )
    expect(problem(`${header};nom\n`)).toContain('Colonnes en double\u00a0: Nom')
    for (const raw of [new Uint8Array([0xe9, 0x81]), bytes('PK\0')]) {
      expect(readDiseaseFile(raw)).toMatchObject({ problem: expect.stringContaining('UTF-8') })
    }
  })

  it('hold at most 500 diseases and 1 MB', () => {
    const many = (count: number) => `${header}\n${'A;LOW;b;c;d;e;\n'.repeat(count)}`
    expect(read(many(500))).toMatchObject({ rows: { length: 500 } })
    expect(problem(many(501))).toContain('501 maladies')
    expect(problem(' '.repeat(1_000_001))).toContain('1 Mo')
    expect(problem(' '.repeat(1_000_000))).toContain('est vide')
  })
})

const disease = {
  name: 'Gastro-entérite',
  symptoms: ['Vomissements', 'Fièvre'],
  urgency: 'MEDIUM',
  affectedRaces: ['Européen', 'Siamois'],
}

it('looks for text in the name and the symptoms, case and accents apart [DIS-02]', () => {
  for (const text of ['gastro', 'GASTRO-ENTERITE', 'fievre', ' vomi ']) {
    expect(matchesDiseaseFilter(disease, { text })).toBe(true)
  }
  expect(matchesDiseaseFilter(disease, { text: 'toux' })).toBe(false)
})

it('the disease filter keeps one urgency [DIS-03]', () => {
  expect(matchesDiseaseFilter(disease, { urgency: 'MEDIUM' })).toBe(true)
  expect(matchesDiseaseFilter(disease, { urgency: 'HIGH' })).toBe(false)
})

it('the disease filter keeps diseases of a breed, and those of « toutes » [DIS-04] [DIS-15]', () => {
  expect(matchesDiseaseFilter(disease, { race: 'europeen' })).toBe(true)
  expect(matchesDiseaseFilter(disease, { race: 'Beagle' })).toBe(false)
  expect(matchesDiseaseFilter({ ...disease, affectedRaces: ['toutes'] }, { race: 'Beagle' })).toBe(true)
})

it('the disease filter keeps diseases of a breed’s whole species, and « toutes » in any spelling [DIS-04] [DIS-15]', () => {
  const of = (...affectedRaces: string[]) => ({ ...disease, affectedRaces })
  for (const entry of ['chien', 'Chiens', 'Toutes', 'toutes races', 'Labrador retriever'])
    expect(matchesDiseaseFilter(of(entry), { race: 'labrador' }), entry).toBe(true)
  for (const entry of ['chat', 'Siamois', 'Beagle'])
    expect(matchesDiseaseFilter(of(entry), { race: 'labrador' }), entry).toBe(false)
})

it('keeps everything without a filter', () => {
  expect(matchesDiseaseFilter(disease, {})).toBe(true)
  expect(matchesDiseaseFilter({ ...disease, affectedRaces: [] }, {})).toBe(true)
})

const coryza: Disease = {
  id: '1',
  name: 'Coryza',
  description: 'Rhume du chat.',
  urgency: 'MEDIUM',
  advice: 'Consultez.',
  symptoms: ['fièvre', 'toux'],
  affectedRaces: ['toutes'],
}
const base: Disease[] = [coryza, { ...coryza, id: '2', name: 'Gâle', prevention: 'Hygiène.' }]
const row = (place: number, change: Partial<ImportRow> = {}): ImportRow => {
  const { id: _, ...draft } = coryza
  return { ...draft, urgency: 'MEDIUM', row: place, ...change }
}
const diff = (...rows: ImportRow[]) => diffOf(compareDiseases(base, rows))

describe('importing diseases', () => {
  it('tells new, changed with the fields that change, and unchanged rows', () => {
    expect(
      diff(
        row(2),
        row(3, { name: 'gale', prevention: 'Hygiène.', symptoms: ['toux'] }),
        row(4, { name: 'Teigne' }),
        row(5, { id: '9', name: 'Zona' }),
      ),
    ).toEqual({
      unchanged: [{ row: 2, name: 'Coryza' }],
      changed: [
        {
          row: 3,
          id: '2',
          name: 'gale',
          changes: [
            { field: 'name', from: 'Gâle', to: 'gale' },
            { field: 'symptoms', from: 'fièvre, toux', to: 'toux' },
          ],
        },
      ],
      created: [
        { row: 4, name: 'Teigne', changes: expect.arrayContaining([{ field: 'name', from: '', to: 'Teigne' }]) },
      ],
      refused: [{ row: 5, name: 'Zona', message: expect.stringContaining('Aucune maladie n’a cet identifiant') }],
    })
  })

  it('renames a disease by its id, and lists a removed prevention as a change', () => {
    expect(diff(row(2, { id: '2', name: 'Teigne' })).changed).toEqual([
      {
        row: 2,
        id: '2',
        name: 'Teigne',
        changes: [
          { field: 'name', from: 'Gâle', to: 'Teigne' },
          { field: 'prevention', from: 'Hygiène.', to: '' },
        ],
      },
    ])
  })

  it('refuses the name of another disease and a disease or a name that comes twice', () => {
    expect(diff(row(2, { id: '2' })).refused).toMatchObject([{ message: 'Une maladie porte déjà ce nom.' }])
    for (const [first, second] of [
      [row(2), row(3, { name: 'CORYZA' })],
      [row(2, { name: 'Teigne' }), row(3, { name: 'teigne' })],
      [row(2, { id: '1', name: 'Teigne' }), row(3, { name: 'Coryza' })],
      [row(2, { id: '1', name: 'Teigne' }), row(3, { name: 'Teigne' })],
    ] as const) {
      expect(diff(first, second).refused).toMatchObject([{ row: 3, message: expect.stringContaining('La ligne 2') }])
    }
  })

  it('reads a diff from the wire unchanged, and malformed parts as empty values', () => {
    const made = diff(row(2), row(3, { name: 'gale' }), row(4, { id: '9' }), row(5, { name: 'Teigne' }))
    expect(readDiseaseDiff(JSON.parse(JSON.stringify(made)))).toEqual(made)
    expect(made.created[0]?.changes).not.toEqual([])
    expect(readDiseaseDiff(undefined)).toEqual({ created: [], changed: [], unchanged: [], refused: [] })
    const nowhere = { row: 0, name: '' }
    expect(readDiseaseDiff({ created: [3], changed: [null], unchanged: ['x'], refused: [[]] })).toEqual({
      created: [{ ...nowhere, changes: [] }],
      changed: [{ ...nowhere, id: '', changes: [] }],
      unchanged: [nowhere],
      refused: [{ ...nowhere, message: '' }],
    })
  })

  it('is read without the fields that we do not know', () => {
    const changes = [{ field: 'name', from: 'a', to: 'b' }, { field: 'contagion', from: '', to: 'forte' }, 3]
    expect(readDiseaseDiff({ created: [{ row: 2, name: 'b', changes }] }).created[0]?.changes).toEqual([
      { field: 'name', from: 'a', to: 'b' },
    ])
  })

  it('calls a row that changes nothing unchanged', () => {
    expect(compareDiseases(base, [row(2)])).toEqual([{ row: 2, name: 'Coryza', kind: 'unchanged' }])
  })
})
