-- Tables of the module catalog.
-- The next line is true as long as this file only adds; without it, older servers stop at this schema.
-- Servers that know 20261122173500 go on working.

-- What makers of tools recommend: by section, material of the tool and group of what is cut (ISO 513).
create table cutting_data (
  section_id integer not null references section (id) on delete cascade,
  -- as the attribute of the goods has it; empty: any
  tool_material text not null default '',
  work_group text not null check (work_group in ('P', 'M', 'K', 'N', 'S', 'H')),
  operation text not null check (operation in ('drilling', 'milling')),
  -- cutting speed, m/min
  speed_from numeric(6, 1) not null check (speed_from > 0),
  speed_to numeric(6, 1) not null,
  -- feed for each millimetre of the diameter: mm a turn when drilling, mm a tooth when milling
  feed_from numeric(6, 4) not null check (feed_from > 0),
  feed_to numeric(6, 4) not null,
  primary key (section_id, tool_material, work_group),
  check (speed_to >= speed_from),
  check (feed_to >= feed_from)
);
