-- Of the module document.

-- Documents of the accounting system that are assigned to a company: the latest file of each form, with the `name`
-- shown to people.
create or replace view shown_paper_file as
select file.file_id, file.paper_id, file.form, file.version, file.size, paper.title || '.' || file.form as name,
       paper.order_id, paper.company_id
  from paper_file file join paper on paper.id = file.paper_id
 where file.is_latest and paper.hidden_at is null and paper.company_id is not null;

-- `shown`: the document in the API's format.
create or replace view shown_paper as
select paper.id, paper.order_id, paper.company_id, paper.kind, coalesce(paper.dated, day.received) as day,
       paper.facts || jsonb_build_object(
         'id', paper.id, 'kind', paper.kind, 'title', paper.title, 'number', paper.number,
         'date', to_char(paper.dated, 'YYYY-MM-DD'),
         'isReplaced', exists (select from paper newer
                                where newer.source = paper.source and newer.replaces = paper.external_id
                                  and newer.hidden_at is null),
         'files', (select coalesce(jsonb_agg(jsonb_build_object('id', file_id, 'name', name, 'size', size, 'form', form,
                                   'version', version) order by form), '[]')
                     from shown_paper_file file where file.paper_id = paper.id)) as shown
  from paper
 cross join lateral (select (paper.received_at at time zone 'Europe/Moscow')::date as received) day
 where paper.hidden_at is null and paper.company_id is not null;
