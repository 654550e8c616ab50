-- Of the module order.

-- Orders that hold stock without payment or deferment, and when they lose it (D40). Whoever warns of the end, ends it, or tells
-- of it reads this.
create or replace view ending_reservation as
  select orders.id as order_id, orders.reserved_until as until, orders.reservation_warned_at as warned_at
    from orders
   where orders.reserved_until is not null and orders.reservation_ended_at is null
     and orders.status in ('NEW', 'CONFIRMED', 'AWAITING_PAYMENT')
     and exists (select from reservation where reservation.order_id = orders.id and reservation.released_at is null)
     -- fault: reservation-of-deferred
     and not exists (select from agreement where agreement.id = orders.agreement_id and agreement.payment_days > 0);
