import type { KnowledgeBase } from '@potager/domain/diagnosis'
import { readDisease } from '@potager/domain/disease'
import type { Queryable } from '../../db/database.ts'
import { findDiseases } from '../disease/queries.ts'
import { findSigns } from '../sign/routes.ts'

/** The current knowledge base of the engine. */
export async function findKnowledge(db: Queryable): Promise<KnowledgeBase> {
  const [diseases, signs] = [await findDiseases(db), await findSigns(db)]
  return { diseases: diseases.map(readDisease), signs }
}
