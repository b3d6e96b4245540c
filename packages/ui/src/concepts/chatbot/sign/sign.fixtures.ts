import type { Sign } from '@potager/domain/sign'

/** Signs with owners' words; the last is in no disease. */
export const signs: readonly Sign[] = [
  {
    id: 's-1',
    name: 'difficulté à respirer',
    words: ['respire mal', 'n’arrive plus à respirer', 'étouffe'],
    version: 1,
  },
  { id: 's-2', name: 'perte d’appétit', words: ['ne mange plus', 'boude sa gamelle'], version: 3 },
  { id: 's-3', name: 'hoquet', words: ['hoquette'], version: 1 },
]
