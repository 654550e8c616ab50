-- Of the module order.

-- Orders with reserved stock and neither payment nor deferment, and the end of the reservation (D40). Read by
-- everything that warns of the end, carries it out or shows it.
create or replace view ending_reservation as
  select orders.id as order_id, orders.reserved_until as until, orders.reservation_warned_at as warned_at
    from orders
   where orders.reserved_until is not null and orders.reservation_ended_at is null
     and orders.status in ('NEW', 'CONFIRMED', 'AWAITING_PAYMENT')
     and exists (select from reservation where reservation.order_id = orders.id and reservation.released_at is null)
     -- fault: reservation-of-deferred
     and not exists (select from agreement where agreement.id = orders.agreement_id and agreement.payment_days > 0);
