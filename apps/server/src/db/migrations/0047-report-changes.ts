/** Tells of new and resolved reports of the chatbot's answers, on the channel of 0008. */
export const sql = `
-- Like what they are about, they belong to no restaurant.
create function tell_report_changes() returns trigger language plpgsql as $$
begin
  perform tell_change('report', null, array_agg(id)) from changed having count(*) > 0;
  return null;
end $$;
create trigger report_insert_told after insert on report
  referencing new table as changed for each statement execute function tell_report_changes();
create trigger report_update_told after update on report
  referencing new table as changed for each statement execute function tell_report_changes();
`
