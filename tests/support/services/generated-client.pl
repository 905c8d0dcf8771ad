# A shopper whose client is generated from the contract by OpenAPI::Client: signs in, fills a cart and orders.
# Arguments: the contract in OpenAPI 3.0 (a file), the address of the calls, e-mail, password. Prints the order as JSON.
use strict;
use warnings;
use Mojo::JSON qw(encode_json);
use OpenAPI::Client;

my ($contract, $address, $email, $password) = @ARGV;
my $client = OpenAPI::Client->new($contract, base_url => $address);
my $token;

# The generated methods check what they send; the header that every write needs is part of the contract's text.
$client->on(after_build_tx => sub {
  my (undef, $tx) = @_;
  my $headers = $tx->req->headers;
  $headers->accept('application/json');
  $headers->header('X-Requested-With' => 'XMLHttpRequest');
  $headers->authorization("Bearer $token") if $token;
});

sub call {
  my ($operation, $params, @content) = @_;
  my $response = $client->call($operation => $params, @content)->res;
  die "$operation: " . $response->code . ' ' . $response->body . "\n" unless $response->is_success;
  return $response->json->{data};
}

$token = call('login', {}, json => {phone => $email, password => $password})->{access}{token};

my ($product) = @{call('listProducts', {search => 'milk'})->{products}};
my ($packaging) = @{$product->{packagings} || []};
call('addToCart', {}, json => {
  product_id => $product->{id},
  quantity   => 2,
  $packaging ? (packaging_id => $packaging->{id}) : (),
});
my ($group) = @{call('getCart', {})->{cart_items}};

call('addAddress', {}, json => {
  name         => 'Sample Shopper',
  phone        => '2025550142',
  address_line => '12 Orchard Lane',
  address_type => 'home',
});
my ($home) = @{call('listAddresses', {})->{addresses}};

my $placed = call('placeOrder', {}, json => {
  shop_ids       => [$group->{shop_id}],
  address_id     => $home->{id},
  payment_method => 'cash',
});
print encode_json(call('getOrder', {order_id => $placed->{orders}[0]{id}})->{order});
