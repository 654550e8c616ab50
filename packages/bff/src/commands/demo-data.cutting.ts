import { demoCuttingData } from '@isp/demo-data'
import type { Pool } from 'pg'

/** Loads cutting data; sections that already have some keep it. */
export const loadCutting = async (pool: Pool): Promise<void> => {
  await pool.query(
    `insert into cutting_data (section_id, tool_material, work_group, operation, speed_from, speed_to, feed_from, feed_to)
     select section.id, "toolMaterial", "group", operation, "speedFrom", "speedTo", "feedFrom", "feedTo"
       from jsonb_to_recordset($1::jsonb) as demo (section text, "toolMaterial" text, "group" text, operation text,
              "speedFrom" numeric, "speedTo" numeric, "feedFrom" numeric, "feedTo" numeric)
       join section on section.slug = demo.section
      where not exists (select from cutting_data known where known.section_id = section.id)`,
    [JSON.stringify(demoCuttingData)],
  )
}
