var za=class{facts;kernels;nv;friction;constructor(t,e){this.facts=t,this.kernels=e,this.nv=t.joints.reduce((n,s)=>Math.max(n,s.v[1]),0),this.friction=t.parts.indexOf("friction")}parameters(t){let e=Float64Array.from(this.facts.parameters);if(t.masses.forEach((s,r)=>{for(let o of[0,4,5,6,7,8,9])e[14*r+o]*=s}),t.payload===0||!this.kernels.has("loaded"))return e;let n=[t.payload,...t.payloadAt];return this.kernels.at("loaded",{parameters:e,payload:n})}wrenches(t,e){let n=new Float64Array(6*(this.facts.bodies.length+1));if(t.pull.every(o=>o===0))return n;let{body:s,at:r}=this.facts.tool;return this.addForce(n,e,s,r,t.pull),n}addForce(t,e,n,s,r){let o=Fh(e.subarray(12*n,12*n+9),r),a=[s[1]*o[2]-s[2]*o[1],s[2]*o[0]-s[0]*o[2],s[0]*o[1]-s[1]*o[0]];for(let l=0;l<3;l+=1)t[6*n+l]+=a[l],t[6*n+3+l]+=o[l]}pullInTool(t){let{body:e,turned:n}=this.facts.tool,s=this.poses(t.q).subarray(12*e,12*e+9);return Fh(n,Fh(s,t.pull))}normalized(t){return this.facts.curved?Array.from(this.kernels.at("normalized",{q:t})):t}rate(t,e){return this.facts.curved?this.kernels.at("rate",{q:t,qd:e}):e}stepped(t,e){return this.facts.curved?Array.from(this.kernels.at("integrate",{q:t,step:e})):t.map((n,s)=>n+e[s])}apart(t,e){return this.facts.curved?Array.from(this.kernels.at("difference",{q:t,goal:e})):e.map((n,s)=>n-t[s])}poses(t){return this.kernels.at("poses",{q:t})}around(t,e){return{gravity:t.gravity,wrench:this.wrenches(t,this.poses(e)),parameters:this.parameters(t)}}budget(t,e){let{budget:n,tau:s}=this.budgets(t,1,e);return{parts:this.facts.parts.map((o,a)=>n.slice(a*this.nv,(a+1)*this.nv)),total:Array.from(s)}}budgets(t,e,n){let s={...t,gravity:n.gravity,wrench:this.#t(t.q,e,n),parameters:this.parameters(n)},r=this.kernels.rows("budget",s,e),{nv:o}=this,a=this.facts.parts.length,l=new Float64Array(e*o);for(let c=0;c<e;c+=1)for(let h=0;h<a;h+=1)for(let d=0;d<o;d+=1){let u=(c*a+h)*o+d;h===this.friction&&!n.friction&&(r[u]=0),l[c*o+d]+=r[u]}return{budget:r,tau:l}}#t(t,e,n){let s=this.facts.bodies.length+1;if(n.pull.every(a=>a===0))return new Float64Array(6*s);let r=this.kernels.rows("poses",{q:t},e),o=new Float64Array(6*s*e);for(let a=0;a<e;a+=1){let l=r.subarray(12*s*a,12*s*(a+1));o.set(this.wrenches(n,l),6*s*a)}return o}jointWrenches(t,e){return this.kernels.at("wrenches",{...t,...this.around(e,t.q)})}massMatrix(t,e){return this.kernels.at("mass_matrix",{q:t,parameters:this.parameters(e)})}energies(t,e,n){let s={q:t,qd:e,gravity:n.gravity,parameters:this.parameters(n)};return[this.kernels.at("kinetic_energy",s)[0],this.kernels.at("potential_energy",s)[0]]}steps(t,e,n){return this.kernels.at(`steps_${t}`,{...e,gravity:n.gravity,parameters:this.parameters(n)})}};function Fh(i,t){return[0,1,2].map(e=>i[e]*t[0]+i[3+e]*t[1]+i[6+e]*t[2])}function G(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r==null||r===!1||(s.startsWith("on")?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.includes("-")?n[s]=r:n.setAttribute(s,String(r)));for(let s of e)s!==null&&n.append(s);return n}function Cr(i){let t=new DOMParser().parseFromString(`<div xmlns="http://www.w3.org/1999/xhtml">${i}</div>`.replaceAll("<math>",'<math xmlns="http://www.w3.org/1998/Math/MathML">'),"application/xhtml+xml"),e=document.createDocumentFragment();for(let n of[...t.documentElement.childNodes])e.append(document.adoptNode(n));return e}function Va(i){let t=Math.max(...i.map(Math.abs).filter(Number.isFinite),0);if(t>=1e6||t<.001)return i.map(n=>ye(n));let e=Math.max(0,3-Math.floor(Math.log10(t)));return i.map(n=>{let s=n.toFixed(e).replace("-","\u2212");return/[1-9]/.test(s)?s:s.replace("\u2212","")})}function ye(i,t=4){if(!Number.isFinite(i))return String(i);if(i===0)return"0";let e=Math.abs(i);if(e<1e-9)return"0";if(e>=1e5||e<.001)return i.toExponential(t-2).replaceAll("-","\u2212");let n=i.toPrecision(t),s=n.includes("e")?i.toFixed(0):n;return(s.includes(".")?s.replace(/\.?0+$/,""):s).replace("-","\u2212")}function Pr(i){return Uint8Array.from(atob(i),t=>t.charCodeAt(0))}function No(i){return new Float64Array(Pr(i).buffer)}var Fo={shapes:"Links",axes:"Joint axes",frames:"Frames",centres:"Centres of mass",inertias:"Inertia ellipsoids",forces:"Forces through joints",moments:"Moments through joints",gravity:"Gravity",handle:"Handle at the tool"};function Ts(i){let t=i.joints.reduce((n,s)=>Math.max(n,s.v[1]),0),e=()=>new Array(t).fill(0);return{q:[...i.start],qd:e(),qdd:e(),gravity:[...i.gravity],friction:!0,payload:0,payloadAt:[0,0,0],masses:i.bodies.map(()=>1),pull:[0,0,0],link:0,notation:Object.keys(i.notations)[0]??"",step:0,show:{shapes:!0,axes:!0,frames:!1,centres:!0,inertias:!1,forces:!0,moments:!1,gravity:!0,handle:!0}}}var Ga=class{state;#t=[];#e;#n=new Set;constructor(t,e=n=>requestAnimationFrame(n)){this.state=t,this.#e=e}watch(t){this.#t.push(t)}change(t){this.#n.size===0&&this.#e(()=>this.flush()),Object.assign(this.state,t);for(let e of Object.keys(t))this.#n.add(e)}flush(){if(this.#n.size===0)return;let t=this.#n;this.#n=new Set;for(let e of this.#t)e(this.state,t)}};var hf=["q","qd","qdd","gravity","payloadAt","masses","pull"],cf=9;function Ha(i,t){let e=Ts(t),n=[];for(let r of hf)i[r].some((o,a)=>o!==e[r][a])&&n.push(`${r}=${i[r].map(o=>String(Number(o.toPrecision(cf)))).join(",")}`);i.payload!==0&&n.push(`payload=${Number(i.payload.toPrecision(cf))}`),i.friction||n.push("friction=0"),i.link!==0&&n.push(`link=${i.link}`),i.notation!==e.notation&&n.push(`notation=${i.notation}`),i.step!==0&&n.push(`step=${i.step}`);let s=Object.keys(Fo).filter(r=>i.show[r]!==e.show[r]);return s.length>0&&n.push(`show=${s.join(",")}`),n.join("&")}function uf(i,t){let e=Ts(t),n={},s=[];for(let r of i.replace(/^#/,"").split("&")){if(r==="")continue;let[o,a=""]=r.split("=",2);S0(o,a,e,t,n)||s.push(o.slice(0,40))}return{state:n,ignored:s}}function S0(i,t,e,n,s){let r=hf.find(l=>l===i);if(r!==void 0){let l=t.split(",").map(h=>h.trim()===""?Number.NaN:Number(h)),c=l.length===e[r].length&&l.every(h=>Math.abs(h)<1e9);return c&&(s[r]=l),c}let o=t.trim()===""?Number.NaN:Number(t),a=l=>Number.isInteger(o)&&o>=0&&o<=l;if(i==="payload"&&o>=0&&o<1e6)s.payload=o;else if(i==="friction"&&a(1))s.friction=o===1;else if(i==="link"&&a(n.bodies.length))s.link=o;else if(i==="step"&&a(1e4))s.step=o;else if(i==="notation"&&Object.hasOwn(n.notations,t))s.notation=t;else if(i==="show"&&t.split(",").every(l=>Object.hasOwn(Fo,l))){s.show={...e.show};for(let l of t.split(","))s.show[l]=!e.show[l]}else return!1;return!0}var ks={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},zs={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Hf=0,du=1,Wf=2;var sr=1,qf=2,ro=3,Vs=0,Hn=1,_i=2,rr=0,oo=1,fu=2,pu=3,mu=4,Xf=5;var or=100,Yf=101,$f=102,Zf=103,Jf=104,Kf=200,jf=201,Qf=202,tp=203,gu=204,_u=205,ep=206,np=207,ip=208,sp=209,rp=210,op=211,ap=212,lp=213,cp=214,ml=0,gl=1,_l=2,Yr=3,yl=4,xl=5,$r=6,vl=7,yu=0,hp=1,up=2,$i=0,xu=1,vu=2,bu=3,Su=4,Mu=5,wu=6,Au=7;var Eu=300,ar=301,ao=302,Yl=303,$l=304,bl=1e3,Hi=1001,Sl=1002,An=1003,dp=1004;var ma=1005;var Vn=1006,Zl=1007;var fs=1008;var $n=1009,Tu=1010,Ru=1011,lo=1012,Jl=1013,Ti=1014,Ri=1015,Ci=1016,Kl=1017,jl=1018,lr=1020,Cu=35902,Pu=35899,Iu=1021,Lu=1022,Pi=1023,hs=1026,ps=1027,Du=1028,Ql=1029,Gs=1030,tc=1031;var ec=1033,ga=33776,_a=33777,ya=33778,xa=33779,nc=35840,ic=35841,sc=35842,rc=35843,oc=36196,ac=37492,lc=37496,cc=37488,hc=37489,va=37490,uc=37491,dc=37808,fc=37809,pc=37810,mc=37811,gc=37812,_c=37813,yc=37814,xc=37815,vc=37816,bc=37817,Sc=37818,Mc=37819,wc=37820,Ac=37821,Ec=36492,Tc=36494,Rc=36495,Cc=36283,Pc=36284,ba=36285,Ic=36286;var Wo=2300,Ml=2301,fl=2302,su=2303,ru=2400,ou=2401,au=2402;var fp=3200;var Lc=0,pp=1,ms="",ni="srgb",qo="srgb-linear",Xo="linear",Ee="srgb";var pl=7680;var mp=519,gp=512,_p=513,yp=514,Nu=515,xp=516,vp=517,Fu=518,Uu=519,bp=35044;var Ou="300 es",mi=2e3,Zr=2001;function M0(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function w0(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function Yo(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Sp(){let i=Yo("canvas");return i.style.display="block",i}var df={},Jr=null;function Bu(...i){let t="THREE."+i.shift();Jr?Jr("log",t,...i):console.log(t,...i)}function Mp(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Yt(...i){i=Mp(i);let t="THREE."+i.shift();if(Jr)Jr("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function jt(...i){i=Mp(i);let t="THREE."+i.shift();if(Jr)Jr("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function Vo(...i){let t=i.join(" ");t in df||(df[t]=!0,Yt(...i))}function wp(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Ap={[ml]:ml,[_l]:$r,[yl]:yl,[Yr]:xl,[gl]:gl,[$r]:_l,[vl]:vl,[xl]:Yr},Ei=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},Pn=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],ff=1234567,Go=Math.PI/180,Kr=180/Math.PI;function co(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(Pn[i&255]+Pn[i>>8&255]+Pn[i>>16&255]+Pn[i>>24&255]+"-"+Pn[t&255]+Pn[t>>8&255]+"-"+Pn[t>>16&15|64]+Pn[t>>24&255]+"-"+Pn[e&63|128]+Pn[e>>8&255]+"-"+Pn[e>>16&255]+Pn[e>>24&255]+Pn[n&255]+Pn[n>>8&255]+Pn[n>>16&255]+Pn[n>>24&255]).toLowerCase()}function ie(i,t,e){return Math.max(t,Math.min(e,i))}function ku(i,t){return(i%t+t)%t}function A0(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function E0(i,t,e){return i!==t?(e-i)/(t-i):0}function Ho(i,t,e){return(1-e)*i+e*t}function T0(i,t,e,n){return Ho(i,t,1-Math.exp(-e*n))}function R0(i,t=1){return t-Math.abs(ku(i,t*2)-t)}function C0(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function P0(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function I0(i,t){return i+Math.floor(Math.random()*(t-i+1))}function L0(i,t){return i+Math.random()*(t-i)}function D0(i){return i*(.5-Math.random())}function N0(i){i!==void 0&&(ff=i);let t=ff+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function F0(i){return i*Go}function U0(i){return i*Kr}function O0(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function B0(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function zu(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function k0(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),h=o((t+n)/2),d=r((t-n)/2),u=o((t-n)/2),f=r((n-t)/2),m=o((n-t)/2);switch(s){case"XYX":i.set(a*h,l*d,l*u,a*c);break;case"YZY":i.set(l*u,a*h,l*d,a*c);break;case"ZXZ":i.set(l*d,l*u,a*h,a*c);break;case"XZX":i.set(a*h,l*m,l*f,a*c);break;case"YXY":i.set(l*f,a*h,l*m,a*c);break;case"ZYZ":i.set(l*m,l*f,a*h,a*c);break;default:Yt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function Vu(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Ep(i,t){if(t.constructor===Float32Array)return i;let e=Vu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Tp(i,t){if(t.constructor===Float32Array)return i;let e=Vu(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Dc={DEG2RAD:Go,RAD2DEG:Kr,generateUUID:co,clamp:ie,euclideanModulo:ku,mapLinear:A0,inverseLerp:E0,lerp:Ho,damp:T0,pingpong:R0,smoothstep:C0,smootherstep:P0,randInt:I0,randFloat:L0,randFloatSpread:D0,seededRandom:N0,degToRad:F0,radToDeg:U0,isPowerOfTwo:O0,ceilPowerOfTwo:B0,floorPowerOfTwo:zu,setQuaternionFromProperEuler:k0,normalize:Tp,denormalize:Ep},qt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ie(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Gn=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],h=n[s+2],d=n[s+3],u=r[o+0],f=r[o+1],m=r[o+2],x=r[o+3];if(d!==x||l!==u||c!==f||h!==m){let g=l*u+c*f+h*m+d*x;g<0&&(u=-u,f=-f,m=-m,x=-x,g=-g);let p=1-a;if(g<.9995){let v=Math.acos(g),R=Math.sin(v);p=Math.sin(p*v)/R,a=Math.sin(a*v)/R,l=l*p+u*a,c=c*p+f*a,h=h*p+m*a,d=d*p+x*a}else{l=l*p+u*a,c=c*p+f*a,h=h*p+m*a,d=d*p+x*a;let v=1/Math.sqrt(l*l+c*c+h*h+d*d);l*=v,c*=v,h*=v,d*=v}}t[e]=l,t[e+1]=c,t[e+2]=h,t[e+3]=d}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],h=n[s+3],d=r[o],u=r[o+1],f=r[o+2],m=r[o+3];return t[e]=a*m+h*d+l*f-c*u,t[e+1]=l*m+h*u+c*d-a*f,t[e+2]=c*m+h*f+a*u-l*d,t[e+3]=h*m-a*d-l*u-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),h=a(s/2),d=a(r/2),u=l(n/2),f=l(s/2),m=l(r/2);switch(o){case"XYZ":this._x=u*h*d+c*f*m,this._y=c*f*d-u*h*m,this._z=c*h*m+u*f*d,this._w=c*h*d-u*f*m;break;case"YXZ":this._x=u*h*d+c*f*m,this._y=c*f*d-u*h*m,this._z=c*h*m-u*f*d,this._w=c*h*d+u*f*m;break;case"ZXY":this._x=u*h*d-c*f*m,this._y=c*f*d+u*h*m,this._z=c*h*m+u*f*d,this._w=c*h*d-u*f*m;break;case"ZYX":this._x=u*h*d-c*f*m,this._y=c*f*d+u*h*m,this._z=c*h*m-u*f*d,this._w=c*h*d+u*f*m;break;case"YZX":this._x=u*h*d+c*f*m,this._y=c*f*d+u*h*m,this._z=c*h*m-u*f*d,this._w=c*h*d-u*f*m;break;case"XZY":this._x=u*h*d-c*f*m,this._y=c*f*d-u*h*m,this._z=c*h*m+u*f*d,this._w=c*h*d+u*f*m;break;default:Yt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],h=e[6],d=e[10],u=n+a+d;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(h-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>d){let f=2*Math.sqrt(1+n-a-d);this._w=(h-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>d){let f=2*Math.sqrt(1+a-n-d);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+h)/f}else{let f=2*Math.sqrt(1+d-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+h)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ie(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,h=e._w;return this._x=n*h+o*a+s*c-r*l,this._y=s*h+o*l+r*a-n*c,this._z=r*h+o*c+n*l-s*a,this._w=o*h-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),h=Math.sin(c);l=Math.sin(l*c)/h,e=Math.sin(e*c)/h,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},O=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(pf.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(pf.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),h=2*(a*e-r*s),d=2*(r*n-o*e);return this.x=e+l*c+o*d-a*h,this.y=n+l*h+a*c-r*d,this.z=s+l*d+r*h-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this.z=ie(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this.z=ie(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return Uh.copy(this).projectOnVector(t),this.sub(Uh)}reflect(t){return this.sub(Uh.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ie(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},Uh=new O,pf=new Gn,te=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let h=this.elements;return h[0]=t,h[1]=s,h[2]=a,h[3]=e,h[4]=r,h[5]=l,h[6]=n,h[7]=o,h[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],h=n[4],d=n[7],u=n[2],f=n[5],m=n[8],x=s[0],g=s[3],p=s[6],v=s[1],R=s[4],b=s[7],T=s[2],E=s[5],_=s[8];return r[0]=o*x+a*v+l*T,r[3]=o*g+a*R+l*E,r[6]=o*p+a*b+l*_,r[1]=c*x+h*v+d*T,r[4]=c*g+h*R+d*E,r[7]=c*p+h*b+d*_,r[2]=u*x+f*v+m*T,r[5]=u*g+f*R+m*E,r[8]=u*p+f*b+m*_,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8];return e*o*h-e*a*c-n*r*h+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],d=h*o-a*c,u=a*l-h*r,f=c*r-o*l,m=e*d+n*u+s*f;if(m===0)return this.set(0,0,0,0,0,0,0,0,0);let x=1/m;return t[0]=d*x,t[1]=(s*c-h*n)*x,t[2]=(a*n-s*o)*x,t[3]=u*x,t[4]=(h*e-s*l)*x,t[5]=(s*r-a*e)*x,t[6]=f*x,t[7]=(n*l-c*e)*x,t[8]=(o*e-n*r)*x,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return Vo("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(Oh.makeScale(t,e)),this}rotate(t){return Vo("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(Oh.makeRotation(-t)),this}translate(t,e){return Vo("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(Oh.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},Oh=new te,mf=new te().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),gf=new te().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function z0(){let i={enabled:!0,workingColorSpace:qo,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Ee&&(s.r=cs(s.r),s.g=cs(s.g),s.b=cs(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Ee&&(s.r=Xr(s.r),s.g=Xr(s.g),s.b=Xr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===ms?Xo:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[qo]:{primaries:t,whitePoint:n,transfer:Xo,toXYZ:mf,fromXYZ:gf,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:ni},outputColorSpaceConfig:{drawingBufferColorSpace:ni}},[ni]:{primaries:t,whitePoint:n,transfer:Ee,toXYZ:mf,fromXYZ:gf,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:ni}}}),i}var ge=z0();function cs(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Xr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Ir,wl=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{Ir===void 0&&(Ir=Yo("canvas")),Ir.width=t.width,Ir.height=t.height;let s=Ir.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=Ir}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=Yo("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=cs(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(cs(e[n]/255)*255):e[n]=cs(e[n]);return{data:e,width:t.width,height:t.height}}else return Yt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},V0=0,jr=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:V0++}),this.uuid=co(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(Bh(s[o].image)):r.push(Bh(s[o]))}else r=Bh(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function Bh(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?wl.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Yt("Texture: Unable to serialize Texture."),{})}var G0=0,kh=new O,Xn=class i extends Ei{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=Hi,s=Hi,r=Vn,o=fs,a=Pi,l=$n,c=i.DEFAULT_ANISOTROPY,h=ms){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:G0++}),this.uuid=co(),this.name="",this.source=new jr(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new qt(0,0),this.repeat=new qt(1,1),this.center=new qt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new te,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=h,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(kh).x}get height(){return this.source.getSize(kh).y}get depth(){return this.source.getSize(kh).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Yt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Eu)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case bl:t.x=t.x-Math.floor(t.x);break;case Hi:t.x=t.x<0?0:1;break;case Sl:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case bl:t.y=t.y-Math.floor(t.y);break;case Hi:t.y=t.y<0?0:1;break;case Sl:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Xn.DEFAULT_IMAGE=null;Xn.DEFAULT_MAPPING=Eu;Xn.DEFAULT_ANISOTROPY=1;var Xe=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],h=l[4],d=l[8],u=l[1],f=l[5],m=l[9],x=l[2],g=l[6],p=l[10];if(Math.abs(h-u)<.01&&Math.abs(d-x)<.01&&Math.abs(m-g)<.01){if(Math.abs(h+u)<.1&&Math.abs(d+x)<.1&&Math.abs(m+g)<.1&&Math.abs(c+f+p-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let R=(c+1)/2,b=(f+1)/2,T=(p+1)/2,E=(h+u)/4,_=(d+x)/4,A=(m+g)/4;return R>b&&R>T?R<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(R),s=E/n,r=_/n):b>T?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=E/s,r=A/s):T<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(T),n=_/r,s=A/r),this.set(n,s,r,e),this}let v=Math.sqrt((g-m)*(g-m)+(d-x)*(d-x)+(u-h)*(u-h));return Math.abs(v)<.001&&(v=1),this.x=(g-m)/v,this.y=(d-x)/v,this.z=(u-h)/v,this.w=Math.acos((c+f+p-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this.z=ie(this.z,t.z,e.z),this.w=ie(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this.z=ie(this.z,t,e),this.w=ie(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Al=class extends Ei{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Vn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Xe(0,0,t,e),this.scissorTest=!1,this.viewport=new Xe(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new Xn({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Vn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new jr(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},ii=class extends Al{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},$o=class extends Xn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=An,this.minFilter=An,this.wrapR=Hi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var El=class extends Xn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=An,this.minFilter=An,this.wrapR=Hi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var Te=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,h,d,u,f,m,x,g){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,h,d,u,f,m,x,g)}set(t,e,n,s,r,o,a,l,c,h,d,u,f,m,x,g){let p=this.elements;return p[0]=t,p[4]=e,p[8]=n,p[12]=s,p[1]=r,p[5]=o,p[9]=a,p[13]=l,p[2]=c,p[6]=h,p[10]=d,p[14]=u,p[3]=f,p[7]=m,p[11]=x,p[15]=g,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/Lr.setFromMatrixColumn(t,0).length(),r=1/Lr.setFromMatrixColumn(t,1).length(),o=1/Lr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),h=Math.cos(r),d=Math.sin(r);if(t.order==="XYZ"){let u=o*h,f=o*d,m=a*h,x=a*d;e[0]=l*h,e[4]=-l*d,e[8]=c,e[1]=f+m*c,e[5]=u-x*c,e[9]=-a*l,e[2]=x-u*c,e[6]=m+f*c,e[10]=o*l}else if(t.order==="YXZ"){let u=l*h,f=l*d,m=c*h,x=c*d;e[0]=u+x*a,e[4]=m*a-f,e[8]=o*c,e[1]=o*d,e[5]=o*h,e[9]=-a,e[2]=f*a-m,e[6]=x+u*a,e[10]=o*l}else if(t.order==="ZXY"){let u=l*h,f=l*d,m=c*h,x=c*d;e[0]=u-x*a,e[4]=-o*d,e[8]=m+f*a,e[1]=f+m*a,e[5]=o*h,e[9]=x-u*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let u=o*h,f=o*d,m=a*h,x=a*d;e[0]=l*h,e[4]=m*c-f,e[8]=u*c+x,e[1]=l*d,e[5]=x*c+u,e[9]=f*c-m,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let u=o*l,f=o*c,m=a*l,x=a*c;e[0]=l*h,e[4]=x-u*d,e[8]=m*d+f,e[1]=d,e[5]=o*h,e[9]=-a*h,e[2]=-c*h,e[6]=f*d+m,e[10]=u-x*d}else if(t.order==="XZY"){let u=o*l,f=o*c,m=a*l,x=a*c;e[0]=l*h,e[4]=-d,e[8]=c*h,e[1]=u*d+x,e[5]=o*h,e[9]=f*d-m,e[2]=m*d-f,e[6]=a*h,e[10]=x*d+u}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(H0,t,W0)}lookAt(t,e,n){let s=this.elements;return ti.subVectors(t,e),ti.lengthSq()===0&&(ti.z=1),ti.normalize(),Rs.crossVectors(n,ti),Rs.lengthSq()===0&&(Math.abs(n.z)===1?ti.x+=1e-4:ti.z+=1e-4,ti.normalize(),Rs.crossVectors(n,ti)),Rs.normalize(),Wa.crossVectors(ti,Rs),s[0]=Rs.x,s[4]=Wa.x,s[8]=ti.x,s[1]=Rs.y,s[5]=Wa.y,s[9]=ti.y,s[2]=Rs.z,s[6]=Wa.z,s[10]=ti.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],h=n[1],d=n[5],u=n[9],f=n[13],m=n[2],x=n[6],g=n[10],p=n[14],v=n[3],R=n[7],b=n[11],T=n[15],E=s[0],_=s[4],A=s[8],F=s[12],I=s[1],L=s[5],k=s[9],V=s[13],D=s[2],W=s[6],Y=s[10],H=s[14],lt=s[3],Z=s[7],j=s[11],et=s[15];return r[0]=o*E+a*I+l*D+c*lt,r[4]=o*_+a*L+l*W+c*Z,r[8]=o*A+a*k+l*Y+c*j,r[12]=o*F+a*V+l*H+c*et,r[1]=h*E+d*I+u*D+f*lt,r[5]=h*_+d*L+u*W+f*Z,r[9]=h*A+d*k+u*Y+f*j,r[13]=h*F+d*V+u*H+f*et,r[2]=m*E+x*I+g*D+p*lt,r[6]=m*_+x*L+g*W+p*Z,r[10]=m*A+x*k+g*Y+p*j,r[14]=m*F+x*V+g*H+p*et,r[3]=v*E+R*I+b*D+T*lt,r[7]=v*_+R*L+b*W+T*Z,r[11]=v*A+R*k+b*Y+T*j,r[15]=v*F+R*V+b*H+T*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],h=t[2],d=t[6],u=t[10],f=t[14],m=t[3],x=t[7],g=t[11],p=t[15],v=l*f-c*u,R=a*f-c*d,b=a*u-l*d,T=o*f-c*h,E=o*u-l*h,_=o*d-a*h;return e*(x*v-g*R+p*b)-n*(m*v-g*T+p*E)+s*(m*R-x*T+p*_)-r*(m*b-x*E+g*_)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],h=t[10];return e*(o*h-a*c)-n*(r*h-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],h=t[8],d=t[9],u=t[10],f=t[11],m=t[12],x=t[13],g=t[14],p=t[15],v=e*a-n*o,R=e*l-s*o,b=e*c-r*o,T=n*l-s*a,E=n*c-r*a,_=s*c-r*l,A=h*x-d*m,F=h*g-u*m,I=h*p-f*m,L=d*g-u*x,k=d*p-f*x,V=u*p-f*g,D=v*V-R*k+b*L+T*I-E*F+_*A;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/D;return t[0]=(a*V-l*k+c*L)*W,t[1]=(s*k-n*V-r*L)*W,t[2]=(x*_-g*E+p*T)*W,t[3]=(u*E-d*_-f*T)*W,t[4]=(l*I-o*V-c*F)*W,t[5]=(e*V-s*I+r*F)*W,t[6]=(g*b-m*_-p*R)*W,t[7]=(h*_-u*b+f*R)*W,t[8]=(o*k-a*I+c*A)*W,t[9]=(n*I-e*k-r*A)*W,t[10]=(m*E-x*b+p*v)*W,t[11]=(d*b-h*E-f*v)*W,t[12]=(a*F-o*L-l*A)*W,t[13]=(e*L-n*F+s*A)*W,t[14]=(x*R-m*T-g*v)*W,t[15]=(h*T-d*R+u*v)*W,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,h=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,h*a+n,h*l-s*o,0,c*l-s*a,h*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,h=o+o,d=a+a,u=r*c,f=r*h,m=r*d,x=o*h,g=o*d,p=a*d,v=l*c,R=l*h,b=l*d,T=n.x,E=n.y,_=n.z;return s[0]=(1-(x+p))*T,s[1]=(f+b)*T,s[2]=(m-R)*T,s[3]=0,s[4]=(f-b)*E,s[5]=(1-(u+p))*E,s[6]=(g+v)*E,s[7]=0,s[8]=(m+R)*_,s[9]=(g-v)*_,s[10]=(1-(u+x))*_,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=Lr.set(s[0],s[1],s[2]).length(),a=Lr.set(s[4],s[5],s[6]).length(),l=Lr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Mi.copy(this);let c=1/o,h=1/a,d=1/l;return Mi.elements[0]*=c,Mi.elements[1]*=c,Mi.elements[2]*=c,Mi.elements[4]*=h,Mi.elements[5]*=h,Mi.elements[6]*=h,Mi.elements[8]*=d,Mi.elements[9]*=d,Mi.elements[10]*=d,e.setFromRotationMatrix(Mi),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=mi,l=!1){let c=this.elements,h=2*r/(e-t),d=2*r/(n-s),u=(e+t)/(e-t),f=(n+s)/(n-s),m,x;if(l)m=r/(o-r),x=o*r/(o-r);else if(a===mi)m=-(o+r)/(o-r),x=-2*o*r/(o-r);else if(a===Zr)m=-o/(o-r),x=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=u,c[12]=0,c[1]=0,c[5]=d,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=mi,l=!1){let c=this.elements,h=2/(e-t),d=2/(n-s),u=-(e+t)/(e-t),f=-(n+s)/(n-s),m,x;if(l)m=1/(o-r),x=o/(o-r);else if(a===mi)m=-2/(o-r),x=-(o+r)/(o-r);else if(a===Zr)m=-1/(o-r),x=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=h,c[4]=0,c[8]=0,c[12]=u,c[1]=0,c[5]=d,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=m,c[14]=x,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},Lr=new O,Mi=new Te,H0=new O(0,0,0),W0=new O(1,1,1),Rs=new O,Wa=new O,ti=new O,_f=new Te,yf=new Gn,us=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],h=s[9],d=s[2],u=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(ie(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-h,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ie(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(ie(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ie(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ie(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-h,c),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ie(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-h,f),this._y=0);break;default:Yt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return _f.makeRotationFromQuaternion(t),this.setFromRotationMatrix(_f,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return yf.setFromEuler(this),this.setFromQuaternion(yf,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};us.DEFAULT_ORDER="XYZ";var Qr=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},q0=0,xf=new O,Dr=new Gn,ss=new Te,qa=new O,Uo=new O,X0=new O,Y0=new Gn,vf=new O(1,0,0),bf=new O(0,1,0),Sf=new O(0,0,1),Mf={type:"added"},$0={type:"removed"},Nr={type:"childadded",child:null},zh={type:"childremoved",child:null},Tn=class i extends Ei{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:q0++}),this.uuid=co(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new O,e=new us,n=new Gn,s=new O(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Te},normalMatrix:{value:new te}}),this.matrix=new Te,this.matrixWorld=new Te,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Qr,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Dr.setFromAxisAngle(t,e),this.quaternion.multiply(Dr),this}rotateOnWorldAxis(t,e){return Dr.setFromAxisAngle(t,e),this.quaternion.premultiply(Dr),this}rotateX(t){return this.rotateOnAxis(vf,t)}rotateY(t){return this.rotateOnAxis(bf,t)}rotateZ(t){return this.rotateOnAxis(Sf,t)}translateOnAxis(t,e){return xf.copy(t).applyQuaternion(this.quaternion),this.position.add(xf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(vf,t)}translateY(t){return this.translateOnAxis(bf,t)}translateZ(t){return this.translateOnAxis(Sf,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(ss.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?qa.copy(t):qa.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Uo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?ss.lookAt(Uo,qa,this.up):ss.lookAt(qa,Uo,this.up),this.quaternion.setFromRotationMatrix(ss),s&&(ss.extractRotation(s.matrixWorld),Dr.setFromRotationMatrix(ss),this.quaternion.premultiply(Dr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(jt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(Mf),Nr.child=t,this.dispatchEvent(Nr),Nr.child=null):jt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent($0),zh.child=t,this.dispatchEvent(zh),zh.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),ss.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),ss.multiply(t.parent.matrixWorld)),t.applyMatrix4(ss),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(Mf),Nr.child=t,this.dispatchEvent(Nr),Nr.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Uo,t,X0),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Uo,Y0,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,h=l.length;c<h;c++){let d=l[c];r(t.shapes,d)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),h=o(t.images),d=o(t.shapes),u=o(t.skeletons),f=o(t.animations),m=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),h.length>0&&(n.images=h),d.length>0&&(n.shapes=d),u.length>0&&(n.skeletons=u),f.length>0&&(n.animations=f),m.length>0&&(n.nodes=m)}return n.object=s,n;function o(a){let l=[];for(let c in a){let h=a[c];delete h.metadata,l.push(h)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Tn.DEFAULT_UP=new O(0,1,0);Tn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Tn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var qn=class extends Tn{constructor(){super(),this.isGroup=!0,this.type="Group"}},Z0={type:"move"},to=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new qn,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new qn,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new O,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new O),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new qn,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new O,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new O,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let x of t.hand.values()){let g=e.getJointPose(x,n),p=this._getHandJoint(c,x);g!==null&&(p.matrix.fromArray(g.transform.matrix),p.matrix.decompose(p.position,p.quaternion,p.scale),p.matrixWorldNeedsUpdate=!0,p.jointRadius=g.radius),p.visible=g!==null}let h=c.joints["index-finger-tip"],d=c.joints["thumb-tip"],u=h.position.distanceTo(d.position),f=.02,m=.005;c.inputState.pinching&&u>f+m?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&u<=f-m&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(Z0)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new qn;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Rp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Cs={h:0,s:0,l:0},Xa={h:0,s:0,l:0};function Vh(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var ce=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=ni){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,ge.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=ge.workingColorSpace){return this.r=t,this.g=e,this.b=n,ge.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=ge.workingColorSpace){if(t=ku(t,1),e=ie(e,0,1),n=ie(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=Vh(o,r,t+1/3),this.g=Vh(o,r,t),this.b=Vh(o,r,t-1/3)}return ge.colorSpaceToWorking(this,s),this}setStyle(t,e=ni){function n(r){r!==void 0&&parseFloat(r)<1&&Yt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Yt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Yt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=ni){let n=Rp[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Yt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=cs(t.r),this.g=cs(t.g),this.b=cs(t.b),this}copyLinearToSRGB(t){return this.r=Xr(t.r),this.g=Xr(t.g),this.b=Xr(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=ni){return ge.workingToColorSpace(In.copy(this),t),Math.round(ie(In.r*255,0,255))*65536+Math.round(ie(In.g*255,0,255))*256+Math.round(ie(In.b*255,0,255))}getHexString(t=ni){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=ge.workingColorSpace){ge.workingToColorSpace(In.copy(this),e);let n=In.r,s=In.g,r=In.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,h=(a+o)/2;if(a===o)l=0,c=0;else{let d=o-a;switch(c=h<=.5?d/(o+a):d/(2-o-a),o){case n:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-n)/d+2;break;case r:l=(n-s)/d+4;break}l/=6}return t.h=l,t.s=c,t.l=h,t}getRGB(t,e=ge.workingColorSpace){return ge.workingToColorSpace(In.copy(this),e),t.r=In.r,t.g=In.g,t.b=In.b,t}getStyle(t=ni){ge.workingToColorSpace(In.copy(this),t);let e=In.r,n=In.g,s=In.b;return t!==ni?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Cs),this.setHSL(Cs.h+t,Cs.s+e,Cs.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Cs),t.getHSL(Xa);let n=Ho(Cs.h,Xa.h,e),s=Ho(Cs.s,Xa.s,e),r=Ho(Cs.l,Xa.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},In=new ce;ce.NAMES=Rp;var Zo=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new ce(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},Jo=class extends Tn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new us,this.environmentIntensity=1,this.environmentRotation=new us,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},wi=new O,rs=new O,Gh=new O,os=new O,Fr=new O,Ur=new O,wf=new O,Hh=new O,Wh=new O,qh=new O,Xh=new Xe,Yh=new Xe,$h=new Xe,Ds=class i{constructor(t=new O,e=new O,n=new O){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),wi.subVectors(t,e),s.cross(wi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){wi.subVectors(s,e),rs.subVectors(n,e),Gh.subVectors(t,e);let o=wi.dot(wi),a=wi.dot(rs),l=wi.dot(Gh),c=rs.dot(rs),h=rs.dot(Gh),d=o*c-a*a;if(d===0)return r.set(0,0,0),null;let u=1/d,f=(c*l-a*h)*u,m=(o*h-a*l)*u;return r.set(1-f-m,m,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,os)===null?!1:os.x>=0&&os.y>=0&&os.x+os.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,os)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,os.x),l.addScaledVector(o,os.y),l.addScaledVector(a,os.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return Xh.setScalar(0),Yh.setScalar(0),$h.setScalar(0),Xh.fromBufferAttribute(t,e),Yh.fromBufferAttribute(t,n),$h.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(Xh,r.x),o.addScaledVector(Yh,r.y),o.addScaledVector($h,r.z),o}static isFrontFacing(t,e,n,s){return wi.subVectors(n,e),rs.subVectors(t,e),wi.cross(rs).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return wi.subVectors(this.c,this.b),rs.subVectors(this.a,this.b),wi.cross(rs).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;Fr.subVectors(s,n),Ur.subVectors(r,n),Hh.subVectors(t,n);let l=Fr.dot(Hh),c=Ur.dot(Hh);if(l<=0&&c<=0)return e.copy(n);Wh.subVectors(t,s);let h=Fr.dot(Wh),d=Ur.dot(Wh);if(h>=0&&d<=h)return e.copy(s);let u=l*d-h*c;if(u<=0&&l>=0&&h<=0&&l-h>0)return o=l/(l-h),e.copy(n).addScaledVector(Fr,o);qh.subVectors(t,r);let f=Fr.dot(qh),m=Ur.dot(qh);if(m>=0&&f<=m)return e.copy(r);let x=f*c-l*m;if(x<=0&&c>=0&&m<=0)return a=c/(c-m),e.copy(n).addScaledVector(Ur,a);let g=h*m-f*d;if(g<=0&&d-h>=0&&f-m>=0)return wf.subVectors(r,s),a=(d-h)/(d-h+(f-m)),e.copy(s).addScaledVector(wf,a);let p=1/(g+x+u);return o=x*p,a=u*p,e.copy(n).addScaledVector(Fr,o).addScaledVector(Ur,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Yn=class{constructor(t=new O(1/0,1/0,1/0),e=new O(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Ai.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Ai.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Ai.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Ai):Ai.fromBufferAttribute(r,o),Ai.applyMatrix4(t.matrixWorld),this.expandByPoint(Ai);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),Ya.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),Ya.copy(n.boundingBox)),Ya.applyMatrix4(t.matrixWorld),this.union(Ya)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Ai),Ai.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(Oo),$a.subVectors(this.max,Oo),Or.subVectors(t.a,Oo),Br.subVectors(t.b,Oo),kr.subVectors(t.c,Oo),Ps.subVectors(Br,Or),Is.subVectors(kr,Br),Js.subVectors(Or,kr);let e=[0,-Ps.z,Ps.y,0,-Is.z,Is.y,0,-Js.z,Js.y,Ps.z,0,-Ps.x,Is.z,0,-Is.x,Js.z,0,-Js.x,-Ps.y,Ps.x,0,-Is.y,Is.x,0,-Js.y,Js.x,0];return!Zh(e,Or,Br,kr,$a)||(e=[1,0,0,0,1,0,0,0,1],!Zh(e,Or,Br,kr,$a))?!1:(Za.crossVectors(Ps,Is),e=[Za.x,Za.y,Za.z],Zh(e,Or,Br,kr,$a))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Ai).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Ai).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(as[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),as[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),as[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),as[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),as[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),as[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),as[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),as[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(as),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},as=[new O,new O,new O,new O,new O,new O,new O,new O],Ai=new O,Ya=new Yn,Or=new O,Br=new O,kr=new O,Ps=new O,Is=new O,Js=new O,Oo=new O,$a=new O,Za=new O,Ks=new O;function Zh(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){Ks.fromArray(i,r);let a=s.x*Math.abs(Ks.x)+s.y*Math.abs(Ks.y)+s.z*Math.abs(Ks.z),l=t.dot(Ks),c=e.dot(Ks),h=n.dot(Ks);if(Math.max(-Math.max(l,c,h),Math.min(l,c,h))>a)return!1}return!0}var cn=new O,Ja=new qt,J0=0,zn=class extends Ei{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:J0++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=bp,this.updateRanges=[],this.gpuType=Ri,this.version=0,this._normalizationScale=t!==void 0?Vu(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)Ja.fromBufferAttribute(this,e),Ja.applyMatrix3(t),this.setXY(e,Ja.x,Ja.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.applyMatrix3(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.applyMatrix4(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.applyNormalMatrix(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)cn.fromBufferAttribute(this,e),cn.transformDirection(t),this.setXYZ(e,cn.x,cn.y,cn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):Ep(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Tp(t,this.array)}};var Ko=class extends zn{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var jo=class extends zn{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var ve=class extends zn{constructor(t,e,n){super(new Float32Array(t),e,n)}},K0=new Yn,Bo=new O,Jh=new O,tr=class{constructor(t=new O,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):K0.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Bo.subVectors(t,this.center);let e=Bo.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(Bo,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(Jh.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Bo.copy(t.center).add(Jh)),this.expandByPoint(Bo.copy(t.center).sub(Jh))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},j0=0,pi=new Te,Kh=new Tn,zr=new O,ei=new Yn,ko=new Yn,wn=new O,hn=class i extends Ei{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:j0++}),this.uuid=co(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(M0(t)?jo:Ko)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new te().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return pi.makeRotationFromQuaternion(t),this.applyMatrix4(pi),this}rotateX(t){return pi.makeRotationX(t),this.applyMatrix4(pi),this}rotateY(t){return pi.makeRotationY(t),this.applyMatrix4(pi),this}rotateZ(t){return pi.makeRotationZ(t),this.applyMatrix4(pi),this}translate(t,e,n){return pi.makeTranslation(t,e,n),this.applyMatrix4(pi),this}scale(t,e,n){return pi.makeScale(t,e,n),this.applyMatrix4(pi),this}lookAt(t){return Kh.lookAt(t),Kh.updateMatrix(),this.applyMatrix4(Kh.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(zr).negate(),this.translate(zr.x,zr.y,zr.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new ve(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Yt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Yn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){jt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new O(-1/0,-1/0,-1/0),new O(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];ei.setFromBufferAttribute(r),this.morphTargetsRelative?(wn.addVectors(this.boundingBox.min,ei.min),this.boundingBox.expandByPoint(wn),wn.addVectors(this.boundingBox.max,ei.max),this.boundingBox.expandByPoint(wn)):(this.boundingBox.expandByPoint(ei.min),this.boundingBox.expandByPoint(ei.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&jt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new tr);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){jt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new O,1/0);return}if(t){let n=this.boundingSphere.center;if(ei.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];ko.setFromBufferAttribute(a),this.morphTargetsRelative?(wn.addVectors(ei.min,ko.min),ei.expandByPoint(wn),wn.addVectors(ei.max,ko.max),ei.expandByPoint(wn)):(ei.expandByPoint(ko.min),ei.expandByPoint(ko.max))}ei.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)wn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(wn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,h=a.count;c<h;c++)wn.fromBufferAttribute(a,c),l&&(zr.fromBufferAttribute(t,c),wn.add(zr)),s=Math.max(s,n.distanceToSquared(wn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&jt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){jt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new zn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new O,l[F]=new O;let h=new O,d=new O,u=new O,f=new qt,m=new qt,x=new qt,g=new O,p=new O;function v(F,I,L){c[F]=c[I]=c[L]=1,h.fromBufferAttribute(n,F),d.fromBufferAttribute(n,I),u.fromBufferAttribute(n,L),f.fromBufferAttribute(r,F),m.fromBufferAttribute(r,I),x.fromBufferAttribute(r,L),d.sub(h),u.sub(h),m.sub(f),x.sub(f);let k=1/(m.x*x.y-x.x*m.y);isFinite(k)&&(g.copy(d).multiplyScalar(x.y).addScaledVector(u,-m.y).multiplyScalar(k),p.copy(u).multiplyScalar(m.x).addScaledVector(d,-x.x).multiplyScalar(k),a[F].add(g),a[I].add(g),a[L].add(g),l[F].add(p),l[I].add(p),l[L].add(p))}let R=this.groups;R.length===0&&(R=[{start:0,count:t.count}]);for(let F=0,I=R.length;F<I;++F){let L=R[F],k=L.start,V=L.count;for(let D=k,W=k+V;D<W;D+=3)v(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new O,T=new O,E=new O,_=new O;function A(F){E.fromBufferAttribute(s,F),_.copy(E);let I=a[F];b.copy(I),b.sub(E.multiplyScalar(E.dot(I))).normalize(),T.crossVectors(_,I);let k=T.dot(l[F])<0?-1:1;o.setXYZW(F,b.x,b.y,b.z,k)}for(let F=0,I=n.count;F<I;++F)c[F]&&A(F);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new zn(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let u=0,f=n.count;u<f;u++)n.setXYZ(u,0,0,0);let s=new O,r=new O,o=new O,a=new O,l=new O,c=new O,h=new O,d=new O;if(t)for(let u=0,f=t.count;u<f;u+=3){let m=t.getX(u+0),x=t.getX(u+1),g=t.getX(u+2);s.fromBufferAttribute(e,m),r.fromBufferAttribute(e,x),o.fromBufferAttribute(e,g),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),a.fromBufferAttribute(n,m),l.fromBufferAttribute(n,x),c.fromBufferAttribute(n,g),a.add(h),l.add(h),c.add(h),n.setXYZ(m,a.x,a.y,a.z),n.setXYZ(x,l.x,l.y,l.z),n.setXYZ(g,c.x,c.y,c.z)}else for(let u=0,f=e.count;u<f;u+=3)s.fromBufferAttribute(e,u+0),r.fromBufferAttribute(e,u+1),o.fromBufferAttribute(e,u+2),h.subVectors(o,r),d.subVectors(s,r),h.cross(d),n.setXYZ(u+0,h.x,h.y,h.z),n.setXYZ(u+1,h.x,h.y,h.z),n.setXYZ(u+2,h.x,h.y,h.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)wn.fromBufferAttribute(t,e),wn.normalize(),t.setXYZ(e,wn.x,wn.y,wn.z)}toNonIndexed(){function t(a,l){let c=a.array,h=a.itemSize,d=a.normalized,u=new c.constructor(l.length*h),f=0,m=0;for(let x=0,g=l.length;x<g;x++){a.isInterleavedBufferAttribute?f=l[x]*a.data.stride+a.offset:f=l[x]*h;for(let p=0;p<h;p++)u[m++]=c[f++]}return new zn(u,h,d)}if(this.index===null)return Yt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let h=0,d=c.length;h<d;h++){let u=c[h],f=t(u,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],h=[];for(let d=0,u=c.length;d<u;d++){let f=c[d];h.push(f.toJSON(t.data))}h.length>0&&(s[l]=h,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let h=s[c];this.setAttribute(c,h.clone(e))}let r=t.morphAttributes;for(let c in r){let h=[],d=r[c];for(let u=0,f=d.length;u<f;u++)h.push(d[u].clone(e));this.morphAttributes[c]=h}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,h=o.length;c<h;c++){let d=o[c];this.addGroup(d.start,d.count,d.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var jh=new O,Q0=new O,t_=new te,Bn=class{constructor(t=new O(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=jh.subVectors(n,e).cross(Q0.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(jh),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||t_.getNormalMatrix(t),s=this.coplanarPoint(jh).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},e_=0,Wi=class extends Ei{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:e_++}),this.uuid=co(),this.name="",this.type="Material",this.blending=oo,this.side=Vs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=gu,this.blendDst=_u,this.blendEquation=or,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new ce(0,0,0),this.blendAlpha=0,this.depthFunc=Yr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=mp,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=pl,this.stencilZFail=pl,this.stencilZPass=pl,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Yt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new ce().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new Bn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new qt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new qt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var ls=new O,Qh=new O,Ka=new O,ja=new O,Ns=class{constructor(t=new O,e=new O(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,ls)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=ls.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(ls.copy(this.origin).addScaledVector(this.direction,e),ls.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){Qh.copy(t).add(e).multiplyScalar(.5),Ka.copy(e).sub(t).normalize(),ja.copy(this.origin).sub(Qh);let r=t.distanceTo(e)*.5,o=-this.direction.dot(Ka),a=ja.dot(this.direction),l=-ja.dot(Ka),c=ja.lengthSq(),h=Math.abs(1-o*o),d,u,f,m;if(h>0)if(d=o*l-a,u=o*a-l,m=r*h,d>=0)if(u>=-m)if(u<=m){let x=1/h;d*=x,u*=x,f=d*(d+o*u+2*a)+u*(o*d+u+2*l)+c}else u=r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;else u=-r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;else u<=-m?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+c):u<=m?(d=0,u=Math.min(Math.max(-r,-l),r),f=u*(u+2*l)+c):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+c);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Qh).addScaledVector(Ka,u),f}intersectSphere(t,e){if(t.radius<0)return null;ls.subVectors(t.center,this.origin);let n=ls.dot(this.direction),s=ls.dot(ls)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,h=1/this.direction.y,d=1/this.direction.z,u=this.origin;return c>=0?(n=(t.min.x-u.x)*c,s=(t.max.x-u.x)*c):(n=(t.max.x-u.x)*c,s=(t.min.x-u.x)*c),h>=0?(r=(t.min.y-u.y)*h,o=(t.max.y-u.y)*h):(r=(t.max.y-u.y)*h,o=(t.min.y-u.y)*h),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(t.min.z-u.z)*d,l=(t.max.z-u.z)*d):(a=(t.max.z-u.z)*d,l=(t.min.z-u.z)*d),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,ls)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,h=a.z,d=t.x-o.x,u=t.y-o.y,f=t.z-o.z,m=e.x-o.x,x=e.y-o.y,g=e.z-o.z,p=n.x-o.x,v=n.y-o.y,R=n.z-o.z,b=Math.abs(l),T=Math.abs(c),E=Math.abs(h),_,A,F,I,L,k,V,D,W,Y,H,lt;if(b>=T&&b>=E?(F=l,k=d,W=m,lt=p,l>=0?(_=c,A=h,I=u,L=f,V=x,D=g,Y=v,H=R):(_=h,A=c,I=f,L=u,V=g,D=x,Y=R,H=v)):T>=E?(F=c,k=u,W=x,lt=v,c>=0?(_=h,A=l,I=f,L=d,V=g,D=m,Y=R,H=p):(_=l,A=h,I=d,L=f,V=m,D=g,Y=p,H=R)):(F=h,k=f,W=g,lt=R,h>=0?(_=l,A=c,I=d,L=u,V=m,D=x,Y=p,H=v):(_=c,A=l,I=u,L=d,V=x,D=m,Y=v,H=p)),F===0)return null;let Z=_/F,j=A/F,et=1/F,dt=I-Z*k,ut=L-j*k,tt=V-Z*W,mt=D-j*W,yt=Y-Z*lt,Tt=H-j*lt,St=yt*mt-Tt*tt,Ht=dt*Tt-ut*yt,se=tt*ut-mt*dt;if(s){if(St<0||Ht<0||se<0)return null}else if((St<0||Ht<0||se<0)&&(St>0||Ht>0||se>0))return null;let Vt=St+Ht+se;if(Vt===0)return null;let ue=et*(St*k+Ht*W+se*lt);return(Vt>0?ue<0:ue>0)?null:this.at(ue/Vt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},qi=class extends Wi{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new ce(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new us,this.combine=yu,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Af=new Te,js=new Ns,Qa=new tr,Ef=new O,tl=new O,el=new O,nl=new O,tu=new O,il=new O,Tf=new O,sl=new O,$e=class extends Tn{constructor(t=new hn,e=new qi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){il.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let h=a[l],d=r[l];h!==0&&(tu.fromBufferAttribute(d,t),o?il.addScaledVector(tu,h):il.addScaledVector(tu.sub(e),h))}e.add(il)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),Qa.copy(n.boundingSphere),Qa.applyMatrix4(r),js.copy(t.ray).recast(t.near),!(Qa.containsPoint(js.origin)===!1&&(js.intersectSphere(Qa,Ef)===null||js.origin.distanceToSquared(Ef)>(t.far-t.near)**2))&&(Af.copy(r).invert(),js.copy(t.ray).applyMatrix4(Af),!(n.boundingBox!==null&&js.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,js)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,h=r.attributes.uv1,d=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let m=0,x=u.length;m<x;m++){let g=u[m],p=o[g.materialIndex],v=Math.max(g.start,f.start),R=Math.min(a.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,T=R;b<T;b+=3){let E=a.getX(b),_=a.getX(b+1),A=a.getX(b+2);s=rl(this,p,t,n,c,h,d,E,_,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,e.push(s))}}else{let m=Math.max(0,f.start),x=Math.min(a.count,f.start+f.count);for(let g=m,p=x;g<p;g+=3){let v=a.getX(g),R=a.getX(g+1),b=a.getX(g+2);s=rl(this,o,t,n,c,h,d,v,R,b),s&&(s.faceIndex=Math.floor(g/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let m=0,x=u.length;m<x;m++){let g=u[m],p=o[g.materialIndex],v=Math.max(g.start,f.start),R=Math.min(l.count,Math.min(g.start+g.count,f.start+f.count));for(let b=v,T=R;b<T;b+=3){let E=b,_=b+1,A=b+2;s=rl(this,p,t,n,c,h,d,E,_,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=g.materialIndex,e.push(s))}}else{let m=Math.max(0,f.start),x=Math.min(l.count,f.start+f.count);for(let g=m,p=x;g<p;g+=3){let v=g,R=g+1,b=g+2;s=rl(this,o,t,n,c,h,d,v,R,b),s&&(s.faceIndex=Math.floor(g/3),e.push(s))}}}};function n_(i,t,e,n,s,r,o,a){let l;if(t.side===Hn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===Vs,a),l===null)return null;sl.copy(a),sl.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(sl);return c<e.near||c>e.far?null:{distance:c,point:sl.clone(),object:i}}function rl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,tl),i.getVertexPosition(l,el),i.getVertexPosition(c,nl);let h=n_(i,t,e,n,tl,el,nl,Tf);if(h){let d=new O;Ds.getBarycoord(Tf,tl,el,nl,d),s&&(h.uv=Ds.getInterpolatedAttribute(s,a,l,c,d,new qt)),r&&(h.uv1=Ds.getInterpolatedAttribute(r,a,l,c,d,new qt)),o&&(h.normal=Ds.getInterpolatedAttribute(o,a,l,c,d,new O),h.normal.dot(n.direction)>0&&h.normal.multiplyScalar(-1));let u={a,b:l,c,normal:new O,materialIndex:0};Ds.getNormal(tl,el,nl,u.normal),h.face=u,h.barycoord=d}return h}var Tl=class extends Xn{constructor(t=null,e=1,n=1,s,r,o,a,l,c=An,h=An,d,u){super(null,o,a,l,c,h,s,r,d,u),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var Qs=new tr,i_=new qt(.5,.5),ol=new O,Fs=class{constructor(t=new Bn,e=new Bn,n=new Bn,s=new Bn,r=new Bn,o=new Bn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=mi,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],h=r[4],d=r[5],u=r[6],f=r[7],m=r[8],x=r[9],g=r[10],p=r[11],v=r[12],R=r[13],b=r[14],T=r[15];if(s[0].setComponents(c-o,f-h,p-m,T-v).normalize(),s[1].setComponents(c+o,f+h,p+m,T+v).normalize(),s[2].setComponents(c+a,f+d,p+x,T+R).normalize(),s[3].setComponents(c-a,f-d,p-x,T-R).normalize(),n)s[4].setComponents(l,u,g,b).normalize(),s[5].setComponents(c-l,f-u,p-g,T-b).normalize();else if(s[4].setComponents(c-l,f-u,p-g,T-b).normalize(),e===mi)s[5].setComponents(c+l,f+u,p+g,T+b).normalize();else if(e===Zr)s[5].setComponents(l,u,g,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),Qs.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),Qs.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(Qs)}intersectsSprite(t){Qs.center.set(0,0,0);let e=i_.distanceTo(t.center);return Qs.radius=.7071067811865476+e,Qs.applyMatrix4(t.matrixWorld),this.intersectsSphere(Qs)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(ol.x=s.normal.x>0?t.max.x:t.min.x,ol.y=s.normal.y>0?t.max.y:t.min.y,ol.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(ol)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Rf=new Te,Rl=class i{constructor(){this.coordinateSystem=mi,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Rf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new Fs),n[s].setFromProjectionMatrix(Rf,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new Fs),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var eo=class extends Wi{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new ce(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},Cl=new O,Pl=new O,Cf=new Te,zo=new Ns,al=new tr,eu=new O,Pf=new O,Il=class extends Tn{constructor(t=new hn,e=new eo){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)Cl.fromBufferAttribute(e,s-1),Pl.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=Cl.distanceTo(Pl);t.setAttribute("lineDistance",new ve(n,1))}else Yt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),al.copy(n.boundingSphere),al.applyMatrix4(s),al.radius+=r,t.ray.intersectsSphere(al)===!1)return;Cf.copy(s).invert(),zo.copy(t.ray).applyMatrix4(Cf);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,h=n.index,u=n.attributes.position;if(h!==null){let f=Math.max(0,o.start),m=Math.min(h.count,o.start+o.count);for(let x=f,g=m-1;x<g;x+=c){let p=h.getX(x),v=h.getX(x+1),R=ll(this,t,zo,l,p,v,x);R&&e.push(R)}if(this.isLineLoop){let x=h.getX(m-1),g=h.getX(f),p=ll(this,t,zo,l,x,g,m-1);p&&e.push(p)}}else{let f=Math.max(0,o.start),m=Math.min(u.count,o.start+o.count);for(let x=f,g=m-1;x<g;x+=c){let p=ll(this,t,zo,l,x,x+1,x);p&&e.push(p)}if(this.isLineLoop){let x=ll(this,t,zo,l,m-1,f,m-1);x&&e.push(x)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function ll(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(Cl.fromBufferAttribute(a,s),Pl.fromBufferAttribute(a,r),e.distanceSqToSegment(Cl,Pl,eu,Pf)>n)return;eu.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(eu);if(!(c<t.near||c>t.far))return{distance:c,point:Pf.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var If=new O,Lf=new O,Qo=class extends Il{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)If.fromBufferAttribute(e,s),Lf.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+If.distanceTo(Lf);t.setAttribute("lineDistance",new ve(n,1))}else Yt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var ta=class extends Xn{constructor(t=[],e=ar,n,s,r,o,a,l,c,h){super(t,e,n,s,r,o,a,l,c,h),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var ds=class extends Xn{constructor(t,e,n=Ti,s,r,o,a=An,l=An,c,h=hs,d=1){if(h!==hs&&h!==ps)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:t,height:e,depth:d};super(u,s,r,o,a,l,h,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new jr(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},ea=class extends ds{constructor(t,e=Ti,n=ar,s,r,o=An,a=An,l,c=hs){let h={width:t,height:t,depth:1},d=[h,h,h,h,h,h];super(t,t,e,n,s,r,o,a,l,c),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},na=class extends Xn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},Xi=class i extends hn{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],h=[],d=[],u=0,f=0;m("z","y","x",-1,-1,n,e,t,o,r,0),m("z","y","x",1,-1,n,e,-t,o,r,1),m("x","z","y",1,1,t,n,e,s,o,2),m("x","z","y",1,-1,t,n,-e,s,o,3),m("x","y","z",1,-1,t,e,n,s,r,4),m("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new ve(c,3)),this.setAttribute("normal",new ve(h,3)),this.setAttribute("uv",new ve(d,2));function m(x,g,p,v,R,b,T,E,_,A,F){let I=b/_,L=T/A,k=b/2,V=T/2,D=E/2,W=_+1,Y=A+1,H=0,lt=0,Z=new O;for(let j=0;j<Y;j++){let et=j*L-V;for(let dt=0;dt<W;dt++){let ut=dt*I-k;Z[x]=ut*v,Z[g]=et*R,Z[p]=D,c.push(Z.x,Z.y,Z.z),Z[x]=0,Z[g]=0,Z[p]=E>0?1:-1,h.push(Z.x,Z.y,Z.z),d.push(dt/_),d.push(1-j/A),H+=1}}for(let j=0;j<A;j++)for(let et=0;et<_;et++){let dt=u+et+W*j,ut=u+et+W*(j+1),tt=u+(et+1)+W*(j+1),mt=u+(et+1)+W*j;l.push(dt,ut,mt),l.push(ut,tt,mt),lt+=6}a.addGroup(f,lt,F),f+=lt,u+=H}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},er=class i extends hn{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],h=e/2,d=Math.PI/2*t,u=e,f=2*d+u,m=n*2+r,x=s+1,g=new O,p=new O;for(let v=0;v<=m;v++){let R=0,b=0,T=0,E=0;if(v<=n){let F=v/n,I=F*Math.PI/2;b=-h-t*Math.cos(I),T=t*Math.sin(I),E=-t*Math.cos(I),R=F*d}else if(v<=n+r){let F=(v-n)/r;b=-h+F*e,T=t,E=0,R=d+F*u}else{let F=(v-n-r)/n,I=F*Math.PI/2;b=h+t*Math.sin(I),T=t*Math.cos(I),E=t*Math.sin(I),R=d+u+F*d}let _=Math.max(0,Math.min(1,R/f)),A=0;v===0?A=.5/s:v===m&&(A=-.5/s);for(let F=0;F<=s;F++){let I=F/s,L=I*Math.PI*2,k=Math.sin(L),V=Math.cos(L);p.x=-T*V,p.y=b,p.z=T*k,a.push(p.x,p.y,p.z),g.set(-T*V,E,T*k),g.normalize(),l.push(g.x,g.y,g.z),c.push(I+A,_)}if(v>0){let F=(v-1)*x;for(let I=0;I<s;I++){let L=F+I,k=F+I+1,V=v*x+I,D=v*x+I+1;o.push(L,k,V),o.push(k,D,V)}}}this.setIndex(o),this.setAttribute("position",new ve(a,3)),this.setAttribute("normal",new ve(l,3)),this.setAttribute("uv",new ve(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}};var gi=class i extends hn{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let h=[],d=[],u=[],f=[],m=0,x=[],g=n/2,p=0;v(),o===!1&&(t>0&&R(!0),e>0&&R(!1)),this.setIndex(h),this.setAttribute("position",new ve(d,3)),this.setAttribute("normal",new ve(u,3)),this.setAttribute("uv",new ve(f,2));function v(){let b=new O,T=new O,E=0,_=(e-t)/n;for(let A=0;A<=r;A++){let F=[],I=A/r,L=I*(e-t)+t;for(let k=0;k<=s;k++){let V=k/s,D=V*l+a,W=Math.sin(D),Y=Math.cos(D);T.x=L*W,T.y=-I*n+g,T.z=L*Y,d.push(T.x,T.y,T.z),b.set(W,_,Y).normalize(),u.push(b.x,b.y,b.z),f.push(V,1-I),F.push(m++)}x.push(F)}for(let A=0;A<s;A++)for(let F=0;F<r;F++){let I=x[F][A],L=x[F+1][A],k=x[F+1][A+1],V=x[F][A+1];(t>0||F!==0)&&(h.push(I,L,V),E+=3),(e>0||F!==r-1)&&(h.push(L,k,V),E+=3)}c.addGroup(p,E,0),p+=E}function R(b){let T=m,E=new qt,_=new O,A=0,F=b===!0?t:e,I=b===!0?1:-1;for(let k=1;k<=s;k++)d.push(0,g*I,0),u.push(0,I,0),f.push(.5,.5),m++;let L=m;for(let k=0;k<=s;k++){let D=k/s*l+a,W=Math.cos(D),Y=Math.sin(D);_.x=F*Y,_.y=g*I,_.z=F*W,d.push(_.x,_.y,_.z),u.push(0,I,0),E.x=W*.5+.5,E.y=Y*.5*I+.5,f.push(E.x,E.y),m++}for(let k=0;k<s;k++){let V=T+k,D=L+k;b===!0?h.push(D,D+1,V):h.push(D+1,D,V),A+=3}c.addGroup(p,A,b===!0?1:2),p+=A}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},ia=class i extends gi{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var sa=class i extends hn{constructor(t=[new qt(0,-.5),new qt(.5,0),new qt(0,.5)],e=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:t,segments:e,phiStart:n,phiLength:s},e=Math.floor(e),s=ie(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],h=1/e,d=new O,u=new qt,f=new O,m=new O,x=new O,g=0,p=0;for(let v=0;v<=t.length-1;v++)switch(v){case 0:g=t[v+1].x-t[v].x,p=t[v+1].y-t[v].y,f.x=p*1,f.y=-g,f.z=p*0,x.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case t.length-1:x.normalize(),l.push(x.x,x.y,x.z);break;default:g=t[v+1].x-t[v].x,p=t[v+1].y-t[v].y,f.x=p*1,f.y=-g,f.z=p*0,m.copy(f),f.x+=x.x,f.y+=x.y,f.z+=x.z,f.normalize(),l.push(f.x,f.y,f.z),x.copy(m)}for(let v=0;v<=e;v++){let R=n+v*h*s,b=Math.sin(R),T=Math.cos(R);for(let E=0;E<=t.length-1;E++){d.x=t[E].x*b,d.y=t[E].y,d.z=t[E].x*T,o.push(d.x,d.y,d.z),u.x=v/e,u.y=E/(t.length-1),a.push(u.x,u.y);let _=l[3*E+0]*b,A=l[3*E+1],F=l[3*E+0]*T;c.push(_,A,F)}}for(let v=0;v<e;v++)for(let R=0;R<t.length-1;R++){let b=R+v*t.length,T=b,E=b+t.length,_=b+t.length+1,A=b+1;r.push(T,E,A),r.push(_,A,E)}this.setIndex(r),this.setAttribute("position",new ve(o,3)),this.setAttribute("uv",new ve(a,2)),this.setAttribute("normal",new ve(c,3))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.points,t.segments,t.phiStart,t.phiLength)}};var nr=class i extends hn{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,h=l+1,d=t/a,u=e/l,f=[],m=[],x=[],g=[];for(let p=0;p<h;p++){let v=p*u-o;for(let R=0;R<c;R++){let b=R*d-r;m.push(b,-v,0),x.push(0,0,1),g.push(R/a),g.push(1-p/l)}}for(let p=0;p<l;p++)for(let v=0;v<a;v++){let R=v+c*p,b=v+c*(p+1),T=v+1+c*(p+1),E=v+1+c*p;f.push(R,b,E),f.push(b,T,E)}this.setIndex(f),this.setAttribute("position",new ve(m,3)),this.setAttribute("normal",new ve(x,3)),this.setAttribute("uv",new ve(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var si=class i extends hn{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,h=[],d=new O,u=new O,f=[],m=[],x=[],g=[];for(let p=0;p<=n;p++){let v=[],R=p/n,b=o+R*a,T=t*Math.cos(b),E=Math.sqrt(t*t-T*T),_=0;p===0&&o===0?_=.5/e:p===n&&l===Math.PI&&(_=-.5/e);for(let A=0;A<=e;A++){let F=A/e,I=s+F*r;d.x=-E*Math.cos(I),d.y=T,d.z=E*Math.sin(I),m.push(d.x,d.y,d.z),u.copy(d).normalize(),x.push(u.x,u.y,u.z),g.push(F+_,1-R),v.push(c++)}h.push(v)}for(let p=0;p<n;p++)for(let v=0;v<e;v++){let R=h[p][v+1],b=h[p][v],T=h[p+1][v],E=h[p+1][v+1];(p!==0||o>0)&&f.push(R,b,E),(p!==n-1||l<Math.PI)&&f.push(b,T,E)}this.setIndex(f),this.setAttribute("position",new ve(m,3)),this.setAttribute("normal",new ve(x,3)),this.setAttribute("uv",new ve(g,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var ra=class i extends hn{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],h=[],d=[],u=new O,f=new O,m=new O;for(let x=0;x<=n;x++){let g=o+x/n*a;for(let p=0;p<=s;p++){let v=p/s*r;f.x=(t+e*Math.cos(g))*Math.cos(v),f.y=(t+e*Math.cos(g))*Math.sin(v),f.z=e*Math.sin(g),c.push(f.x,f.y,f.z),u.x=t*Math.cos(v),u.y=t*Math.sin(v),m.subVectors(f,u).normalize(),h.push(m.x,m.y,m.z),d.push(p/s),d.push(x/n)}}for(let x=1;x<=n;x++)for(let g=1;g<=s;g++){let p=(s+1)*x+g-1,v=(s+1)*(x-1)+g-1,R=(s+1)*(x-1)+g,b=(s+1)*x+g;l.push(p,v,b),l.push(v,R,b)}this.setIndex(l),this.setAttribute("position",new ve(c,3)),this.setAttribute("normal",new ve(h,3)),this.setAttribute("uv",new ve(d,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var oa=class extends Wi{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new ce(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function cr(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(Df(s))s.isRenderTargetTexture?(Yt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(Df(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Ln(i){let t={};for(let e=0;e<i.length;e++){let n=cr(i[e]);for(let s in n)t[s]=n[s]}return t}function Df(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function s_(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function Gu(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:ge.workingColorSpace}var Cp={clone:cr,merge:Ln},r_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,o_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Yi=class extends Wi{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=r_,this.fragmentShader=o_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=cr(t.uniforms),this.uniformsGroups=s_(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new ce().setHex(s.value);break;case"v2":this.uniforms[n].value=new qt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new O().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Xe().fromArray(s.value);break;case"m3":this.uniforms[n].value=new te().fromArray(s.value);break;case"m4":this.uniforms[n].value=new Te().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Ll=class extends Yi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}},ir=class extends Wi{constructor(t){super(),this.isMeshStandardMaterial=!0,this.type="MeshStandardMaterial",this.defines={STANDARD:""},this.color=new ce(16777215),this.roughness=1,this.metalness=0,this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new ce(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Lc,this.normalScale=new qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.roughnessMap=null,this.metalnessMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new us,this.envMapIntensity=1,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.defines={STANDARD:""},this.color.copy(t.color),this.roughness=t.roughness,this.metalness=t.metalness,this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.roughnessMap=t.roughnessMap,this.metalnessMap=t.metalnessMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.envMapIntensity=t.envMapIntensity,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}};var Dl=class extends Wi{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=fp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},Nl=class extends Wi{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Vr(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function cl(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var Us=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Fl=class extends Us{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:ru,endingEnd:ru}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case ou:r=t,a=2*e-n;break;case au:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case ou:o=t,l=2*n-e;break;case au:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,h=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*h,this._offsetNext=o*h}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this._offsetPrev,d=this._offsetNext,u=this._weightPrev,f=this._weightNext,m=(n-e)/(s-e),x=m*m,g=x*m,p=-u*g+2*u*x-u*m,v=(1+u)*g+(-1.5-2*u)*x+(-.5+u)*m+1,R=(-1-f)*g+(1.5+f)*x+.5*m,b=f*g-f*x;for(let T=0;T!==a;++T)r[T]=p*o[h+T]+v*o[c+T]+R*o[l+T]+b*o[d+T];return r}},Ul=class extends Us{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=(n-e)/(s-e),d=1-h;for(let u=0;u!==a;++u)r[u]=o[c+u]*d+o[l+u]*h;return r}},Ol=class extends Us{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Bl=class extends Us{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,h=this.inTangents,d=this.outTangents;if(!h||!d){let m=(n-e)/(s-e),x=1-m;for(let g=0;g!==a;++g)r[g]=o[c+g]*x+o[l+g]*m;return r}let u=a*2,f=t-1;for(let m=0;m!==a;++m){let x=o[c+m],g=o[l+m],p=f*u+m*2,v=d[p],R=d[p+1],b=t*u+m*2,T=h[b],E=h[b+1],_=l_(n,e,v,T,s);r[m]=Pp(_,x,R,E,g)}return r}};function Pp(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function a_(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function l_(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Pp(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=a_(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var ri=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Vr(e,this.TimeBufferType),this.values=Vr(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:Vr(t.times,Array),values:Vr(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),cl(t.settings)&&(n.settings={inTangents:Vr(t.settings.inTangents,Array),outTangents:Vr(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new Ol(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Ul(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Fl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Bl(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case Wo:e=this.InterpolantFactoryMethodDiscrete;break;case Ml:e=this.InterpolantFactoryMethodLinear;break;case fl:e=this.InterpolantFactoryMethodSmooth;break;case su:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Yt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Wo;case this.InterpolantFactoryMethodLinear:return Ml;case this.InterpolantFactoryMethodSmooth:return fl;case this.InterpolantFactoryMethodBezier:return su}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;cl(this.settings)&&(Nf(this.settings.inTangents,t),Nf(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;cl(this.settings)&&(Ff(this.settings.inTangents,t),Ff(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(jt("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(jt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){jt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){jt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&w0(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){jt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===fl,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],h=t[a+1];if(c!==h&&(a!==1||c!==t[0]))if(s)l=!0;else{let d=a*n,u=d-n,f=d+n;for(let m=0;m!==n;++m){let x=e[d+m];if(x!==e[u+m]||x!==e[f+m]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let d=a*n,u=o*n;for(let f=0;f!==n;++f)e[u+f]=e[d+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,cl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Nf(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function Ff(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}ri.prototype.ValueTypeName="";ri.prototype.TimeBufferType=Float32Array;ri.prototype.ValueBufferType=Float32Array;ri.prototype.DefaultInterpolation=Ml;var Os=class extends ri{constructor(t,e,n){super(t,e,n)}};Os.prototype.ValueTypeName="bool";Os.prototype.ValueBufferType=Array;Os.prototype.DefaultInterpolation=Wo;Os.prototype.InterpolantFactoryMethodLinear=void 0;Os.prototype.InterpolantFactoryMethodSmooth=void 0;var kl=class extends ri{constructor(t,e,n,s){super(t,e,n,s)}};kl.prototype.ValueTypeName="color";var zl=class extends ri{constructor(t,e,n,s){super(t,e,n,s)}};zl.prototype.ValueTypeName="number";var Vl=class extends Us{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let h=c+a;c!==h;c+=4)Gn.slerpFlat(r,0,o,c-a,o,c,l);return r}},aa=class extends ri{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new Vl(this.times,this.values,this.getValueSize(),t)}};aa.prototype.ValueTypeName="quaternion";aa.prototype.InterpolantFactoryMethodSmooth=void 0;var Bs=class extends ri{constructor(t,e,n){super(t,e,n)}};Bs.prototype.ValueTypeName="string";Bs.prototype.ValueBufferType=Array;Bs.prototype.DefaultInterpolation=Wo;Bs.prototype.InterpolantFactoryMethodLinear=void 0;Bs.prototype.InterpolantFactoryMethodSmooth=void 0;var Gl=class extends ri{constructor(t,e,n,s){super(t,e,n,s)}};Gl.prototype.ValueTypeName="vector";var Hl=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(h){a++,r===!1&&s.onStart!==void 0&&s.onStart(h,o,a),r=!0},this.itemEnd=function(h){o++,s.onProgress!==void 0&&s.onProgress(h,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(h){s.onError!==void 0&&s.onError(h)},this.resolveURL=function(h){return h=h.normalize("NFC"),l?l(h):h},this.setURLModifier=function(h){return l=h,this},this.addHandler=function(h,d){return c.push(h,d),this},this.removeHandler=function(h){let d=c.indexOf(h);return d!==-1&&c.splice(d,2),this},this.getHandler=function(h){for(let d=0,u=c.length;d<u;d+=2){let f=c[d],m=c[d+1];if(f.global&&(f.lastIndex=0),f.test(h))return m}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Ip=new Hl,Wl=class{constructor(t){this.manager=t!==void 0?t:Ip,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};Wl.DEFAULT_MATERIAL_NAME="__DEFAULT";var la=class extends Tn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new ce(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},ca=class extends la{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new ce(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},nu=new Te,Uf=new O,Of=new O,ql=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new qt(512,512),this.mapType=$n,this.map=null,this.mapPass=null,this.matrix=new Te,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new Fs,this._frameExtents=new qt(1,1),this._viewportCount=1,this._viewports=[new Xe(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;Uf.setFromMatrixPosition(t.matrixWorld),e.position.copy(Uf),Of.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(Of),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){nu.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(nu,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===Zr||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(nu)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},hl=new O,ul=new Gn,Gi=new O,ha=class extends Tn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Te,this.projectionMatrix=new Te,this.projectionMatrixInverse=new Te,this.coordinateSystem=mi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(hl,ul,Gi),Gi.x===1&&Gi.y===1&&Gi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(hl,ul,Gi.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(hl,ul,Gi),Gi.x===1&&Gi.y===1&&Gi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(hl,ul,Gi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Ls=new O,Bf=new qt,kf=new qt,kn=class extends ha{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=Kr*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(Go*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return Kr*2*Math.atan(Math.tan(Go*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Ls.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Ls.x,Ls.y).multiplyScalar(-t/Ls.z),Ls.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Ls.x,Ls.y).multiplyScalar(-t/Ls.z)}getViewSize(t,e){return this.getViewBounds(t,Bf,kf),e.subVectors(kf,Bf)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(Go*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var ua=class extends ha{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,h=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=h*this.view.offsetY,l=a-h*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},lu=class extends ql{constructor(){super(new ua(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},no=class extends la{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Tn.DEFAULT_UP),this.updateMatrix(),this.target=new Tn,this.shadow=new lu}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var Gr=-90,Hr=1,io=class extends Tn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new kn(Gr,Hr,t,e);s.layers=this.layers,this.add(s);let r=new kn(Gr,Hr,t,e);r.layers=this.layers,this.add(r);let o=new kn(Gr,Hr,t,e);o.layers=this.layers,this.add(o);let a=new kn(Gr,Hr,t,e);a.layers=this.layers,this.add(a);let l=new kn(Gr,Hr,t,e);l.layers=this.layers,this.add(l);let c=new kn(Gr,Hr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===mi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===Zr)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,h]=this.children,d=t.getRenderTarget(),u=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),m=t.xr.enabled;t.xr.enabled=!1;let x=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let g=!1;t.isWebGLRenderer===!0?g=t.state.buffers.depth.getReversed():g=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=x,t.setRenderTarget(n,5,s),g&&t.autoClear===!1&&t.clearDepth(),t.render(e,h),t.setRenderTarget(d,u,f),t.xr.enabled=m,n.texture.needsPMREMUpdate=!0}},Xl=class extends kn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var Hu="\\[\\]\\.:\\/",c_=new RegExp("["+Hu+"]","g"),Wu="[^"+Hu+"]",h_="[^"+Hu.replace("\\.","")+"]",u_=/((?:WC+[\/:])*)/.source.replace("WC",Wu),d_=/(WCOD+)?/.source.replace("WCOD",h_),f_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",Wu),p_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",Wu),m_=new RegExp("^"+u_+d_+f_+p_+"$"),g_=["material","materials","bones","map"],cu=class{constructor(t,e,n){let s=n||Ge.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ge=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(c_,"")}static parseTrackName(t){let e=m_.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);g_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Yt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){jt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){jt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){jt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let h=0;h<t.length;h++)if(t[h].name===c){c=h;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){jt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){jt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){jt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){jt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;jt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){jt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){jt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ge.Composite=cu;Ge.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ge.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ge.prototype.GetterByBindingType=[Ge.prototype._getValue_direct,Ge.prototype._getValue_array,Ge.prototype._getValue_arrayElement,Ge.prototype._getValue_toArray];Ge.prototype.SetterByBindingTypeAndVersioning=[[Ge.prototype._setValue_direct,Ge.prototype._setValue_direct_setNeedsUpdate,Ge.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_array,Ge.prototype._setValue_array_setNeedsUpdate,Ge.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_arrayElement,Ge.prototype._setValue_arrayElement_setNeedsUpdate,Ge.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_fromArray,Ge.prototype._setValue_fromArray_setNeedsUpdate,Ge.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var oA=new Float32Array(1);var zf=new Te,da=class{constructor(t,e,n=0,s=1/0){this.ray=new Ns(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new Qr,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):jt("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return zf.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(zf),this}intersectObject(t,e=!0,n=[]){return hu(t,this,n,e),n.sort(Vf),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)hu(t[s],this,n,e);return n.sort(Vf),n}};function Vf(i,t){return i.distance-t.distance}function hu(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)hu(r[o],t,e,!0)}}var so=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ie(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ie(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var uu=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var Gf=new O,dl=new O,Wr=new O,qr=new O,iu=new O,__=new O,y_=new O,fa=class{constructor(t=new O,e=new O){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){Gf.subVectors(t,this.start),dl.subVectors(this.end,this.start);let n=dl.dot(dl);if(n===0)return 0;let r=dl.dot(Gf)/n;return e&&(r=ie(r,0,1)),r}closestPointToPoint(t,e,n){let s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=__,n=y_){let s=10000000000000001e-32,r,o,a=this.start,l=t.start,c=this.end,h=t.end;Wr.subVectors(c,a),qr.subVectors(h,l),iu.subVectors(a,l);let d=Wr.dot(Wr),u=qr.dot(qr),f=qr.dot(iu);if(d<=s&&u<=s)return e.copy(a),n.copy(l),e.distanceToSquared(n);if(d<=s)r=0,o=f/u,o=ie(o,0,1);else{let m=Wr.dot(iu);if(u<=s)o=0,r=ie(-m/d,0,1);else{let x=Wr.dot(qr),g=d*u-x*x;g!==0?r=ie((x*f-m*u)/g,0,1):r=0,o=(x*r+f)/u,o<0?(o=0,r=ie(-m/d,0,1)):o>1&&(o=1,r=ie((x-m)/d,0,1))}}return e.copy(a).addScaledVector(Wr,r),n.copy(l).addScaledVector(qr,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var pa=class extends Ei{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function qu(i,t,e,n){let s=x_(n);switch(e){case Iu:return i*t;case Du:return i*t/s.components*s.byteLength;case Ql:return i*t/s.components*s.byteLength;case Gs:return i*t*2/s.components*s.byteLength;case tc:return i*t*2/s.components*s.byteLength;case Lu:return i*t*3/s.components*s.byteLength;case Pi:return i*t*4/s.components*s.byteLength;case ec:return i*t*4/s.components*s.byteLength;case ga:case _a:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case ya:case xa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case ic:case rc:return Math.max(i,16)*Math.max(t,8)/4;case nc:case sc:return Math.max(i,8)*Math.max(t,8)/2;case oc:case ac:case cc:case hc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case lc:case va:case uc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case dc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case fc:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case pc:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case mc:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case gc:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case _c:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case yc:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case xc:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case vc:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case bc:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Sc:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Mc:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case wc:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Ac:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case Ec:case Tc:case Rc:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Cc:case Pc:return Math.ceil(i/4)*Math.ceil(t/4)*8;case ba:case Ic:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function x_(i){switch(i){case $n:case Tu:return{byteLength:1,components:1};case lo:case Ru:case Ci:return{byteLength:2,components:1};case Kl:case jl:return{byteLength:2,components:4};case Ti:case Jl:case Ri:return{byteLength:4,components:1};case Cu:case Pu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Yt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function Qp(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function T_(i){let t=new WeakMap;function e(a,l){let c=a.array,h=a.usage,d=c.byteLength,u=i.createBuffer();i.bindBuffer(l,u),i.bufferData(l,c,h),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:u,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:d}}function n(a,l,c){let h=l.array,d=l.updateRanges;if(i.bindBuffer(c,a),d.length===0)i.bufferSubData(c,0,h);else{d.sort((f,m)=>f.start-m.start);let u=0;for(let f=1;f<d.length;f++){let m=d[u],x=d[f];x.start<=m.start+m.count+1?m.count=Math.max(m.count,x.start+x.count-m.start):(++u,d[u]=x)}d.length=u+1;for(let f=0,m=d.length;f<m;f++){let x=d[f];i.bufferSubData(c,x.start*h.BYTES_PER_ELEMENT,h,x.start,x.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let h=t.get(a);(!h||h.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var R_=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,C_=`#ifdef USE_ALPHAHASH
	const float ALPHA_HASH_SCALE = 0.05;
	float hash2D( vec2 value ) {
		return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
	}
	float hash3D( vec3 value ) {
		return hash2D( vec2( hash2D( value.xy ), value.z ) );
	}
	float getAlphaHashThreshold( vec3 position ) {
		float maxDeriv = max(
			length( dFdx( position.xyz ) ),
			length( dFdy( position.xyz ) )
		);
		float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
		vec2 pixScales = vec2(
			exp2( floor( log2( pixScale ) ) ),
			exp2( ceil( log2( pixScale ) ) )
		);
		vec2 alpha = vec2(
			hash3D( floor( pixScales.x * position.xyz ) ),
			hash3D( floor( pixScales.y * position.xyz ) )
		);
		float lerpFactor = fract( log2( pixScale ) );
		float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
		float a = min( lerpFactor, 1.0 - lerpFactor );
		vec3 cases = vec3(
			x * x / ( 2.0 * a * ( 1.0 - a ) ),
			( x - 0.5 * a ) / ( 1.0 - a ),
			1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
		);
		float threshold = ( x < ( 1.0 - a ) )
			? ( ( x < a ) ? cases.x : cases.y )
			: cases.z;
		return clamp( threshold , 1.0e-6, 1.0 );
	}
#endif`,P_=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,I_=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,L_=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,D_=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,N_=`#ifdef USE_AOMAP
	float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
	reflectedLight.indirectDiffuse *= ambientOcclusion;
	#if defined( USE_CLEARCOAT ) 
		clearcoatSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_SHEEN ) 
		sheenSpecularIndirect *= ambientOcclusion;
	#endif
	#if defined( USE_ENVMAP ) && defined( STANDARD )
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
	#endif
#endif`,F_=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,U_=`#ifdef USE_BATCHING
	#if ! defined( GL_ANGLE_multi_draw )
	#define gl_DrawID _gl_DrawID
	uniform int _gl_DrawID;
	#endif
	uniform highp sampler2D batchingTexture;
	uniform highp usampler2D batchingIdTexture;
	mat4 getBatchingMatrix( const in float i ) {
		int size = textureSize( batchingTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
	float getIndirectIndex( const in int i ) {
		int size = textureSize( batchingIdTexture, 0 ).x;
		int x = i % size;
		int y = i / size;
		return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
	}
#endif
#ifdef USE_BATCHING_COLOR
	uniform sampler2D batchingColorTexture;
	vec4 getBatchingColor( const in float i ) {
		int size = textureSize( batchingColorTexture, 0 ).x;
		int j = int( i );
		int x = j % size;
		int y = j / size;
		return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
	}
#endif`,O_=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,B_=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,k_=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,z_=`float G_BlinnPhong_Implicit( ) {
	return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
	return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( specularColor, 1.0, dotVH );
	float G = G_BlinnPhong_Implicit( );
	float D = D_BlinnPhong( shininess, dotNH );
	return F * ( G * D );
} // validated`,V_=`#ifdef USE_IRIDESCENCE
	const mat3 XYZ_TO_REC709 = mat3(
		 3.2404542, -0.9692660,  0.0556434,
		-1.5371385,  1.8760108, -0.2040259,
		-0.4985314,  0.0415560,  1.0572252
	);
	vec3 Fresnel0ToIor( vec3 fresnel0 ) {
		vec3 sqrtF0 = sqrt( fresnel0 );
		return ( vec3( 1.0 ) + sqrtF0 ) / ( vec3( 1.0 ) - sqrtF0 );
	}
	vec3 IorToFresnel0( vec3 transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - vec3( incidentIor ) ) / ( transmittedIor + vec3( incidentIor ) ) );
	}
	float IorToFresnel0( float transmittedIor, float incidentIor ) {
		return pow2( ( transmittedIor - incidentIor ) / ( transmittedIor + incidentIor ));
	}
	vec3 evalSensitivity( float OPD, vec3 shift ) {
		float phase = 2.0 * PI * OPD * 1.0e-9;
		vec3 val = vec3( 5.4856e-13, 4.4201e-13, 5.2481e-13 );
		vec3 pos = vec3( 1.6810e+06, 1.7953e+06, 2.2084e+06 );
		vec3 var = vec3( 4.3278e+09, 9.3046e+09, 6.6121e+09 );
		vec3 xyz = val * sqrt( 2.0 * PI * var ) * cos( pos * phase + shift ) * exp( - pow2( phase ) * var );
		xyz.x += 9.7470e-14 * sqrt( 2.0 * PI * 4.5282e+09 ) * cos( 2.2399e+06 * phase + shift[ 0 ] ) * exp( - 4.5282e+09 * pow2( phase ) );
		xyz /= 1.0685e-7;
		vec3 rgb = XYZ_TO_REC709 * xyz;
		return rgb;
	}
	vec3 evalIridescence( float outsideIOR, float eta2, float cosTheta1, float thinFilmThickness, vec3 baseF0 ) {
		vec3 I;
		float iridescenceIOR = mix( outsideIOR, eta2, smoothstep( 0.0, 0.03, thinFilmThickness ) );
		float sinTheta2Sq = pow2( outsideIOR / iridescenceIOR ) * ( 1.0 - pow2( cosTheta1 ) );
		float cosTheta2Sq = 1.0 - sinTheta2Sq;
		if ( cosTheta2Sq < 0.0 ) {
			return vec3( 1.0 );
		}
		float cosTheta2 = sqrt( cosTheta2Sq );
		float R0 = IorToFresnel0( iridescenceIOR, outsideIOR );
		float R12 = F_Schlick( R0, 1.0, cosTheta1 );
		float T121 = 1.0 - R12;
		float phi12 = 0.0;
		if ( iridescenceIOR < outsideIOR ) phi12 = PI;
		float phi21 = PI - phi12;
		vec3 baseIOR = Fresnel0ToIor( clamp( baseF0, 0.0, 0.9999 ) );		vec3 R1 = IorToFresnel0( baseIOR, iridescenceIOR );
		vec3 R23 = F_Schlick( R1, 1.0, cosTheta2 );
		vec3 phi23 = vec3( 0.0 );
		if ( baseIOR[ 0 ] < iridescenceIOR ) phi23[ 0 ] = PI;
		if ( baseIOR[ 1 ] < iridescenceIOR ) phi23[ 1 ] = PI;
		if ( baseIOR[ 2 ] < iridescenceIOR ) phi23[ 2 ] = PI;
		float OPD = 2.0 * iridescenceIOR * thinFilmThickness * cosTheta2;
		vec3 phi = vec3( phi21 ) + phi23;
		vec3 R123 = clamp( R12 * R23, 1e-5, 0.9999 );
		vec3 r123 = sqrt( R123 );
		vec3 Rs = pow2( T121 ) * R23 / ( vec3( 1.0 ) - R123 );
		vec3 C0 = R12 + Rs;
		I = C0;
		vec3 Cm = Rs - T121;
		for ( int m = 1; m <= 2; ++ m ) {
			Cm *= r123;
			vec3 Sm = 2.0 * evalSensitivity( float( m ) * OPD, float( m ) * phi );
			I += Cm * Sm;
		}
		return max( I, vec3( 0.0 ) );
	}
#endif`,G_=`#ifdef USE_BUMPMAP
	uniform sampler2D bumpMap;
	uniform float bumpScale;
	vec2 dHdxy_fwd() {
		vec2 dSTdx = dFdx( vBumpMapUv );
		vec2 dSTdy = dFdy( vBumpMapUv );
		float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
		float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
		float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
		return vec2( dBx, dBy );
	}
	vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
		vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
		vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
		vec3 vN = surf_norm;
		vec3 R1 = cross( vSigmaY, vN );
		vec3 R2 = cross( vN, vSigmaX );
		float fDet = dot( vSigmaX, R1 ) * faceDirection;
		vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
		return normalize( abs( fDet ) * surf_norm - vGrad );
	}
#endif`,H_=`#if NUM_CLIPPING_PLANES > 0
	vec4 plane;
	#ifdef ALPHA_TO_COVERAGE
		float distanceToPlane, distanceGradient;
		float clipOpacity = 1.0;
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
			distanceGradient = fwidth( distanceToPlane ) / 2.0;
			clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			if ( clipOpacity == 0.0 ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			float unionClipOpacity = 1.0;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
				distanceGradient = fwidth( distanceToPlane ) / 2.0;
				unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
			}
			#pragma unroll_loop_end
			clipOpacity *= 1.0 - unionClipOpacity;
		#endif
		diffuseColor.a *= clipOpacity;
		if ( diffuseColor.a == 0.0 ) discard;
	#else
		#pragma unroll_loop_start
		for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
			plane = clippingPlanes[ i ];
			if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
		}
		#pragma unroll_loop_end
		#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
			bool clipped = true;
			#pragma unroll_loop_start
			for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
				plane = clippingPlanes[ i ];
				clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
			}
			#pragma unroll_loop_end
			if ( clipped ) discard;
		#endif
	#endif
#endif`,W_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,q_=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,X_=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Y_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,$_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Z_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,J_=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
	vColor *= color;
#elif defined( USE_COLOR )
	vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
	vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
	vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,K_=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
	const highp float a = 12.9898, b = 78.233, c = 43758.5453;
	highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
	return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
	float precisionSafeLength( vec3 v ) { return length( v ); }
#else
	float precisionSafeLength( vec3 v ) {
		float maxComponent = max3( abs( v ) );
		return length( v / maxComponent ) * maxComponent;
	}
#endif
struct IncidentLight {
	vec3 color;
	vec3 direction;
	bool visible;
};
struct ReflectedLight {
	vec3 directDiffuse;
	vec3 directSpecular;
	vec3 indirectDiffuse;
	vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
	varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
	return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
	return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
	return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
	return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
	float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
	float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
	return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
	return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
	float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
	return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,j_=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
	vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
	mat3 bm = mat3( batchingMatrix );
	transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
	transformedNormal = bm * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = bm * transformedTangent;
	#endif
#endif
#ifdef USE_INSTANCING
	mat3 im = mat3( instanceMatrix );
	transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
	transformedNormal = im * transformedNormal;
	#ifdef USE_TANGENT
		transformedTangent = im * transformedTangent;
	#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
	transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
	transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,Q_=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,ty=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,ey=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,ny=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,iy="gl_FragColor = linearToOutputTexel( gl_FragColor );",sy=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,ry=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vec3 cameraToFrag;
		if ( isOrthographic ) {
			cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToFrag = normalize( vWorldPosition - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vec3 reflectVec = reflect( cameraToFrag, worldNormal );
		#else
			vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
		#endif
	#else
		vec3 reflectVec = vReflect;
	#endif
	#ifdef ENVMAP_TYPE_CUBE
		vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
		#ifdef ENVMAP_BLENDING_MULTIPLY
			outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_MIX )
			outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
		#elif defined( ENVMAP_BLENDING_ADD )
			outgoingLight += envColor.xyz * specularStrength * reflectivity;
		#endif
	#endif
#endif`,oy=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,ay=`#ifdef USE_ENVMAP
	uniform float reflectivity;
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		varying vec3 vWorldPosition;
		uniform float refractionRatio;
	#else
		varying vec3 vReflect;
	#endif
#endif`,ly=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,cy=`#ifdef USE_ENVMAP
	#ifdef ENV_WORLDPOS
		vWorldPosition = worldPosition.xyz;
	#else
		vec3 cameraToVertex;
		if ( isOrthographic ) {
			cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
		} else {
			cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
		}
		vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
		#ifdef ENVMAP_MODE_REFLECTION
			vReflect = reflect( cameraToVertex, worldNormal );
		#else
			vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
		#endif
	#endif
#endif`,hy=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,uy=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,dy=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,fy=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,py=`#ifdef USE_GRADIENTMAP
	uniform sampler2D gradientMap;
#endif
vec3 getGradientIrradiance( vec3 normal, vec3 lightDirection ) {
	float dotNL = dot( normal, lightDirection );
	vec2 coord = vec2( dotNL * 0.5 + 0.5, 0.0 );
	#ifdef USE_GRADIENTMAP
		return vec3( texture2D( gradientMap, coord ).r );
	#else
		vec2 fw = fwidth( coord ) * 0.5;
		return mix( vec3( 0.7 ), vec3( 1.0 ), smoothstep( 0.7 - fw.x, 0.7 + fw.x, coord.x ) );
	#endif
}`,my=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,gy=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,_y=`varying vec3 vViewPosition;
struct LambertMaterial {
	vec3 diffuseColor;
	float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Lambert
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,yy=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
	uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
	float x = normal.x, y = normal.y, z = normal.z;
	vec3 result = shCoefficients[ 0 ] * 0.886227;
	result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
	result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
	result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
	result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
	result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
	result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
	result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
	result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
	return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
	vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
	return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
	vec3 irradiance = ambientLightColor;
	return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
	float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
	if ( cutoffDistance > 0.0 ) {
		distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
	}
	return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
	return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
	struct SunLight {
		vec3 direction;
		vec3 color;
	};
	uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
	void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
		light.color = sunLight.color;
		light.direction = sunLight.direction;
		light.visible = true;
	}
#endif
#if NUM_DIR_LIGHTS > 0
	struct DirectionalLight {
		vec3 direction;
		vec3 color;
	};
	uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
	void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
		light.color = directionalLight.color;
		light.direction = directionalLight.direction;
		light.visible = true;
	}
#endif
#if NUM_POINT_LIGHTS > 0
	struct PointLight {
		vec3 position;
		vec3 color;
		float distance;
		float decay;
	};
	uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
	void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = pointLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float lightDistance = length( lVector );
		light.color = pointLight.color;
		light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
		light.visible = ( light.color != vec3( 0.0 ) );
	}
#endif
#if NUM_SPOT_LIGHTS > 0
	struct SpotLight {
		vec3 position;
		vec3 direction;
		vec3 color;
		float distance;
		float decay;
		float coneCos;
		float penumbraCos;
	};
	uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
	void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
		vec3 lVector = spotLight.position - geometryPosition;
		light.direction = normalize( lVector );
		float angleCos = dot( light.direction, spotLight.direction );
		float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
		if ( spotAttenuation > 0.0 ) {
			float lightDistance = length( lVector );
			light.color = spotLight.color * spotAttenuation;
			light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
			light.visible = ( light.color != vec3( 0.0 ) );
		} else {
			light.color = vec3( 0.0 );
			light.visible = false;
		}
	}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
	struct RectAreaLight {
		vec3 color;
		vec3 position;
		vec3 halfWidth;
		vec3 halfHeight;
	};
	uniform sampler2D ltc_1;	uniform sampler2D ltc_2;
	uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
	struct HemisphereLight {
		vec3 direction;
		vec3 skyColor;
		vec3 groundColor;
	};
	uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
	vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
		float dotNL = dot( normal, hemiLight.direction );
		float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
		vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
		return irradiance;
	}
#endif
#include <lightprobes_pars_fragment>`,xy=`#ifdef USE_ENVMAP
	vec3 getIBLIrradiance( const in vec3 normal ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * worldNormal, ENVMAP_MAX_LOD );
			return PI * envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	vec3 getIBLRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
		#ifdef ENVMAP_TYPE_PMREM
			vec3 reflectVec = reflect( - viewDir, normal );
			reflectVec = normalize( mix( reflectVec, normal, pow4( roughness ) ) );
			reflectVec = transformDirectionByInverseViewMatrix( reflectVec, viewMatrix );
			vec4 envMapColor = textureLod( envMap, envMapRotation * reflectVec, roughnessToMip( roughness ) );
			return envMapColor.rgb * envMapIntensity;
		#else
			return vec3( 0.0 );
		#endif
	}
	#ifdef USE_RETROREFLECTION
		vec3 getIBLRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 retroVec = normalize( mix( viewDir, normal, pow4( roughness ) ) );
				retroVec = transformDirectionByInverseViewMatrix( retroVec, viewMatrix );
				vec4 envMapColor = textureLod( envMap, envMapRotation * retroVec, roughnessToMip( roughness ) );
				return envMapColor.rgb * envMapIntensity;
			#else
				return vec3( 0.0 );
			#endif
		}
	#endif
	#ifdef USE_ANISOTROPY
		vec3 getIBLAnisotropyRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
			#ifdef ENVMAP_TYPE_PMREM
				vec3 bentNormal = cross( bitangent, viewDir );
				bentNormal = normalize( cross( bentNormal, bitangent ) );
				bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
				return getIBLRadiance( viewDir, bentNormal, roughness );
			#else
				return vec3( 0.0 );
			#endif
		}
		#ifdef USE_RETROREFLECTION
			vec3 getIBLAnisotropyRetroRadiance( const in vec3 viewDir, const in vec3 normal, const in float roughness, const in vec3 bitangent, const in float anisotropy ) {
				#ifdef ENVMAP_TYPE_PMREM
					vec3 bentNormal = cross( bitangent, viewDir );
					bentNormal = normalize( cross( bentNormal, bitangent ) );
					bentNormal = normalize( mix( bentNormal, normal, pow2( pow2( 1.0 - anisotropy * ( 1.0 - roughness ) ) ) ) );
					return getIBLRetroRadiance( viewDir, bentNormal, roughness );
				#else
					return vec3( 0.0 );
				#endif
			}
		#endif
	#endif
#endif`,vy=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,by=`varying vec3 vViewPosition;
struct ToonMaterial {
	vec3 diffuseColor;
};
void RE_Direct_Toon( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 irradiance = getGradientIrradiance( geometryNormal, directLight.direction ) * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Toon( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in ToonMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_Toon
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,Sy=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,My=`varying vec3 vViewPosition;
struct BlinnPhongMaterial {
	vec3 diffuseColor;
	vec3 specularColor;
	float specularShininess;
	float specularStrength;
};
void RE_Direct_BlinnPhong( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
	reflectedLight.directSpecular += irradiance * BRDF_BlinnPhong( directLight.direction, geometryViewDir, geometryNormal, material.specularColor, material.specularShininess ) * material.specularStrength;
}
void RE_IndirectDiffuse_BlinnPhong( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in BlinnPhongMaterial material, inout ReflectedLight reflectedLight ) {
	reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct				RE_Direct_BlinnPhong
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,wy=`PhysicalMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.diffuseContribution = diffuseColor.rgb * ( 1.0 - metalnessFactor );
material.metalness = metalnessFactor;
vec3 dxy = max( abs( dFdx( nonPerturbedNormal ) ), abs( dFdy( nonPerturbedNormal ) ) );
float geometryRoughness = max( max( dxy.x, dxy.y ), dxy.z );
material.roughness = max( roughnessFactor, 0.045 );
material.roughness += geometryRoughness;
material.roughness = min( material.roughness, 1.0 );
#ifdef USE_DIFFUSE_ROUGHNESS
	float diffuseRoughnessFactor = diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		diffuseRoughnessFactor *= texture2D( diffuseRoughnessMap, vDiffuseRoughnessMapUv ).r;
	#endif
	material.diffuseRoughness = saturate( diffuseRoughnessFactor );
#endif
#ifdef IOR
	material.ior = ior;
	#ifdef USE_SPECULAR
		float specularIntensityFactor = specularIntensity;
		vec3 specularColorFactor = specularColor;
		#ifdef USE_SPECULAR_COLORMAP
			specularColorFactor *= texture2D( specularColorMap, vSpecularColorMapUv ).rgb;
		#endif
		#ifdef USE_SPECULAR_INTENSITYMAP
			specularIntensityFactor *= texture2D( specularIntensityMap, vSpecularIntensityMapUv ).a;
		#endif
		material.specularF90 = mix( specularIntensityFactor, 1.0, metalnessFactor );
	#else
		float specularIntensityFactor = 1.0;
		vec3 specularColorFactor = vec3( 1.0 );
		material.specularF90 = 1.0;
	#endif
	material.specularColor = min( pow2( ( material.ior - 1.0 ) / ( material.ior + 1.0 ) ) * specularColorFactor, vec3( 1.0 ) ) * specularIntensityFactor;
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
#else
	material.specularColor = vec3( 0.04 );
	material.specularColorBlended = mix( material.specularColor, diffuseColor.rgb, metalnessFactor );
	material.specularF90 = 1.0;
#endif
#ifdef USE_CLEARCOAT
	material.clearcoat = clearcoat;
	material.clearcoatRoughness = clearcoatRoughness;
	material.clearcoatF0 = vec3( 0.04 );
	material.clearcoatF90 = 1.0;
	#ifdef USE_CLEARCOATMAP
		material.clearcoat *= texture2D( clearcoatMap, vClearcoatMapUv ).x;
	#endif
	#ifdef USE_CLEARCOAT_ROUGHNESSMAP
		material.clearcoatRoughness *= texture2D( clearcoatRoughnessMap, vClearcoatRoughnessMapUv ).y;
	#endif
	material.clearcoat = saturate( material.clearcoat );	material.clearcoatRoughness = max( material.clearcoatRoughness, 0.045 );
	material.clearcoatRoughness += geometryRoughness;
	material.clearcoatRoughness = min( material.clearcoatRoughness, 1.0 );
#endif
#ifdef USE_DISPERSION
	material.dispersion = dispersion;
#endif
#ifdef USE_RETROREFLECTION
	material.retroreflectivity = retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	material.iridescence = iridescence;
	material.iridescenceIOR = iridescenceIOR;
	#ifdef USE_IRIDESCENCEMAP
		material.iridescence *= texture2D( iridescenceMap, vIridescenceMapUv ).r;
	#endif
	#ifdef USE_IRIDESCENCE_THICKNESSMAP
		material.iridescenceThickness = (iridescenceThicknessMaximum - iridescenceThicknessMinimum) * texture2D( iridescenceThicknessMap, vIridescenceThicknessMapUv ).g + iridescenceThicknessMinimum;
	#else
		material.iridescenceThickness = iridescenceThicknessMaximum;
	#endif
#endif
#ifdef USE_SHEEN
	material.sheenColor = sheenColor;
	#ifdef USE_SHEEN_COLORMAP
		material.sheenColor *= texture2D( sheenColorMap, vSheenColorMapUv ).rgb;
	#endif
	material.sheenRoughness = clamp( sheenRoughness, 0.0001, 1.0 );
	#ifdef USE_SHEEN_ROUGHNESSMAP
		material.sheenRoughness *= texture2D( sheenRoughnessMap, vSheenRoughnessMapUv ).a;
	#endif
#endif
#ifdef USE_ANISOTROPY
	#ifdef USE_ANISOTROPYMAP
		mat2 anisotropyMat = mat2( anisotropyVector.x, anisotropyVector.y, - anisotropyVector.y, anisotropyVector.x );
		vec3 anisotropyPolar = texture2D( anisotropyMap, vAnisotropyMapUv ).rgb;
		vec2 anisotropyV = anisotropyMat * normalize( 2.0 * anisotropyPolar.rg - vec2( 1.0 ) ) * anisotropyPolar.b;
	#else
		vec2 anisotropyV = anisotropyVector;
	#endif
	material.anisotropy = length( anisotropyV );
	if( material.anisotropy == 0.0 ) {
		anisotropyV = vec2( 1.0, 0.0 );
	} else {
		anisotropyV /= material.anisotropy;
		material.anisotropy = saturate( material.anisotropy );
	}
	material.alphaT = mix( pow2( material.roughness ), 1.0, pow2( material.anisotropy ) );
	material.anisotropyT = tbn[ 0 ] * anisotropyV.x + tbn[ 1 ] * anisotropyV.y;
	material.anisotropyB = tbn[ 1 ] * anisotropyV.x - tbn[ 0 ] * anisotropyV.y;
#endif`,Ay=`uniform sampler2D dfgLUT;
struct PhysicalMaterial {
	vec3 diffuseColor;
	vec3 diffuseContribution;
	vec3 specularColor;
	vec3 specularColorBlended;
	float roughness;
	float metalness;
	float specularF90;
	float dispersion;
	vec2 dfg;
	vec3 multiScatteringCompensation;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float diffuseRoughness;
	#endif
	#ifdef USE_RETROREFLECTION
		float retroreflectivity;
	#endif
	#ifdef USE_CLEARCOAT
		float clearcoat;
		float clearcoatRoughness;
		vec3 clearcoatF0;
		float clearcoatF90;
	#endif
	#ifdef USE_IRIDESCENCE
		float iridescence;
		float iridescenceIOR;
		float iridescenceThickness;
		vec3 iridescenceFresnel;
		vec3 iridescenceF0Dielectric;
		vec3 iridescenceF0Metallic;
	#endif
	#ifdef USE_SHEEN
		vec3 sheenColor;
		float sheenRoughness;
	#endif
	#ifdef IOR
		float ior;
	#endif
	#ifdef USE_TRANSMISSION
		float transmission;
		float transmissionAlpha;
		float thickness;
		float attenuationDistance;
		vec3 attenuationColor;
	#endif
	#ifdef USE_ANISOTROPY
		float anisotropy;
		float alphaT;
		vec3 anisotropyT;
		vec3 anisotropyB;
	#endif
};
vec3 clearcoatSpecularDirect = vec3( 0.0 );
vec3 clearcoatSpecularIndirect = vec3( 0.0 );
vec3 sheenSpecularDirect = vec3( 0.0 );
vec3 sheenSpecularIndirect = vec3(0.0 );
vec3 Schlick_to_F0( const in vec3 f, const in float f90, const in float dotVH ) {
    float x = clamp( 1.0 - dotVH, 0.0, 1.0 );
    float x2 = x * x;
    float x5 = clamp( x * x2 * x2, 0.0, 0.9999 );
    return ( f - vec3( f90 ) * x5 ) / ( 1.0 - x5 );
}
#ifdef USE_DIFFUSE_ROUGHNESS
	const float EON_EPSILON = 1e-7;
	float FON_DirectionalAlbedo( const in float mu, const in float roughness, const in float A ) {
		float muComp = 1.0 - mu;
		float gOverPi = muComp * ( 0.0571085289 + muComp * ( 0.491881867 + muComp * ( - 0.332181442 + muComp * 0.0714429953 ) ) );
		return A * ( 1.0 + roughness * gOverPi );
	}
	vec3 BRDF_EON( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 diffuseColor, const in float roughness ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return BRDF_Lambert( rho );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float s = dot( lightDir, viewDir ) - dotNL * dotNV;
		float sOverT = ( s > 0.0 ) ? s / max( max( dotNL, dotNV ), EON_EPSILON ) : s;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		vec3 singleScatter = rho * RECIPROCAL_PI * A * ( 1.0 + roughness * sOverT );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		float albedoV = FON_DirectionalAlbedo( dotNV, roughness, A );
		float albedoL = FON_DirectionalAlbedo( dotNL, roughness, A );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		vec3 multiScatter = rhoMultiScatter * RECIPROCAL_PI
			* max( EON_EPSILON, 1.0 - albedoV )
			* max( EON_EPSILON, 1.0 - albedoL )
			/ max( EON_EPSILON, 1.0 - averageAlbedo );
		return singleScatter + multiScatter;
	}
	vec3 EON_DirectionalAlbedo( const in vec3 diffuseColor, const in float roughness, const in float dotNV ) {
		vec3 rho = saturate( diffuseColor );
		if ( roughness <= EON_EPSILON ) return rho;
		float A = 1.0 / ( 1.0 + ( 0.5 - 2.0 / ( 3.0 * PI ) ) * roughness );
		float directionalAlbedo = FON_DirectionalAlbedo( dotNV, roughness, A );
		float averageAlbedo = A * ( 1.0 + ( 2.0 / 3.0 - 28.0 / ( 15.0 * PI ) ) * roughness );
		vec3 rhoMultiScatter = rho * rho * averageAlbedo / max( vec3( EON_EPSILON ), vec3( 1.0 ) - rho * ( 1.0 - averageAlbedo ) );
		return rho * directionalAlbedo + rhoMultiScatter * ( 1.0 - directionalAlbedo );
	}
#endif
float V_GGX_SmithCorrelated( const in float alpha, const in float dotNL, const in float dotNV ) {
	float a2 = pow2( alpha );
	float gv = dotNL * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNV ) );
	float gl = dotNV * sqrt( a2 + ( 1.0 - a2 ) * pow2( dotNL ) );
	return 0.5 / max( gv + gl, EPSILON );
}
float D_GGX( const in float alpha, const in float dotNH ) {
	float a2 = pow2( alpha );
	float denom = pow2( dotNH ) * ( a2 - 1.0 ) + 1.0;
	return RECIPROCAL_PI * a2 / pow2( denom );
}
#ifdef USE_ANISOTROPY
	float V_GGX_SmithCorrelated_Anisotropic( const in float alphaT, const in float alphaB, const in float dotTV, const in float dotBV, const in float dotTL, const in float dotBL, const in float dotNV, const in float dotNL ) {
		float gv = dotNL * length( vec3( alphaT * dotTV, alphaB * dotBV, dotNV ) );
		float gl = dotNV * length( vec3( alphaT * dotTL, alphaB * dotBL, dotNL ) );
		return 0.5 / max( gv + gl, EPSILON );
	}
	float D_GGX_Anisotropic( const in float alphaT, const in float alphaB, const in float dotNH, const in float dotTH, const in float dotBH ) {
		float a2 = alphaT * alphaB;
		highp vec3 v = vec3( alphaB * dotTH, alphaT * dotBH, a2 * dotNH );
		highp float v2 = dot( v, v );
		float w2 = a2 / v2;
		return RECIPROCAL_PI * a2 * pow2 ( w2 );
	}
#endif
#ifdef USE_CLEARCOAT
	vec3 BRDF_GGX_Clearcoat( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material) {
		vec3 f0 = material.clearcoatF0;
		float f90 = material.clearcoatF90;
		float roughness = max( material.clearcoatRoughness, 0.045 );
		float alpha = pow2( roughness );
		vec3 halfDir = normalize( lightDir + viewDir );
		float dotNL = saturate( dot( normal, lightDir ) );
		float dotNV = saturate( dot( normal, viewDir ) );
		float dotNH = saturate( dot( normal, halfDir ) );
		float dotVH = saturate( dot( viewDir, halfDir ) );
		vec3 F = F_Schlick( f0, f90, dotVH );
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
		return F * ( V * D );
	}
#endif
vec3 BRDF_GGX( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in PhysicalMaterial material ) {
	vec3 f0 = material.specularColorBlended;
	float f90 = material.specularF90;
	float roughness = max( material.roughness, 0.045 );
	float alpha = pow2( roughness );
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float dotVH = saturate( dot( viewDir, halfDir ) );
	vec3 F = F_Schlick( f0, f90, dotVH );
	#ifdef USE_IRIDESCENCE
		F = mix( F, material.iridescenceFresnel, material.iridescence );
	#endif
	#ifdef USE_ANISOTROPY
		float dotTL = dot( material.anisotropyT, lightDir );
		float dotTV = dot( material.anisotropyT, viewDir );
		float dotTH = dot( material.anisotropyT, halfDir );
		float dotBL = dot( material.anisotropyB, lightDir );
		float dotBV = dot( material.anisotropyB, viewDir );
		float dotBH = dot( material.anisotropyB, halfDir );
		float alphaT = max( material.alphaT, alpha );
		float V = V_GGX_SmithCorrelated_Anisotropic( alphaT, alpha, dotTV, dotBV, dotTL, dotBL, dotNV, dotNL );
		float D = D_GGX_Anisotropic( alphaT, alpha, dotNH, dotTH, dotBH );
	#else
		float V = V_GGX_SmithCorrelated( alpha, dotNL, dotNV );
		float D = D_GGX( alpha, dotNH );
	#endif
	return F * ( V * D );
}
vec2 LTC_Uv( const in vec3 N, const in vec3 V, const in float roughness ) {
	const float LUT_SIZE = 64.0;
	const float LUT_SCALE = ( LUT_SIZE - 1.0 ) / LUT_SIZE;
	const float LUT_BIAS = 0.5 / LUT_SIZE;
	float dotNV = saturate( dot( N, V ) );
	vec2 uv = vec2( roughness, sqrt( 1.0 - dotNV ) );
	uv = uv * LUT_SCALE + LUT_BIAS;
	return uv;
}
float LTC_ClippedSphereFormFactor( const in vec3 f ) {
	float l = length( f );
	return max( ( l * l + f.z ) / ( l + 1.0 ), 0.0 );
}
vec3 LTC_EdgeVectorFormFactor( const in vec3 v1, const in vec3 v2 ) {
	float x = dot( v1, v2 );
	float y = abs( x );
	float a = 0.8543985 + ( 0.4965155 + 0.0145206 * y ) * y;
	float b = 3.4175940 + ( 4.1616724 + y ) * y;
	float v = a / b;
	float theta_sintheta = ( x > 0.0 ) ? v : 0.5 * inversesqrt( max( 1.0 - x * x, 1e-7 ) ) - v;
	return cross( v1, v2 ) * theta_sintheta;
}
vec3 LTC_Evaluate( const in vec3 N, const in vec3 V, const in vec3 P, const in mat3 mInv, const in vec3 rectCoords[ 4 ] ) {
	vec3 v1 = rectCoords[ 1 ] - rectCoords[ 0 ];
	vec3 v2 = rectCoords[ 3 ] - rectCoords[ 0 ];
	vec3 lightNormal = cross( v1, v2 );
	if( dot( lightNormal, P - rectCoords[ 0 ] ) < 0.0 ) return vec3( 0.0 );
	vec3 T1, T2;
	T1 = normalize( V - N * dot( V, N ) );
	T2 = - cross( N, T1 );
	mat3 mat = mInv * transpose( mat3( T1, T2, N ) );
	vec3 coords[ 4 ];
	coords[ 0 ] = mat * ( rectCoords[ 0 ] - P );
	coords[ 1 ] = mat * ( rectCoords[ 1 ] - P );
	coords[ 2 ] = mat * ( rectCoords[ 2 ] - P );
	coords[ 3 ] = mat * ( rectCoords[ 3 ] - P );
	coords[ 0 ] = normalize( coords[ 0 ] );
	coords[ 1 ] = normalize( coords[ 1 ] );
	coords[ 2 ] = normalize( coords[ 2 ] );
	coords[ 3 ] = normalize( coords[ 3 ] );
	vec3 vectorFormFactor = vec3( 0.0 );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 0 ], coords[ 1 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 1 ], coords[ 2 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 2 ], coords[ 3 ] );
	vectorFormFactor += LTC_EdgeVectorFormFactor( coords[ 3 ], coords[ 0 ] );
	float result = LTC_ClippedSphereFormFactor( vectorFormFactor );
	return vec3( result );
}
#if defined( USE_SHEEN )
float D_Charlie( float roughness, float dotNH ) {
	float alpha = pow2( roughness );
	float invAlpha = 1.0 / alpha;
	float cos2h = dotNH * dotNH;
	float sin2h = max( 1.0 - cos2h, 0.0078125 );
	return ( 2.0 + invAlpha ) * pow( sin2h, invAlpha * 0.5 ) / ( 2.0 * PI );
}
float V_Neubelt( float dotNV, float dotNL ) {
	return saturate( 1.0 / ( 4.0 * ( dotNL + dotNV - dotNL * dotNV ) ) );
}
vec3 BRDF_Sheen( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, vec3 sheenColor, const in float sheenRoughness ) {
	vec3 halfDir = normalize( lightDir + viewDir );
	float dotNL = saturate( dot( normal, lightDir ) );
	float dotNV = saturate( dot( normal, viewDir ) );
	float dotNH = saturate( dot( normal, halfDir ) );
	float D = D_Charlie( sheenRoughness, dotNH );
	float V = V_Neubelt( dotNV, dotNL );
	return sheenColor * ( D * V );
}
#endif
float IBLSheenBRDF( const in vec3 normal, const in vec3 viewDir, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	float r2 = roughness * roughness;
	float rInv = 1.0 / ( roughness + 0.1 );
	float a = -1.9362 + 1.0678 * roughness + 0.4573 * r2 - 0.8469 * rInv;
	float b = -0.6014 + 0.5538 * roughness - 0.4670 * r2 - 0.1255 * rInv;
	float DG = exp( a * dotNV + b );
	return saturate( DG );
}
vec3 EnvironmentBRDF( const in vec3 normal, const in vec3 viewDir, const in vec3 specularColor, const in float specularF90, const in float roughness ) {
	float dotNV = saturate( dot( normal, viewDir ) );
	vec2 fab = texture2D( dfgLUT, vec2( roughness, dotNV ) ).rg;
	return specularColor * fab.x + specularF90 * fab.y;
}
#ifdef USE_IRIDESCENCE
void computeMultiscatteringIridescence( const in vec2 fab, const in vec3 specularColor, const in float specularF90, const in float iridescence, const in vec3 iridescenceF0, inout vec3 singleScatter, inout vec3 multiScatter ) {
#else
void computeMultiscattering( const in vec2 fab, const in vec3 specularColor, const in float specularF90, inout vec3 singleScatter, inout vec3 multiScatter ) {
#endif
	#ifdef USE_IRIDESCENCE
		vec3 Fr = mix( specularColor, iridescenceF0, iridescence );
	#else
		vec3 Fr = specularColor;
	#endif
	vec3 FssEss = Fr * fab.x + specularF90 * fab.y;
	float Ess = fab.x + fab.y;
	float Ems = 1.0 - Ess;
	vec3 Favg = Fr + ( 1.0 - Fr ) * 0.047619;	vec3 Fms = FssEss * Favg / ( 1.0 - Ems * Favg );
	singleScatter += FssEss;
	multiScatter += Fms * Ems;
}
#if NUM_RECT_AREA_LIGHTS > 0
	void RE_Direct_RectArea_Physical( const in RectAreaLight rectAreaLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
		vec3 normal = geometryNormal;
		vec3 viewDir = geometryViewDir;
		vec3 position = geometryPosition;
		vec3 lightPos = rectAreaLight.position;
		vec3 halfWidth = rectAreaLight.halfWidth;
		vec3 halfHeight = rectAreaLight.halfHeight;
		vec3 lightColor = rectAreaLight.color;
		float roughness = material.roughness;
		vec3 rectCoords[ 4 ];
		rectCoords[ 0 ] = lightPos + halfWidth - halfHeight;		rectCoords[ 1 ] = lightPos - halfWidth - halfHeight;
		rectCoords[ 2 ] = lightPos - halfWidth + halfHeight;
		rectCoords[ 3 ] = lightPos + halfWidth + halfHeight;
		vec2 uv = LTC_Uv( normal, viewDir, roughness );
		vec4 t1 = texture2D( ltc_1, uv );
		vec4 t2 = texture2D( ltc_2, uv );
		mat3 mInv = mat3(
			vec3( t1.x, 0, t1.y ),
			vec3(    0, 1,    0 ),
			vec3( t1.z, 0, t1.w )
		);
		vec3 fresnel = ( material.specularColorBlended * t2.x + ( material.specularF90 - material.specularColorBlended ) * t2.y );
		reflectedLight.directSpecular += lightColor * fresnel * LTC_Evaluate( normal, viewDir, position, mInv, rectCoords );
		reflectedLight.directDiffuse += lightColor * material.diffuseContribution * LTC_Evaluate( normal, viewDir, position, mat3( 1.0 ), rectCoords );
		#ifdef USE_CLEARCOAT
			vec3 Ncc = geometryClearcoatNormal;
			vec2 uvClearcoat = LTC_Uv( Ncc, viewDir, material.clearcoatRoughness );
			vec4 t1Clearcoat = texture2D( ltc_1, uvClearcoat );
			vec4 t2Clearcoat = texture2D( ltc_2, uvClearcoat );
			mat3 mInvClearcoat = mat3(
				vec3( t1Clearcoat.x, 0, t1Clearcoat.y ),
				vec3(             0, 1,             0 ),
				vec3( t1Clearcoat.z, 0, t1Clearcoat.w )
			);
			vec3 fresnelClearcoat = material.clearcoatF0 * t2Clearcoat.x + ( material.clearcoatF90 - material.clearcoatF0 ) * t2Clearcoat.y;
			clearcoatSpecularDirect += lightColor * fresnelClearcoat * LTC_Evaluate( Ncc, viewDir, position, mInvClearcoat, rectCoords );
		#endif
	}
#endif
void RE_Direct_Physical( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
	vec3 irradiance = dotNL * directLight.color;
	#ifdef USE_CLEARCOAT
		float dotNLcc = saturate( dot( geometryClearcoatNormal, directLight.direction ) );
		vec3 ccIrradiance = dotNLcc * directLight.color;
		clearcoatSpecularDirect += ccIrradiance * BRDF_GGX_Clearcoat( directLight.direction, geometryViewDir, geometryClearcoatNormal, material );
	#endif
	#ifdef USE_SHEEN
 
 		sheenSpecularDirect += irradiance * BRDF_Sheen( directLight.direction, geometryViewDir, geometryNormal, material.sheenColor, material.sheenRoughness );
 
 		float sheenAlbedoV = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
 		float sheenAlbedoL = IBLSheenBRDF( geometryNormal, directLight.direction, material.sheenRoughness );
 
 		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * max( sheenAlbedoV, sheenAlbedoL );
 
 		irradiance *= sheenEnergyComp;
 
 	#endif
	vec3 specularBRDF = BRDF_GGX( directLight.direction, geometryViewDir, geometryNormal, material );
	#ifdef USE_RETROREFLECTION
		vec3 retroViewDir = reflect( - geometryViewDir, geometryNormal );
		vec3 retroSpecularBRDF = BRDF_GGX( directLight.direction, retroViewDir, geometryNormal, material );
		specularBRDF = mix( specularBRDF, retroSpecularBRDF, saturate( material.retroreflectivity ) );
	#endif
	reflectedLight.directSpecular += irradiance * specularBRDF * material.multiScatteringCompensation;
	vec3 halfDir = normalize( directLight.direction + geometryViewDir );
	float dotVH = saturate( dot( geometryViewDir, halfDir ) );
	vec3 F = F_Schlick( material.specularColor, material.specularF90, dotVH );
	#ifdef USE_RETROREFLECTION
		vec3 retroHalfDir = normalize( directLight.direction + retroViewDir );
		float dotRetroVH = saturate( dot( retroViewDir, retroHalfDir ) );
		vec3 retroF = F_Schlick( material.specularColor, material.specularF90, dotRetroVH );
		F = mix( F, retroF, saturate( material.retroreflectivity ) );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		vec3 diffuseBRDF = BRDF_EON( directLight.direction, geometryViewDir, geometryNormal, material.diffuseColor, material.diffuseRoughness ) * ( 1.0 - material.metalness );
	#else
		vec3 diffuseBRDF = BRDF_Lambert( material.diffuseContribution );
	#endif
	reflectedLight.directDiffuse += irradiance * diffuseBRDF * ( 1.0 - F );
}
void RE_IndirectDiffuse_Physical( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight ) {
	vec3 singleScattering = vec3( 0.0 );
	vec3 multiScattering = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScattering, multiScattering );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScattering, multiScattering );
	#endif
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuseAlbedo = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness );
		vec3 diffuse = irradiance * RECIPROCAL_PI * diffuseAlbedo * ( 1.0 - singleScattering - multiScattering );
	#else
		vec3 diffuse = irradiance * BRDF_Lambert( material.diffuseContribution ) * ( 1.0 - singleScattering - multiScattering );
	#endif
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		sheenSpecularIndirect += irradiance * material.sheenColor * sheenAlbedo * RECIPROCAL_PI;
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		diffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectDiffuse += diffuse;
}
void RE_IndirectSpecular_Physical( const in vec3 radiance, const in vec3 irradiance, const in vec3 clearcoatRadiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in PhysicalMaterial material, inout ReflectedLight reflectedLight) {
	#ifdef USE_CLEARCOAT
		clearcoatSpecularIndirect += clearcoatRadiance * EnvironmentBRDF( geometryClearcoatNormal, geometryViewDir, material.clearcoatF0, material.clearcoatF90, material.clearcoatRoughness );
	#endif
	#ifdef USE_SHEEN
		sheenSpecularIndirect += irradiance * material.sheenColor * IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness ) * RECIPROCAL_PI;
 	#endif
	vec3 singleScatteringDielectric = vec3( 0.0 );
	vec3 multiScatteringDielectric = vec3( 0.0 );
	vec3 singleScatteringMetallic = vec3( 0.0 );
	vec3 multiScatteringMetallic = vec3( 0.0 );
	#ifdef USE_IRIDESCENCE
		computeMultiscatteringIridescence( material.dfg, material.specularColor, material.specularF90, material.iridescence, material.iridescenceF0Dielectric, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscatteringIridescence( material.dfg, material.diffuseColor, material.specularF90, material.iridescence, material.iridescenceF0Metallic, singleScatteringMetallic, multiScatteringMetallic );
	#else
		computeMultiscattering( material.dfg, material.specularColor, material.specularF90, singleScatteringDielectric, multiScatteringDielectric );
		computeMultiscattering( material.dfg, material.diffuseColor, material.specularF90, singleScatteringMetallic, multiScatteringMetallic );
	#endif
	vec3 singleScattering = mix( singleScatteringDielectric, singleScatteringMetallic, material.metalness );
	vec3 multiScattering = mix( multiScatteringDielectric, multiScatteringMetallic, material.metalness );
	vec3 totalScatteringDielectric = singleScatteringDielectric + multiScatteringDielectric;
	#ifdef USE_DIFFUSE_ROUGHNESS
		float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
		vec3 diffuse = EON_DirectionalAlbedo( material.diffuseColor, material.diffuseRoughness, dotNV ) * ( 1.0 - material.metalness ) * ( 1.0 - totalScatteringDielectric );
	#else
		vec3 diffuse = material.diffuseContribution * ( 1.0 - totalScatteringDielectric );
	#endif
	vec3 cosineWeightedIrradiance = irradiance * RECIPROCAL_PI;
	vec3 indirectSpecular = radiance * singleScattering;
	indirectSpecular += multiScattering * cosineWeightedIrradiance;
	vec3 indirectDiffuse = diffuse * cosineWeightedIrradiance;
	#ifdef USE_SHEEN
		float sheenAlbedo = IBLSheenBRDF( geometryNormal, geometryViewDir, material.sheenRoughness );
		float sheenEnergyComp = 1.0 - max3( material.sheenColor ) * sheenAlbedo;
		indirectSpecular *= sheenEnergyComp;
		indirectDiffuse *= sheenEnergyComp;
	#endif
	reflectedLight.indirectSpecular += indirectSpecular;
	reflectedLight.indirectDiffuse += indirectDiffuse;
}
#define RE_Direct				RE_Direct_Physical
#define RE_Direct_RectArea		RE_Direct_RectArea_Physical
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Physical
#define RE_IndirectSpecular		RE_IndirectSpecular_Physical
float computeSpecularOcclusion( const in float dotNV, const in float ambientOcclusion, const in float roughness ) {
	return saturate( pow( dotNV + ambientOcclusion, exp2( - 16.0 * roughness - 1.0 ) ) - 1.0 + ambientOcclusion );
}`,Ey=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
	geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
	float dotNVi = saturate( dot( normal, geometryViewDir ) );
	if ( material.iridescenceThickness == 0.0 ) {
		material.iridescence = 0.0;
	} else {
		material.iridescence = saturate( material.iridescence );
	}
	if ( material.iridescence > 0.0 ) {
		vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
		vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
		material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
		material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
		material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
	}
#endif
#ifdef STANDARD
	float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
	material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
	#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
		float EssMs = material.dfg.x + material.dfg.y;
		material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
	#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
	PointLight pointLight;
	#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
	PointLightShadow pointLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
		pointLight = pointLights[ i ];
		getPointLightInfo( pointLight, geometryPosition, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
		pointLightShadow = pointLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
	SpotLight spotLight;
	vec4 spotColor;
	vec3 spotLightCoord;
	bool inSpotLightMap;
	#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
		spotLight = spotLights[ i ];
		getSpotLightInfo( spotLight, geometryPosition, directLight );
		#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
		#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
		#else
		#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
		#endif
		#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
			spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
			inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
			spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
			directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
		#endif
		#undef SPOT_LIGHT_MAP_INDEX
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
		spotLightShadow = spotLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
	SunLight sunLight;
	#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
		sunLight = sunLights[ i ];
		getSunLightInfo( sunLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
		sunLightShadow = sunLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
	DirectionalLight directionalLight;
	#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLightShadow;
	#endif
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
		directionalLight = directionalLights[ i ];
		getDirectionalLightInfo( directionalLight, directLight );
		#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
		directionalLightShadow = directionalLightShadows[ i ];
		directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
		#endif
		RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
	RectAreaLight rectAreaLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
		rectAreaLight = rectAreaLights[ i ];
		RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
	}
	#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
	vec3 iblIrradiance = vec3( 0.0 );
	vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
	#if defined( USE_LIGHT_PROBES )
		irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
	#endif
	#if ( NUM_HEMI_LIGHTS > 0 )
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
			irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_LIGHT_PROBE_GRIDS > 0
		vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
		vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
		int probeGrid = - 1;
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
		}
		#pragma unroll_loop_end
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
			if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
		}
		#pragma unroll_loop_end
	#endif
#endif
#if defined( RE_IndirectSpecular )
	vec3 radiance = vec3( 0.0 );
	vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Ty=`#if defined( RE_IndirectDiffuse )
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
		irradiance += lightMapIrradiance;
	#endif
	#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
		#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
			iblIrradiance += getIBLIrradiance( geometryNormal );
		#endif
	#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
	#ifdef USE_ANISOTROPY
		vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
	#else
		vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
	#endif
	#ifdef USE_RETROREFLECTION
		#ifdef USE_ANISOTROPY
			vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
		#else
			vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
		#endif
		iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
	#endif
	radiance += iblRadiance;
	#ifdef USE_CLEARCOAT
		clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
	#endif
#endif`,Ry=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Cy=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
	vec3 spacing = ( probesMax - probesMin ) / probesResolution;
	vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
	vec3 margin = spacing * 0.01;
	return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
	vec3 res = probesResolution;
	vec3 gridRange = probesMax - probesMin;
	vec3 probeSpacing = gridRange / res;
	vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
	vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
	float nz          = res.z;
	float paddedSlices = nz + 2.0;
	float atlasDepth  = 7.0 * paddedSlices;
	float uvZBase     = uvw.z * nz + 1.0;
	vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase                       ) / atlasDepth ) );
	vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase +       paddedSlices   ) / atlasDepth ) );
	vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices   ) / atlasDepth ) );
	vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices   ) / atlasDepth ) );
	vec3 c0 = s0.xyz;
	vec3 c1 = vec3( s0.w, s1.xy );
	vec3 c2 = vec3( s1.zw, s2.x );
	vec3 c3 = s2.yzw;
	vec3 c4 = s3.xyz;
	vec3 c5 = vec3( s3.w, s4.xy );
	vec3 c6 = vec3( s4.zw, s5.x );
	vec3 c7 = s5.yzw;
	vec3 c8 = s6.xyz;
	float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
	vec3 result = c0 * 0.886227;
	result += c1 * 2.0 * 0.511664 * y;
	result += c2 * 2.0 * 0.511664 * z;
	result += c3 * 2.0 * 0.511664 * x;
	result += c4 * 2.0 * 0.429043 * x * y;
	result += c5 * 2.0 * 0.429043 * y * z;
	result += c6 * ( 0.743125 * z * z - 0.247708 );
	result += c7 * 2.0 * 0.429043 * x * z;
	result += c8 * 0.429043 * ( x * x - y * y );
	return max( result, vec3( 0.0 ) );
}
#endif`,Py=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Iy=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Ly=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,Dy=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Ny=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,Fy=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,Uy=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
	#if defined( USE_POINTS_UV )
		vec2 uv = vUv;
	#else
		vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
	#endif
#endif
#ifdef USE_MAP
	diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Oy=`#if defined( USE_POINTS_UV )
	varying vec2 vUv;
#else
	#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
		uniform mat3 uvTransform;
	#endif
#endif
#ifdef USE_MAP
	uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,By=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,ky=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,zy=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,Vy=`#if defined( USE_MORPHCOLORS )
	#if defined( USE_COLOR_ALPHA )
		vColor *= morphTargetBaseInfluence;
	#elif defined( USE_COLOR )
		vColor.rgb *= morphTargetBaseInfluence;
	#endif
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		#if defined( USE_COLOR_ALPHA )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
		#elif defined( USE_COLOR )
			if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
		#endif
	}
#endif`,Gy=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Hy=`#ifdef USE_MORPHTARGETS
	#ifndef USE_INSTANCING_MORPH
		uniform float morphTargetBaseInfluence;
		uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	#endif
	uniform sampler2DArray morphTargetsTexture;
	uniform ivec2 morphTargetsTextureSize;
	vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
		int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
		int y = texelIndex / morphTargetsTextureSize.x;
		int x = texelIndex - y * morphTargetsTextureSize.x;
		ivec3 morphUV = ivec3( x, y, morphTargetIndex );
		return texelFetch( morphTargetsTexture, morphUV, 0 );
	}
#endif`,Wy=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,qy=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
	vec3 fdx = dFdx( vViewPosition );
	vec3 fdy = dFdy( vViewPosition );
	vec3 normal = normalize( cross( fdx, fdy ) );
#else
	vec3 normal = normalize( vNormal );
	#ifdef DOUBLE_SIDED
		normal *= faceDirection;
	#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
	#ifdef USE_TANGENT
		mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn = getTangentFrame( - vViewPosition, normal,
		#if defined( USE_NORMALMAP )
			vNormalMapUv
		#elif defined( USE_CLEARCOAT_NORMALMAP )
			vClearcoatNormalMapUv
		#else
			vUv
		#endif
		);
	#endif
	#ifdef DOUBLE_SIDED
		tbn[0] *= faceDirection;
		tbn[1] *= faceDirection;
	#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	#ifdef USE_TANGENT
		mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
	#else
		mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
	#endif
	#ifdef DOUBLE_SIDED
		tbn2[0] *= faceDirection;
		tbn2[1] *= faceDirection;
	#endif
#endif
vec3 nonPerturbedNormal = normal;`,Xy=`#ifdef USE_NORMALMAP_OBJECTSPACE
	normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#ifdef FLIP_SIDED
		normal = - normal;
	#endif
	#ifdef DOUBLE_SIDED
		normal = normal * faceDirection;
	#endif
	normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
	vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
	#if defined( USE_PACKED_NORMALMAP )
		mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
	#endif
	mapN.xy *= normalScale;
	normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
	normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Yy=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,$y=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Zy=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Jy=`#ifdef USE_NORMALMAP
	uniform sampler2D normalMap;
	uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
	uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
	mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
		vec3 q0 = dFdx( eye_pos.xyz );
		vec3 q1 = dFdy( eye_pos.xyz );
		vec2 st0 = dFdx( uv.st );
		vec2 st1 = dFdy( uv.st );
		vec3 N = surf_norm;
		vec3 q1perp = cross( q1, N );
		vec3 q0perp = cross( N, q0 );
		vec3 T = q1perp * st0.x + q0perp * st1.x;
		vec3 B = q1perp * st0.y + q0perp * st1.y;
		float det = max( dot( T, T ), dot( B, B ) );
		float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
		return mat3( T * scale, B * scale, N );
	}
#endif`,Ky=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,jy=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Qy=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,tx=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,ex=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,nx=`vec3 packNormalToRGB( const in vec3 normal ) {
	return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
	return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
	if( v <= 0.0 )
		return vec4( 0., 0., 0., 0. );
	if( v >= 1.0 )
		return vec4( 1., 1., 1., 1. );
	float vuf;
	float af = modf( v * PackFactors.a, vuf );
	float bf = modf( vuf * ShiftRight8, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
	if( v <= 0.0 )
		return vec3( 0., 0., 0. );
	if( v >= 1.0 )
		return vec3( 1., 1., 1. );
	float vuf;
	float bf = modf( v * PackFactors.b, vuf );
	float gf = modf( vuf * ShiftRight8, vuf );
	return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
	if( v <= 0.0 )
		return vec2( 0., 0. );
	if( v >= 1.0 )
		return vec2( 1., 1. );
	float vuf;
	float gf = modf( v * 256., vuf );
	return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
	return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
	return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
	return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
	vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
	return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
	return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
	return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
	#ifdef USE_REVERSED_DEPTH_BUFFER
	
		return depth * ( far - near ) - far;
	#else
		return depth * ( near - far ) - near;
	#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
	return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
	
	#ifdef USE_REVERSED_DEPTH_BUFFER
		return ( near * far ) / ( ( near - far ) * depth - near );
	#else
		return ( near * far ) / ( ( far - near ) * depth - far );
	#endif
}`,ix=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,sx=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,rx=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,ox=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,ax=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,lx=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,cx=`#if NUM_SPOT_LIGHT_COORDS > 0
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
	uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		#define SUN_LIGHT_CASCADES 2
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#else
			uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
		#endif
		uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
		struct SunLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#else
			uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
		#endif
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#else
			uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
		#endif
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#if defined( SHADOWMAP_TYPE_PCF )
			uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#elif defined( SHADOWMAP_TYPE_BASIC )
			uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
		#endif
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float interleavedGradientNoise( vec2 position ) {
			return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
		}
		vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
			const float goldenAngle = 2.399963229728653;
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * goldenAngle + phi;
			return vec2( cos( theta ), sin( theta ) ) * r;
		}
	#endif
	#if defined( SHADOWMAP_TYPE_PCF )
		float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
				vec2 radius = shadowRadius * texelSize;
				float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
				shadow = (
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
					texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
				) * 0.2;
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#elif defined( SHADOWMAP_TYPE_VSM )
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
				float mean = distribution.x;
				float variance = distribution.y * distribution.y;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					float hard_shadow = step( mean, shadowCoord.z );
				#else
					float hard_shadow = step( shadowCoord.z, mean );
				#endif
				
				if ( hard_shadow == 1.0 ) {
					shadow = 1.0;
				} else {
					variance = max( variance, 0.0000001 );
					float d = shadowCoord.z - mean;
					float p_max = variance / ( variance + d * d );
					p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
					shadow = max( hard_shadow, p_max );
				}
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#else
		float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
			float shadow = 1.0;
			shadowCoord.xyz /= shadowCoord.w;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				shadowCoord.z -= shadowBias;
			#else
				shadowCoord.z += shadowBias;
			#endif
			bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
			bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
			if ( frustumTest ) {
				float depth = texture2D( shadowMap, shadowCoord.xy ).r;
				#ifdef USE_REVERSED_DEPTH_BUFFER
					shadow = step( depth, shadowCoord.z );
				#else
					shadow = step( shadowCoord.z, depth );
				#endif
			}
			return mix( 1.0, shadow, shadowIntensity );
		}
	#endif
	#if NUM_SUN_LIGHT_SHADOWS > 0
		float getSunShadow(
			#if defined( SHADOWMAP_TYPE_PCF )
				sampler2DShadow shadowMap,
			#else
				sampler2D shadowMap,
			#endif
			SunLightShadow sunLightShadow,
			int shadowIndex
		) {
			vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
			float viewDepth = vSunShadowWorldPosition.w;
			int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
			float shadow = 1.0;
			for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
				vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
				if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
					float cascadeShadow = getShadow(
						shadowMap,
						sunLightShadow.shadowMapSize,
						sunLightShadow.shadowIntensity,
						sunLightShadow.shadowBias,
						sunLightShadow.shadowRadius,
						sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
					);
					shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
				}
			}
			return shadow;
		}
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
	#if defined( SHADOWMAP_TYPE_PCF )
	float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 bd3D = normalize( lightToPosition );
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float lightDistance = length( lightToPosition );
			float depthRange = shadowCameraFar - shadowCameraNear;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				float depthA = - shadowCameraNear / depthRange - shadowBias;
				float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#else
				float depthA = shadowCameraFar / depthRange + shadowBias;
				float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
			#endif
			float texelSize = shadowRadius / shadowMapSize.x;
			vec3 absDir = abs( bd3D );
			vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
			tangent = normalize( cross( bd3D, tangent ) );
			vec3 bitangent = cross( bd3D, tangent );
			float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
			shadow = 0.0;
			for ( int i = 0; i < 5; i ++ ) {
				vec2 offset = vogelDiskSample( i, 5, phi );
				vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
				vec3 absDirection = abs( direction );
				float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
				shadow += texture( shadowMap, vec4( direction, dp ) );
			}
			shadow *= 0.2;
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#elif defined( SHADOWMAP_TYPE_BASIC )
	float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
		float shadow = 1.0;
		vec3 lightToPosition = shadowCoord.xyz;
		vec3 absVec = abs( lightToPosition );
		float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
		if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
			float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
			dp += shadowBias;
			vec3 bd3D = normalize( lightToPosition );
			float depth = textureCube( shadowMap, bd3D ).r;
			#ifdef USE_REVERSED_DEPTH_BUFFER
				depth = 1.0 - depth;
			#endif
			shadow = step( dp, depth );
		}
		return mix( 1.0, shadow, shadowIntensity );
	}
	#endif
	#endif
#endif`,hx=`#if NUM_SPOT_LIGHT_COORDS > 0
	uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
	varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
		varying vec4 vSunShadowWorldPosition;
		varying vec3 vSunShadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
		varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
		struct DirectionalLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
		struct SpotLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
		};
		uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
		varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
		struct PointLightShadow {
			float shadowIntensity;
			float shadowBias;
			float shadowNormalBias;
			float shadowRadius;
			vec2 shadowMapSize;
			float shadowCameraNear;
			float shadowCameraFar;
		};
		uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
	#endif
#endif`,ux=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
	#ifdef HAS_NORMAL
		vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
	#else
		vec3 shadowWorldNormal = vec3( 0.0 );
	#endif
	vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
	#if NUM_SUN_LIGHT_SHADOWS > 0
		vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
		vSunShadowWorldNormal = shadowWorldNormal;
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
			vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0
		#pragma unroll_loop_start
		for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
			shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
			vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
		}
		#pragma unroll_loop_end
	#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
		shadowWorldPosition = worldPosition;
		#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
			shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
		#endif
		vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
	}
	#pragma unroll_loop_end
#endif`,dx=`float getShadowMask() {
	float shadow = 1.0;
	#ifdef USE_SHADOWMAP
	#if NUM_SUN_LIGHT_SHADOWS > 0
	SunLightShadow sunLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
		sunLight = sunLightShadows[ i ];
		shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_DIR_LIGHT_SHADOWS > 0
	DirectionalLightShadow directionalLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
		directionalLight = directionalLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_SPOT_LIGHT_SHADOWS > 0
	SpotLightShadow spotLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
		spotLight = spotLightShadows[ i ];
		shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
	PointLightShadow pointLight;
	#pragma unroll_loop_start
	for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
		pointLight = pointLightShadows[ i ];
		shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
	}
	#pragma unroll_loop_end
	#endif
	#endif
	return shadow;
}`,fx=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,px=`#ifdef USE_SKINNING
	uniform mat4 bindMatrix;
	uniform mat4 bindMatrixInverse;
	uniform highp sampler2D boneTexture;
	mat4 getBoneMatrix( const in float i ) {
		int size = textureSize( boneTexture, 0 ).x;
		int j = int( i ) * 4;
		int x = j % size;
		int y = j / size;
		vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
		vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
		vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
		vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
		return mat4( v1, v2, v3, v4 );
	}
#endif`,mx=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,gx=`#ifdef USE_SKINNING
	mat4 skinMatrix = mat4( 0.0 );
	skinMatrix += skinWeight.x * boneMatX;
	skinMatrix += skinWeight.y * boneMatY;
	skinMatrix += skinWeight.z * boneMatZ;
	skinMatrix += skinWeight.w * boneMatW;
	skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
	objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
	#ifdef USE_TANGENT
		objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
	#endif
#endif`,_x=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,yx=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,xx=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,vx=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
	return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
	color *= toneMappingExposure;
	color = max( vec3( 0.0 ), color - 0.004 );
	return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
	vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
	vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
	return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
	const mat3 ACESInputMat = mat3(
		vec3( 0.59719, 0.07600, 0.02840 ),		vec3( 0.35458, 0.90834, 0.13383 ),
		vec3( 0.04823, 0.01566, 0.83777 )
	);
	const mat3 ACESOutputMat = mat3(
		vec3(  1.60475, -0.10208, -0.00327 ),		vec3( -0.53108,  1.10813, -0.07276 ),
		vec3( -0.07367, -0.00605,  1.07602 )
	);
	color *= toneMappingExposure / 0.6;
	color = ACESInputMat * color;
	color = RRTAndODTFit( color );
	color = ACESOutputMat * color;
	return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
	vec3( 1.6605, - 0.1246, - 0.0182 ),
	vec3( - 0.5876, 1.1329, - 0.1006 ),
	vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
	vec3( 0.6274, 0.0691, 0.0164 ),
	vec3( 0.3293, 0.9195, 0.0880 ),
	vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
	vec3 x2 = x * x;
	vec3 x4 = x2 * x2;
	return + 15.5 * x4 * x2
		- 40.14 * x4 * x
		+ 31.96 * x4
		- 6.868 * x2 * x
		+ 0.4298 * x2
		+ 0.1191 * x
		- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
	const mat3 AgXInsetMatrix = mat3(
		vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
		vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
		vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
	);
	const mat3 AgXOutsetMatrix = mat3(
		vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
		vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
		vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
	);
	const float AgxMinEv = - 12.47393;	const float AgxMaxEv = 4.026069;
	color *= toneMappingExposure;
	color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
	color = AgXInsetMatrix * color;
	color = max( color, 1e-10 );	color = log2( color );
	color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
	color = clamp( color, 0.0, 1.0 );
	color = agxDefaultContrastApprox( color );
	color = AgXOutsetMatrix * color;
	color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
	color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
	color = clamp( color, 0.0, 1.0 );
	return color;
}
vec3 NeutralToneMapping( vec3 color ) {
	const float StartCompression = 0.8 - 0.04;
	const float Desaturation = 0.15;
	color *= toneMappingExposure;
	float x = min( color.r, min( color.g, color.b ) );
	float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
	color -= offset;
	float peak = max( color.r, max( color.g, color.b ) );
	if ( peak < StartCompression ) return color;
	float d = 1. - StartCompression;
	float newPeak = 1. - d * d / ( peak + d - StartCompression );
	color *= newPeak / peak;
	float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
	return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,bx=`#ifdef USE_TRANSMISSION
	material.transmission = transmission;
	material.transmissionAlpha = 1.0;
	material.thickness = thickness;
	material.attenuationDistance = attenuationDistance;
	material.attenuationColor = attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		material.transmission *= texture2D( transmissionMap, vTransmissionMapUv ).r;
	#endif
	#ifdef USE_THICKNESSMAP
		material.thickness *= texture2D( thicknessMap, vThicknessMapUv ).g;
	#endif
	vec3 pos = vWorldPosition;
	vec3 v = normalize( cameraPosition - pos );
	vec3 n = transformNormalByInverseViewMatrix( normal, viewMatrix );
	vec4 transmitted = getIBLVolumeRefraction(
		n, v, material.roughness, material.diffuseContribution, material.specularColorBlended, material.specularF90,
		pos, modelMatrix, viewMatrix, projectionMatrix, material.dispersion, material.ior, material.thickness,
		material.attenuationColor, material.attenuationDistance );
	material.transmissionAlpha = mix( material.transmissionAlpha, transmitted.a, material.transmission );
	totalDiffuse = mix( totalDiffuse, transmitted.rgb, material.transmission );
#endif`,Sx=`#ifdef USE_TRANSMISSION
	uniform float transmission;
	uniform float thickness;
	uniform float attenuationDistance;
	uniform vec3 attenuationColor;
	#ifdef USE_TRANSMISSIONMAP
		uniform sampler2D transmissionMap;
	#endif
	#ifdef USE_THICKNESSMAP
		uniform sampler2D thicknessMap;
	#endif
	uniform vec2 transmissionSamplerSize;
	uniform sampler2D transmissionSamplerMap;
	uniform mat4 modelMatrix;
	uniform mat4 projectionMatrix;
	varying vec3 vWorldPosition;
	float w0( float a ) {
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - a + 3.0 ) - 3.0 ) + 1.0 );
	}
	float w1( float a ) {
		return ( 1.0 / 6.0 ) * ( a *  a * ( 3.0 * a - 6.0 ) + 4.0 );
	}
	float w2( float a ){
		return ( 1.0 / 6.0 ) * ( a * ( a * ( - 3.0 * a + 3.0 ) + 3.0 ) + 1.0 );
	}
	float w3( float a ) {
		return ( 1.0 / 6.0 ) * ( a * a * a );
	}
	float g0( float a ) {
		return w0( a ) + w1( a );
	}
	float g1( float a ) {
		return w2( a ) + w3( a );
	}
	float h0( float a ) {
		return - 1.0 + w1( a ) / ( w0( a ) + w1( a ) );
	}
	float h1( float a ) {
		return 1.0 + w3( a ) / ( w2( a ) + w3( a ) );
	}
	vec4 bicubic( sampler2D tex, vec2 uv, vec4 texelSize, float lod ) {
		uv = uv * texelSize.zw + 0.5;
		vec2 iuv = floor( uv );
		vec2 fuv = fract( uv );
		float g0x = g0( fuv.x );
		float g1x = g1( fuv.x );
		float h0x = h0( fuv.x );
		float h1x = h1( fuv.x );
		float h0y = h0( fuv.y );
		float h1y = h1( fuv.y );
		vec2 p0 = ( vec2( iuv.x + h0x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p1 = ( vec2( iuv.x + h1x, iuv.y + h0y ) - 0.5 ) * texelSize.xy;
		vec2 p2 = ( vec2( iuv.x + h0x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		vec2 p3 = ( vec2( iuv.x + h1x, iuv.y + h1y ) - 0.5 ) * texelSize.xy;
		return g0( fuv.y ) * ( g0x * textureLod( tex, p0, lod ) + g1x * textureLod( tex, p1, lod ) ) +
			g1( fuv.y ) * ( g0x * textureLod( tex, p2, lod ) + g1x * textureLod( tex, p3, lod ) );
	}
	vec4 textureBicubic( sampler2D sampler, vec2 uv, float lod ) {
		vec2 fLodSize = vec2( textureSize( sampler, int( lod ) ) );
		vec2 cLodSize = vec2( textureSize( sampler, int( lod + 1.0 ) ) );
		vec2 fLodSizeInv = 1.0 / fLodSize;
		vec2 cLodSizeInv = 1.0 / cLodSize;
		vec4 fSample = bicubic( sampler, uv, vec4( fLodSizeInv, fLodSize ), floor( lod ) );
		vec4 cSample = bicubic( sampler, uv, vec4( cLodSizeInv, cLodSize ), ceil( lod ) );
		return mix( fSample, cSample, fract( lod ) );
	}
	vec3 getVolumeTransmissionRay( const in vec3 n, const in vec3 v, const in float thickness, const in float ior, const in mat4 modelMatrix ) {
		vec3 refractionVector = refract( - v, normalize( n ), 1.0 / ior );
		vec3 modelScale;
		modelScale.x = length( vec3( modelMatrix[ 0 ].xyz ) );
		modelScale.y = length( vec3( modelMatrix[ 1 ].xyz ) );
		modelScale.z = length( vec3( modelMatrix[ 2 ].xyz ) );
		return normalize( refractionVector ) * thickness * modelScale;
	}
	float applyIorToRoughness( const in float roughness, const in float ior ) {
		return roughness * clamp( ior * 2.0 - 2.0, 0.0, 1.0 );
	}
	vec4 getTransmissionSample( const in vec2 fragCoord, const in float roughness, const in float ior ) {
		float lod = log2( transmissionSamplerSize.x ) * applyIorToRoughness( roughness, ior );
		return textureBicubic( transmissionSamplerMap, fragCoord.xy, lod );
	}
	vec3 volumeAttenuation( const in float transmissionDistance, const in vec3 attenuationColor, const in float attenuationDistance ) {
		if ( isinf( attenuationDistance ) ) {
			return vec3( 1.0 );
		} else {
			vec3 attenuationCoefficient = -log( attenuationColor ) / attenuationDistance;
			vec3 transmittance = exp( - attenuationCoefficient * transmissionDistance );			return transmittance;
		}
	}
	vec4 getIBLVolumeRefraction( const in vec3 n, const in vec3 v, const in float roughness, const in vec3 diffuseColor,
		const in vec3 specularColor, const in float specularF90, const in vec3 position, const in mat4 modelMatrix,
		const in mat4 viewMatrix, const in mat4 projMatrix, const in float dispersion, const in float ior, const in float thickness,
		const in vec3 attenuationColor, const in float attenuationDistance ) {
		vec4 transmittedLight;
		vec3 transmittance;
		#ifdef USE_DISPERSION
			float halfSpread = ( ior - 1.0 ) * 0.025 * dispersion;
			vec3 iors = vec3( ior - halfSpread, ior, ior + halfSpread );
			for ( int i = 0; i < 3; i ++ ) {
				vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, iors[ i ], modelMatrix );
				vec3 refractedRayExit = position + transmissionRay;
				vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
				vec2 refractionCoords = ndcPos.xy / ndcPos.w;
				refractionCoords += 1.0;
				refractionCoords /= 2.0;
				vec4 transmissionSample = getTransmissionSample( refractionCoords, roughness, iors[ i ] );
				transmittedLight[ i ] = transmissionSample[ i ];
				transmittedLight.a += transmissionSample.a;
				transmittance[ i ] = diffuseColor[ i ] * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance )[ i ];
			}
			transmittedLight.a /= 3.0;
		#else
			vec3 transmissionRay = getVolumeTransmissionRay( n, v, thickness, ior, modelMatrix );
			vec3 refractedRayExit = position + transmissionRay;
			vec4 ndcPos = projMatrix * viewMatrix * vec4( refractedRayExit, 1.0 );
			vec2 refractionCoords = ndcPos.xy / ndcPos.w;
			refractionCoords += 1.0;
			refractionCoords /= 2.0;
			transmittedLight = getTransmissionSample( refractionCoords, roughness, ior );
			transmittance = diffuseColor * volumeAttenuation( length( transmissionRay ), attenuationColor, attenuationDistance );
		#endif
		vec3 attenuatedColor = transmittance * transmittedLight.rgb;
		vec3 F = EnvironmentBRDF( n, v, specularColor, specularF90, roughness );
		float transmittanceFactor = ( transmittance.r + transmittance.g + transmittance.b ) / 3.0;
		return vec4( ( 1.0 - F ) * attenuatedColor, 1.0 - ( 1.0 - transmittedLight.a ) * transmittanceFactor );
	}
#endif`,Mx=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,wx=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	varying vec2 vUv;
#endif
#ifdef USE_MAP
	uniform mat3 mapTransform;
	varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
	uniform mat3 alphaMapTransform;
	varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
	uniform mat3 lightMapTransform;
	varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
	uniform mat3 aoMapTransform;
	varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
	uniform mat3 bumpMapTransform;
	varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
	uniform mat3 normalMapTransform;
	varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
	uniform mat3 displacementMapTransform;
	varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
	uniform mat3 emissiveMapTransform;
	varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
	uniform mat3 metalnessMapTransform;
	varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
	uniform mat3 roughnessMapTransform;
	varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	uniform mat3 diffuseRoughnessMapTransform;
	varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
	uniform mat3 anisotropyMapTransform;
	varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
	uniform mat3 clearcoatMapTransform;
	varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform mat3 clearcoatNormalMapTransform;
	varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform mat3 clearcoatRoughnessMapTransform;
	varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
	uniform mat3 sheenColorMapTransform;
	varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	uniform mat3 sheenRoughnessMapTransform;
	varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
	uniform mat3 iridescenceMapTransform;
	varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform mat3 iridescenceThicknessMapTransform;
	varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
	uniform mat3 specularMapTransform;
	varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
	uniform mat3 specularColorMapTransform;
	varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	uniform mat3 specularIntensityMapTransform;
	varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
	uniform mat3 transmissionMapTransform;
	varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
	uniform mat3 thicknessMapTransform;
	varying vec2 vThicknessMapUv;
#endif`,Ax=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
	vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
	vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
	vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
	vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
	vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
	vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
	vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
	vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
	vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
	vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
	vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
	vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
	vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
	vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
	vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
	vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
	vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
	vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
	vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
	vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
	vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
	vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,Ex=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,Tx=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Rx=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Cx=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Px=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Ix=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Lx=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Dx=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Nx=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,Fx=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,Ux=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,Ox=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,Bx=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,kx=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,zx=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Vx=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Gx=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Hx=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Wx=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,qx=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,Xx=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Yx=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,$x=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Zx=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Jx=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Kx=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,jx=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Qx=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,tv=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,ev=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,nv=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,iv=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,sv=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,rv=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,ov=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,he={alphahash_fragment:R_,alphahash_pars_fragment:C_,alphamap_fragment:P_,alphamap_pars_fragment:I_,alphatest_fragment:L_,alphatest_pars_fragment:D_,aomap_fragment:N_,aomap_pars_fragment:F_,batching_pars_vertex:U_,batching_vertex:O_,begin_vertex:B_,beginnormal_vertex:k_,bsdfs:z_,iridescence_fragment:V_,bumpmap_pars_fragment:G_,clipping_planes_fragment:H_,clipping_planes_pars_fragment:W_,clipping_planes_pars_vertex:q_,clipping_planes_vertex:X_,color_fragment:Y_,color_pars_fragment:$_,color_pars_vertex:Z_,color_vertex:J_,common:K_,defaultnormal_vertex:j_,displacementmap_pars_vertex:Q_,displacementmap_vertex:ty,emissivemap_fragment:ey,emissivemap_pars_fragment:ny,colorspace_fragment:iy,colorspace_pars_fragment:sy,envmap_fragment:ry,envmap_common_pars_fragment:oy,envmap_pars_fragment:ay,envmap_pars_vertex:ly,envmap_physical_pars_fragment:xy,envmap_vertex:cy,fog_vertex:hy,fog_pars_vertex:uy,fog_fragment:dy,fog_pars_fragment:fy,gradientmap_pars_fragment:py,lightmap_pars_fragment:my,lights_lambert_fragment:gy,lights_lambert_pars_fragment:_y,lights_pars_begin:yy,lights_toon_fragment:vy,lights_toon_pars_fragment:by,lights_phong_fragment:Sy,lights_phong_pars_fragment:My,lights_physical_fragment:wy,lights_physical_pars_fragment:Ay,lights_fragment_begin:Ey,lights_fragment_maps:Ty,lights_fragment_end:Ry,lightprobes_pars_fragment:Cy,logdepthbuf_fragment:Py,logdepthbuf_pars_fragment:Iy,logdepthbuf_pars_vertex:Ly,logdepthbuf_vertex:Dy,map_fragment:Ny,map_pars_fragment:Fy,map_particle_fragment:Uy,map_particle_pars_fragment:Oy,metalnessmap_fragment:By,metalnessmap_pars_fragment:ky,morphinstance_vertex:zy,morphcolor_vertex:Vy,morphnormal_vertex:Gy,morphtarget_pars_vertex:Hy,morphtarget_vertex:Wy,normal_fragment_begin:qy,normal_fragment_maps:Xy,normal_pars_fragment:Yy,normal_pars_vertex:$y,normal_vertex:Zy,normalmap_pars_fragment:Jy,clearcoat_normal_fragment_begin:Ky,clearcoat_normal_fragment_maps:jy,clearcoat_pars_fragment:Qy,iridescence_pars_fragment:tx,opaque_fragment:ex,packing:nx,premultiplied_alpha_fragment:ix,project_vertex:sx,dithering_fragment:rx,dithering_pars_fragment:ox,roughnessmap_fragment:ax,roughnessmap_pars_fragment:lx,shadowmap_pars_fragment:cx,shadowmap_pars_vertex:hx,shadowmap_vertex:ux,shadowmask_pars_fragment:dx,skinbase_vertex:fx,skinning_pars_vertex:px,skinning_vertex:mx,skinnormal_vertex:gx,specularmap_fragment:_x,specularmap_pars_fragment:yx,tonemapping_fragment:xx,tonemapping_pars_fragment:vx,transmission_fragment:bx,transmission_pars_fragment:Sx,uv_pars_fragment:Mx,uv_pars_vertex:wx,uv_vertex:Ax,worldpos_vertex:Ex,background_vert:Tx,background_frag:Rx,backgroundCube_vert:Cx,backgroundCube_frag:Px,cube_vert:Ix,cube_frag:Lx,depth_vert:Dx,depth_frag:Nx,distance_vert:Fx,distance_frag:Ux,equirect_vert:Ox,equirect_frag:Bx,linedashed_vert:kx,linedashed_frag:zx,meshbasic_vert:Vx,meshbasic_frag:Gx,meshlambert_vert:Hx,meshlambert_frag:Wx,meshmatcap_vert:qx,meshmatcap_frag:Xx,meshnormal_vert:Yx,meshnormal_frag:$x,meshphong_vert:Zx,meshphong_frag:Jx,meshphysical_vert:Kx,meshphysical_frag:jx,meshtoon_vert:Qx,meshtoon_frag:tv,points_vert:ev,points_frag:nv,shadow_vert:iv,shadow_frag:sv,sprite_vert:rv,sprite_frag:ov},Lt={common:{diffuse:{value:new ce(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new te},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new te}},envmap:{envMap:{value:null},envMapRotation:{value:new te},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new te}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new te}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new te},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new te},normalScale:{value:new qt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new te},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new te}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new te}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new te}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new ce(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new ce(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0},uvTransform:{value:new te}},sprite:{diffuse:{value:new ce(16777215)},opacity:{value:1},center:{value:new qt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new te},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0}}},Ji={basic:{uniforms:Ln([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:he.meshbasic_vert,fragmentShader:he.meshbasic_frag},lambert:{uniforms:Ln([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new ce(0)},envMapIntensity:{value:1}}]),vertexShader:he.meshlambert_vert,fragmentShader:he.meshlambert_frag},phong:{uniforms:Ln([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new ce(0)},specular:{value:new ce(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:he.meshphong_vert,fragmentShader:he.meshphong_frag},standard:{uniforms:Ln([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new ce(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag},toon:{uniforms:Ln([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new ce(0)}}]),vertexShader:he.meshtoon_vert,fragmentShader:he.meshtoon_frag},matcap:{uniforms:Ln([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:he.meshmatcap_vert,fragmentShader:he.meshmatcap_frag},points:{uniforms:Ln([Lt.points,Lt.fog]),vertexShader:he.points_vert,fragmentShader:he.points_frag},dashed:{uniforms:Ln([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:he.linedashed_vert,fragmentShader:he.linedashed_frag},depth:{uniforms:Ln([Lt.common,Lt.displacementmap]),vertexShader:he.depth_vert,fragmentShader:he.depth_frag},normal:{uniforms:Ln([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:he.meshnormal_vert,fragmentShader:he.meshnormal_frag},sprite:{uniforms:Ln([Lt.sprite,Lt.fog]),vertexShader:he.sprite_vert,fragmentShader:he.sprite_frag},background:{uniforms:{uvTransform:{value:new te},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:he.background_vert,fragmentShader:he.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new te}},vertexShader:he.backgroundCube_vert,fragmentShader:he.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:he.cube_vert,fragmentShader:he.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:he.equirect_vert,fragmentShader:he.equirect_frag},distance:{uniforms:Ln([Lt.common,Lt.displacementmap,{referencePosition:{value:new O},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:he.distance_vert,fragmentShader:he.distance_frag},shadow:{uniforms:Ln([Lt.lights,Lt.fog,{color:{value:new ce(0)},opacity:{value:1}}]),vertexShader:he.shadow_vert,fragmentShader:he.shadow_frag}};Ji.physical={uniforms:Ln([Ji.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new te},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new te},clearcoatNormalScale:{value:new qt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new te},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new te},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new te},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new te},sheen:{value:0},sheenColor:{value:new ce(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new te},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new te},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new te},transmissionSamplerSize:{value:new qt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new te},attenuationDistance:{value:0},attenuationColor:{value:new ce(0)},specularColor:{value:new ce(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new te},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new te},anisotropyVector:{value:new qt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new te}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag};var Nc={r:0,b:0,g:0},av=new Te,tm=new te;tm.set(-1,0,0,0,1,0,0,0,1);function lv(i,t,e,n,s,r){let o=new ce(0),a=s===!0?0:1,l,c,h=null,d=0,u=null;function f(v){let R=v.isScene===!0?v.background:null;if(R&&R.isTexture){let b=v.backgroundBlurriness>0;R=t.get(R,b)}return R}function m(v){let R=!1,b=f(v);b===null?g(o,a):b&&b.isColor&&(g(b,1),R=!0);let T=i.xr.getEnvironmentBlendMode();T==="additive"?e.buffers.color.setClear(0,0,0,1,r):T==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||R)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function x(v,R){let b=f(R);b&&b.isCubeTexture?(c===void 0&&(c=new $e(new Xi(1,1,1),new Yi({name:"BackgroundCubeMaterial",uniforms:cr(Ji.backgroundCube.uniforms),vertexShader:Ji.backgroundCube.vertexShader,fragmentShader:Ji.backgroundCube.fragmentShader,side:Hn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(T,E,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=R.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(av.makeRotationFromEuler(R.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(tm),c.material.toneMapped=ge.getTransfer(b.colorSpace)!==Ee,(h!==b||d!==b.version||u!==i.toneMapping)&&(c.material.needsUpdate=!0,h=b,d=b.version,u=i.toneMapping),c.layers.enableAll(),v.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new $e(new nr(2,2),new Yi({name:"BackgroundMaterial",uniforms:cr(Ji.background.uniforms),vertexShader:Ji.background.vertexShader,fragmentShader:Ji.background.fragmentShader,side:Vs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=R.backgroundIntensity,l.material.toneMapped=ge.getTransfer(b.colorSpace)!==Ee,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(h!==b||d!==b.version||u!==i.toneMapping)&&(l.material.needsUpdate=!0,h=b,d=b.version,u=i.toneMapping),l.layers.enableAll(),v.unshift(l,l.geometry,l.material,0,0,null))}function g(v,R){v.getRGB(Nc,Gu(i)),e.buffers.color.setClear(Nc.r,Nc.g,Nc.b,R,r)}function p(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(v,R=1){o.set(v),a=R,g(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(v){a=v,g(o,a)},render:m,addToRenderList:x,dispose:p}}function cv(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=u(null),r=s,o=!1;function a(L,k,V,D,W){let Y=!1,H=d(L,D,V,k);r!==H&&(r=H,c(r.object)),Y=f(L,D,V,W),Y&&m(L,D,V,W),W!==null&&t.update(W,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,k,V,D),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(W).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function h(L){return i.deleteVertexArray(L)}function d(L,k,V,D){let W=D.wireframe===!0,Y=n[k.id];Y===void 0&&(Y={},n[k.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,lt=Y[H];lt===void 0&&(lt={},Y[H]=lt);let Z=lt[V.id];Z===void 0&&(Z={},lt[V.id]=Z);let j=Z[W];return j===void 0&&(j=u(l()),Z[W]=j),j}function u(L){let k=[],V=[],D=[];for(let W=0;W<e;W++)k[W]=0,V[W]=0,D[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:k,enabledAttributes:V,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,k,V,D){let W=r.attributes,Y=k.attributes,H=0,lt=V.getAttributes();for(let Z in lt)if(lt[Z].location>=0){let et=W[Z],dt=Y[Z];if(dt===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),et===void 0||et.attribute!==dt||dt&&et.data!==dt.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function m(L,k,V,D){let W={},Y=k.attributes,H=0,lt=V.getAttributes();for(let Z in lt)if(lt[Z].location>=0){let et=Y[Z];et===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(et=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(et=L.instanceColor));let dt={};dt.attribute=et,et&&et.data&&(dt.data=et.data),W[Z]=dt,H++}r.attributes=W,r.attributesNum=H,r.index=D}function x(){let L=r.newAttributes;for(let k=0,V=L.length;k<V;k++)L[k]=0}function g(L){p(L,0)}function p(L,k){let V=r.newAttributes,D=r.enabledAttributes,W=r.attributeDivisors;V[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),W[L]!==k&&(i.vertexAttribDivisor(L,k),W[L]=k)}function v(){let L=r.newAttributes,k=r.enabledAttributes;for(let V=0,D=k.length;V<D;V++)k[V]!==L[V]&&(i.disableVertexAttribArray(V),k[V]=0)}function R(L,k,V,D,W,Y,H){H===!0?i.vertexAttribIPointer(L,k,V,W,Y):i.vertexAttribPointer(L,k,V,D,W,Y)}function b(L,k,V,D){x();let W=D.attributes,Y=V.getAttributes(),H=k.defaultAttributeValues;for(let lt in Y){let Z=Y[lt];if(Z.location>=0){let j=W[lt];if(j===void 0&&(lt==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),lt==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let et=j.normalized,dt=j.itemSize,ut=t.get(j);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,yt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||j.gpuType===Jl;if(j.isInterleavedBufferAttribute){let St=j.data,Ht=St.isInterleavedBuffer===!0?St.stride:St.itemSize,se=j.offset;if(St.isInstancedInterleavedBuffer||St.isInstancedBufferAttribute){for(let Vt=0;Vt<Z.locationSize;Vt++)p(Z.location+Vt,St.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=St.meshPerAttribute*St.count)}else for(let Vt=0;Vt<Z.locationSize;Vt++)g(Z.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Vt=0;Vt<Z.locationSize;Vt++)R(Z.location+Vt,dt/Z.locationSize,mt,et,Ht*yt,(se+dt/Z.locationSize*Vt)*yt,Tt)}else{if(j.isInstancedBufferAttribute){for(let St=0;St<Z.locationSize;St++)p(Z.location+St,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let St=0;St<Z.locationSize;St++)g(Z.location+St);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let St=0;St<Z.locationSize;St++)R(Z.location+St,dt/Z.locationSize,mt,et,dt*yt,dt/Z.locationSize*St*yt,Tt)}}else if(H!==void 0){let et=H[lt];if(et!==void 0)switch(et.length){case 2:i.vertexAttrib2fv(Z.location,et);break;case 3:i.vertexAttrib3fv(Z.location,et);break;case 4:i.vertexAttrib4fv(Z.location,et);break;default:i.vertexAttrib1fv(Z.location,et)}}}}v()}function T(){F();for(let L in n){let k=n[L];for(let V in k){let D=k[V];for(let W in D){let Y=D[W];for(let H in Y)h(Y[H].object),delete Y[H];delete D[W]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let k=n[L.id];for(let V in k){let D=k[V];for(let W in D){let Y=D[W];for(let H in Y)h(Y[H].object),delete Y[H];delete D[W]}}delete n[L.id]}function _(L){for(let k in n){let V=n[k];for(let D in V){let W=V[D];if(W[L.id]===void 0)continue;let Y=W[L.id];for(let H in Y)h(Y[H].object),delete Y[H];delete W[L.id]}}}function A(L){for(let k in n){let V=n[k],D=L.isInstancedMesh===!0?L.id:0,W=V[D];if(W!==void 0){for(let Y in W){let H=W[Y];for(let lt in H)h(H[lt].object),delete H[lt];delete W[Y]}delete V[D],Object.keys(V).length===0&&delete n[k]}}}function F(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:I,dispose:T,releaseStatesOfGeometry:E,releaseStatesOfObject:A,releaseStatesOfProgram:_,initAttributes:x,enableAttribute:g,disableUnusedAttributes:v}}function hv(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,h){h!==0&&(i.drawArraysInstanced(n,l,c,h),e.update(c,n,h))}function a(l,c,h){if(h===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,h);let u=0;for(let f=0;f<h;f++)u+=c[f];e.update(u,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function uv(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let _=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==Pi&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let A=_===Ci&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(_!==$n&&_!==Ri&&!A&&n.convert(_)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",h=l(c);h!==c&&(Yt("WebGLRenderer:",c,"not supported, using",h,"instead."),c=h);let d=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),u=e.logarithmicDepthBuffer===!0&&d===!1;e.reversedDepthBuffer===!0&&d===!1&&Yt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&d===!0&&Yt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),m=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),x=i.getParameter(i.MAX_TEXTURE_SIZE),g=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),p=i.getParameter(i.MAX_VERTEX_ATTRIBS),v=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),R=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),T=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:m,maxTextureSize:x,maxCubemapSize:g,maxAttributes:p,maxVertexUniforms:v,maxVaryings:R,maxFragmentUniforms:b,maxSamples:T,samples:E}}function dv(i){let t=this,e=null,n=0,s=!1,r=!1,o=new Bn,a=new te,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let f=d.length!==0||u||n!==0||s;return s=u,n=d.length,f},this.beginShadows=function(){r=!0,h(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){e=h(d,u,0)},this.setState=function(d,u,f){let m=d.clippingPlanes,x=d.clipIntersection,g=d.clipShadows,p=i.get(d);if(!s||m===null||m.length===0||r&&!g)r?h(null):c();else{let v=r?0:n,R=v*4,b=p.clippingState||null;l.value=b,b=h(m,u,R,f);for(let T=0;T!==R;++T)b[T]=e[T];p.clippingState=b,this.numIntersection=x?this.numPlanes:0,this.numPlanes+=v}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function h(d,u,f,m){let x=d!==null?d.length:0,g=null;if(x!==0){if(g=l.value,m!==!0||g===null){let p=f+x*4,v=u.matrixWorldInverse;a.getNormalMatrix(v),(g===null||g.length<p)&&(g=new Float32Array(p));for(let R=0,b=f;R!==x;++R,b+=4)o.copy(d[R]).applyMatrix4(v,a),o.normal.toArray(g,b),g[b+3]=o.constant}l.value=g,l.needsUpdate=!0}return t.numPlanes=x,t.numIntersection=0,g}}var wa=class extends ii{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new ta(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Xi(5,5,5),r=new Yi({name:"CubemapFromEquirect",uniforms:cr(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Hn,blending:rr});r.uniforms.tEquirect.value=e;let o=new $e(s,r),a=e.minFilter;return e.minFilter===fs&&(e.minFilter=Vn),new io(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Lp=256,fv=3,pv=20,em=256,nm=16,mv=3,gv=new O,_v=new ce,Uc=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new io(1,10,null),this._boxMesh=new $e(new Xi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=gv}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),h=this._getSourceTarget(!0);e>0&&(h.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,f=l.autoClearDepth,m=l.autoClearStencil,x=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,x===null&&(t.background=l.getClearColor(_v));let g=new io(n,s,h);return g.position.copy(a),g.update(l,t),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=f,l.autoClearStencil=m,t.background=x,e>0&&(h.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Fp(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Np(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Lp,zu(t))}_fromTexture(t,e){t.mapping===ar||t.mapping===ao?this._setSize(t.image.length===0?Lp:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=Dp(t,!1,!1),n=Math.log2(t)-fv;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=Dp(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===ar||t.mapping===ao?(this._cubemapMaterial===null&&(this._cubemapMaterial=Fp()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Np()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=yv(),this._integrationMaterial=xv());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/nm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-mv)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(em*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=vv());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function Dp(i,t,e){return new wa(i,{minFilter:fs,generateMipmaps:t,type:Ci,colorSpace:qo,depthBuffer:e})}function Aa(i,t,e){return new Yi({name:i,uniforms:t,vertexShader:he.cube_vert,fragmentShader:e,side:Hn,blending:rr,depthTest:!1,depthWrite:!1})}function yv(){return Aa("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${em}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function xv(){return Aa("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:nm}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function vv(){return Aa("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${pv}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function Np(){return Aa("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Fp(){return Aa("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function bv(i){let t=new WeakMap,e=new WeakMap,n=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===Yl||f===$l)if(t.has(u)){let m=t.get(u).texture;return a(m,u.mapping)}else{let m=u.image;if(m&&m.height>0){let x=new wa(m.height);return x.fromEquirectangularTexture(i,u),t.set(u,x),u.addEventListener("dispose",c),a(x.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,m=f===Yl||f===$l,x=f===ar||f===ao;if(m||x){let g=e.get(u),p=g!==void 0?g.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==p)return n===null&&(n=new Uc(i)),g=m?n.fromEquirectangular(u,g):n.fromCubemap(u,g),g.texture.pmremVersion=u.pmremVersion,e.set(u,g),g.texture;if(g!==void 0)return g.texture;{let v=u.image;return m&&v&&v.height>0||x&&v&&l(v)?(n===null&&(n=new Uc(i)),g=m?n.fromEquirectangular(u):n.fromCubemap(u),g.texture.pmremVersion=u.pmremVersion,e.set(u,g),u.addEventListener("dispose",h),g.texture):null}}}return u}function a(u,f){return f===Yl?u.mapping=ar:f===$l&&(u.mapping=ao),u}function l(u){let f=0,m=6;for(let x=0;x<m;x++)u[x]!==void 0&&f++;return f===m}function c(u){let f=u.target;f.removeEventListener("dispose",c);let m=t.get(f);m!==void 0&&(t.delete(f),m.dispose())}function h(u){let f=u.target;f.removeEventListener("dispose",h);let m=e.get(f);m!==void 0&&(e.delete(f),m.dispose())}function d(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:d}}function Sv(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&Vo("WebGLRenderer: "+n+" extension not supported."),s}}}function Mv(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(m=>delete s[m]);function a(m){l(m.target)}function l(m){m.index!==null&&t.remove(m.index);for(let g in m.attributes)t.remove(m.attributes[g]);m.removeEventListener("dispose",a),delete s[m.id],o.unregister(m);let x=r.get(m);x&&(t.remove(x),r.delete(m)),n.releaseStatesOfGeometry(m),m.isInstancedBufferGeometry===!0&&delete m._maxInstanceCount,e.memory.geometries--}function c(m,x){return s[x.id]!==void 0||(x.addEventListener("dispose",a),s[x.id]=new WeakRef(x),o.register(x,x.id,x),e.memory.geometries++),x}function h(m){let x=m.attributes;for(let g in x)t.update(x[g],i.ARRAY_BUFFER)}function d(m){let x=m.index,g=m.attributes.position,p=0;if(g===void 0)return;let v=x!==null?x.array.length:g.array.length/3-1,R=g.count>=65535?jo:Ko,b=new R(Math.ceil(v/3)*6,1),T=b.array;if(x!==null){let _=x.array;p=x.version;for(let A=0,F=0;A<v;A+=3){let I=_[A+0],L=_[A+1],k=_[A+2];T[F++]=I,T[F++]=L,T[F++]=L,T[F++]=k,T[F++]=k,T[F++]=I}}else{p=g.version;for(let _=0,A=0;_<v;_+=3){let F=_+0,I=_+1,L=_+2;T[A++]=F,T[A++]=I,T[A++]=I,T[A++]=L,T[A++]=L,T[A++]=F}}b.version=p;let E=r.get(m);E&&t.remove(E),r.set(m,b)}function u(m){let x=r.get(m);if(x){let g=m.index;g!==null&&x.version<g.version&&d(m)}else d(m);return r.get(m)}function f(){for(let m in s){let x=s[m].deref();x!==void 0&&l(x)}}return{get:c,update:h,getWireframeAttribute:u,dispose:f}}function wv(i,t,e){let n;function s(d){n=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,u){i.drawElements(n,u,r,d*o),e.update(u,n,1)}function c(d,u,f){f!==0&&(i.drawElementsInstanced(n,u,r,d*o,f),e.update(u,n,f))}function h(d,u,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,u,0,r,d,0,f);let x=0;for(let g=0;g<f;g++)x+=u[g];e.update(x,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=h}function Av(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:jt("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function Ev(i,t,e){let n=new WeakMap,s=new Xe;function r(o,a,l){let c=o.morphTargetInfluences,h=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=h!==void 0?h.length:0,u=n.get(a);if(u===void 0||u.count!==d){let F=function(){_.dispose(),n.delete(a),a.removeEventListener("dispose",F)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,m=a.morphAttributes.normal!==void 0,x=a.morphAttributes.color!==void 0,g=a.morphAttributes.position||[],p=a.morphAttributes.normal||[],v=a.morphAttributes.color||[],R=0;f===!0&&(R=1),m===!0&&(R=2),x===!0&&(R=3);let b=a.attributes.position.count*R,T=1;b>t.maxTextureSize&&(T=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let E=new Float32Array(b*T*4*d),_=new $o(E,b,T,d);_.type=Ri,_.needsUpdate=!0;let A=R*4;for(let I=0;I<d;I++){let L=g[I],k=p[I],V=v[I],D=b*T*4*I;for(let W=0;W<L.count;W++){let Y=W*A;f===!0&&(s.fromBufferAttribute(L,W),E[D+Y+0]=s.x,E[D+Y+1]=s.y,E[D+Y+2]=s.z,E[D+Y+3]=0),m===!0&&(s.fromBufferAttribute(k,W),E[D+Y+4]=s.x,E[D+Y+5]=s.y,E[D+Y+6]=s.z,E[D+Y+7]=0),x===!0&&(s.fromBufferAttribute(V,W),E[D+Y+8]=s.x,E[D+Y+9]=s.y,E[D+Y+10]=s.z,E[D+Y+11]=V.itemSize===4?s.w:1)}}u={count:d,texture:_,size:new qt(b,T)},n.set(a,u),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let x=0;x<c.length;x++)f+=c[x];let m=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",m),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",u.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",u.size)}return{update:r}}function Tv(i,t,e,n,s){let r=new WeakMap;function o(c){let h=s.render.frame,d=c.geometry,u=t.get(c,d);if(r.get(u)!==h&&(t.update(u),r.set(u,h)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==h&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,h))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==h&&(f.update(),r.set(f,h))}return u}function a(){r=new WeakMap}function l(c){let h=c.target;h.removeEventListener("dispose",l),n.releaseStatesOfObject(h),e.remove(h.instanceMatrix),h.instanceColor!==null&&e.remove(h.instanceColor)}return{update:o,dispose:a}}var Rv={[xu]:"LINEAR_TONE_MAPPING",[vu]:"REINHARD_TONE_MAPPING",[bu]:"CINEON_TONE_MAPPING",[Su]:"ACES_FILMIC_TONE_MAPPING",[wu]:"AGX_TONE_MAPPING",[Au]:"NEUTRAL_TONE_MAPPING",[Mu]:"CUSTOM_TONE_MAPPING"};function Cv(i,t,e,n,s,r){let o=new ii(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,h=new hn;h.setAttribute("position",new ve([-1,3,0,-1,-1,0,3,-1,0],3)),h.setAttribute("uv",new ve([0,2,0,0,2,0],2));let d=new Ll({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),u=new $e(h,d),f=new ua(-1,1,1,-1,0,1),m=null,x=null,g=!1,p,v=null,R=[],b=!1;this.setSize=function(T,E){o.setSize(T,E),a!==null&&a.setSize(T,E),l!==null&&l.setSize(T,E);for(let _=0;_<R.length;_++){let A=R[_];A.setSize&&A.setSize(T,E)}},this.setEffects=function(T){R=T,b=R.length>0&&R[0].isRenderPass===!0;let E=o.width,_=o.height;R.length>0&&a===null&&(a=new ii(E,_,{type:Ci,depthBuffer:!1,stencilBuffer:!1}),l=new ii(E,_,{type:Ci,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&R.some(F=>F.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new ds(E,_),r===!0&&(c.format=ps,c.type=lr)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let F=0;F<R.length;F++){let I=R[F];I.setSize&&I.setSize(E,_),A&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(T,E){if(g||T.toneMapping===$i&&R.length===0)return!1;if(v=E,E!==null){let _=E.width,A=E.height;(o.width!==_||o.height!==A)&&this.setSize(_,A)}return b===!1&&T.setRenderTarget(o),p=T.toneMapping,T.toneMapping=$i,!0},this.hasRenderPass=function(){return b},this.end=function(T,E){T.toneMapping=p,g=!0;let _=o,A=a;for(let F=0;F<R.length;F++){let I=R[F];I.enabled!==!1&&(I.render(T,A,_,E),I.needsSwap!==!1&&(_=A,A=A===a?l:a))}if(m!==T.outputColorSpace||x!==T.toneMapping){m=T.outputColorSpace,x=T.toneMapping,d.defines={},ge.getTransfer(m)===Ee&&(d.defines.SRGB_TRANSFER="");let F=Rv[x];F&&(d.defines[F]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=_.texture,T.setRenderTarget(v),T.render(u,f),v=null,g=!1},this.isCompositing=function(){return g},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),h.dispose(),d.dispose()}}var im=new Xn,sm=new ds(1,1),rm=new ea(1),om=new $o,am=new El,lm=new ta,Up=[],Op=[],Bp=new Float32Array(16),kp=new Float32Array(9),zp=new Float32Array(4);function uo(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=Up[s];if(r===void 0&&(r=new Float32Array(s),Up[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function pn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function mn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Bc(i,t){let e=Op[t];e===void 0&&(e=new Int32Array(t),Op[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function Pv(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function Iv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2fv(this.addr,t),mn(e,t)}}function Lv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(pn(e,t))return;i.uniform3fv(this.addr,t),mn(e,t)}}function Dv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4fv(this.addr,t),mn(e,t)}}function Nv(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;zp.set(n),i.uniformMatrix2fv(this.addr,!1,zp),mn(e,n)}}function Fv(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;kp.set(n),i.uniformMatrix3fv(this.addr,!1,kp),mn(e,n)}}function Uv(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;Bp.set(n),i.uniformMatrix4fv(this.addr,!1,Bp),mn(e,n)}}function Ov(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function Bv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2iv(this.addr,t),mn(e,t)}}function kv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(pn(e,t))return;i.uniform3iv(this.addr,t),mn(e,t)}}function zv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4iv(this.addr,t),mn(e,t)}}function Vv(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function Gv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2uiv(this.addr,t),mn(e,t)}}function Hv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(pn(e,t))return;i.uniform3uiv(this.addr,t),mn(e,t)}}function Wv(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4uiv(this.addr,t),mn(e,t)}}function kc(i){return i.version===0&&(i.compareFunction=Uu,i.needsUpdate=!0),i}function qv(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=kc(sm):r=im,e.setTexture2D(t||r,s)}function Xv(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||am,s)}function Yv(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=kc(rm):r=lm,e.setTextureCube(t||r,s)}function $v(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||om,s)}function Zv(i){switch(i){case 5126:return Pv;case 35664:return Iv;case 35665:return Lv;case 35666:return Dv;case 35674:return Nv;case 35675:return Fv;case 35676:return Uv;case 5124:case 35670:return Ov;case 35667:case 35671:return Bv;case 35668:case 35672:return kv;case 35669:case 35673:return zv;case 5125:return Vv;case 36294:return Gv;case 36295:return Hv;case 36296:return Wv;case 35678:case 36198:case 36298:case 36306:case 35682:return qv;case 35679:case 36299:case 36307:return Xv;case 35680:case 36300:case 36308:case 36293:return Yv;case 36289:case 36303:case 36311:case 36292:return $v}}function Jv(i,t){i.uniform1fv(this.addr,t)}function Kv(i,t){let e=uo(t,this.size,2);i.uniform2fv(this.addr,e)}function jv(i,t){let e=uo(t,this.size,3);i.uniform3fv(this.addr,e)}function Qv(i,t){let e=uo(t,this.size,4);i.uniform4fv(this.addr,e)}function tb(i,t){let e=uo(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function eb(i,t){let e=uo(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function nb(i,t){let e=uo(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function ib(i,t){i.uniform1iv(this.addr,t)}function sb(i,t){i.uniform2iv(this.addr,t)}function rb(i,t){i.uniform3iv(this.addr,t)}function ob(i,t){i.uniform4iv(this.addr,t)}function ab(i,t){i.uniform1uiv(this.addr,t)}function lb(i,t){i.uniform2uiv(this.addr,t)}function cb(i,t){i.uniform3uiv(this.addr,t)}function hb(i,t){i.uniform4uiv(this.addr,t)}function ub(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=kc(sm):o=im;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function db(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||am,r[o])}function fb(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=kc(rm):o=lm;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function pb(i,t,e){let n=this.cache,s=t.length,r=Bc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||om,r[o])}function mb(i){switch(i){case 5126:return Jv;case 35664:return Kv;case 35665:return jv;case 35666:return Qv;case 35674:return tb;case 35675:return eb;case 35676:return nb;case 5124:case 35670:return ib;case 35667:case 35671:return sb;case 35668:case 35672:return rb;case 35669:case 35673:return ob;case 5125:return ab;case 36294:return lb;case 36295:return cb;case 36296:return hb;case 35678:case 36198:case 36298:case 36306:case 35682:return ub;case 35679:case 36299:case 36307:return db;case 35680:case 36300:case 36308:case 36293:return fb;case 36289:case 36303:case 36311:case 36292:return pb}}var $u=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=Zv(e.type)}},Zu=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=mb(e.type)}},Ju=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},Xu=/(\w+)(\])?(\[|\.)?/g;function Vp(i,t){i.seq.push(t),i.map[t.id]=t}function gb(i,t,e){let n=i.name,s=n.length;for(Xu.lastIndex=0;;){let r=Xu.exec(n),o=Xu.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){Vp(e,c===void 0?new $u(a,i,t):new Zu(a,i,t));break}else{let d=e.map[a];d===void 0&&(d=new Ju(a),Vp(e,d)),e=d}}}var ho=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);gb(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function Gp(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var _b=37297,yb=0;function xb(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var Hp=new te;function vb(i){ge._getMatrix(Hp,ge.workingColorSpace,i);let t=`mat3( ${Hp.elements.map(e=>e.toFixed(4))} )`;switch(ge.getTransfer(i)){case Xo:return[t,"LinearTransferOETF"];case Ee:return[t,"sRGBTransferOETF"];default:return Yt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function Wp(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+xb(i.getShaderSource(t),a)}else return r}function bb(i,t){let e=vb(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var Sb={[xu]:"Linear",[vu]:"Reinhard",[bu]:"Cineon",[Su]:"ACESFilmic",[wu]:"AgX",[Au]:"Neutral",[Mu]:"Custom"};function Mb(i,t){let e=Sb[t];return e===void 0?(Yt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var Fc=new O;function wb(){ge.getLuminanceCoefficients(Fc);let i=Fc.x.toFixed(4),t=Fc.y.toFixed(4),e=Fc.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function Ab(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Ma).join(`
`)}function Eb(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function Tb(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Ma(i){return i!==""}function qp(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function Xp(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var Rb=/^[ \t]*#include +<([\w\d./]+)>/gm;function Ku(i){return i.replace(Rb,Cb)}function Cb(i,t){let e=he[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return Ku(e)}var Pb=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Yp(i){return i.replace(Pb,Ib)}function Ib(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function $p(i){let t=`precision ${i.precision} float;
	precision ${i.precision} int;
	precision ${i.precision} sampler2D;
	precision ${i.precision} samplerCube;
	precision ${i.precision} sampler3D;
	precision ${i.precision} sampler2DArray;
	precision ${i.precision} sampler2DShadow;
	precision ${i.precision} samplerCubeShadow;
	precision ${i.precision} sampler2DArrayShadow;
	precision ${i.precision} isampler2D;
	precision ${i.precision} isampler3D;
	precision ${i.precision} isamplerCube;
	precision ${i.precision} isampler2DArray;
	precision ${i.precision} usampler2D;
	precision ${i.precision} usampler3D;
	precision ${i.precision} usamplerCube;
	precision ${i.precision} usampler2DArray;
	`;return i.precision==="highp"?t+=`
#define HIGH_PRECISION`:i.precision==="mediump"?t+=`
#define MEDIUM_PRECISION`:i.precision==="lowp"&&(t+=`
#define LOW_PRECISION`),t}var Lb={[sr]:"SHADOWMAP_TYPE_PCF",[ro]:"SHADOWMAP_TYPE_VSM"};function Db(i){return Lb[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var Nb={[ao]:"ENVMAP_MODE_REFRACTION"};function Fb(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":Nb[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var Ub={[yu]:"ENVMAP_BLENDING_MULTIPLY",[hp]:"ENVMAP_BLENDING_MIX",[up]:"ENVMAP_BLENDING_ADD"};function Ob(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":Ub[i.combine]||"ENVMAP_BLENDING_NONE"}function Bb(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=Db(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",h=Fb(e),d=Ob(e),u=Ab(e),f=Eb(r),m=s.createProgram(),x,g,p=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(x=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Ma).join(`
`),x.length>0&&(x+=`
`),g=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Ma).join(`
`),g.length>0&&(g+=`
`)):(x=[$p(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+h:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Ma).join(`
`),g=[$p(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+h:"",e.envMap?"#define "+d:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==$i?"#define TONE_MAPPING":"",e.toneMapping!==$i?he.tonemapping_pars_fragment:"",e.toneMapping!==$i?Mb("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",he.colorspace_pars_fragment,bb("linearToOutputTexel",e.outputColorSpace),wb(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Ma).join(`
`)),o=Ku(o),o=qp(o,e),o=Xp(o,e),a=Ku(a),a=qp(a,e),a=Xp(a,e),o=Yp(o),a=Yp(a),e.isRawShaderMaterial!==!0&&(p=`#version 300 es
`,x=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+x,g=["#define varying in",e.glslVersion===Ou?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Ou?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+g);let v=p+x+o,R=p+g+a,b=Gp(s,s.VERTEX_SHADER,v),T=Gp(s,s.FRAGMENT_SHADER,R);s.attachShader(m,b),s.attachShader(m,T),e.index0AttributeName!==void 0?s.bindAttribLocation(m,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(m,0,"position"),s.linkProgram(m);function E(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(m)||"",k=s.getShaderInfoLog(b)||"",V=s.getShaderInfoLog(T)||"",D=L.trim(),W=k.trim(),Y=V.trim(),H=!0,lt=!0;if(s.getProgramParameter(m,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,m,b,T);else{let Z=Wp(s,b,"vertex"),j=Wp(s,T,"fragment");jt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(m,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+Z+`
`+j)}else D!==""?Yt("WebGLProgram: Program Info Log:",D):(W===""||Y==="")&&(lt=!1);lt&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:W,prefix:x},fragmentShader:{log:Y,prefix:g}})}s.deleteShader(b),s.deleteShader(T),_=new ho(s,m),A=Tb(s,m)}let _;this.getUniforms=function(){return _===void 0&&E(this),_};let A;this.getAttributes=function(){return A===void 0&&E(this),A};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(m,_b)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(m),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=yb++,this.cacheKey=t,this.usedTimes=1,this.program=m,this.vertexShader=b,this.fragmentShader=T,this}var kb=0,ju=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new Qu(t),e.set(t,n)),n}},Qu=class{constructor(t){this.id=kb++,this.code=t,this.usedTimes=0}};function zb(i){return i===Gs||i===va||i===ba}function Vb(i,t,e,n,s,r){let o=new Qr,a=new ju,l=new Set,c=[],h=new Map,d=n.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function m(_,A,F,I,L,k){let V=I.fog,D=L.geometry,W=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?I.environment:null,Y=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,H=t.get(_.envMap||W,Y),lt=u[_.type],Z=n.precision;_.precision!==null&&(Z=n.getMaxPrecision(_.precision),Z!==_.precision&&Yt("WebGLProgram.getParameters:",_.precision,"not supported, using",Z,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,et=j!==void 0?j.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,yt;if(lt){let Rt=Ji[lt];ut=Rt.vertexShader,tt=Rt.fragmentShader}else{ut=_.vertexShader,tt=_.fragmentShader;let Rt=a.getVertexShaderStage(_),oe=a.getFragmentShaderStage(_);a.update(_,Rt,oe),mt=Rt.id,yt=oe.id}let Tt=i.getRenderTarget(),St=i.state.buffers.depth.getReversed(),Ht=L.isInstancedMesh===!0,se=L.isBatchedMesh===!0,Vt=!!_.map,ue=!!_.matcap,ae=!!H,ee=ae&&H.isPMREMTexture===!0,We=!!_.aoMap,Oe=!!_.lightMap,nn=!!_.bumpMap&&_.wireframe===!1,Le=!!_.normalMap,xn=!!_.displacementMap,xe=!!_.emissiveMap,dn=!!_.metalnessMap,Ze=!!_.roughnessMap,sn=_.anisotropy>0,B=_.clearcoat>0,Ct=_.diffuseRoughness>0,$t=_.dispersion>0,re=_.retroreflectivity>0,Mt=_.iridescence>0,Ne=_.sheen>0,zt=_.transmission>0,Xt=sn&&!!_.anisotropyMap,C=B&&!!_.clearcoatMap,S=B&&!!_.clearcoatNormalMap,X=B&&!!_.clearcoatRoughnessMap,ht=Ct&&!!_.diffuseRoughnessMap,ot=Mt&&!!_.iridescenceMap,_t=Mt&&!!_.iridescenceThicknessMap,xt=Ne&&!!_.sheenColorMap,nt=Ne&&!!_.sheenRoughnessMap,st=!!_.specularMap,pt=!!_.specularColorMap,U=!!_.specularIntensityMap,rt=zt&&!!_.transmissionMap,it=zt&&!!_.thicknessMap,wt=!!_.gradientMap,gt=!!_.alphaMap,bt=_.alphaTest>0,Gt=!!_.alphaHash,Jt=!!_.extensions,ct=$i;_.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(ct=i.toneMapping);let Ot=ee?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Kt={shaderID:lt,shaderType:_.type,shaderName:_.name,vertexShader:ut,fragmentShader:tt,defines:_.defines,customVertexShaderID:mt,customFragmentShaderID:yt,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:Z,batching:se,batchingColor:se&&L._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&L.instanceColor!==null,instancingMorph:Ht&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:ge.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Vt,matcap:ue,envMap:ae,envMapMode:ae&&H.mapping,envMapPMREM:ee,envMapMaxLod:ee?Ot.length-1:null,envMapSize:ee?Ot[0].width:null,aoMap:We,lightMap:Oe,bumpMap:nn,normalMap:Le,displacementMap:xn,emissiveMap:xe,normalMapObjectSpace:Le&&_.normalMapType===pp,normalMapTangentSpace:Le&&_.normalMapType===Lc,packedNormalMap:Le&&_.normalMapType===Lc&&zb(_.normalMap.format),metalnessMap:dn,roughnessMap:Ze,anisotropy:sn,anisotropyMap:Xt,clearcoat:B,clearcoatMap:C,clearcoatNormalMap:S,clearcoatRoughnessMap:X,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:$t,retroreflection:re,iridescence:Mt,iridescenceMap:ot,iridescenceThicknessMap:_t,sheen:Ne,sheenColorMap:xt,sheenRoughnessMap:nt,specularMap:st,specularColorMap:pt,specularIntensityMap:U,transmission:zt,transmissionMap:rt,thicknessMap:it,gradientMap:wt,opaque:_.transparent===!1&&_.blending===oo&&_.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Gt,combine:_.combine,mapUv:Vt&&f(_.map.channel),aoMapUv:We&&f(_.aoMap.channel),lightMapUv:Oe&&f(_.lightMap.channel),bumpMapUv:nn&&f(_.bumpMap.channel),normalMapUv:Le&&f(_.normalMap.channel),displacementMapUv:xn&&f(_.displacementMap.channel),emissiveMapUv:xe&&f(_.emissiveMap.channel),metalnessMapUv:dn&&f(_.metalnessMap.channel),roughnessMapUv:Ze&&f(_.roughnessMap.channel),anisotropyMapUv:Xt&&f(_.anisotropyMap.channel),clearcoatMapUv:C&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:_t&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:nt&&f(_.sheenRoughnessMap.channel),specularMapUv:st&&f(_.specularMap.channel),specularColorMapUv:pt&&f(_.specularColorMap.channel),specularIntensityMapUv:U&&f(_.specularIntensityMap.channel),transmissionMapUv:rt&&f(_.transmissionMap.channel),thicknessMapUv:it&&f(_.thicknessMap.channel),alphaMapUv:gt&&f(_.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Le||sn),vertexNormals:!!D.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Vt||gt),fog:!!V,useFog:_.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||D.attributes.normal===void 0&&Le===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:St,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:dt,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:k.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Vt&&_.map.isVideoTexture===!0&&ge.getTransfer(_.map.colorSpace)===Ee,decodeVideoTextureEmissive:xe&&_.emissiveMap.isVideoTexture===!0&&ge.getTransfer(_.emissiveMap.colorSpace)===Ee,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===_i,flipSided:_.side===Hn,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:Jt&&_.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Jt&&_.extensions.multiDraw===!0||se)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return Kt.vertexUv1s=l.has(1),Kt.vertexUv2s=l.has(2),Kt.vertexUv3s=l.has(3),l.clear(),Kt}function x(_){let A=[];if(_.shaderID?A.push(_.shaderID):(A.push(_.customVertexShaderID),A.push(_.customFragmentShaderID)),_.defines!==void 0)for(let F in _.defines)A.push(F),A.push(_.defines[F]);return _.isRawShaderMaterial===!1&&(g(A,_),p(A,_),A.push(i.outputColorSpace)),A.push(_.customProgramCacheKey),A.join()}function g(_,A){_.push(A.precision),_.push(A.outputColorSpace),_.push(A.envMapMode),_.push(A.envMapPMREM),_.push(A.envMapMaxLod),_.push(A.envMapSize),_.push(A.mapUv),_.push(A.alphaMapUv),_.push(A.lightMapUv),_.push(A.aoMapUv),_.push(A.bumpMapUv),_.push(A.normalMapUv),_.push(A.displacementMapUv),_.push(A.emissiveMapUv),_.push(A.metalnessMapUv),_.push(A.roughnessMapUv),_.push(A.anisotropyMapUv),_.push(A.clearcoatMapUv),_.push(A.clearcoatNormalMapUv),_.push(A.clearcoatRoughnessMapUv),_.push(A.diffuseRoughnessMapUv),_.push(A.iridescenceMapUv),_.push(A.iridescenceThicknessMapUv),_.push(A.sheenColorMapUv),_.push(A.sheenRoughnessMapUv),_.push(A.specularMapUv),_.push(A.specularColorMapUv),_.push(A.specularIntensityMapUv),_.push(A.transmissionMapUv),_.push(A.thicknessMapUv),_.push(A.combine),_.push(A.fogExp2),_.push(A.sizeAttenuation),_.push(A.morphTargetsCount),_.push(A.numSunLights),_.push(A.numDirLights),_.push(A.numPointLights),_.push(A.numSpotLights),_.push(A.numSpotLightMaps),_.push(A.numHemiLights),_.push(A.numRectAreaLights),_.push(A.numSunLightShadows),_.push(A.numDirLightShadows),_.push(A.numPointLightShadows),_.push(A.numSpotLightShadows),_.push(A.numSpotLightShadowsWithMaps),_.push(A.numLightProbes),_.push(A.numLightProbeGrids),_.push(A.shadowMapType),_.push(A.toneMapping),_.push(A.numClippingPlanes),_.push(A.numClipIntersection),_.push(A.depthPacking)}function p(_,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function v(_){let A=u[_.type],F;if(A){let I=Ji[A];F=Cp.clone(I.uniforms)}else F=_.uniforms;return F}function R(_,A){let F=h.get(A);return F!==void 0?++F.usedTimes:(F=new Bb(i,A,_,s),c.push(F),h.set(A,F)),F}function b(_){if(--_.usedTimes===0){let A=c.indexOf(_);c[A]=c[c.length-1],c.pop(),h.delete(_.cacheKey),_.destroy()}}function T(_){a.remove(_)}function E(){a.dispose()}return{getParameters:m,getProgramCacheKey:x,getUniforms:v,acquireProgram:R,releaseProgram:b,releaseShaderCache:T,programs:c,dispose:E}}function Gb(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function Hb(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function Zp(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function Jp(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,m,x,g,p){let v=i[t];return v===void 0?(v={id:u.id,object:u,geometry:f,material:m,materialVariant:o(u),groupOrder:x,renderOrder:u.renderOrder,z:g,group:p},i[t]=v):(v.id=u.id,v.object=u,v.geometry=f,v.material=m,v.materialVariant=o(u),v.groupOrder=x,v.renderOrder=u.renderOrder,v.z=g,v.group=p),t++,v}function l(u,f,m,x,g,p,v){v.reversedDepth===!0&&(g=-g);let R=a(u,f,m,x,g,p);m.transmission>0?n.push(R):m.transparent===!0?s.push(R):e.push(R)}function c(u,f,m,x,g,p){let v=a(u,f,m,x,g,p);m.transmission>0?n.unshift(v):m.transparent===!0?s.unshift(v):e.unshift(v)}function h(u,f){e.length>1&&e.sort(u||Hb),n.length>1&&n.sort(f||Zp),s.length>1&&s.sort(f||Zp)}function d(){for(let u=t,f=i.length;u<f;u++){let m=i[u];if(m.id===null)break;m.id=null,m.object=null,m.geometry=null,m.material=null,m.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:d,sort:h}}function Wb(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new Jp,i.set(n,[o])):s>=r.length?(o=new Jp,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function qb(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new O,color:new ce};break;case"SpotLight":e={position:new O,direction:new O,color:new ce,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new O,color:new ce,distance:0,decay:0};break;case"HemisphereLight":e={direction:new O,skyColor:new ce,groundColor:new ce};break;case"RectAreaLight":e={color:new ce,position:new O,halfWidth:new O,halfHeight:new O};break}return i[t.id]=e,e}}}function Xb(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var Yb=0;function $b(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function Zb(i){let t=new qb,e=Xb(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new O);let s=new O,r=new Te,o=new Te;function a(c){let h=0,d=0,u=0;for(let k=0;k<9;k++)n.probe[k].set(0,0,0);let f=0,m=0,x=0,g=0,p=0,v=0,R=0,b=0,T=0,E=0,_=0,A=0,F=0,I=0;c.sort($b);for(let k=0,V=c.length;k<V;k++){let D=c[k],W=D.color,Y=D.intensity,H=D.distance,lt=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===Gs?lt=D.shadow.map.texture:lt=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)h+=W.r*Y,d+=W.g*Y,u+=W.b*Y;else if(D.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(D.sh.coefficients[Z],Y);I++}else if(D.isSunLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[m]=et,n.sunShadowMap[m]=lt;let dt=j.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[x+ut]=j.getMatrix(ut),n.sunShadowCascade[x+ut]=j._cascadeData[ut];x+=dt,m++}n.sun[f]=Z,f++}else if(D.isDirectionalLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,n.directionalShadow[g]=et,n.directionalShadowMap[g]=lt,n.directionalShadowMatrix[g]=D.shadow.matrix,T++}n.directional[g]=Z,g++}else if(D.isSpotLight){let Z=t.get(D);Z.position.setFromMatrixPosition(D.matrixWorld),Z.color.copy(W).multiplyScalar(Y),Z.distance=H,Z.coneCos=Math.cos(D.angle),Z.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),Z.decay=D.decay,n.spot[v]=Z;let j=D.shadow;if(D.map&&(n.spotLightMap[A]=D.map,A++,j.updateMatrices(D),D.castShadow&&F++),n.spotLightMatrix[v]=j.matrix,D.castShadow){let et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,n.spotShadow[v]=et,n.spotShadowMap[v]=lt,_++}v++}else if(D.isRectAreaLight){let Z=t.get(D);Z.color.copy(W).multiplyScalar(Y),Z.halfWidth.set(D.width*.5,0,0),Z.halfHeight.set(0,D.height*.5,0),n.rectArea[R]=Z,R++}else if(D.isPointLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),Z.distance=D.distance,Z.decay=D.decay,D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,et.shadowCameraNear=j.camera.near,et.shadowCameraFar=j.camera.far,n.pointShadow[p]=et,n.pointShadowMap[p]=lt,n.pointShadowMatrix[p]=D.shadow.matrix,E++}n.point[p]=Z,p++}else if(D.isHemisphereLight){let Z=t.get(D);Z.skyColor.copy(D.color).multiplyScalar(Y),Z.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=Z,b++}}R>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=h,n.ambient[1]=d,n.ambient[2]=u;let L=n.hash;(L.sunLength!==f||L.directionalLength!==g||L.pointLength!==p||L.spotLength!==v||L.rectAreaLength!==R||L.hemiLength!==b||L.numSunShadows!==m||L.numDirectionalShadows!==T||L.numPointShadows!==E||L.numSpotShadows!==_||L.numSpotMaps!==A||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=g,n.spot.length=v,n.rectArea.length=R,n.point.length=p,n.hemi.length=b,n.sunShadow.length=m,n.sunShadowMap.length=m,n.sunShadowMatrix.length=x,n.sunShadowCascade.length=x,n.directionalShadow.length=T,n.directionalShadowMap.length=T,n.directionalShadowMatrix.length=T,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=_,n.spotShadowMap.length=_,n.spotLightMatrix.length=_+A-F,n.spotLightMap.length=A,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=I,L.sunLength=f,L.directionalLength=g,L.pointLength=p,L.spotLength=v,L.rectAreaLength=R,L.hemiLength=b,L.numSunShadows=m,L.numDirectionalShadows=T,L.numPointShadows=E,L.numSpotShadows=_,L.numSpotMaps=A,L.numLightProbes=I,n.version=Yb++)}function l(c,h){let d=0,u=0,f=0,m=0,x=0,g=0,p=h.matrixWorldInverse;for(let v=0,R=c.length;v<R;v++){let b=c[v];if(b.isSunLight){let T=n.sun[d];T.direction.setFromMatrixPosition(b.matrixWorld),T.direction.transformDirection(p),d++}else if(b.isDirectionalLight){let T=n.directional[u];T.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),T.direction.sub(s),T.direction.transformDirection(p),u++}else if(b.isSpotLight){let T=n.spot[m];T.position.setFromMatrixPosition(b.matrixWorld),T.position.applyMatrix4(p),T.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),T.direction.sub(s),T.direction.transformDirection(p),m++}else if(b.isRectAreaLight){let T=n.rectArea[x];T.position.setFromMatrixPosition(b.matrixWorld),T.position.applyMatrix4(p),o.identity(),r.copy(b.matrixWorld),r.premultiply(p),o.extractRotation(r),T.halfWidth.set(b.width*.5,0,0),T.halfHeight.set(0,b.height*.5,0),T.halfWidth.applyMatrix4(o),T.halfHeight.applyMatrix4(o),x++}else if(b.isPointLight){let T=n.point[f];T.position.setFromMatrixPosition(b.matrixWorld),T.position.applyMatrix4(p),f++}else if(b.isHemisphereLight){let T=n.hemi[g];T.direction.setFromMatrixPosition(b.matrixWorld),T.direction.transformDirection(p),g++}}}return{setup:a,setupView:l,state:n}}function Kp(i){let t=new Zb(i),e=[],n=[],s=[];function r(d){h.camera=d,e.length=0,n.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):e.push(d)}function a(d){n.push(d)}function l(){t.setup(e),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function c(d){t.setupView(e,d)}let h={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:h,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function Jb(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new Kp(i),t.set(s,[a])):r>=o.length?(a=new Kp(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var Kb=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,jb=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
	const float samples = float( VSM_SAMPLES );
	float mean = 0.0;
	float squared_mean = 0.0;
	float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
	float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
	for ( float i = 0.0; i < samples; i ++ ) {
		float uvOffset = uvStart + i * uvStride;
		#ifdef HORIZONTAL_PASS
			vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
			mean += distribution.x;
			squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
		#else
			float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
			mean += depth;
			squared_mean += depth * depth;
		#endif
	}
	mean = mean / samples;
	squared_mean = squared_mean / samples;
	float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
	gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,Qb=[new O(1,0,0),new O(-1,0,0),new O(0,1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1)],tS=[new O(0,-1,0),new O(0,-1,0),new O(0,0,1),new O(0,0,-1),new O(0,-1,0),new O(0,-1,0)],jp=new Te,Sa=new O,Yu=new O;function eS(i,t,e){let n=new Fs,s=new qt,r=new qt,o=new Xe,a=new Dl,l=new Nl,c={},h=e.maxTextureSize,d={[Vs]:Hn,[Hn]:Vs,[_i]:_i},u=new Yi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new qt},radius:{value:4}},vertexShader:Kb,fragmentShader:jb}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let m=new hn;m.setAttribute("position",new zn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let x=new $e(m,u),g=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=sr;let p=this.type;this.render=function(E,_,A){if(g.enabled===!1||g.autoUpdate===!1&&g.needsUpdate===!1||E.length===0)return;this.type===qf&&(Yt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=sr);let F=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),k=i.state;k.setBlending(rr),k.buffers.depth.getReversed()===!0?k.buffers.color.setClear(0,0,0,0):k.buffers.color.setClear(1,1,1,1),k.buffers.depth.setTest(!0),k.setScissorTest(!1);let V=p!==this.type;V&&_.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(W=>W.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,W=E.length;D<W;D++){let Y=E[D],H=Y.shadow;if(H===void 0){Yt("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let lt=H.getFrameExtents();s.multiply(lt),r.copy(H.mapSize),(s.x>h||s.y>h)&&(s.x>h&&(r.x=Math.floor(h/lt.x),s.x=r.x*lt.x,H.mapSize.x=r.x),s.y>h&&(r.y=Math.floor(h/lt.y),s.y=r.y*lt.y,H.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Z,H.map===null||V===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===ro){if(Y.isPointLight){Yt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new ii(s.x,s.y,{format:Gs,type:Ci,minFilter:Vn,magFilter:Vn,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new ds(s.x,s.y,Ri),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=hs,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=An,H.map.depthTexture.magFilter=An}else Y.isPointLight?(H.map=new wa(s.x),H.map.depthTexture=new ea(s.x,Ti)):(H.map=new ii(s.x,s.y),H.map.depthTexture=new ds(s.x,s.y,Ti)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=hs,this.type===sr?(H.map.depthTexture.compareFunction=Z?Fu:Nu,H.map.depthTexture.minFilter=Vn,H.map.depthTexture.magFilter=Vn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=An,H.map.depthTexture.magFilter=An);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,A);let et=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:A.layers;for(let dt=0;dt<j;dt++){let ut=H.getCamera(dt);if(Y.isPointLight){let tt=H.camera,mt=H.matrix,yt=Y.distance||tt.far;yt!==tt.far&&(tt.far=yt,tt.updateProjectionMatrix()),Sa.setFromMatrixPosition(Y.matrixWorld),tt.position.copy(Sa),Yu.copy(tt.position),Yu.add(Qb[dt]),tt.up.copy(tS[dt]),tt.lookAt(Yu),tt.updateMatrixWorld(),mt.makeTranslation(-Sa.x,-Sa.y,-Sa.z),jp.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),H._frustum.setFromProjectionMatrix(jp,tt.coordinateSystem,tt.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(H.map),i.clear());let tt=H.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),k.viewport(o)}n=H.getFrustum(dt),b(_,A,ut,Y,et,this.type)}H.isPointLightShadow!==!0&&this.type===ro&&v(H,A),H.needsUpdate=!1}p=this.type,g.needsUpdate=!1,i.setRenderTarget(F,I,L)};function v(E,_){let A=t.update(x);u.defines.VSM_SAMPLES!==E.blurSamples&&(u.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new ii(s.x,s.y,{format:Gs,type:Ci}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),u.uniforms.shadow_pass.value=E.map.depthTexture,u.uniforms.resolution.value.set(E.map.width,E.map.height),u.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(_,null,A,u,x,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(_,null,A,f,x,null)}function R(E,_,A,F){let I=null,L=A.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)I=L;else if(I=A.isPointLight===!0?l:a,i.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let k=I.uuid,V=_.uuid,D=c[k];D===void 0&&(D={},c[k]=D);let W=D[V];W===void 0&&(W=I.clone(),D[V]=W,_.addEventListener("dispose",T)),I=W}if(I.visible=_.visible,I.wireframe=_.wireframe,F===ro?I.side=_.shadowSide!==null?_.shadowSide:_.side:I.side=_.shadowSide!==null?_.shadowSide:d[_.side],I.alphaMap=_.alphaMap,I.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,I.map=_.map,I.clipShadows=_.clipShadows,I.clippingPlanes=_.clippingPlanes,I.clipIntersection=_.clipIntersection,I.displacementMap=_.displacementMap,I.displacementScale=_.displacementScale,I.displacementBias=_.displacementBias,I.wireframeLinewidth=_.wireframeLinewidth,I.linewidth=_.linewidth,A.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let k=i.properties.get(I);k.light=A}return I}function b(E,_,A,F,I,L){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===ro)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,E.matrixWorld);let D=t.update(E),W=E.material;if(Array.isArray(W)){let Y=D.groups;for(let H=0,lt=Y.length;H<lt;H++){let Z=Y[H],j=W[Z.materialIndex];if(j&&j.visible){let et=R(E,j,F,L);E.onBeforeShadow(i,E,_,A,D,et,Z),i.renderBufferDirect(A,null,D,et,E,Z),E.onAfterShadow(i,E,_,A,D,et,Z)}}}else if(W.visible){let Y=R(E,W,F,L);E.onBeforeShadow(i,E,_,A,D,Y,null),i.renderBufferDirect(A,null,D,Y,E,null),E.onAfterShadow(i,E,_,A,D,Y,null)}}let V=E.children;for(let D=0,W=V.length;D<W;D++)b(V[D],_,A,F,I,L)}function T(E){E.target.removeEventListener("dispose",T);for(let A in c){let F=c[A],I=E.target.uuid;I in F&&(F[I].dispose(),delete F[I])}}}function nS(i,t){function e(){let U=!1,rt=new Xe,it=null,wt=new Xe(0,0,0,0);return{setMask:function(gt){it!==gt&&!U&&(i.colorMask(gt,gt,gt,gt),it=gt)},setLocked:function(gt){U=gt},setClear:function(gt,bt,Gt,Jt,ct){ct===!0&&(gt*=Jt,bt*=Jt,Gt*=Jt),rt.set(gt,bt,Gt,Jt),wt.equals(rt)===!1&&(i.clearColor(gt,bt,Gt,Jt),wt.copy(rt))},reset:function(){U=!1,it=null,wt.set(-1,0,0,0)}}}function n(){let U=!1,rt=!1,it=null,wt=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Gt=t.get("EXT_clip_control");bt?Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.ZERO_TO_ONE_EXT):Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Jt=gt;gt=null,this.setClear(Jt)}},getReversed:function(){return rt},setTest:function(bt){bt?St(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(bt){it!==bt&&!U&&(i.depthMask(bt),it=bt)},setFunc:function(bt){if(rt&&(bt=Ap[bt]),wt!==bt){switch(bt){case ml:i.depthFunc(i.NEVER);break;case gl:i.depthFunc(i.ALWAYS);break;case _l:i.depthFunc(i.LESS);break;case Yr:i.depthFunc(i.LEQUAL);break;case yl:i.depthFunc(i.EQUAL);break;case xl:i.depthFunc(i.GEQUAL);break;case $r:i.depthFunc(i.GREATER);break;case vl:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){U=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){U=!1,it=null,wt=null,gt=null,rt=!1}}}function s(){let U=!1,rt=null,it=null,wt=null,gt=null,bt=null,Gt=null,Jt=null,ct=null;return{setTest:function(Ot){U||(Ot?St(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(Ot){rt!==Ot&&!U&&(i.stencilMask(Ot),rt=Ot)},setFunc:function(Ot,Kt,Rt){(it!==Ot||wt!==Kt||gt!==Rt)&&(i.stencilFunc(Ot,Kt,Rt),it=Ot,wt=Kt,gt=Rt)},setOp:function(Ot,Kt,Rt){(bt!==Ot||Gt!==Kt||Jt!==Rt)&&(i.stencilOp(Ot,Kt,Rt),bt=Ot,Gt=Kt,Jt=Rt)},setLocked:function(Ot){U=Ot},setClear:function(Ot){ct!==Ot&&(i.clearStencil(Ot),ct=Ot)},reset:function(){U=!1,rt=null,it=null,wt=null,gt=null,bt=null,Gt=null,Jt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,h={},d={},u={},f=new WeakMap,m=[],x=null,g=!1,p=null,v=null,R=null,b=null,T=null,E=null,_=null,A=new ce(0,0,0),F=0,I=!1,L=null,k=null,V=null,D=null,W=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,lt=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(lt=parseFloat(/^WebGL (\d)/.exec(Z)[1]),H=lt>=1):Z.indexOf("OpenGL ES")!==-1&&(lt=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),H=lt>=2);let j=null,et={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Xe().fromArray(dt),mt=new Xe().fromArray(ut);function yt(U,rt,it,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(U,bt),i.texParameteri(U,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(U,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Gt=0;Gt<it;Gt++)U===i.TEXTURE_3D||U===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Gt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=yt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=yt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=yt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=yt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),St(i.DEPTH_TEST),o.setFunc(Yr),nn(!1),Le(du),St(i.CULL_FACE),We(rr);function St(U){h[U]!==!0&&(i.enable(U),h[U]=!0)}function Ht(U){h[U]!==!1&&(i.disable(U),h[U]=!1)}function se(U,rt){return u[U]!==rt?(i.bindFramebuffer(U,rt),u[U]=rt,U===i.DRAW_FRAMEBUFFER&&(u[i.FRAMEBUFFER]=rt),U===i.FRAMEBUFFER&&(u[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Vt(U,rt){let it=m,wt=!1;if(U){it=f.get(rt),it===void 0&&(it=[],f.set(rt,it));let gt=U.textures;if(it.length!==gt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Gt=gt.length;bt<Gt;bt++)it[bt]=i.COLOR_ATTACHMENT0+bt;it.length=gt.length,wt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,wt=!0);wt&&i.drawBuffers(it)}function ue(U){return x!==U?(i.useProgram(U),x=U,!0):!1}let ae={[or]:i.FUNC_ADD,[Yf]:i.FUNC_SUBTRACT,[$f]:i.FUNC_REVERSE_SUBTRACT};ae[Zf]=i.MIN,ae[Jf]=i.MAX;let ee={[Kf]:i.ZERO,[jf]:i.ONE,[Qf]:i.SRC_COLOR,[gu]:i.SRC_ALPHA,[rp]:i.SRC_ALPHA_SATURATE,[ip]:i.DST_COLOR,[ep]:i.DST_ALPHA,[tp]:i.ONE_MINUS_SRC_COLOR,[_u]:i.ONE_MINUS_SRC_ALPHA,[sp]:i.ONE_MINUS_DST_COLOR,[np]:i.ONE_MINUS_DST_ALPHA,[op]:i.CONSTANT_COLOR,[ap]:i.ONE_MINUS_CONSTANT_COLOR,[lp]:i.CONSTANT_ALPHA,[cp]:i.ONE_MINUS_CONSTANT_ALPHA};function We(U,rt,it,wt,gt,bt,Gt,Jt,ct,Ot){if(U===rr){g===!0&&(Ht(i.BLEND),g=!1);return}if(g===!1&&(St(i.BLEND),g=!0),U!==Xf){if(U!==p||Ot!==I){if((v!==or||T!==or)&&(i.blendEquation(i.FUNC_ADD),v=or,T=or),Ot)switch(U){case oo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case fu:i.blendFunc(i.ONE,i.ONE);break;case pu:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case mu:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:jt("WebGLState: Invalid blending: ",U);break}else switch(U){case oo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case fu:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case pu:jt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case mu:jt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:jt("WebGLState: Invalid blending: ",U);break}R=null,b=null,E=null,_=null,A.set(0,0,0),F=0,p=U,I=Ot}return}gt=gt||rt,bt=bt||it,Gt=Gt||wt,(rt!==v||gt!==T)&&(i.blendEquationSeparate(ae[rt],ae[gt]),v=rt,T=gt),(it!==R||wt!==b||bt!==E||Gt!==_)&&(i.blendFuncSeparate(ee[it],ee[wt],ee[bt],ee[Gt]),R=it,b=wt,E=bt,_=Gt),(Jt.equals(A)===!1||ct!==F)&&(i.blendColor(Jt.r,Jt.g,Jt.b,ct),A.copy(Jt),F=ct),p=U,I=!1}function Oe(U,rt){U.side===_i?Ht(i.CULL_FACE):St(i.CULL_FACE);let it=U.side===Hn;rt&&(it=!it),nn(it),U.blending===oo&&U.transparent===!1?We(rr):We(U.blending,U.blendEquation,U.blendSrc,U.blendDst,U.blendEquationAlpha,U.blendSrcAlpha,U.blendDstAlpha,U.blendColor,U.blendAlpha,U.premultipliedAlpha),o.setFunc(U.depthFunc),o.setTest(U.depthTest),o.setMask(U.depthWrite),r.setMask(U.colorWrite);let wt=U.stencilWrite;a.setTest(wt),wt&&(a.setMask(U.stencilWriteMask),a.setFunc(U.stencilFunc,U.stencilRef,U.stencilFuncMask),a.setOp(U.stencilFail,U.stencilZFail,U.stencilZPass)),xe(U.polygonOffset,U.polygonOffsetFactor,U.polygonOffsetUnits),U.alphaToCoverage===!0?St(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function nn(U){L!==U&&(U?i.frontFace(i.CW):i.frontFace(i.CCW),L=U)}function Le(U){U!==Hf?(St(i.CULL_FACE),U!==k&&(U===du?i.cullFace(i.BACK):U===Wf?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),k=U}function xn(U){U!==V&&(H&&i.lineWidth(U),V=U)}function xe(U,rt,it){U?(St(i.POLYGON_OFFSET_FILL),(D!==rt||W!==it)&&(D=rt,W=it,o.getReversed()&&(rt=-rt,it=-it),i.polygonOffset(rt,it))):Ht(i.POLYGON_OFFSET_FILL)}function dn(U){U?St(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function Ze(U){U===void 0&&(U=i.TEXTURE0+Y-1),j!==U&&(i.activeTexture(U),j=U)}function sn(U,rt,it){it===void 0&&(j===null?it=i.TEXTURE0+Y-1:it=j);let wt=et[it];wt===void 0&&(wt={type:void 0,texture:void 0},et[it]=wt),(wt.type!==U||wt.texture!==rt)&&(j!==it&&(i.activeTexture(it),j=it),i.bindTexture(U,rt||Tt[U]),wt.type=U,wt.texture=rt)}function B(){let U=et[j];U!==void 0&&U.type!==void 0&&(i.bindTexture(U.type,null),U.type=void 0,U.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(U){jt("WebGLState:",U)}}function $t(){try{i.compressedTexImage3D(...arguments)}catch(U){jt("WebGLState:",U)}}function re(){try{i.texSubImage2D(...arguments)}catch(U){jt("WebGLState:",U)}}function Mt(){try{i.texSubImage3D(...arguments)}catch(U){jt("WebGLState:",U)}}function Ne(){try{i.compressedTexSubImage2D(...arguments)}catch(U){jt("WebGLState:",U)}}function zt(){try{i.compressedTexSubImage3D(...arguments)}catch(U){jt("WebGLState:",U)}}function Xt(){try{i.texStorage2D(...arguments)}catch(U){jt("WebGLState:",U)}}function C(){try{i.texStorage3D(...arguments)}catch(U){jt("WebGLState:",U)}}function S(){try{i.texImage2D(...arguments)}catch(U){jt("WebGLState:",U)}}function X(){try{i.texImage3D(...arguments)}catch(U){jt("WebGLState:",U)}}function ht(U){return d[U]!==void 0?d[U]:i.getParameter(U)}function ot(U,rt){d[U]!==rt&&(i.pixelStorei(U,rt),d[U]=rt)}function _t(U){tt.equals(U)===!1&&(i.scissor(U.x,U.y,U.z,U.w),tt.copy(U))}function xt(U){mt.equals(U)===!1&&(i.viewport(U.x,U.y,U.z,U.w),mt.copy(U))}function nt(U,rt){let it=c.get(rt);it===void 0&&(it=new WeakMap,c.set(rt,it));let wt=it.get(U);wt===void 0&&(wt=i.getUniformBlockIndex(rt,U.name),i.uniformBlockBinding(rt,wt,wt),it.set(U,wt))}function st(U,rt,it){let gt=c.get(rt).get(U);l[gt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,it),l[gt]=it)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),h={},d={},j=null,et={},u={},l={},f=new WeakMap,m=[],x=null,g=!1,p=null,v=null,R=null,b=null,T=null,E=null,_=null,A=new ce(0,0,0),F=0,I=!1,L=null,k=null,V=null,D=null,W=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:St,disable:Ht,bindFramebuffer:se,drawBuffers:Vt,useProgram:ue,setBlending:We,setMaterial:Oe,setFlipSided:nn,setCullFace:Le,setLineWidth:xn,setPolygonOffset:xe,setScissorTest:dn,activeTexture:Ze,bindTexture:sn,unbindTexture:B,compressedTexImage2D:Ct,compressedTexImage3D:$t,texImage2D:S,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:nt,uniformBlockBinding:st,texStorage2D:Xt,texStorage3D:C,texSubImage2D:re,texSubImage3D:Mt,compressedTexSubImage2D:Ne,compressedTexSubImage3D:zt,scissor:_t,viewport:xt,reset:pt}}function iS(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new qt,h=new WeakMap,d=new Set,u,f=new WeakMap,m=new Set,x=new FinalizationRegistry(C=>m.delete(C)),g=!1;try{g=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function p(C,S){return g?new OffscreenCanvas(C,S):Yo("canvas")}function v(C,S,X){let ht=1,ot=Xt(C);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _t=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);u===void 0&&(u=p(_t,xt));let nt=S?p(_t,xt):u;return nt.width=_t,nt.height=xt,nt.getContext("2d").drawImage(C,0,0,_t,xt),Yt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+_t+"x"+xt+")."),nt}else return"data"in C&&Yt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function R(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function T(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(C,S,X,ht,ot,_t=!1){if(C!==null){if(i[C]!==void 0)return i[C];Yt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Yt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let nt=S;if(S===i.RED&&(X===i.FLOAT&&(nt=i.R32F),X===i.HALF_FLOAT&&(nt=i.R16F),X===i.UNSIGNED_BYTE&&(nt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.R16_EXT),X===i.SHORT&&xt&&(nt=xt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.R8UI),X===i.UNSIGNED_SHORT&&(nt=i.R16UI),X===i.UNSIGNED_INT&&(nt=i.R32UI),X===i.BYTE&&(nt=i.R8I),X===i.SHORT&&(nt=i.R16I),X===i.INT&&(nt=i.R32I)),S===i.RG&&(X===i.FLOAT&&(nt=i.RG32F),X===i.HALF_FLOAT&&(nt=i.RG16F),X===i.UNSIGNED_BYTE&&(nt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RG16_EXT),X===i.SHORT&&xt&&(nt=xt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RG8UI),X===i.UNSIGNED_SHORT&&(nt=i.RG16UI),X===i.UNSIGNED_INT&&(nt=i.RG32UI),X===i.BYTE&&(nt=i.RG8I),X===i.SHORT&&(nt=i.RG16I),X===i.INT&&(nt=i.RG32I)),S===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGB16UI),X===i.UNSIGNED_INT&&(nt=i.RGB32UI),X===i.BYTE&&(nt=i.RGB8I),X===i.SHORT&&(nt=i.RGB16I),X===i.INT&&(nt=i.RGB32I)),S===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGBA16UI),X===i.UNSIGNED_INT&&(nt=i.RGBA32UI),X===i.BYTE&&(nt=i.RGBA8I),X===i.SHORT&&(nt=i.RGBA16I),X===i.INT&&(nt=i.RGBA32I)),S===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGB16_EXT),X===i.SHORT&&xt&&(nt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(nt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(nt=i.R11F_G11F_B10F)),S===i.RGBA){let st=_t?Xo:ge.getTransfer(ot);X===i.FLOAT&&(nt=i.RGBA32F),X===i.HALF_FLOAT&&(nt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(nt=st===Ee?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(nt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(nt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(nt=i.RGB5_A1)}return(nt===i.R16F||nt===i.R32F||nt===i.RG16F||nt===i.RG32F||nt===i.RGBA16F||nt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),nt}function _(C,S){let X;return C?S===null||S===Ti||S===lr?X=i.DEPTH24_STENCIL8:S===Ri?X=i.DEPTH32F_STENCIL8:S===lo&&(X=i.DEPTH24_STENCIL8,Yt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Ti||S===lr?X=i.DEPTH_COMPONENT24:S===Ri?X=i.DEPTH_COMPONENT32F:S===lo&&(X=i.DEPTH_COMPONENT16),X}function A(C,S){return R(C)===!0||C.isFramebufferTexture&&C.minFilter!==An&&C.minFilter!==Vn?Math.log2(Math.max(S.width,S.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?S.mipmaps.length:1}function F(C){let S=new WeakRef(C);n.get(C).__ref=S,m.add(S),x.register(C,S,S)}function I(C){let S=n.get(C).__ref;S!==void 0&&(m.delete(S),x.unregister(S))}function L(C){V(C.target)}function k(C){D(C.target)}function V(C){C.removeEventListener("dispose",L),I(C),Y(C),C.isVideoTexture&&h.delete(C),C.isHTMLTexture&&d.delete(C)}function D(C){C.removeEventListener("dispose",k),I(C),lt(C)}function W(){for(let C of m){let S=C.deref();S!==void 0&&(S.isRenderTarget===!0?D(S):V(S))}m.clear(),d.clear()}function Y(C){let S=n.get(C);if(S.__webglInit===void 0)return;let X=C.source,ht=f.get(X);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&H(C),Object.keys(ht).length===0&&f.delete(X)}n.remove(C)}function H(C){let S=n.get(C);i.deleteTexture(S.__webglTexture);let X=C.source,ht=f.get(X);delete ht[S.__cacheKey],o.memory.textures--}function lt(C){let S=n.get(C);S.__depthDisposeCallback&&S.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&V(X),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let _t=0;_t<S.__webglFramebuffer[ot].length;_t++)i.deleteFramebuffer(S.__webglFramebuffer[ot][_t]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,_t=ht.length;ot<_t;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let Z=0;function j(){Z=0}function et(){return Z}function dt(C){Z=C}function ut(){let C=Z;return C>=s.maxTextures&&Yt("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,C}function tt(C){let S=[];return S.push(C.wrapS),S.push(C.wrapT),S.push(C.wrapR||0),S.push(C.magFilter),S.push(C.minFilter),S.push(C.anisotropy),S.push(C.internalFormat),S.push(C.format),S.push(C.type),S.push(C.generateMipmaps),S.push(C.mipmapsAutoUpdate),S.push(C.premultiplyAlpha),S.push(C.flipY),S.push(C.unpackAlignment),S.push(C.colorSpace),S.join()}function mt(C,S){let X=n.get(C);if(C.isVideoTexture&&Ne(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let ht=C.image;if(ht===null)Yt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Yt("WebGLRenderer: Texture marked for update but image is incomplete");else{Oe(X,C,S);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+S)}function yt(C,S){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Oe(X,C,S);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+S)}function Tt(C,S){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Oe(X,C,S);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+S)}function St(C,S){let X=n.get(C);if(C.version>0&&X.__version!==C.version){nn(X,C,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+S)}let Ht={[bl]:i.REPEAT,[Hi]:i.CLAMP_TO_EDGE,[Sl]:i.MIRRORED_REPEAT},se={[An]:i.NEAREST,[dp]:i.NEAREST_MIPMAP_NEAREST,[ma]:i.NEAREST_MIPMAP_LINEAR,[Vn]:i.LINEAR,[Zl]:i.LINEAR_MIPMAP_NEAREST,[fs]:i.LINEAR_MIPMAP_LINEAR},Vt={[gp]:i.NEVER,[Uu]:i.ALWAYS,[_p]:i.LESS,[Nu]:i.LEQUAL,[yp]:i.EQUAL,[Fu]:i.GEQUAL,[xp]:i.GREATER,[vp]:i.NOTEQUAL};function ue(C,S){if(S.type===Ri&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===Vn||S.magFilter===Zl||S.magFilter===ma||S.magFilter===fs||S.minFilter===Vn||S.minFilter===Zl||S.minFilter===ma||S.minFilter===fs)&&Yt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Ht[S.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Ht[S.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Ht[S.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,se[S.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,se[S.minFilter]),S.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Vt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===An||S.minFilter!==ma&&S.minFilter!==fs||S.type===Ri&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function ae(C,S){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,S.addEventListener("dispose",L),F(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let _t=tt(S);if(_t!==C.__cacheKey){ot[_t]===void 0&&(ot[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[_t].usedTimes++;let xt=ot[C.__cacheKey];xt!==void 0&&(ot[C.__cacheKey].usedTimes--,xt.usedTimes===0&&H(S)),C.__cacheKey=_t,C.__webglTexture=ot[_t].texture}return X}function ee(C,S,X){return Math.floor(Math.floor(C/X)/S)}function We(C,S,X,ht){let _t=C.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,X,ht,S.data);else{_t.sort((U,rt)=>U.start-rt.start);let xt=0;for(let U=1;U<_t.length;U++){let rt=_t[xt],it=_t[U],wt=rt.start+rt.count,gt=ee(it.start,S.width,4),bt=ee(rt.start,S.width,4);it.start<=wt+1&&gt===bt&&ee(it.start+it.count-1,S.width,4)===gt?rt.count=Math.max(rt.count,it.start+it.count-rt.start):(++xt,_t[xt]=it)}_t.length=xt+1;let nt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let U=0,rt=_t.length;U<rt;U++){let it=_t[U],wt=Math.floor(it.start/4),gt=Math.ceil(it.count/4),bt=wt%S.width,Gt=Math.floor(wt/S.width),Jt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Gt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Gt,Jt,ct,X,ht,S.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,nt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function Oe(C,S,X){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=ae(C,S),_t=S.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+X);let xt=n.get(_t);if(_t.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ct=ge.getPrimaries(ge.workingColorSpace),Ot=S.colorSpace===ms?null:ge.getPrimaries(S.colorSpace),Kt=S.colorSpace===ms||ct===Ot?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Kt)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let st=v(S.image,!1,s.maxTextureSize);st=zt(S,st);let pt=r.convert(S.format,S.colorSpace),U=r.convert(S.type),rt=E(S.internalFormat,pt,U,S.normalized,S.colorSpace,S.isVideoTexture);ue(ht,S);let it,wt=S.mipmaps,gt=S.isVideoTexture!==!0,bt=xt.__version===void 0||ot===!0,Gt=_t.dataReady,Jt=A(S,st);if(S.isDepthTexture)rt=_(S.format===ps,S.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,null));else if(S.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data);S.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height),Gt&&We(S,st,pt,U)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,U,st.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,wt[0].width,wt[0].height,st.depth);for(let ct=0,Ot=wt.length;ct<Ot;ct++)if(it=wt[ct],S.format!==Pi)if(pt!==null)if(gt){if(Gt)if(S.layerUpdates.size>0){let Kt=qu(it.width,it.height,S.format,S.type);for(let Rt of S.layerUpdates){let oe=it.data.subarray(Rt*Kt/it.data.BYTES_PER_ELEMENT,(Rt+1)*Kt/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Rt,it.width,it.height,1,pt,oe)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,it.data,0,0);else Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Gt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,U,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,pt,U,it.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],S.format!==Pi?pt!==null?gt?Gt&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,it.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,U,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,U,it.data)}else if(S.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,st.width,st.height,st.depth),Gt)if(S.layerUpdates.size>0){let ct=qu(st.width,st.height,S.format,S.type);for(let Ot of S.layerUpdates){let Kt=st.data.subarray(Ot*ct/st.data.BYTES_PER_ELEMENT,(Ot+1)*ct/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ot,st.width,st.height,1,pt,U,Kt)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(S.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Jt,rt,st.width,st.height,st.depth),Gt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,pt,U,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,pt,U,st.data);else if(S.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height);else{let ct=st.width,Ot=st.height;for(let Kt=0;Kt<Jt;Kt++)e.texImage2D(i.TEXTURE_2D,Kt,rt,ct,Ot,0,pt,U,null),ct>>=1,Ot>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),st.parentNode!==ct){ct.appendChild(st),d.add(S),ct.onpaint=Ot=>{let Kt=Ot.changedElements;for(let Rt of d)Kt.includes(Rt.image)&&(Rt.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let Kt=i.RGBA,Rt=i.RGBA,oe=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Kt,Rt,oe,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let ct=Xt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,U,it):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,U,it);S.generateMipmaps=!1}else if(gt){if(bt){let ct=Xt(st);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}Gt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,U,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,U,st);R(S)&&S.mipmapsAutoUpdate===!0&&b(ht),xt.__version=_t.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function nn(C,S,X){if(S.image.length!==6)return;let ht=ae(C,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let _t=n.get(ot);if(ot.version!==_t.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=ge.getPrimaries(ge.workingColorSpace),nt=S.colorSpace===ms?null:ge.getPrimaries(S.colorSpace),st=S.colorSpace===ms||xt===nt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let pt=S.isCompressedTexture||S.image[0].isCompressedTexture,U=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Rt=0;Rt<6;Rt++)!pt&&!U?rt[Rt]=v(S.image[Rt],!0,s.maxCubemapSize):rt[Rt]=U?S.image[Rt].image:S.image[Rt],rt[Rt]=zt(S,rt[Rt]);let it=rt[0],wt=r.convert(S.format,S.colorSpace),gt=r.convert(S.type),bt=E(S.internalFormat,wt,gt,S.normalized,S.colorSpace),Gt=S.isVideoTexture!==!0,Jt=_t.__version===void 0||ht===!0,ct=ot.dataReady,Ot=A(S,it);ue(i.TEXTURE_CUBE_MAP,S);let Kt;if(S.isDepthTexture){if(bt=_(S.format===ps,S.type),Jt)if(Gt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,it.width,it.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,it.width,it.height,0,wt,gt,null)}else if(pt){Gt&&Jt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,it.width,it.height);for(let Rt=0;Rt<6;Rt++){Kt=rt[Rt].mipmaps;for(let oe=0;oe<Kt.length;oe++){let Be=Kt[oe];S.format!==Pi?wt!==null?Gt?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe,0,0,Be.width,Be.height,wt,Be.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe,bt,Be.width,Be.height,0,Be.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe,0,0,Be.width,Be.height,wt,gt,Be.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe,bt,Be.width,Be.height,0,wt,gt,Be.data)}}}else{if(Kt=S.mipmaps,Gt&&Jt){Kt.length>0&&Ot++;let Rt=Xt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(U){Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,rt[Rt].width,rt[Rt].height,wt,gt,rt[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,rt[Rt].width,rt[Rt].height,0,wt,gt,rt[Rt].data);for(let oe=0;oe<Kt.length;oe++){let Dn=Kt[oe].image[Rt].image;Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe+1,0,0,Dn.width,Dn.height,wt,gt,Dn.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe+1,bt,Dn.width,Dn.height,0,wt,gt,Dn.data)}}else{Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,rt[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,rt[Rt]);for(let oe=0;oe<Kt.length;oe++){let Be=Kt[oe];Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe+1,0,0,wt,gt,Be.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,oe+1,bt,wt,gt,Be.image[Rt])}}}R(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),_t.__version=ot.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function Le(C,S,X,ht,ot,_t){let xt=r.convert(X.format,X.colorSpace),nt=r.convert(X.type),st=E(X.internalFormat,xt,nt,X.normalized,X.colorSpace),pt=n.get(S),U=n.get(X);if(U.__renderTarget=S,!pt.__hasExternalTextures){let rt=Math.max(1,S.width>>_t),it=Math.max(1,S.height>>_t);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,_t,st,rt,it,S.depth,0,xt,nt,null):e.texImage2D(ot,_t,st,rt,it,0,xt,nt,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,U.__webglTexture,0,re(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,U.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function xn(C,S,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,_t=_(S.stencilBuffer,ot),xt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,re(S),_t,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,re(S),_t,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,_t,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,C)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let _t=ht[ot],xt=r.convert(_t.format,_t.colorSpace),nt=r.convert(_t.type),st=E(_t.internalFormat,xt,nt,_t.normalized,_t.colorSpace);Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,re(S),st,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,re(S),st,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,st,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function xe(C,S,X){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let _t=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||_t.width!==S.width||_t.height!==S.height)&&(_t.width=S.width,_t.height=S.height,S.depthTexture.needsUpdate=!0),ht?St(S.depthTexture,0):mt(S.depthTexture,0);let xt=ot.__webglTexture,nt=re(S),st=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=S.depthTexture.format===ps?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===hs)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else if(S.depthTexture.format===ps)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function dn(C){let S=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(C.depthTexture&&!S.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)xe(S.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?xe(S.__webglFramebuffer[0],C,0):xe(S.__webglFramebuffer,C,0);else if(X){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),xn(S.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),xn(S.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function Ze(C,S,X){let ht=n.get(C);S!==void 0&&Le(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&dn(C)}function sn(C){let S=C.texture,X=n.get(C),ht=n.get(S);C.addEventListener("dispose",k),F(C);let ot=C.textures,_t=C.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),_t){X.__webglFramebuffer=[];for(let nt=0;nt<6;nt++)if(S.mipmaps.length>0){X.__webglFramebuffer[nt]=[];for(let st=0;st<S.mipmaps.length;st++)X.__webglFramebuffer[nt][st]=i.createFramebuffer()}else X.__webglFramebuffer[nt]=i.createFramebuffer()}else{if(S.mipmaps.length>0){X.__webglFramebuffer=[];for(let nt=0;nt<S.mipmaps.length;nt++)X.__webglFramebuffer[nt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let nt=0,st=ot.length;nt<st;nt++){let pt=n.get(ot[nt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Mt(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let nt=0;nt<ot.length;nt++){let st=ot[nt];X.__webglColorRenderbuffer[nt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[nt]);let pt=r.convert(st.format,st.colorSpace),U=r.convert(st.type),rt=E(st.internalFormat,pt,U,st.normalized,st.colorSpace,C.isXRRenderTarget===!0),it=re(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,rt,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+nt,i.RENDERBUFFER,X.__webglColorRenderbuffer[nt])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),xn(X.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),ue(i.TEXTURE_CUBE_MAP,S);for(let nt=0;nt<6;nt++)if(S.mipmaps.length>0)for(let st=0;st<S.mipmaps.length;st++)Le(X.__webglFramebuffer[nt][st],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,st);else Le(X.__webglFramebuffer[nt],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,0);R(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let nt=0,st=ot.length;nt<st;nt++){let pt=ot[nt],U=n.get(pt),rt=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(rt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,U.__webglTexture),ue(rt,pt),Le(X.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+nt,rt,0),R(pt)&&b(rt)}e.unbindTexture()}else{let nt=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(nt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(nt,ht.__webglTexture),ue(nt,S),S.mipmaps.length>0)for(let st=0;st<S.mipmaps.length;st++)Le(X.__webglFramebuffer[st],C,S,i.COLOR_ATTACHMENT0,nt,st);else Le(X.__webglFramebuffer,C,S,i.COLOR_ATTACHMENT0,nt,0);R(S)?b(nt):S.mipmaps.length>0&&i.texParameteri(nt,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&dn(C)}function B(C){let S=C.textures;for(let X=0,ht=S.length;X<ht;X++){let ot=S[X];if(R(ot)&&ot.mipmapsAutoUpdate===!0){let _t=T(C),xt=n.get(ot).__webglTexture;e.bindTexture(_t,xt),b(_t),e.unbindTexture()}}}let Ct=[];function $t(C){if(C.samples>0){if(Mt(C)===!1){let S=C.textures,X=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,_t=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(C),nt=S.length>1;if(nt)for(let pt=0;pt<S.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<S.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),nt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(S[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,U,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(_t),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),nt)for(let pt=0;pt<S.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let U=n.get(S[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,U,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let S=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function re(C){return Math.min(s.maxSamples,C.samples)}function Mt(C){let S=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ne(C){let S=o.render.frame;h.get(C)!==S&&(h.set(C,S),C.update())}function zt(C,S){let X=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==qo&&X!==ms&&(ge.getTransfer(X)===Ee?(ht!==Pi||ot!==$n)&&Yt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):jt("WebGLTextures: Unsupported texture color space:",X)),S}function Xt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=j,this.getTextureUnits=et,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=yt,this.setTexture3D=Tt,this.setTextureCube=St,this.rebindTextures=Ze,this.setupRenderTarget=sn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=$t,this.setupDepthRenderbuffer=dn,this.setupFrameBufferTexture=Le,this.useMultisampledRTT=Mt,this.dispose=W}function sS(i,t){function e(n,s=ms){let r,o=ge.getTransfer(s);if(n===$n)return i.UNSIGNED_BYTE;if(n===Kl)return i.UNSIGNED_SHORT_4_4_4_4;if(n===jl)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Cu)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Pu)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Tu)return i.BYTE;if(n===Ru)return i.SHORT;if(n===lo)return i.UNSIGNED_SHORT;if(n===Jl)return i.INT;if(n===Ti)return i.UNSIGNED_INT;if(n===Ri)return i.FLOAT;if(n===Ci)return i.HALF_FLOAT;if(n===Iu)return i.ALPHA;if(n===Lu)return i.RGB;if(n===Pi)return i.RGBA;if(n===hs)return i.DEPTH_COMPONENT;if(n===ps)return i.DEPTH_STENCIL;if(n===Du)return i.RED;if(n===Ql)return i.RED_INTEGER;if(n===Gs)return i.RG;if(n===tc)return i.RG_INTEGER;if(n===ec)return i.RGBA_INTEGER;if(n===ga||n===_a||n===ya||n===xa)if(o===Ee)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===ga)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===_a)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===ya)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===xa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===ga)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===_a)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===ya)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===xa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===nc||n===ic||n===sc||n===rc)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===nc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===ic)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===sc)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===rc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===oc||n===ac||n===lc||n===cc||n===hc||n===va||n===uc)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===oc||n===ac)return o===Ee?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===lc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===cc)return r.COMPRESSED_R11_EAC;if(n===hc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===va)return r.COMPRESSED_RG11_EAC;if(n===uc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===dc||n===fc||n===pc||n===mc||n===gc||n===_c||n===yc||n===xc||n===vc||n===bc||n===Sc||n===Mc||n===wc||n===Ac)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===dc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===fc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===pc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===mc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===gc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===_c)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===yc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===xc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===vc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===bc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Sc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Mc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===wc)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Ac)return o===Ee?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===Ec||n===Tc||n===Rc)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===Ec)return o===Ee?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===Tc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Rc)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Cc||n===Pc||n===ba||n===Ic)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Cc)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Pc)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===ba)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Ic)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===lr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var rS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,oS=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,td=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new na(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Yi({vertexShader:rS,fragmentShader:oS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new $e(new nr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},ed=class extends Ei{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,h=null,d=null,u=null,f=null,m=null,x=typeof XRWebGLBinding<"u",g=new td,p={},v=e.getContextAttributes(),R=null,b=null,T=[],E=[],_=new qt,A=null,F=null,I=new kn;I.viewport=new Xe;let L=new kn;L.viewport=new Xe;let k=[I,L],V=new Xl,D=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=T[tt];return mt===void 0&&(mt=new to,T[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=T[tt];return mt===void 0&&(mt=new to,T[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=T[tt];return mt===void 0&&(mt=new to,T[tt]=mt),mt.getHandSpace()};function Y(tt){let mt=E.indexOf(tt.inputSource);if(mt===-1)return;let yt=T[mt];yt!==void 0&&(yt.update(tt.inputSource,tt.frame,c||o),yt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",lt);for(let tt=0;tt<T.length;tt++){let mt=E[tt];mt!==null&&(E[tt]=null,T[tt].disconnect(mt))}D=null,W=null,g.reset();for(let tt in p)delete p[tt];if(t.setRenderTarget(R),f=null,u=null,d=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(A),t.setSize(_.width,_.height,!1),F!==null){let tt=F.camera;tt.fov=F.fov,tt.zoom=F.zoom,tt.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&Yt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&Yt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return d===null&&x&&(d=new XRWebGLBinding(s,e)),d},this.getFrame=function(){return m},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(R=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",lt),v.xrCompatible!==!0&&await e.makeXRCompatible(),A=t.getPixelRatio(),t.getSize(_),x&&"createProjectionLayer"in XRWebGLBinding.prototype){let yt=null,Tt=null,St=null;v.depth&&(St=v.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,yt=v.stencil?ps:hs,Tt=v.stencil?lr:Ti);let Ht={colorFormat:e.RGBA8,depthFormat:St,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(Ht),s.updateRenderState({layers:[u]}),t.setPixelRatio(1),t.setSize(u.textureWidth,u.textureHeight,!1),b=new ii(u.textureWidth,u.textureHeight,{format:Pi,type:$n,depthTexture:new ds(u.textureWidth,u.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,yt),stencilBuffer:v.stencil,colorSpace:t.outputColorSpace,samples:v.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let yt={antialias:v.antialias,alpha:!0,depth:v.depth,stencil:v.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,yt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new ii(f.framebufferWidth,f.framebufferHeight,{format:Pi,type:$n,colorSpace:t.outputColorSpace,stencilBuffer:v.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return g.getDepthTexture()};function lt(tt){for(let mt=0;mt<tt.removed.length;mt++){let yt=tt.removed[mt],Tt=E.indexOf(yt);Tt>=0&&(E[Tt]=null,T[Tt].disconnect(yt))}for(let mt=0;mt<tt.added.length;mt++){let yt=tt.added[mt],Tt=E.indexOf(yt);if(Tt===-1){for(let Ht=0;Ht<T.length;Ht++)if(Ht>=E.length){E.push(yt),Tt=Ht;break}else if(E[Ht]===null){E[Ht]=yt,Tt=Ht;break}if(Tt===-1)break}let St=T[Tt];St&&St.connect(yt)}}function Z(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,yt=tt.far;g.texture!==null&&(g.depthNear>0&&(mt=g.depthNear),g.depthFar>0&&(yt=g.depthFar)),V.near=L.near=I.near=mt,V.far=L.far=I.far=yt,(D!==V.near||W!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),D=V.near,W=V.far),V.layers.mask=tt.layers.mask|6,I.layers.mask=V.layers.mask&-5,L.layers.mask=V.layers.mask&-3;let Tt=tt.parent,St=V.cameras;Z(V,Tt);for(let Ht=0;Ht<St.length;Ht++)Z(St[Ht],Tt);V.projectionMatrix.copy(I.projectionMatrix),V.projectionMatrixInverse.copy(I.projectionMatrixInverse),F===null&&tt.isPerspectiveCamera&&(F={camera:tt,fov:tt.fov,zoom:tt.zoom}),j(tt,V,Tt)};function j(tt,mt,yt){yt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(yt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=Kr*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(u===null&&f===null))return l},this.setFoveation=function(tt){l=tt,u!==null&&(u.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return g.texture!==null},this.getDepthSensingMesh=function(){return g.getMesh(V)},this.getCameraTexture=function(tt){return p[tt]};let et=null;function dt(tt,mt){if(h=mt.getViewerPose(c||o),m=mt,h!==null){let yt=h.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Tt=!1;yt.length!==V.cameras.length&&(V.cameras.length=0,Tt=!0);for(let Vt=0;Vt<yt.length;Vt++){let ue=yt[Vt],ae=null;if(f!==null)ae=f.getViewport(ue);else{let We=d.getViewSubImage(u,ue);ae=We.viewport,Vt===0&&(t.setRenderTargetTextures(b,We.colorTexture,We.depthStencilTexture),t.setRenderTarget(b))}let ee=k[Vt];ee===void 0&&(ee=new kn,ee.layers.enable(Vt),ee.viewport=new Xe,k[Vt]=ee),ee.matrix.fromArray(ue.transform.matrix),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.projectionMatrix.fromArray(ue.projectionMatrix),ee.projectionMatrixInverse.copy(ee.projectionMatrix).invert(),ee.viewport.set(ae.x,ae.y,ae.width,ae.height),Vt===0&&(V.matrix.copy(ee.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Tt===!0&&V.cameras.push(ee)}let St=s.enabledFeatures;if(St&&St.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&x){d=n.getBinding();let Vt=d.getDepthInformation(yt[0]);Vt&&Vt.isValid&&Vt.texture&&g.init(Vt,s.renderState)}if(St&&St.includes("camera-access")&&x){t.state.unbindTexture(),d=n.getBinding();for(let Vt=0;Vt<yt.length;Vt++){let ue=yt[Vt].camera;if(ue){let ae=p[ue];ae||(ae=new na,p[ue]=ae);let ee=d.getCameraImage(ue);ae.sourceTexture=ee}}}}for(let yt=0;yt<T.length;yt++){let Tt=E[yt],St=T[yt];Tt!==null&&St!==void 0&&St.update(Tt,mt,c||o)}et&&et(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),m=null}let ut=new Qp;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){et=tt},this.dispose=function(){}}},aS=new Te,cm=new te;cm.set(-1,0,0,0,1,0,0,0,1);function lS(i,t){function e(g,p){g.matrixAutoUpdate===!0&&g.updateMatrix(),p.value.copy(g.matrix)}function n(g,p){p.color.getRGB(g.fogColor.value,Gu(i)),p.isFog?(g.fogNear.value=p.near,g.fogFar.value=p.far):p.isFogExp2&&(g.fogDensity.value=p.density)}function s(g,p,v,R,b){p.isNodeMaterial?p.uniformsNeedUpdate=!1:p.isMeshBasicMaterial?r(g,p):p.isMeshLambertMaterial?(r(g,p),p.envMap&&(g.envMapIntensity.value=p.envMapIntensity)):p.isMeshToonMaterial?(r(g,p),d(g,p)):p.isMeshPhongMaterial?(r(g,p),h(g,p),p.envMap&&(g.envMapIntensity.value=p.envMapIntensity)):p.isMeshStandardMaterial?(r(g,p),u(g,p),p.isMeshPhysicalMaterial&&f(g,p,b)):p.isMeshMatcapMaterial?(r(g,p),m(g,p)):p.isMeshDepthMaterial?r(g,p):p.isMeshDistanceMaterial?(r(g,p),x(g,p)):p.isMeshNormalMaterial?r(g,p):p.isLineBasicMaterial?(o(g,p),p.isLineDashedMaterial&&a(g,p)):p.isPointsMaterial?l(g,p,v,R):p.isSpriteMaterial?c(g,p):p.isShadowMaterial?(g.color.value.copy(p.color),g.opacity.value=p.opacity):p.isShaderMaterial&&(p.uniformsNeedUpdate=!1)}function r(g,p){g.opacity.value=p.opacity,p.color&&g.diffuse.value.copy(p.color),p.emissive&&g.emissive.value.copy(p.emissive).multiplyScalar(p.emissiveIntensity),p.map&&(g.map.value=p.map,e(p.map,g.mapTransform)),p.alphaMap&&(g.alphaMap.value=p.alphaMap,e(p.alphaMap,g.alphaMapTransform)),p.bumpMap&&(g.bumpMap.value=p.bumpMap,e(p.bumpMap,g.bumpMapTransform),g.bumpScale.value=p.bumpScale,p.side===Hn&&(g.bumpScale.value*=-1)),p.normalMap&&(g.normalMap.value=p.normalMap,e(p.normalMap,g.normalMapTransform),g.normalScale.value.copy(p.normalScale),p.side===Hn&&g.normalScale.value.negate()),p.displacementMap&&(g.displacementMap.value=p.displacementMap,e(p.displacementMap,g.displacementMapTransform),g.displacementScale.value=p.displacementScale,g.displacementBias.value=p.displacementBias),p.emissiveMap&&(g.emissiveMap.value=p.emissiveMap,e(p.emissiveMap,g.emissiveMapTransform)),p.specularMap&&(g.specularMap.value=p.specularMap,e(p.specularMap,g.specularMapTransform)),p.alphaTest>0&&(g.alphaTest.value=p.alphaTest);let v=t.get(p),R=v.envMap,b=v.envMapRotation;R&&(g.envMap.value=R,g.envMapRotation.value.setFromMatrix4(aS.makeRotationFromEuler(b)).transpose(),R.isCubeTexture&&R.isRenderTargetTexture===!1&&g.envMapRotation.value.premultiply(cm),g.reflectivity.value=p.reflectivity,g.ior.value=p.ior,g.refractionRatio.value=p.refractionRatio),p.lightMap&&(g.lightMap.value=p.lightMap,g.lightMapIntensity.value=p.lightMapIntensity,e(p.lightMap,g.lightMapTransform)),p.aoMap&&(g.aoMap.value=p.aoMap,g.aoMapIntensity.value=p.aoMapIntensity,e(p.aoMap,g.aoMapTransform))}function o(g,p){g.diffuse.value.copy(p.color),g.opacity.value=p.opacity,p.map&&(g.map.value=p.map,e(p.map,g.mapTransform))}function a(g,p){g.dashSize.value=p.dashSize,g.totalSize.value=p.dashSize+p.gapSize,g.scale.value=p.scale}function l(g,p,v,R){g.diffuse.value.copy(p.color),g.opacity.value=p.opacity,g.size.value=p.size*v,g.scale.value=R*.5,p.map&&(g.map.value=p.map,e(p.map,g.uvTransform)),p.alphaMap&&(g.alphaMap.value=p.alphaMap,e(p.alphaMap,g.alphaMapTransform)),p.alphaTest>0&&(g.alphaTest.value=p.alphaTest)}function c(g,p){g.diffuse.value.copy(p.color),g.opacity.value=p.opacity,g.rotation.value=p.rotation,p.map&&(g.map.value=p.map,e(p.map,g.mapTransform)),p.alphaMap&&(g.alphaMap.value=p.alphaMap,e(p.alphaMap,g.alphaMapTransform)),p.alphaTest>0&&(g.alphaTest.value=p.alphaTest)}function h(g,p){g.specular.value.copy(p.specular),g.shininess.value=Math.max(p.shininess,1e-4)}function d(g,p){p.gradientMap&&(g.gradientMap.value=p.gradientMap)}function u(g,p){g.metalness.value=p.metalness,p.metalnessMap&&(g.metalnessMap.value=p.metalnessMap,e(p.metalnessMap,g.metalnessMapTransform)),g.roughness.value=p.roughness,p.roughnessMap&&(g.roughnessMap.value=p.roughnessMap,e(p.roughnessMap,g.roughnessMapTransform)),p.envMap&&(g.envMapIntensity.value=p.envMapIntensity)}function f(g,p,v){g.ior.value=p.ior,p.diffuseRoughness>0&&(g.diffuseRoughness.value=p.diffuseRoughness,p.diffuseRoughnessMap&&(g.diffuseRoughnessMap.value=p.diffuseRoughnessMap,e(p.diffuseRoughnessMap,g.diffuseRoughnessMapTransform))),p.sheen>0&&(g.sheenColor.value.copy(p.sheenColor).multiplyScalar(p.sheen),g.sheenRoughness.value=p.sheenRoughness,p.sheenColorMap&&(g.sheenColorMap.value=p.sheenColorMap,e(p.sheenColorMap,g.sheenColorMapTransform)),p.sheenRoughnessMap&&(g.sheenRoughnessMap.value=p.sheenRoughnessMap,e(p.sheenRoughnessMap,g.sheenRoughnessMapTransform))),p.clearcoat>0&&(g.clearcoat.value=p.clearcoat,g.clearcoatRoughness.value=p.clearcoatRoughness,p.clearcoatMap&&(g.clearcoatMap.value=p.clearcoatMap,e(p.clearcoatMap,g.clearcoatMapTransform)),p.clearcoatRoughnessMap&&(g.clearcoatRoughnessMap.value=p.clearcoatRoughnessMap,e(p.clearcoatRoughnessMap,g.clearcoatRoughnessMapTransform)),p.clearcoatNormalMap&&(g.clearcoatNormalMap.value=p.clearcoatNormalMap,e(p.clearcoatNormalMap,g.clearcoatNormalMapTransform),g.clearcoatNormalScale.value.copy(p.clearcoatNormalScale),p.side===Hn&&g.clearcoatNormalScale.value.negate())),p.dispersion>0&&(g.dispersion.value=p.dispersion),p.retroreflectivity>0&&(g.retroreflectivity.value=p.retroreflectivity),p.iridescence>0&&(g.iridescence.value=p.iridescence,g.iridescenceIOR.value=p.iridescenceIOR,g.iridescenceThicknessMinimum.value=p.iridescenceThicknessMinimum,g.iridescenceThicknessMaximum.value=p.iridescenceThicknessMaximum,p.iridescenceMap&&(g.iridescenceMap.value=p.iridescenceMap,e(p.iridescenceMap,g.iridescenceMapTransform)),p.iridescenceThicknessMap&&(g.iridescenceThicknessMap.value=p.iridescenceThicknessMap,e(p.iridescenceThicknessMap,g.iridescenceThicknessMapTransform))),p.transmission>0&&(g.transmission.value=p.transmission,g.transmissionSamplerMap.value=v.texture,g.transmissionSamplerSize.value.set(v.width,v.height),p.transmissionMap&&(g.transmissionMap.value=p.transmissionMap,e(p.transmissionMap,g.transmissionMapTransform)),g.thickness.value=p.thickness,p.thicknessMap&&(g.thicknessMap.value=p.thicknessMap,e(p.thicknessMap,g.thicknessMapTransform)),g.attenuationDistance.value=p.attenuationDistance,g.attenuationColor.value.copy(p.attenuationColor)),p.anisotropy>0&&(g.anisotropyVector.value.set(p.anisotropy*Math.cos(p.anisotropyRotation),p.anisotropy*Math.sin(p.anisotropyRotation)),p.anisotropyMap&&(g.anisotropyMap.value=p.anisotropyMap,e(p.anisotropyMap,g.anisotropyMapTransform))),g.specularIntensity.value=p.specularIntensity,g.specularColor.value.copy(p.specularColor),p.specularColorMap&&(g.specularColorMap.value=p.specularColorMap,e(p.specularColorMap,g.specularColorMapTransform)),p.specularIntensityMap&&(g.specularIntensityMap.value=p.specularIntensityMap,e(p.specularIntensityMap,g.specularIntensityMapTransform))}function m(g,p){p.matcap&&(g.matcap.value=p.matcap)}function x(g,p){let v=t.get(p).light;g.referencePosition.value.setFromMatrixPosition(v.matrixWorld),g.nearDistance.value=v.shadow.camera.near,g.farDistance.value=v.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function cS(i,t,e,n){let s={},r={};function o(v,R){let b=R.program;n.uniformBlockBinding(v,b,s[v.id])}function a(v,R){let b=s[v.id];b===void 0&&(m(v),b=l(v),s[v.id]=b,v.addEventListener("dispose",g));let T=R.program;n.updateUBOMapping(v,T);let E=t.render.frame;r[v.id]!==E&&(c(v),r[v.id]=E)}function l(v){let R=i.createBuffer(),b=v.__size,T=v.usage;return i.bindBuffer(i.UNIFORM_BUFFER,R),i.bufferData(i.UNIFORM_BUFFER,b,T),i.bindBuffer(i.UNIFORM_BUFFER,null),R}function c(v){let R=s[v.id],b=v.uniforms,T=v.__cache;i.bindBuffer(i.UNIFORM_BUFFER,R);for(let E=0,_=b.length;E<_;E++){let A=b[E];if(Array.isArray(A))for(let F=0,I=A.length;F<I;F++)h(A[F],E,F,T);else h(A,E,0,T)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function h(v,R,b,T){if(u(v,R,b,T)===!0){let E=v.__offset,_=v.value;if(Array.isArray(_)){let A=0;for(let F=0;F<_.length;F++){let I=_[F],L=x(I,!0);d(I,v.__data,A),A+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else d(_,v.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,v.__data)}}function d(v,R,b){typeof v=="number"||typeof v=="boolean"?R[b]=v:v.isMatrix3?(R[b]=v.elements[0],R[b+1]=v.elements[1],R[b+2]=v.elements[2],R[b+3]=0,R[b+4]=v.elements[3],R[b+5]=v.elements[4],R[b+6]=v.elements[5],R[b+7]=0,R[b+8]=v.elements[6],R[b+9]=v.elements[7],R[b+10]=v.elements[8],R[b+11]=0):ArrayBuffer.isView(v)?R.set(v.subarray(0,R.length-b),b):v.toArray(R,b)}function u(v,R,b,T){let E=v.value,_=R+"_"+b;if(Array.isArray(E)){T[_]===void 0&&(T[_]=[]);let A=T[_],F=!1;for(let I=0;I<E.length;I++)f(E[I],A,I)===!0&&(F=!0);return F}return f(E,T,_)}function f(v,R,b){if(R[b]===void 0)return typeof v=="number"||typeof v=="boolean"?R[b]=v:ArrayBuffer.isView(v)?R[b]=v.slice():R[b]=v.clone(),!0;{let T=R[b];if(typeof v=="number"||typeof v=="boolean"){if(T!==v)return R[b]=v,!0}else{if(ArrayBuffer.isView(v))return!0;if(T.equals(v)===!1)return T.copy(v),!0}}return!1}function m(v){let R=v.uniforms,b=0,T=16;for(let _=0,A=R.length;_<A;_++){let F=Array.isArray(R[_])?R[_]:[R[_]];for(let I=0,L=F.length;I<L;I++){let k=F[I],V=Array.isArray(k.value)?k.value:[k.value],D=Array.isArray(R[_])||Array.isArray(k.value),W=b;for(let H=0,lt=V.length;H<lt;H++){let Z=V[H],j=x(Z,D),et=b%T,dt=et%j.boundary,ut=et+dt;b+=dt,ut!==0&&T-ut<j.storage&&(b+=T-ut),H===0&&(W=b),b+=j.storage}let Y=k.type==="int"?Int32Array:k.type==="uint"?Uint32Array:Float32Array;k.__data=new Y((b-W)/Float32Array.BYTES_PER_ELEMENT),k.__offset=W}}let E=b%T;return E>0&&(b+=T-E),v.__size=b,v.__cache={},this}function x(v,R){let b={boundary:0,storage:0};return typeof v=="number"||typeof v=="boolean"?(b.boundary=4,b.storage=4):v.isVector2?(b.boundary=8,b.storage=8):v.isVector3||v.isColor?(b.boundary=16,b.storage=12):v.isVector4?(b.boundary=16,b.storage=16):v.isMatrix3?(b.boundary=16,b.storage=48):v.isMatrix4?(b.boundary=16,b.storage=64):v.isTexture?Yt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(v)?(b.boundary=16,b.storage=v.byteLength):Yt("WebGLRenderer: Unsupported uniform value type.",v),R===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function g(v){let R=v.target;R.removeEventListener("dispose",g),i.deleteBuffer(s[R.id]),delete s[R.id],delete r[R.id]}function p(){for(let v in s)i.deleteBuffer(s[v]);s={},r={}}return{bind:o,update:a,dispose:p}}var hS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Zi=null;function uS(){return Zi===null&&(Zi=new Tl(hS,16,16,Gs,Ci),Zi.name="DFG_LUT",Zi.minFilter=Vn,Zi.magFilter=Vn,Zi.wrapS=Hi,Zi.wrapT=Hi,Zi.generateMipmaps=!1,Zi.needsUpdate=!0),Zi}var Oc=class{constructor(t={}){let{canvas:e=Sp(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:h="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:f=$n}=t;this.isWebGLRenderer=!0;let m;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");m=n.getContextAttributes().alpha}else m=o;let x=f,g=new Set([ec,tc,Ql]),p=new Set([$n,Ti,lo,lr,Kl,jl]),v=new Uint32Array(4),R=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},T=null,E=null,_=[],A=[],F=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=$i,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,k=null,V=null,D=null,W=null;this._outputColorSpace=ni;let Y=0,H=0,lt=null,Z=-1,j=null,et=new Xe,dt=new Xe,ut=null,tt=new ce(0),mt=0,yt=e.width,Tt=e.height,St=1,Ht=null,se=null,Vt=new Xe(0,0,yt,Tt),ue=new Xe(0,0,yt,Tt),ae=!1,ee=new Fs,We=new Rl,Oe=!1,nn=!1,Le=new Te,xn=new O,xe=new Xe,dn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},Ze=!1;function sn(){return lt===null?St:1}let B=n;function Ct(w,z){return e.getContext(w,z)}let $t,re,Mt,Ne,zt,Xt,C,S,X,ht,ot,_t,xt,nt,st,pt,U,rt,it,wt,gt,bt,Gt;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:h,failIfMajorPerformanceCaveat:d};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ot,!1),e.addEventListener("webglcontextrestored",Kt,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),B===null){let z="webgl2";if(B=Ct(z,w),B===null)throw Ct(z)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Jt()}catch(w){throw e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Kt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),jt("WebGLRenderer: "+w.message),w}function Jt(){$t=new Sv(B),$t.init(),gt=new sS(B,$t),re=new uv(B,$t,t,gt),Mt=new nS(B,$t),re.reversedDepthBuffer&&u&&Mt.buffers.depth.setReversed(!0),V=B.createFramebuffer(),D=B.createFramebuffer(),W=B.createFramebuffer(),Ne=new Av(B),zt=new Gb,Xt=new iS(B,$t,Mt,zt,re,gt,Ne),C=new bv(I),S=new T_(B),bt=new cv(B,S),X=new Mv(B,S,Ne,bt),ht=new Tv(B,X,S,bt,Ne),rt=new Ev(B,re,Xt),st=new dv(zt),ot=new Vb(I,C,$t,re,bt,st),_t=new lS(I,zt),xt=new Wb,nt=new Jb($t),U=new lv(I,C,Mt,ht,m,l),pt=new eS(I,ht,re),Gt=new cS(B,Ne,re,Mt),it=new hv(B,$t,Ne),wt=new wv(B,$t,Ne),Ne.programs=ot.programs,I.capabilities=re,I.extensions=$t,I.properties=zt,I.renderLists=xt,I.shadowMap=pt,I.state=Mt,I.info=Ne}x!==$n&&(F=new Cv(x,e.width,e.height,a,s,r));let ct=new ed(I,B);this.xr=ct,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let w=$t.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=$t.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return St},this.setPixelRatio=function(w){w!==void 0&&(St=w,this.setSize(yt,Tt,!1))},this.getSize=function(w){return w.set(yt,Tt)},this.setSize=function(w,z,Q=!0){if(ct.isPresenting){Yt("WebGLRenderer: Can't change size while VR device is presenting.");return}yt=w,Tt=z,e.width=Math.floor(w*St),e.height=Math.floor(z*St),Q===!0&&(e.style.width=w+"px",e.style.height=z+"px"),F!==null&&F.setSize(e.width,e.height),this.setViewport(0,0,w,z)},this.getDrawingBufferSize=function(w){return w.set(yt*St,Tt*St).floor()},this.setDrawingBufferSize=function(w,z,Q){yt=w,Tt=z,St=Q,e.width=Math.floor(w*Q),e.height=Math.floor(z*Q),this.setViewport(0,0,w,z)},this.setEffects=function(w){if(x===$n){jt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let z=0;z<w.length;z++)if(w[z].isOutputPass===!0){Yt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(et)},this.getViewport=function(w){return w.copy(Vt)},this.setViewport=function(w,z,Q,$){w.isVector4?Vt.set(w.x,w.y,w.z,w.w):Vt.set(w,z,Q,$),Mt.viewport(et.copy(Vt).multiplyScalar(sn()).round())},this.getScissor=function(w){return w.copy(ue)},this.setScissor=function(w,z,Q,$){w.isVector4?ue.set(w.x,w.y,w.z,w.w):ue.set(w,z,Q,$),Mt.scissor(dt.copy(ue).multiplyScalar(sn()).round())},this.getScissorTest=function(){return ae},this.setScissorTest=function(w){Mt.setScissorTest(ae=w)},this.setOpaqueSort=function(w){Ht=w},this.setTransparentSort=function(w){se=w},this.getClearColor=function(w){return w.copy(U.getClearColor())},this.setClearColor=function(){U.setClearColor(...arguments)},this.getClearAlpha=function(){return U.getClearAlpha()},this.setClearAlpha=function(){U.setClearAlpha(...arguments)},this.clear=function(w=!0,z=!0,Q=!0){let $=0;if(w){let J=!1;if(lt!==null){let At=lt.texture.format;J=g.has(At)}if(J){let At=lt.texture.type,Pt=p.has(At),Et=U.getClearColor(),It=U.getClearAlpha(),kt=Et.r,Qt=Et.g,de=Et.b;Pt?(v[0]=kt,v[1]=Qt,v[2]=de,v[3]=It,B.clearBufferuiv(B.COLOR,0,v)):(R[0]=kt,R[1]=Qt,R[2]=de,R[3]=It,B.clearBufferiv(B.COLOR,0,R))}else $|=B.COLOR_BUFFER_BIT}z&&($|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&B.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),k=w},this.dispose=function(){e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Kt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),U.dispose(),xt.dispose(),nt.dispose(),Xt.dispose(),zt.dispose(),C.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Gt.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",Ua),ct.removeEventListener("sessionend",Fi),Qi.stop()};function Ot(w){w.preventDefault(),Bu("WebGLRenderer: Context Lost."),L=!0}function Kt(){Bu("WebGLRenderer: Context Restored."),L=!1;let w=Ne.autoReset,z=pt.enabled,Q=pt.autoUpdate,$=pt.needsUpdate,J=pt.type;Jt(),Ne.autoReset=w,pt.enabled=z,pt.autoUpdate=Q,pt.needsUpdate=$,pt.type=J}function Rt(w){jt("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function oe(w){let z=w.target;z.removeEventListener("dispose",oe),Be(z)}function Be(w){Dn(w),zt.remove(w)}function Dn(w){let z=zt.get(w).programs;z!==void 0&&(z.forEach(function(Q){ot.releaseProgram(Q)}),w.isShaderMaterial&&ot.releaseShaderCache(w))}this.renderBufferDirect=function(w,z,Q,$,J,At){z===null&&(z=dn);let Pt=J.isMesh&&J.matrixWorld.determinantAffine()<0,Et=Co(w,z,Q,$,J);Mt.setMaterial($,Pt);let It=Q.index,kt=1;if($.wireframe===!0){if(It=X.getWireframeAttribute(Q),It===void 0)return;kt=2}let Qt=Q.drawRange,de=Q.attributes.position,Bt=Qt.start*kt,fe=(Qt.start+Qt.count)*kt;At!==null&&(Bt=Math.max(Bt,At.start*kt),fe=Math.min(fe,(At.start+At.count)*kt)),It!==null?(Bt=Math.max(Bt,0),fe=Math.min(fe,It.count)):de!=null&&(Bt=Math.max(Bt,0),fe=Math.min(fe,de.count));let Ye=fe-Bt;if(Ye<0||Ye===1/0)return;bt.setup(J,$,Et,Q,It);let Ce,Pe=it;if(It!==null&&(Ce=S.get(It),Pe=wt,Pe.setIndex(Ce)),J.isMesh)$.wireframe===!0?(Mt.setLineWidth($.wireframeLinewidth*sn()),Pe.setMode(B.LINES)):Pe.setMode(B.TRIANGLES);else if(J.isLine){let fn=$.linewidth;fn===void 0&&(fn=1),Mt.setLineWidth(fn*sn()),J.isLineSegments?Pe.setMode(B.LINES):J.isLineLoop?Pe.setMode(B.LINE_LOOP):Pe.setMode(B.LINE_STRIP)}else J.isPoints?Pe.setMode(B.POINTS):J.isSprite&&Pe.setMode(B.TRIANGLES);if(J.isBatchedMesh)if($t.get("WEBGL_multi_draw"))Pe.renderMultiDraw(J._multiDrawStarts,J._multiDrawCounts,J._multiDrawCount);else{let fn=J._multiDrawStarts,Ft=J._multiDrawCounts,rn=J._multiDrawCount,me=It?S.get(It).bytesPerElement:1,es=zt.get($).currentProgram.getUniforms();for(let on=0;on<rn;on++)es.setValue(B,"_gl_DrawID",on),Pe.render(fn[on]/me,Ft[on])}else if(J.isInstancedMesh)Pe.renderInstances(Bt,Ye,J.count);else if(Q.isInstancedBufferGeometry){let fn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ft=Math.min(Q.instanceCount,fn);Pe.renderInstances(Bt,Ye,Ft)}else Pe.render(Bt,Ye)};function Eo(w,z,Q,$){k!==null&&w.isNodeMaterial&&k.setObject($,w),Oe===!0&&st.setState(w,Q,!1),w.transparent===!0&&w.side===_i&&w.forceSinglePass===!1?(w.side=Hn,w.needsUpdate=!0,Ui(w,z,$),w.side=Vs,w.needsUpdate=!0,Ui(w,z,$),w.side=_i):Ui(w,z,$)}this.compile=function(w,z,Q=null){Q===null&&(Q=w),k!==null&&k.renderStart(w,z,Q),E=nt.get(Q),E.init(z),A.push(E),Q.traverseVisible(function(J){J.isLight&&J.layers.test(z.layers)&&(E.pushLight(J),J.castShadow&&E.pushShadow(J))}),w!==Q&&w.traverseVisible(function(J){J.isLight&&J.layers.test(z.layers)&&(E.pushLight(J),J.castShadow&&E.pushShadow(J))}),E.setupLights(),k!==null&&k.updateLights(E.state.lightsArray),nn=this.localClippingEnabled,Oe=st.init(this.clippingPlanes,nn),Oe===!0&&st.setGlobalState(this.clippingPlanes,z),k!==null&&pt.render(E.state.shadowsArray,Q,z);let $=new Set;return w.traverse(function(J){if(!(J.isMesh||J.isPoints||J.isLine||J.isSprite))return;let At=J.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];Eo(Et,Q,z,J),$.add(Et)}else Eo(At,Q,z,J),$.add(At)}),E=A.pop(),k!==null&&k.renderEnd(),$},this.compileAsync=function(w,z,Q=null){let $=this.compile(w,z,Q);return new Promise(J=>{function At(){if($.forEach(function(Pt){let It=zt.get(Pt).currentProgram;(It===void 0||It.isReady())&&$.delete(Pt)}),$.size===0){J(w);return}setTimeout(At,10)}$t.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let yr=null;function Ah(w){yr&&yr(w)}function Ua(){Qi.stop()}function Fi(){Qi.start()}let Qi=new Qp;Qi.setAnimationLoop(Ah),typeof self<"u"&&Qi.setContext(self),this.setAnimationLoop=function(w){yr=w,ct.setAnimationLoop(w),w===null?Qi.stop():Qi.start()},ct.addEventListener("sessionstart",Ua),ct.addEventListener("sessionend",Fi),this.render=function(w,z){if(z!==void 0&&z.isCamera!==!0){jt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;k!==null&&k.renderStart(w,z);let Q=ct.enabled===!0&&ct.isPresenting===!0,$=F!==null&&(lt===null||Q)&&F.begin(I,lt);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),z.parent===null&&z.matrixWorldAutoUpdate===!0&&z.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(z),z=ct.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,z,lt),E=nt.get(w,A.length),E.init(z),E.state.textureUnits=Xt.getTextureUnits(),A.push(E),Le.multiplyMatrices(z.projectionMatrix,z.matrixWorldInverse),z.isArrayCamera?We.setFromArrayCamera(z):ee.setFromProjectionMatrix(Le,mi,z.reversedDepth),nn=this.localClippingEnabled,Oe=st.init(this.clippingPlanes,nn),T=xt.get(w,_.length),T.init(),_.push(T),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&ts(Pt,z,-1/0,I.sortObjects)}ts(w,z,0,I.sortObjects),T.finish(),k!==null&&k.updateLights(E.state.lightsArray),I.sortObjects===!0&&T.sort(Ht,se),Ze=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,Ze&&U.addToRenderList(T,w),this.info.autoReset===!0&&this.info.reset(),Oe===!0&&st.beginShadows();let J=E.state.shadowsArray;if(pt.render(J,w,z),Oe===!0&&st.endShadows(),($&&F.hasRenderPass())===!1){let Pt=T.opaque,Et=T.transmissive;if(E.setupLights(),z.isArrayCamera){let It=z.cameras;if(Et.length>0)for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];vi(Pt,Et,w,de)}Ze&&U.render(w);for(let kt=0,Qt=It.length;kt<Qt;kt++){let de=It[kt];To(T,w,de,de.viewport)}}else Et.length>0&&vi(Pt,Et,w,z),Ze&&U.render(w),To(T,w,z)}lt!==null&&H===0&&(Xt.updateMultisampleRenderTarget(lt),Xt.updateRenderTargetMipmap(lt)),$&&F.end(I),w.isScene===!0&&w.onAfterRender(I,w,z),bt.resetDefaultState(),Z=-1,j=null,A.pop(),A.length>0?(E=A[A.length-1],Xt.setTextureUnits(E.state.textureUnits),Oe===!0&&st.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,_.pop(),_.length>0?T=_[_.length-1]:T=null,k!==null&&k.renderEnd()};function ts(w,z,Q,$){if(w.visible===!1)return;if(w.layers.test(z.layers)){if(w.isGroup)Q=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(z);else if(w.isLight)E.pushLight(w),w.castShadow&&E.pushShadow(w);else if(w.isSprite){let Pt=z.isArrayCamera?We:ee;if(!w.frustumCulled||w.intersectsFrustum(Pt)){$&&xe.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Le);let Et=ht.update(w),It=w.material;It.visible&&T.push(w,Et,It,Q,xe.z,null,z)}}else if(w.isMesh||w.isLine||w.isPoints){let Pt=z.isArrayCamera?We:ee;if(!w.frustumCulled||w.intersectsFrustum(Pt)){let Et=ht.update(w),It=w.material;if($&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),xe.copy(w.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),xe.copy(Et.boundingSphere.center)),xe.applyMatrix4(w.matrixWorld).applyMatrix4(Le)),Array.isArray(It)){let kt=Et.groups;for(let Qt=0,de=kt.length;Qt<de;Qt++){let Bt=kt[Qt],fe=It[Bt.materialIndex];fe&&fe.visible&&T.push(w,Et,fe,Q,xe.z,Bt,z)}}else It.visible&&T.push(w,Et,It,Q,xe.z,null,z)}}}let At=w.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)ts(At[Pt],z,Q,$)}function To(w,z,Q,$){let{opaque:J,transmissive:At,transparent:Pt}=w;E.setupLightsView(Q),Oe===!0&&st.setGlobalState(I.clippingPlanes,Q),$&&Mt.viewport(et.copy($)),J.length>0&&Je(J,z,Q),At.length>0&&Je(At,z,Q),Pt.length>0&&Je(Pt,z,Q),Mt.buffers.depth.setTest(!0),Mt.buffers.depth.setMask(!0),Mt.buffers.color.setMask(!0),Mt.setPolygonOffset(!1)}function vi(w,z,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let Bt=$t.has("EXT_color_buffer_half_float")||$t.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new ii(1,1,{generateMipmaps:!0,type:Bt?Ci:$n,minFilter:fs,samples:Math.max(4,re.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:ge.workingColorSpace})}let At=E.state.transmissionRenderTarget[$.id],Pt=$.viewport||et;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),kt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),Ze&&U.render(Q);let Qt=I.toneMapping;I.toneMapping=$i;let de=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),Oe===!0&&st.setGlobalState(I.clippingPlanes,$),Je(w,Q,$),Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At),$t.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let fe=0,Ye=z.length;fe<Ye;fe++){let Ce=z[fe],{object:Pe,geometry:fn,material:Ft,group:rn}=Ce;if(Ft.side===_i&&Pe.layers.test($.layers)){let me=Ft.side;Ft.side=Hn,Ft.needsUpdate=!0,tn(Pe,Q,$,fn,Ft,rn),Ft.side=me,Ft.needsUpdate=!0,Bt=!0}}Bt===!0&&(Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,kt),I.setClearColor(tt,mt),de!==void 0&&($.viewport=de),I.toneMapping=Qt}function Je(w,z,Q){let $=z.isScene===!0?z.overrideMaterial:null;for(let J=0,At=w.length;J<At;J++){let Pt=w[J],{object:Et,geometry:It,group:kt}=Pt,Qt=Pt.material;Qt.allowOverride===!0&&$!==null&&(Qt=$),Et.layers.test(Q.layers)&&tn(Et,z,Q,It,Qt,kt)}}function tn(w,z,Q,$,J,At){k!==null&&J.isNodeMaterial&&k.setObject(w,J),w.onBeforeRender(I,z,Q,$,J,At),w.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),J.onBeforeRender(I,z,Q,$,w,At),J.transparent===!0&&J.side===_i&&J.forceSinglePass===!1?(J.side=Hn,J.needsUpdate=!0,I.renderBufferDirect(Q,z,$,J,w,At),J.side=Vs,J.needsUpdate=!0,I.renderBufferDirect(Q,z,$,J,w,At),J.side=_i):I.renderBufferDirect(Q,z,$,J,w,At),w.onAfterRender(I,z,Q,$,J,At)}function en(w){let z=0;for(let Q of w)Q.texture!==null&&z++;return z}function Ui(w,z,Q){z.isScene!==!0&&(z=dn);let $=zt.get(w),J=E.state.lights,At=E.state.shadowsArray,Pt=J.state.version,Et=ot.getParameters(w,J.state,At,z,Q,E.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),kt=$.programs;$.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?z.environment:null,$.fog=z.fog;let Qt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;$.envMap=C.get(w.envMap||$.environment,Qt),$.envMapRotation=$.environment!==null&&w.envMap===null?z.environmentRotation:w.envMapRotation,kt===void 0&&(w.addEventListener("dispose",oe),kt=new Map,$.programs=kt,$.programVariants=new Map);let de=kt.get(It);if(de!==void 0){if($.currentProgram===de&&$.lightsStateVersion===Pt)return Ro(w,Et),de}else Et.uniforms=ot.getUniforms(w),k!==null&&w.isNodeMaterial&&k.build(w,Q,Et),w.onBeforeCompile(Et,I),de=ot.acquireProgram(Et,It),kt.set(It,de),$.uniforms=Et.uniforms;let Bt=$.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(Bt.clippingPlanes=st.uniform),Ro(w,Et),$.needsLights=Ss(w),$.lightsStateVersion=Pt,$.needsLights&&(Bt.ambientLightColor.value=J.state.ambient,Bt.lightProbe.value=J.state.probe,Bt.sunLights.value=J.state.sun,Bt.sunLightShadows.value=J.state.sunShadow,Bt.directionalLights.value=J.state.directional,Bt.directionalLightShadows.value=J.state.directionalShadow,Bt.spotLights.value=J.state.spot,Bt.spotLightShadows.value=J.state.spotShadow,Bt.rectAreaLights.value=J.state.rectArea,Bt.ltc_1.value=J.state.rectAreaLTC1,Bt.ltc_2.value=J.state.rectAreaLTC2,Bt.pointLights.value=J.state.point,Bt.pointLightShadows.value=J.state.pointShadow,Bt.hemisphereLights.value=J.state.hemi,Bt.sunShadowMatrix.value=J.state.sunShadowMatrix,Bt.sunShadowCascade.value=J.state.sunShadowCascade,Bt.directionalShadowMatrix.value=J.state.directionalShadowMatrix,Bt.spotLightMatrix.value=J.state.spotLightMatrix,Bt.spotLightMap.value=J.state.spotLightMap,Bt.pointShadowMatrix.value=J.state.pointShadowMatrix),$.numLightProbeGrids=en(E.state.lightProbeGridArray),$.currentProgram=de,$.uniformsList=null,de}function Jn(w,z,Q,$,J){let At=zt.get(w),Pt=At.currentProgram.id+","+$+","+J,Et=At.programVariants.get(Pt);return Et===void 0?(Et=Ui(w,z,Q),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=$,At.toneMapping=J),Et}function bs(w){if(w.uniformsList===null){let z=w.currentProgram.getUniforms();w.uniformsList=ho.seqWithValue(z.seq,w.uniforms)}return w.uniformsList}function Ro(w,z){let Q=zt.get(w);Q.outputColorSpace=z.outputColorSpace,Q.batching=z.batching,Q.batchingColor=z.batchingColor,Q.instancing=z.instancing,Q.instancingColor=z.instancingColor,Q.instancingMorph=z.instancingMorph,Q.skinning=z.skinning,Q.morphTargets=z.morphTargets,Q.morphNormals=z.morphNormals,Q.morphColors=z.morphColors,Q.morphTargetsCount=z.morphTargetsCount,Q.numClippingPlanes=z.numClippingPlanes,Q.numIntersection=z.numClipIntersection,Q.vertexAlphas=z.vertexAlphas,Q.vertexTangents=z.vertexTangents,Q.toneMapping=z.toneMapping}function Co(w,z,Q,$,J){z.isScene!==!0&&(z=dn),Xt.resetTextureUnits();let At=z.fog,Pt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?z.environment:null,Et=lt===null?I.outputColorSpace:lt.isXRRenderTarget===!0?lt.texture.colorSpace:ge.workingColorSpace,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,kt=C.get($.envMap||Pt,It),Qt=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,de=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Bt=!!Q.morphAttributes.position,fe=!!Q.morphAttributes.normal,Ye=!!Q.morphAttributes.color,Ce=$i;$.toneMapped&&(lt===null||lt.isXRRenderTarget===!0)&&(Ce=I.toneMapping);let Pe=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,fn=Pe!==void 0?Pe.length:0,Ft=zt.get($),rn=E.state.lights;if(Oe===!0&&(nn===!0||w!==j)){let Ie=w===j&&$.id===Z;st.setState($,w,Ie)}let me=!1,es=!1;$.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==rn.state.version||J.isBatchedMesh&&Ft.batching===!1||!J.isBatchedMesh&&Ft.batching===!0||J.isBatchedMesh&&Ft.batchingColor===!0&&J._colorsTexture===null||J.isBatchedMesh&&Ft.batchingColor===!1&&J._colorsTexture!==null||J.isInstancedMesh&&Ft.instancing===!1||!J.isInstancedMesh&&Ft.instancing===!0||J.isSkinnedMesh&&Ft.skinning===!1||!J.isSkinnedMesh&&Ft.skinning===!0||J.isInstancedMesh&&Ft.instancingColor===!0&&J.instanceColor===null||J.isInstancedMesh&&Ft.instancingColor===!1&&J.instanceColor!==null||J.isInstancedMesh&&Ft.instancingMorph===!0&&J.morphTexture===null||J.isInstancedMesh&&Ft.instancingMorph===!1&&J.morphTexture!==null||Ft.envMap!==kt||$.fog===!0&&Ft.fog!==At||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==st.numPlanes||Ft.numIntersection!==st.numIntersection)||Ft.vertexAlphas!==Qt||Ft.vertexTangents!==de||Ft.morphTargets!==Bt||Ft.morphNormals!==fe||Ft.morphColors!==Ye||Ft.morphTargetsCount!==fn||Ft.numLightProbeGrids!==en(E.state.lightProbeGridArray)?me=!0:(Ft.outputColorSpace!==Et||Ft.toneMapping!==Ce)&&(es=!0):(me=!0,Ft.__version=$.version);let on=Ft.currentProgram;(me===!0||es===!0)&&(on=es===!0?Jn($,z,J,Et,Ce):Ui($,z,J),k&&$.isNodeMaterial&&k.onUpdateProgram($,on,Ft));let br=!1,Oi=!1,ns=!1,le=on.getUniforms(),Ke=Ft.uniforms;if(Mt.useProgram(on.program)&&(br=!0,Oi=!0,ns=!0),$.id!==Z&&(Z=$.id,Oi=!0),br||j!==w){Mt.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),le.setValue(B,"projectionMatrix",w.projectionMatrix),le.setValue(B,"viewMatrix",w.matrixWorldInverse);let an=le.map.cameraPosition;an!==void 0&&an.setValue(B,xn.setFromMatrixPosition(w.matrixWorld)),re.logarithmicDepthBuffer&&le.setValue(B,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&le.setValue(B,"isOrthographic",w.isOrthographicCamera===!0),j!==w&&(j=w,Oi=!0,ns=!0)}if(Ft.needsLights&&(rn.state.sunShadowMap.length>0&&le.setValue(B,"sunShadowMap",rn.state.sunShadowMap,Xt),rn.state.directionalShadowMap.length>0&&le.setValue(B,"directionalShadowMap",rn.state.directionalShadowMap,Xt),rn.state.spotShadowMap.length>0&&le.setValue(B,"spotShadowMap",rn.state.spotShadowMap,Xt),rn.state.pointShadowMap.length>0&&le.setValue(B,"pointShadowMap",rn.state.pointShadowMap,Xt)),J.isSkinnedMesh){le.setOptional(B,J,"bindMatrix"),le.setOptional(B,J,"bindMatrixInverse");let Ie=J.skeleton;Ie&&(Ie.boneTexture===null&&Ie.computeBoneTexture(),le.setValue(B,"boneTexture",Ie.boneTexture,Xt))}J.isBatchedMesh&&(le.setOptional(B,J,"batchingTexture"),le.setValue(B,"batchingTexture",J._matricesTexture,Xt),le.setOptional(B,J,"batchingIdTexture"),le.setValue(B,"batchingIdTexture",J._indirectTexture,Xt),le.setOptional(B,J,"batchingColorTexture"),J._colorsTexture!==null&&le.setValue(B,"batchingColorTexture",J._colorsTexture,Xt));let Nn=Q.morphAttributes;if((Nn.position!==void 0||Nn.normal!==void 0||Nn.color!==void 0)&&rt.update(J,Q,on),(Oi||Ft.receiveShadow!==J.receiveShadow)&&(Ft.receiveShadow=J.receiveShadow,le.setValue(B,"receiveShadow",J.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&z.environment!==null&&(Ke.envMapIntensity.value=z.environmentIntensity),Ke.dfgLUT!==void 0&&(Ke.dfgLUT.value=uS()),Oi){if(le.setValue(B,"toneMappingExposure",I.toneMappingExposure),Ft.needsLights&&xr(Ke,ns),At&&$.fog===!0&&_t.refreshFogUniforms(Ke,At),_t.refreshMaterialUniforms(Ke,$,St,Tt,E.state.transmissionRenderTarget[w.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Ie=b,an=0;for(let Cn of E.state.lightProbeGridArray)Cn.texture!==null&&(Ie.textures[an]=Cn.texture,Ie.min[an]=Cn.boundingBox.min,Ie.max[an]=Cn.boundingBox.max,Ie.resolution[an]=Cn.resolution,an++);for(let Cn in Ie)Ie[Cn].length=an;Ke.probesSH.value=Ie.textures,Ke.probesMin.value=Ie.min,Ke.probesMax.value=Ie.max,Ke.probesResolution.value=Ie.resolution}ho.upload(B,bs(Ft),Ke,Xt)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(ho.upload(B,bs(Ft),Ke,Xt),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&le.setValue(B,"center",J.center),le.setValue(B,"modelViewMatrix",J.modelViewMatrix),le.setValue(B,"normalMatrix",J.normalMatrix),le.setValue(B,"modelMatrix",J.matrixWorld),$.uniformsGroups!==void 0){let Ie=$.uniformsGroups;for(let an=0,Cn=Ie.length;an<Cn;an++){let Oa=Ie[an];Gt.update(Oa,on),Gt.bind(Oa,on)}}return on}function xr(w,z){w.ambientLightColor.needsUpdate=z,w.lightProbe.needsUpdate=z,w.sunLights.needsUpdate=z,w.sunLightShadows.needsUpdate=z,w.directionalLights.needsUpdate=z,w.directionalLightShadows.needsUpdate=z,w.pointLights.needsUpdate=z,w.pointLightShadows.needsUpdate=z,w.spotLights.needsUpdate=z,w.spotLightShadows.needsUpdate=z,w.rectAreaLights.needsUpdate=z,w.hemisphereLights.needsUpdate=z}function Ss(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return lt},this.setRenderTargetTextures=function(w,z,Q){let $=zt.get(w);$.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),zt.get(w.texture).__webglTexture=z,zt.get(w.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,z){let Q=zt.get(w);Q.__webglFramebuffer=z,Q.__useDefaultFramebuffer=z===void 0},this.setRenderTarget=function(w,z=0,Q=0){lt=w,Y=z,H=Q;let $=null,J=!1,At=!1;if(w){let Et=zt.get(w);if(Et.__useDefaultFramebuffer!==void 0){Mt.bindFramebuffer(B.FRAMEBUFFER,Et.__webglFramebuffer),et.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest,Mt.viewport(et),Mt.scissor(dt),Mt.setScissorTest(ut),Z=-1;return}else if(Et.__webglFramebuffer===void 0)Xt.setupRenderTarget(w);else if(Et.__hasExternalTextures)Xt.rebindTextures(w,zt.get(w.texture).__webglTexture,zt.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let Qt=w.depthTexture;if(Et.__boundDepthTexture!==Qt){if(Qt!==null&&zt.has(Qt)&&(w.width!==Qt.image.width||w.height!==Qt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xt.setupDepthRenderbuffer(w)}}let It=w.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let kt=zt.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(kt[z])?$=kt[z][Q]:$=kt[z],J=!0):w.samples>0&&Xt.useMultisampledRTT(w)===!1?$=zt.get(w).__webglMultisampledFramebuffer:Array.isArray(kt)?$=kt[Q]:$=kt,et.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest}else et.copy(Vt).multiplyScalar(St).floor(),dt.copy(ue).multiplyScalar(St).floor(),ut=ae;if(Q!==0&&($=V),Mt.bindFramebuffer(B.FRAMEBUFFER,$)&&Mt.drawBuffers(w,$),Mt.viewport(et),Mt.scissor(dt),Mt.setScissorTest(ut),J){let Et=zt.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+z,Et.__webglTexture,Q)}else if(At){let Et=z;for(let It=0;It<w.textures.length;It++){let kt=zt.get(w.textures[It]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+It,kt.__webglTexture,Q,Et)}}else if(w!==null&&Q!==0){let Et=zt.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Et.__webglTexture,Q)}Z=-1};function vr(w){let z=zt.get(w);return(z.__readFormat!==w.format||z.__readType!==w.type)&&(z.__readFormat=w.format,z.__readType=w.type,z.__formatReadable=re.textureFormatReadable(w.format),z.__typeReadable=re.textureTypeReadable(w.type)),z}this.readRenderTargetPixels=function(w,z,Q,$,J,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget)){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){Mt.bindFramebuffer(B.FRAMEBUFFER,It);try{let kt=w.textures[Et],Qt=kt.format,de=kt.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Et);let Bt=vr(kt);if(Bt.__formatReadable===!1){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}z>=0&&z<=w.width-$&&Q>=0&&Q<=w.height-J&&B.readPixels(z,Q,$,J,gt.convert(Qt),gt.convert(de),At)}finally{let kt=lt!==null?zt.get(lt).__webglFramebuffer:null;Mt.bindFramebuffer(B.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(w,z,Q,$,J,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(z>=0&&z<=w.width-$&&Q>=0&&Q<=w.height-J){Mt.bindFramebuffer(B.FRAMEBUFFER,It);let kt=w.textures[Et],Qt=kt.format,de=kt.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Et);let Bt=vr(kt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let fe=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,fe),B.bufferData(B.PIXEL_PACK_BUFFER,At.byteLength,B.STREAM_READ),B.readPixels(z,Q,$,J,gt.convert(Qt),gt.convert(de),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let Ye=lt!==null?zt.get(lt).__webglFramebuffer:null;Mt.bindFramebuffer(B.FRAMEBUFFER,Ye);let Ce=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await wp(B,Ce,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,fe),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,At),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(fe),B.deleteSync(Ce),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,z=null,Q=0){let $=Math.pow(2,-Q),J=Math.floor(w.image.width*$),At=Math.floor(w.image.height*$),Pt=z!==null?z.x:0,Et=z!==null?z.y:0;Xt.setTexture2D(w,0),B.copyTexSubImage2D(B.TEXTURE_2D,Q,0,0,Pt,Et,J,At),Mt.unbindTexture()},this.copyTextureToTexture=function(w,z,Q=null,$=null,J=0,At=0){let Pt,Et,It,kt,Qt,de,Bt,fe,Ye,Ce=w.isCompressedTexture?w.mipmaps[At]:w.image;if(Q!==null)Pt=Q.max.x-Q.min.x,Et=Q.max.y-Q.min.y,It=Q.isBox3?Q.max.z-Q.min.z:1,kt=Q.min.x,Qt=Q.min.y,de=Q.isBox3?Q.min.z:0;else{let le=Math.pow(2,-J);Pt=Math.floor(Ce.width*le),Et=Math.floor(Ce.height*le),w.isDataArrayTexture?It=Ce.depth:w.isData3DTexture?It=Math.floor(Ce.depth*le):It=1,kt=0,Qt=0,de=0}$!==null?(Bt=$.x,fe=$.y,Ye=$.z):(Bt=0,fe=0,Ye=0);let Pe=gt.convert(z.format),fn=gt.convert(z.type),Ft;z.isData3DTexture?(Xt.setTexture3D(z,0),Ft=B.TEXTURE_3D):z.isDataArrayTexture||z.isCompressedArrayTexture?(Xt.setTexture2DArray(z,0),Ft=B.TEXTURE_2D_ARRAY):(Xt.setTexture2D(z,0),Ft=B.TEXTURE_2D),Mt.activeTexture(B.TEXTURE0),Mt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,z.flipY),Mt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,z.premultiplyAlpha),Mt.pixelStorei(B.UNPACK_ALIGNMENT,z.unpackAlignment);let rn=Mt.getParameter(B.UNPACK_ROW_LENGTH),me=Mt.getParameter(B.UNPACK_IMAGE_HEIGHT),es=Mt.getParameter(B.UNPACK_SKIP_PIXELS),on=Mt.getParameter(B.UNPACK_SKIP_ROWS),br=Mt.getParameter(B.UNPACK_SKIP_IMAGES);Mt.pixelStorei(B.UNPACK_ROW_LENGTH,Ce.width),Mt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ce.height),Mt.pixelStorei(B.UNPACK_SKIP_PIXELS,kt),Mt.pixelStorei(B.UNPACK_SKIP_ROWS,Qt),Mt.pixelStorei(B.UNPACK_SKIP_IMAGES,de);let Oi=w.isDataArrayTexture||w.isData3DTexture,ns=z.isDataArrayTexture||z.isData3DTexture;if(w.isDepthTexture){let le=zt.get(w),Ke=zt.get(z),Nn=zt.get(le.__renderTarget),Ie=zt.get(Ke.__renderTarget);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,Nn.__webglFramebuffer),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ie.__webglFramebuffer);for(let an=0;an<It;an++)Oi&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,zt.get(w).__webglTexture,J,de+an),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,zt.get(z).__webglTexture,At,Ye+an)),B.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,B.DEPTH_BUFFER_BIT,B.NEAREST);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(J!==0||w.isRenderTargetTexture||zt.has(w)){let le=zt.get(w),Ke=zt.get(z);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,D),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let Nn=0;Nn<It;Nn++)Oi?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,le.__webglTexture,J,de+Nn):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,le.__webglTexture,J),ns?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Ke.__webglTexture,At,Ye+Nn):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Ke.__webglTexture,At),J!==0?B.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,fe,Bt+Pt,fe+Et,B.COLOR_BUFFER_BIT,B.NEAREST):ns?B.copyTexSubImage3D(Ft,At,Bt,fe,Ye+Nn,kt,Qt,Pt,Et):B.copyTexSubImage2D(Ft,At,Bt,fe,kt,Qt,Pt,Et);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else ns?w.isDataTexture||w.isData3DTexture?B.texSubImage3D(Ft,At,Bt,fe,Ye,Pt,Et,It,Pe,fn,Ce.data):z.isCompressedArrayTexture?B.compressedTexSubImage3D(Ft,At,Bt,fe,Ye,Pt,Et,It,Pe,Ce.data):B.texSubImage3D(Ft,At,Bt,fe,Ye,Pt,Et,It,Pe,fn,Ce):w.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,At,Bt,fe,Pt,Et,Pe,fn,Ce.data):w.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,At,Bt,fe,Ce.width,Ce.height,Pe,Ce.data):B.texSubImage2D(B.TEXTURE_2D,At,Bt,fe,Pt,Et,Pe,fn,Ce);Mt.pixelStorei(B.UNPACK_ROW_LENGTH,rn),Mt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,me),Mt.pixelStorei(B.UNPACK_SKIP_PIXELS,es),Mt.pixelStorei(B.UNPACK_SKIP_ROWS,on),Mt.pixelStorei(B.UNPACK_SKIP_IMAGES,br),At===0&&z.generateMipmaps===!0&&z.mipmapsAutoUpdate===!0&&B.generateMipmap(Ft),Mt.unbindTexture()},this.initRenderTarget=function(w){zt.get(w).__webglFramebuffer===void 0&&Xt.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Xt.setTextureCube(w,0):w.isData3DTexture?Xt.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Xt.setTexture2DArray(w,0):Xt.setTexture2D(w,0),Mt.unbindTexture()},this.resetState=function(){Y=0,H=0,lt=null,Mt.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return mi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=ge._getDrawingBufferColorSpace(t),e.unpackColorSpace=ge._getUnpackColorSpace()}};function hm(i,t){let e=new Array(i).fill(0),n=t(e),s=1e-6;for(let r=0;r<12;r+=1){let o=e.map((d,u)=>{let f=e.map((m,x)=>x===u?m+1e-6:m);return t(f).map((m,x)=>(m-n[x])/1e-6)}),a=o.map((d,u)=>o.map((f,m)=>zc(d,f)+(u===m?s:0))),l=dS(a,o.map(d=>-zc(d,n))),c=e.map((d,u)=>d+l[u]),h=t(c);if(zc(h,h)<zc(n,n)?([e,n]=[c,h],s/=4):s=Math.max(8*s,1e-6),Math.hypot(...l)<1e-7)break}return e}var zc=(i,t)=>i.reduce((e,n,s)=>e+n*t[s],0);function dS(i,t){let e=t.length,n=i.map((r,o)=>[...r,t[o]]);for(let r=0;r<e;r+=1)for(let o=r+1;o<e;o+=1){let a=n[o][r]/n[r][r];for(let l=r;l<=e;l+=1)n[o][l]-=a*n[r][l]}let s=new Array(e).fill(0);for(let r=e-1;r>=0;r-=1){let o=n[r][e];for(let a=r+1;a<e;a+=1)o-=n[r][a]*s[a];s[r]=n[r][r]>0?o/n[r][r]:0}return s}function hr(i){let t=10**Math.floor(Math.log10(i));return([5,2,1].find(n=>n*t<=i*(1+1e-9))??1)*t}var fS=1e-9,Ea=class{#t;#e=0;constructor(t){this.#t=t}of(t){let e=this.#e>0?t/this.#e:0;return t>fS&&(e>this.#t||e<.2*this.#t)&&(this.#e=1/hr(this.#t/t)),this.#e>0?1/this.#e:0}says(t){return this.#e===0?"none anywhere":`10 cm = ${ye(this.#e/10)} ${t}`}},Vc=class{drawn=[];#t=new qn;#e;#n=new Map;#i=new gi(1,1,1,16).translate(0,.5,0);#o=new ia(1,1,20).translate(0,.5,0);#r=null;constructor(t,e){this.#e=e,t.add(this.#t)}colour(t){this.#r=t;for(let[e,n]of this.#n)for(let s of n)s.color.set(t[e])}draw(t){this.drawn.length=0;for(let e of t)this.#l(e);this.#t.children.forEach((e,n)=>{e.visible=n<this.drawn.length})}#a(t){let e=this.#n.get(t);if(e!==void 0)return e;let n={depthFunc:$r,depthWrite:!1,transparent:!0},s=[new ir({roughness:.5}),new qi({...n,opacity:.45})];if(this.#r!==null)for(let r of s)r.color.set(this.#r[t]);return this.#n.set(t,s),s}#l(t){let{components:e}=t,n=new O(e[0],e[1],e[2]),s=n.length()*t.scale;if(!(s>.02*this.#e))return;n.normalize();let r=this.#s(),o=.011*this.#e,a=Math.min(.09*this.#e,.5*s),[l,c,h]=r.children,[d,u]=this.#a(t.role);for(let f of[l,c,h])f.material=d,f.children[0].material=u;l.scale.set(o,s-a,o),c.scale.set(2.7*o,a,2.7*o),c.position.y=s-a,h.visible=t.twoHeads??!1,h.scale.copy(c.scale),h.position.y=s-1.6*a,r.position.copy(t.at),r.quaternion.setFromUnitVectors(new O(0,1,0),n),this.drawn.push({arrow:t,tip:t.at.clone().addScaledVector(n,s)})}#s(){let t=this.#t.children[this.drawn.length];if(t!==void 0)return t;let e=new qn;for(let n of[this.#i,this.#o,this.#o]){let s=new $e(n);s.add(new $e(n)),s.children[0].renderOrder=1,e.add(s)}return this.#t.add(e),e}};var um=(i,t)=>new O(i[12*t+9],i[12*t+10],i[12*t+11]);function ur(i,t,e){let n=i.subarray(12*t,12*t+9),s=um(i,t),r=[0,1,2].map(o=>n[3*o]*e[0]+n[3*o+1]*e[1]+n[3*o+2]*e[2]);return s.add(new O(...r))}var Gc=class{forces;moments;pull;#t;#e;#n;constructor(t){this.#t=t;let{facts:e}=t;this.#e=e.figure.reach,this.#n=e.joints.some(s=>s.driven&&e.bodies[s.body-1].parent===0),this.forces=new Ea(.75*this.#e),this.moments=new Ea(.6*this.#e);let n=e.bodies.reduce((s,r,o)=>s+e.parameters[14*o],0);this.pull=hr(this.#e/Math.max(9.81*n,.001))}through(t,e){if(!t.show.forces&&!t.show.moments)return[];let{facts:n}=this.#t,s=this.#t.jointWrenches(t,t),r=[];for(let[o,a,l,c]of[["moments","moment",0,"N m"],["forces","force",3,"N"]]){if(!t.show[o])continue;let h=Array.from({length:n.bodies.length+1},(f,m)=>s.subarray(6*m+l,6*m+l+3)),d=h.map(f=>Math.hypot(...f)),u=this[o].of(Math.max(...d));h.forEach((f,m)=>{if(m===0&&!this.#n)return;let x=m===0?"on the base":`through ${n.moving[m-1]}`,g=`${a} ${x}: ${ye(d[m])} ${c}`,p=a==="moment";r.push({role:a,at:um(e,m),components:f,scale:u,twoHeads:p,text:g})})}return r}gravity(t,e){let n=Math.hypot(...t.gravity),s=.4*this.#e/9.81,r=`gravity ${ye(n)} m/s\xB2`;return{role:"weight",at:e,components:t.gravity,scale:s,text:r}}handle(t,e){let{body:n,at:s}=this.#t.facts.tool,r=ur(e,n,s),o=new O(...t.pull);return{tool:r,handle:r.clone().addScaledVector(o,this.pull)}}tugs(t){return t.map(({at:e,force:n})=>({role:"pull",at:e,components:n,scale:this.pull,text:`pull ${ye(Math.hypot(...n))} N`}))}};var pS=["stage","ground","link","link-other","base","joint","cap","accent","axis","ink","paper","inertia","force","moment","weight","pull","turning","moving","x","y","z"];function dm(){let i={};for(let t of pS)i[t]=Ii(t);return i}function Ii(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}function Hc(i){return`var(--part-${i})`}var mS=10;function Hs(i){if(i<mS)return Ii(`joint-${i}`);let t=document.documentElement.dataset.theme==="dark"?68:42;return`hsl(${Math.round(i*137.5)%360} 55% ${t}%)`}var gS=1e-6,Wc=class{root=G("div",{class:"bars",role:"img"});#t;#e;#n;#i=G("i",{class:"total"});constructor(t,e){this.#t=t,this.#e=t.map(s=>G("i",{style:`background:${Hc(s)}`,"data-part":s})),this.#n=e?[-1,1].map(()=>G("i",{class:"limit"})):[];let n=G("i",{class:"zero",style:"left:50%"});this.root.append(n,...this.#n,this.#i)}show(t,e,n,s,r){let o=t.reduce((f,m)=>f+Math.max(m,0),0),a=t.reduce((f,m)=>f+Math.max(-m,0),0),l=1.05*Math.max(o,a,n??0,1e-9),c=f=>50+50*f/l,[h,d]=[0,0];t.forEach((f,m)=>{let x=this.#e[m];if(Math.abs(f)<gS*l){x.remove();return}let g=f>0?h:d+f;f>0?h+=f:d+=f,x.style.left=`${c(g)}%`,x.style.width=`${50*Math.abs(f)/l}%`,x.title=`${this.#t[m]} ${ye(f)} ${r}`,x.parentElement===null&&this.root.prepend(x)}),this.#n.forEach((f,m)=>{f.style.left=`calc(${c((m===0?-1:1)*(n??0))}% - 1px)`}),this.#i.style.left=`calc(${c(e)}% - 1.5px)`;let u=t.map((f,m)=>[this.#t[m],f]).filter(([,f])=>Math.abs(f)>1e-9).map(([f,m])=>`${f} ${ye(m)}`);this.root.setAttribute("aria-label",`${s}: ${u.join(", ")||"nothing"}, in ${r}`)}};var fo=class{root;#t;#e;constructor({name:t,unit:e,label:n,low:s,high:r,write:o,marks:a={}}){let l=d=>{let u=Number(d.target.value);Number.isFinite(u)&&o(u)},c={step:"any","aria-label":`${n} in ${e}`,...a},h={min:String(s),max:String(r)};this.#t=G("input",{...c,...h,type:"range",oninput:l}),this.#e=G("input",{...c,type:"number",onchange:l}),this.root=G("div",{class:"setter"},G("span",{title:t},t),this.#e,G("span",{class:"unit"},e),this.#t)}show(t){document.activeElement!==this.#e&&(this.#e.value=String(Number(t.toFixed(Math.abs(t)<1?4:3)))),this.#t.value=String(t)}};var _S=["q","qd","qdd"],yS={q:"q",qd:"q\u0307",qdd:"q\u0308"},xS=(i,t)=>t==="qdd"?`${i[0]}\u0307${i.slice(1)}`:i;function _s(i,t,e){if(t==="q"){let r=e==="m"?1:e==="rad"?Math.PI:1,[o,a]=i.position??[null,null];return[o??-r,a??r]}let n=i.velocity??(e.startsWith("m")?1:3),s=t==="qd"?n:4*n;return[-s,s]}var qc=class{root=G("div",{class:"joints"});#t;#e;#n=[];#i;constructor(t,e,n){this.#t=t,this.#e=e,this.#i=n,this.root.append(G("div",{class:"row"},G("button",{onclick:()=>this.#d()},"Home"),G("button",{onclick:()=>this.#s()},"Stand still"),G("button",{onclick:()=>this.#u()},"Surprise me")),this.#o());for(let s of e.facts.joints)this.root.append(this.#r(s))}#o(){let{facts:t}=this.#e,e=G("div",{class:"legend"});for(let n of t.parts)e.append(G("span",{},G("i",{style:`background:${Hc(n)}`}),n));return e.append(G("span",{},G("i",{class:"mark"}),"total")),t.joints.some(n=>n.effort!==null)&&e.append(G("span",{},G("i",{class:"mark limit"}),"limit")),e}#r(t){let e=G("section",{class:"joint","data-joint":t.name}),n={section:e,setters:[],efforts:[]};this.#n.push(n),t.speeds.forEach((r,o)=>{let a=G("span",{class:"effort"}),l=new Wc(this.#e.facts.parts,t.effort!==null),c=G("i");n.efforts.push({index:t.v[0]+o,text:a,bars:l,dot:c});let h=r.name?`${t.name} ${r.name}`:t.name,d=`${h}, ${t.kind}`;e.append(G("div",{class:"torque"},G("b",{title:d},c,h),l.root,a))});let s=_S.map(r=>{let o=r==="q"?t.coordinates:t.speeds;return G("div",{},...o.map((a,l)=>this.#a(n,t,r,l).root))});return e.append(G("div",{class:"setters"},...s)),e}#a(t,e,n,s){let r=(n==="q"?e.coordinates:e.speeds)[s],o=(n==="q"?e.q[0]:e.v[0])+s,[a,l]=_s(e,n,r.unit),c=new fo({name:r.name?xS(r.name,n):yS[n],unit:n==="qdd"?r.unit.replace("/s","/s\xB2"):r.unit,label:`${n} of ${e.name}${r.name?` ${r.name}`:""}`,low:a,high:l,write:h=>this.#l(n,o,h),marks:{"data-rate":n}});return t.setters.push([n,o,c]),c}#l(t,e,n){let s=[...this.#t.state[t]];s[e]=n,this.#t.change({[t]:t==="q"?this.#e.normalized(s):s})}#s(){let t=this.#t.state.qd.map(()=>0);this.#t.change({qd:t,qdd:[...t]})}#d(){let t=this.#t.state.qd.map(()=>0);this.#h({q:[...this.#e.facts.start],qd:t,qdd:[...t]})}#h(t){this.#t.change(t),this.#t.flush(),this.#i()}#u(){let t=[...this.#t.state.q],[e,n]=[[...this.#t.state.qd],[...this.#t.state.qdd]],s=([r,o])=>r+(o-r)*Math.random();for(let r of this.#e.facts.joints)r.coordinates.forEach((o,a)=>{t[r.q[0]+a]=s(_s(r,"q",o.unit))}),r.speeds.forEach((o,a)=>{e[r.v[0]+a]=.3*s(_s(r,"qd",o.unit)),n[r.v[0]+a]=.2*s(_s(r,"qdd",o.unit))});this.#h({q:this.#e.normalized(t),qd:e,qdd:n})}show(t){let e=this.#e.budget(t,t);this.#e.facts.joints.forEach((n,s)=>{let r=this.#n[s];r.section.toggleAttribute("data-chosen",n.body===t.link);for(let[o,a,l]of r.setters)l.show(t[o][a]);r.efforts.forEach(({index:o,text:a,bars:l,dot:c},h)=>{let d=e.total[o],u=n.effort,f=u!==null&&Math.abs(d)>u,m=n.speeds[h].effortUnit;a.textContent=`${ye(d)} ${m}${f?`, limit ${ye(u)}`:""}`,a.classList.toggle("over",f),a.dataset.value=String(d),c.style.background=Hs(o);let x=e.parts.map(g=>g[o]);l.show(x,d,u,n.name,m)})})}};var Xc=class{#t;#e;#n;#i=null;pulling=null;released=null;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n,t.hand=this;let{canvas:s}=t;s.addEventListener("pointerdown",r=>this.#r(r),{capture:!0}),s.addEventListener("pointermove",r=>this.#s(r)),s.addEventListener("pointerup",()=>this.#h()),s.addEventListener("pointercancel",()=>this.#h()),s.addEventListener("pointerleave",()=>t.hover(null)),s.addEventListener("dblclick",()=>t.home()),s.addEventListener("keydown",r=>this.#_(r))}#o(t){let e=this.#t.canvas.getBoundingClientRect();return[2*(t.clientX-e.left)/e.width-1,1-2*(t.clientY-e.top)/e.height]}#r(t){if(t.button!==0||!t.isPrimary)return;let e=this.#o(t),n=this.#t.handles.pick(this.#t.ray(...e));this.#i=n===null?this.#a(e):this.#l(n,e),this.#i!==null&&(t.stopImmediatePropagation(),this.#t.canvas.focus({preventScroll:!0}),this.#t.canvas.setPointerCapture(t.pointerId),this.#t.canvas.dataset.held=this.#i.kind)}#a(t){let e=this.#t.arrowAt(...t),n=this.#t.pick(...t);return this.#t.hover(n===null?e:null),n===null?null:(this.#e.change({link:n.body}),{kind:"link",picked:n})}#l(t,e){if(t.kind==="tool")return t;let{link:n,q:s}=this.#e.state,r=this.#n.facts.joints.find(h=>h.body===n);if(r===void 0)return null;let o=this.#t.bodies[n].matrix,a=new O().setFromMatrixPosition(o),l=new O().setFromMatrixColumn(o,t.axis),c=this.#t.onPlane(...e,a,l);return c===null?null:{kind:"ring",joint:r,start:[...s],centre:a,axis:l,from:c.sub(a)}}#s(t){let e=this.#o(t),n=this.#i;n===null?this.#d(e,t):n.kind==="tool"?this.#u(e):n.kind==="ring"?this.#c(n,e):this.pulling!==null?this.pulling(n.picked,...e):this.#f(n.picked,e)}#d(t,e){if(e.buttons!==0)return;let n=this.#t.handles.pick(this.#t.ray(...t)),s=n===null?this.#t.arrowAt(...t):null;this.#t.hover(s),this.#t.canvas.style.cursor=n!==null?"grab":s!==null?"help":""}#h(){this.#i!==null&&(this.#i=null,delete this.#t.canvas.dataset.held,this.released?.())}#u(t){let{state:e}=this.#e,{tool:n,handle:s}=this.#t.loads.handle(e,this.#n.poses(e.q)),r=this.#t.onPlane(...t,s);if(r===null)return;let o=r.sub(n).divideScalar(this.#t.loads.pull),a=o.length()*this.#t.loads.pull<.04*this.#n.facts.figure.reach;this.#e.change({pull:a?[0,0,0]:o.toArray()})}#f(t,e){let n=this.#n.facts.joints.find(l=>l.body===t.body),s=this.#t.onPlane(...e,t.world);if(n===void 0||s===null)return;let r=n.speeds.flatMap((l,c)=>l.unit==="m/s"?[c]:[]),o=r.length>=2?r:n.speeds.map((l,c)=>c),a=t.local.toArray();this.#p(n,o,this.#e.state.q,l=>ur(l,t.body,a).sub(s).toArray())}#c(t,e){let n=this.#t.onPlane(...e,t.centre,t.axis)?.sub(t.centre);if(n===void 0||n.length()===0)return;let s=new O().crossVectors(t.from,n).dot(t.axis),r=Math.atan2(s,t.from.dot(n)),{body:o}=t.joint,a=this.#n.poses(t.start).slice(12*o,12*o+9),l=new Te().makeRotationAxis(t.axis,r),c=(u,f)=>new O(u[f],u[3+f],u[6+f]),h=[0,1,2].map(u=>c(a,u).applyMatrix4(l)),d=t.joint.speeds.flatMap((u,f)=>u.unit==="rad/s"?[f]:[]);this.#p(t.joint,d,this.#e.state.q,u=>{let f=u.subarray(12*o,12*o+9);return h.flatMap((m,x)=>c(f,x).sub(m).toArray())})}#p(t,e,n,s){let r=a=>{let l=new Array(this.#n.nv).fill(0);return e.forEach((c,h)=>{l[t.v[0]+c]=a[h]}),this.#g(t,this.#n.stepped(n,l))},o=hm(e.length,a=>s(this.#n.poses(r(a))));this.#e.change({q:r(o)})}#g(t,e){if(!t.single)return e;let[n,s]=_s(t,"q",t.coordinates[0].unit);return e[t.q[0]]=Math.min(s,Math.max(n,e[t.q[0]])),e}#_(t){let{facts:e}=this.#n,{link:n}=this.#e.state,s=e.bodies.length;if(t.key==="h")this.#t.home();else if(t.key==="Escape")this.#e.change({link:0});else if(t.key==="["||t.key==="]"){let r=t.key==="]"?1:-1;this.#e.change({link:(n+r-1+s)%s+1})}else if(t.key==="ArrowUp"||t.key==="ArrowDown"){let r=e.joints.find(c=>c.body===n&&c.single);if(r===void 0)return;let[o,a]=_s(r,"q",r.coordinates[0].unit),l=[...this.#e.state.q];l[r.q[0]]+=(t.key==="ArrowUp"?1:-1)*(a-o)/180,this.#e.change({q:this.#g(r,l)})}else return;t.preventDefault()}};var Yc=class i{module;#t;#e;#n;constructor(t,e){let n=new WebAssembly.Instance(t,{math:Math});this.module=t,this.#t=e,this.#e=n.exports.memory,this.#n=n.exports}static async of(t,e){return new i(await WebAssembly.compile(t),e)}has(t){return t in this.#t}rows(t,e,n){let{inputs:s,size:r}=this.#t[t],o=s.reduce((c,[,h])=>c+h,r);this.#i(8*n*o);let a=[],l=0;for(let[c,h]of s){let d=e[c];if(d===void 0)throw new RangeError(`${t} needs ${c}`);let u=d.length===h;if(!u&&d.length!==n*h)throw new RangeError(`${t}: ${c} has ${d.length} numbers, not ${n*h}`);new Float64Array(this.#e.buffer,l,d.length).set(d),a.push(l,u?0:8*h),l+=8*d.length}return this.#n[t](...a,l,n),new Float64Array(this.#e.buffer,l,n*r).slice()}at(t,e){return this.rows(t,e,1)}#i(t){let e=t-this.#e.buffer.byteLength;e>0&&this.#e.grow(Math.ceil(e/65536))}};var vS="uplot",bS="u-hz",SS="u-vt",MS="u-title",wS="u-wrap",AS="u-under",ES="u-over",TS="u-axis",pr="u-off",RS="u-select",CS="u-cursor-x",PS="u-cursor-y",IS="u-cursor-pt",LS="u-legend",DS="u-live",NS="u-inline",FS="u-series",US="u-marker",fm="u-label",OS="u-value",Ra="width",Ca="height";var pm="bottom",po="left",nd="right",xd="#000",mm=xd+"0",id="mousemove",gm="mousedown",sd="mouseup",_m="mouseenter",ym="mouseleave",xm="dblclick",BS="resize",kS="scroll",vm="change",jc="dppxchange",vd="--",bo=typeof window<"u",cd=bo?document:null,go=bo?window:null,zS=bo?navigator:null,we,$c;function hd(){let i=devicePixelRatio;we!=i&&(we=i,$c&&dd(vm,$c,hd),$c=matchMedia(`(min-resolution: ${we-.001}dppx) and (max-resolution: ${we+.001}dppx)`),mr(vm,$c,hd),go.dispatchEvent(new CustomEvent(jc)))}function oi(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function ud(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function He(i,t,e){i.style[t]=e+"px"}function Li(i,t,e,n){let s=cd.createElement(i);return t!=null&&oi(s,t),e?.insertBefore(s,n),s}function yi(i,t){return Li("div",i,t)}var bm=new WeakMap;function Ki(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=bm.get(i);r!=o&&(i.style.transform=r,bm.set(i,r),t<0||e<0||t>n||e>s?oi(i,pr):ud(i,pr))}var Sm=new WeakMap;function Mm(i,t,e){let n=t+e,s=Sm.get(i);n!=s&&(Sm.set(i,n),i.style.background=t,i.style.borderColor=e)}var wm=new WeakMap;function Am(i,t,e,n){let s=t+""+e,r=wm.get(i);s!=r&&(wm.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var bd={passive:!0},VS={...bd,capture:!0};function mr(i,t,e,n){t.addEventListener(i,e,n?VS:bd)}function dd(i,t,e,n){t.removeEventListener(i,e,bd)}bo&&hd();function Di(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:ai((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function Qm(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var tg=i=>i!=null,eg=i=>i!=null&&i>0,eh=Qm(tg),GS=Qm(eg);function HS(i,t,e,n=0,s=!1){let r=s?GS:eh,o=s?eg:tg;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let h=i[c];o(h)&&(h<a?a=h:h>l&&(l=h))}return[a??Fe,l??-Fe]}function nh(i,t,e,n){let s=Rm(i),r=Rm(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?ys:ng,a=s==1?ai:xi,l=r==1?xi:ai,c=a(o(_n(i))),h=l(o(_n(t))),d=_o(e,c),u=_o(e,h);return e==10&&(c<0&&(d=Ue(d,-c)),h<0&&(u=Ue(u,-h))),n||e==2?(i=d*s,t=u*r):(i=og(i,d),t=ih(t,u)),[i,t]}function Sd(i,t,e,n){let s=nh(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var Md=.1,Em={mode:3,pad:Md},Ia={pad:0,soft:null,mode:0},WS={min:Ia,max:Ia};function Qc(i,t,e,n){return sh(e)?Tm(i,t,e):(Ia.pad=e,Ia.soft=n?0:null,Ia.mode=n?3:0,Tm(i,t,WS))}function Se(i,t){return i??t}function qS(i,t,e){for(t=Se(t,0),e=Se(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function Tm(i,t,e){let n=e.min,s=e.max,r=Se(n.pad,0),o=Se(s.pad,0),a=Se(n.hard,-Fe),l=Se(s.hard,Fe),c=Se(n.soft,Fe),h=Se(s.soft,-Fe),d=Se(n.mode,0),u=Se(s.mode,0),f=t-i,m=ys(f),x=Wn(_n(i),_n(t)),g=ys(x),p=_n(g-m);(f<1e-24||p>10)&&(f=0,(i==0||t==0)&&(f=1e-24,d==2&&c!=Fe&&(r=0),u==2&&h!=-Fe&&(o=0)));let v=f||x||1e3,R=ys(v),b=_o(10,ai(R)),T=v*(f==0?i==0?.1:1:r),E=Ue(og(i-T,b/10),24),_=i>=c&&(d==1||d==3&&E<=c||d==2&&E>=c)?c:Fe,A=Wn(a,E<_&&i>=_?_:Ni(_,E)),F=v*(f==0?t==0?.1:1:o),I=Ue(ih(t+F,b/10),24),L=t<=h&&(u==1||u==3&&I>=h||u==2&&I<=h)?h:-Fe,k=Ni(l,I>L&&t<=L?L:Wn(L,I));return A==k&&A==0&&(k=100),[A,k]}var XS=new Intl.NumberFormat(bo?zS.language:"en-US"),wd=i=>XS.format(i),li=Math,Kc=li.PI,_n=li.abs,ai=li.floor,gn=li.round,xi=li.ceil,Ni=li.min,Wn=li.max,_o=li.pow,Rm=li.sign,ys=li.log10,ng=li.log2,YS=(i,t=1)=>li.sinh(i)*t,rd=(i,t=1)=>li.asinh(i/t),Fe=1/0;function Cm(i){return(ys((i^i>>31)-(i>>31))|0)+1}function fd(i,t,e){return Ni(Wn(i,t),e)}function ig(i){return typeof i=="function"}function _e(i){return ig(i)?i:()=>i}var $S=()=>{},sg=i=>i,rg=(i,t)=>t,ZS=i=>null,Pm=i=>!0,Im=(i,t)=>i==t,JS=/\.\d*?(?=9{6,}|0{6,})/gm,gr=i=>{if(lg(i)||qs.has(i))return i;let t=`${i}`,e=t.match(JS);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${gr(s)}e${r}`}return Ue(i,n)};function dr(i,t){return gr(Ue(gr(i/t))*t)}function ih(i,t){return gr(xi(gr(i/t))*t)}function og(i,t){return gr(ai(gr(i/t))*t)}function Ue(i,t=0){if(lg(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return gn(n)/e}var qs=new Map;function ag(i){return((""+i).split(".")[1]||"").length}function Da(i,t,e,n){let s=[],r=n.map(ag);for(let o=t;o<e;o++){let a=_n(o),l=Ue(_o(i,o),a);for(let c=0;c<n.length;c++){let h=i==10?+`${n[c]}e${o}`:n[c]*l,d=(o>=0?0:a)+(o>=r[c]?0:r[c]),u=i==10?h:Ue(h,d);s.push(u),qs.set(u,d)}}return s}var La={},Ad=[],yo=[null,null],Ws=Array.isArray,lg=Number.isInteger,KS=i=>i===void 0;function Lm(i){return typeof i=="string"}function sh(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function jS(i){return i!=null&&typeof i=="object"}var QS=Object.getPrototypeOf(Uint8Array),cg="__proto__";function xo(i,t=sh){let e;if(Ws(i)){let n=i.find(s=>s!=null);if(Ws(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=xo(i[s],t)}else e=i.slice()}else if(i instanceof QS)e=i.slice();else if(t(i)){e={};for(let n in i)n!=cg&&(e[n]=xo(i[n],t))}else e=i;return e}function un(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=cg&&(sh(i[s])?un(i[s],xo(n[s])):i[s]=xo(n[s]))}return i}var tM=0,eM=1,nM=2;function iM(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function sM(i,t){if(aM(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return lM(o[0])||(o=oM(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let h=0;h<c;h++)e.add(l[h])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let h=a[c],d=Array(s).fill(void 0),u=t?t[o][c]:eM,f=[];for(let m=0;m<h.length;m++){let x=h[m],g=r.get(l[m]);x===null?u!=tM&&(d[g]=x,u==nM&&f.push(g)):d[g]=x}iM(d,f,s),n.push(d)}}return n}var rM=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function oM(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function aM(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function lM(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=Wn(1,ai((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var hg=["January","February","March","April","May","June","July","August","September","October","November","December"],ug=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function dg(i){return i.slice(0,3)}var cM=ug.map(dg),hM=hg.map(dg),uM={MMMM:hg,MMM:hM,WWWW:ug,WWW:cM};function Ta(i){return(i<10?"0":"")+i}function dM(i){return(i<10?"00":i<100?"0":"")+i}var fM={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Ta(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Ta(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Ta(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Ta(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Ta(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>dM(i.getMilliseconds())};function Ed(i,t){t=t||uM;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?fM[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var pM=new Intl.DateTimeFormat().resolvedOptions().timeZone;function mM(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==pM?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var fg=i=>i%1==0,th=[1,2,2.5,5],gM=Da(10,-32,0,th),pg=Da(10,0,32,th),_M=pg.filter(fg),fr=gM.concat(pg),Td=`
`,mg="{YYYY}",Dm=Td+mg,gg="{M}/{D}",Pa=Td+gg,Zc=Pa+"/{YY}",_g="{aa}",yM="{h}:{mm}",mo=yM+_g,Nm=Td+mo,Fm=":{ss}",Re=null;function yg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Da(10,0,3,th).filter(fg):Da(10,-3,0,th)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,mg,Re,Re,Re,Re,Re,Re,1],[s*28,"{MMM}",Dm,Re,Re,Re,Re,Re,1],[s,gg,Dm,Re,Re,Re,Re,Re,1],[n,"{h}"+_g,Zc,Re,Pa,Re,Re,Re,1],[e,mo,Zc,Re,Pa,Re,Re,Re,1],[t,Fm,Zc+" "+mo,Re,Pa+" "+mo,Re,Nm,Re,1],[i,Fm+".{fff}",Zc+" "+mo,Re,Pa+" "+mo,Re,Nm,Re,1]];function h(d){return(u,f,m,x,g,p)=>{let v=[],R=g>=o,b=g>=r&&g<o,T=d(m),E=Ue(T*i,3),_=od(T.getFullYear(),R?0:T.getMonth(),b||R?1:T.getDate()),A=Ue(_*i,3);if(b||R){let F=b?g/r:0,I=R?g/o:0,L=E==A?E:Ue(od(_.getFullYear()+I,_.getMonth()+F,1)*i,3),k=new Date(gn(L/i)),V=k.getFullYear(),D=k.getMonth();for(let W=0;L<=x;W++){let Y=od(V+I*W,D+F*W,1),H=Y-d(Ue(Y*i,3));L=Ue((+Y+H)*i,3),L<=x&&v.push(L)}}else{let F=g>=s?s:g,I=ai(m)-ai(E),L=A+I+ih(E-A,F);v.push(L);let k=d(L),V=k.getHours()+k.getMinutes()/e+k.getSeconds()/n,D=g/n,W=u.axes[f]._space,Y=p/W;for(;L=Ue(L+g,i==1?0:3),!(L>x);)if(D>1){let H=ai(Ue(V+D,6))%24,j=d(L).getHours()-H;j>1&&(j=-1),L-=j*n,V=(V+D)%24;let et=v[v.length-1];Ue((L-et)/g,3)*Y>=.7&&v.push(L)}else v.push(L)}return v}}return[l,c,h]}var[xM,vM,bM]=yg(1),[SM,MM,wM]=yg(.001);Da(2,-53,53,[1]);function Um(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function Om(i,t){return(e,n,s,r,o)=>{let a=t.find(m=>o>=m[0])||t[t.length-1],l,c,h,d,u,f;return n.map(m=>{let x=i(m),g=x.getFullYear(),p=x.getMonth(),v=x.getDate(),R=x.getHours(),b=x.getMinutes(),T=x.getSeconds(),E=g!=l&&a[2]||p!=c&&a[3]||v!=h&&a[4]||R!=d&&a[5]||b!=u&&a[6]||T!=f&&a[7]||a[1];return l=g,c=p,h=v,d=R,u=b,f=T,E(x)})}}function AM(i,t){let e=Ed(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function od(i,t,e){return new Date(i,t,e)}function Bm(i,t){return t(i)}var EM="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function km(i,t){return(e,n,s,r)=>r==null?vd:t(i(n))}function TM(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function RM(i,t){return i.series[t].fill(i,t)}var CM={show:!0,live:!0,isolate:!1,mount:$S,markers:{show:!0,width:2,stroke:TM,fill:RM,dash:"solid"},idx:null,idxs:null,values:[]};function PM(i,t){let e=i.cursor.points,n=yi(),s=e.size(i,t);He(n,Ra,s),He(n,Ca,s);let r=s/-2;He(n,"marginLeft",r),He(n,"marginTop",r);let o=e.width(i,t,s);return o&&He(n,"borderWidth",o),n}function IM(i,t){let e=i.series[t].points;return e._fill||e._stroke}function LM(i,t){let e=i.series[t].points;return e._stroke||e._fill}function DM(i,t){return i.series[t].points.size}var ad=[0,0];function NM(i,t,e){return ad[0]=t,ad[1]=e,ad}function Jc(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function ld(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var FM={show:!0,x:!0,y:!0,lock:!1,move:NM,points:{one:!1,show:PM,size:DM,width:0,stroke:LM,fill:IM},bind:{mousedown:Jc,mouseup:Jc,click:Jc,dblclick:Jc,mousemove:ld,mouseleave:ld,mouseenter:ld},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},xg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Rd=un({},xg,{filter:rg}),vg=un({},Rd,{size:10}),bg=un({},xg,{show:!1}),Cd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Sg="bold "+Cd,Mg=1.5,zm={show:!0,scale:"x",stroke:xd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sg,side:2,grid:Rd,ticks:vg,border:bg,font:Cd,lineGap:Mg,rotate:0},UM="Value",OM="Time",Vm={show:!0,scale:"x",auto:!1,sorted:1,min:Fe,max:-Fe,idxs:[]};function BM(i,t,e,n,s){return t.map(r=>r==null?"":wd(r))}function kM(i,t,e,n,s,r,o){let a=[],l=qs.get(s)||0;e=o?e:Ue(ih(e,s),l);for(let c=e;c<=n;c=Ue(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function pd(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?ys:ng,h=ai(c(e));s=_o(l,h),l==10&&(s=fr[Di(s,fr)]);let d=e,u=s*l;l==10&&(u=fr[Di(u,fr)]);do a.push(d),d=d+s,l==10&&!qs.has(d)&&(d=Ue(d,qs.get(s))),d>=u&&(s=d,u=s*l,l==10&&(u=fr[Di(u,fr)]));while(d<=n);return a}function zM(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?pd(i,t,Wn(l,e),n,s):[l],h=n>=0&&e<=0?[0]:[];return(e<-l?pd(i,t,Wn(l,-n),-e,s):[l]).reverse().map(u=>-u).concat(h,c)}var wg=/./,VM=/[12357]/,GM=/[125]/,Gm=/1/,md=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function HM(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,h=l(10,o),d=l(9,o)-h>=c?wg:l(7,o)-h>=c?VM:l(5,o)-h>=c?GM:Gm;if(d==Gm){let u=_n(l(1,o)-h);if(u<c)return md(t.slice().reverse(),a.distr,d,xi(c/u)).reverse()}return md(t,a.distr,d,1)}function WM(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=_n(l(1,o)-l(2,o));return c<a?md(t.slice().reverse(),3,wg,xi(a/c)).reverse():t}function qM(i,t,e,n){return n==null?vd:t==null?"":wd(t)}var Hm={show:!0,scale:"y",stroke:xd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Sg,side:3,grid:Rd,ticks:vg,border:bg,font:Cd,lineGap:Mg,rotate:0};function XM(i,t){let e=3+(i||1)*2;return Ue(e*t,3)}function YM(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=_n(o-r),l=i.series[t],c=a/(l.points.space*we);return n[1]-n[0]<=c}var Wm={scale:null,auto:!0,sorted:0,min:Fe,max:-Fe},Ag=(i,t,e,n,s)=>s,qm={show:!0,auto:!0,sorted:0,gaps:Ag,alpha:1,facets:[un({},Wm,{scale:"x"}),un({},Wm,{scale:"y"})]},Xm={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Ag,alpha:1,points:{show:YM,filter:null},values:null,min:Fe,max:-Fe,idxs:[],path:null,clip:null};function $M(i,t,e,n,s){return e/10}var Eg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},ZM=un({},Eg,{time:!1,ori:1}),Ym={};function Tg(i,t){let e=Ym[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let h=0;h<e.plots.length;h++)e.plots[h]!=s&&e.plots[h].pub(n,s,r,o,a,l,c)}},i!=null&&(Ym[i]=e)),e}var vo=1,gd=2;function _r(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],h=n==2?o[s.facets[0].scale]:o[i.series[0].scale],d=n==2?o[s.facets[1].scale]:o[s.scale],u=a.left,f=a.top,m=a.width,x=a.height,g=i.valToPosH,p=i.valToPosV;return h.ori==0?e(s,l,c,h,d,g,p,u,f,m,x,oh,So,lh,Cg,Ig):e(s,l,c,h,d,p,g,f,u,x,m,ah,Mo,Ld,Pg,Lg)}function Pd(i,t){let e=0,n=0,s=Se(i.bands,Ad);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function JM(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function xs(i,t,e,n,s,r){return _r(i,t,(o,a,l,c,h,d,u,f,m,x,g)=>{let p=o.pxRound,v=c.dir*(c.ori==0?1:-1),R=c.ori==0?So:Mo,b,T;v==1?(b=e,T=n):(b=n,T=e);let E=p(d(a[b],c,x,f)),_=p(u(l[b],h,g,m)),A=p(d(a[T],c,x,f)),F=p(u(r==1?h.max:h.min,h,g,m)),I=new Path2D(s);return R(I,A,F),R(I,E,F),R(I,E,_),I})}function rh(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?lh:Ld,l=e;for(let d=0;d<i.length;d++){let u=i[d];if(u[1]>u[0]){let f=u[0]-l;f>0&&a(o,l,n,f,n+r),l=u[1]}}let c=e+s-l,h=10;c>0&&a(o,l,n-h/2,c,n+r+h)}return o}function KM(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Id(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let d=c,u=c;if(s==1)for(;++c<=n&&t[c]===null;)u=c;else for(;--c>=e&&t[c]===null;)u=c;let f=r(i[d]),m=u==d?f:r(i[u]),x=d-s;f=o<=0&&x>=0&&x<l?r(i[x]):f;let p=u+s;m=o>=0&&p>=0&&p<l?r(i[p]):m,m>=f&&a.push([f,m])}return a}function $m(i){return i==0?sg:i==1?gn:t=>dr(t,i)}function Rg(i){let t=i==0?oh:ah,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,h=0)=>{c==0&&h==0?n(s,r,o,a,l):(c=Ni(c,a/2,l/2),h=Ni(h,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,h),e(s,r,o+l,r,o,h),e(s,r,o,r+a,o,c),s.closePath())}}var oh=(i,t,e)=>{i.moveTo(t,e)},ah=(i,t,e)=>{i.moveTo(e,t)},So=(i,t,e)=>{i.lineTo(t,e)},Mo=(i,t,e)=>{i.lineTo(e,t)},lh=Rg(0),Ld=Rg(1),Cg=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},Pg=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},Ig=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},Lg=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function Dg(i){return(t,e,n,s,r)=>_r(t,e,(o,a,l,c,h,d,u,f,m,x,g)=>{let{pxRound:p,points:v}=o,R,b;c.ori==0?(R=oh,b=Cg):(R=ah,b=Pg);let T=Ue(v.width*we,3),E=(v.size-v.width)/2*we,_=Ue(E*2,3),A=new Path2D,F=new Path2D,{left:I,top:L,width:k,height:V}=t.bbox;lh(F,I-_,L-_,k+_*2,V+_*2);let D=W=>{if(l[W]!=null){let Y=p(d(a[W],c,x,f)),H=p(u(l[W],h,g,m));R(A,Y+E,H),b(A,Y,H,E,0,Kc*2)}};if(r)r.forEach(D);else for(let W=n;W<=s;W++)D(W);return{stroke:T>0?A:null,fill:A,clip:F,flags:vo|gd}})}function Ng(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var jM=Ng(So),QM=Ng(Mo);function Fg(i){let t=Se(i?.alignGaps,0);return(e,n,s,r)=>_r(e,n,(o,a,l,c,h,d,u,f,m,x,g)=>{[s,r]=eh(l,s,r);let p=o.pxRound,v=V=>p(d(V,c,x,f)),R=V=>p(u(V,h,g,m)),b,T;c.ori==0?(b=So,T=jM):(b=Mo,T=QM);let E=c.dir*(c.ori==0?1:-1),_={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:vo},A=_.stroke,F=!1;if(r-s>=x*4){let V=ut=>e.posToVal(ut,c.key,!0),D=null,W=null,Y,H,lt,Z=v(a[E==1?s:r]),j=v(a[s]),et=v(a[r]),dt=V(E==1?j+1:et-1);for(let ut=E==1?s:r;ut>=s&&ut<=r;ut+=E){let tt=a[ut],yt=(E==1?tt<dt:tt>dt)?Z:v(tt),Tt=l[ut];yt==Z?Tt!=null?(H=Tt,D==null?(b(A,yt,R(H)),Y=D=W=H):H<D?D=H:H>W&&(W=H)):Tt===null&&(F=!0):(D!=null&&T(A,Z,R(D),R(W),R(Y),R(H)),Tt!=null?(H=Tt,b(A,yt,R(H)),D=W=Y=H):(D=W=null,Tt===null&&(F=!0)),Z=yt,dt=V(Z+E))}D!=null&&D!=W&&lt!=Z&&T(A,Z,R(D),R(W),R(Y),R(H))}else for(let V=E==1?s:r;V>=s&&V<=r;V+=E){let D=l[V];D===null?F=!0:D!=null&&b(A,v(a[V]),R(D))}let[L,k]=Pd(e,n);if(o.fill!=null||L!=0){let V=_.fill=new Path2D(A),D=o.fillTo(e,n,o.min,o.max,L),W=R(D),Y=v(a[s]),H=v(a[r]);E==-1&&([H,Y]=[Y,H]),b(V,H,W),b(V,Y,W)}if(!o.spanGaps){let V=[];F&&V.push(...Id(a,l,s,r,E,v,t)),_.gaps=V=o.gaps(e,n,s,r,V),_.clip=rh(V,c.ori,f,m,x,g)}return k!=0&&(_.band=k==2?[xs(e,n,s,r,A,-1),xs(e,n,s,r,A,1)]:xs(e,n,s,r,A,k)),_})}function tw(i){let t=Se(i.align,1),e=Se(i.ascDesc,!1),n=Se(i.alignGaps,0),s=Se(i.extend,!1);return(r,o,a,l)=>_r(r,o,(c,h,d,u,f,m,x,g,p,v,R)=>{[a,l]=eh(d,a,l);let b=c.pxRound,{left:T,width:E}=r.bbox,_=j=>b(m(j,u,v,g)),A=j=>b(x(j,f,R,p)),F=u.ori==0?So:Mo,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:vo},L=I.stroke,k=u.dir*(u.ori==0?1:-1),V=A(d[k==1?a:l]),D=_(h[k==1?a:l]),W=D,Y=D;s&&t==-1&&(Y=T,F(L,Y,V)),F(L,D,V);for(let j=k==1?a:l;j>=a&&j<=l;j+=k){let et=d[j];if(et==null)continue;let dt=_(h[j]),ut=A(et);t==1?F(L,dt,V):F(L,W,ut),F(L,dt,ut),V=ut,W=dt}let H=W;s&&t==1&&(H=T+E,F(L,H,V));let[lt,Z]=Pd(r,o);if(c.fill!=null||lt!=0){let j=I.fill=new Path2D(L),et=c.fillTo(r,o,c.min,c.max,lt),dt=A(et);F(j,H,dt),F(j,Y,dt)}if(!c.spanGaps){let j=[];j.push(...Id(h,d,a,l,k,_,n));let et=c.width*we/2,dt=e||t==1?et:-et,ut=e||t==-1?-et:et;j.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=j=c.gaps(r,o,a,l,j),I.clip=rh(j,u.ori,g,p,v,R)}return Z!=0&&(I.band=Z==2?[xs(r,o,a,l,L,-1),xs(r,o,a,l,L,1)]:xs(r,o,a,l,L,Z)),I})}function Zm(i,t,e,n,s,r,o=Fe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let h=_n(i[l]-i[a]);h<c&&(c=h,o=_n(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function ew(i){i=i||La;let t=Se(i.size,[.6,Fe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=_e(s),o=1-t[0],a=Se(t[1],Fe),l=Se(t[2],1),c=Se(i.disp,La),h=Se(i.each,f=>{}),{fill:d,stroke:u}=c;return(f,m,x,g)=>_r(f,m,(p,v,R,b,T,E,_,A,F,I,L)=>{let k=p.pxRound,V=e,D=n*we,W=a*we,Y=l*we,H,lt;b.ori==0?[H,lt]=r(f,m):[lt,H]=r(f,m);let Z=b.dir*(b.ori==0?1:-1),j=b.ori==0?lh:Ld,et=b.ori==0?h:(Ct,$t,re,Mt,Ne,zt,Xt)=>{h(Ct,$t,re,Ne,Mt,Xt,zt)},dt=Se(f.bands,Ad).find(Ct=>Ct.series[0]==m),ut=dt!=null?dt.dir:0,tt=p.fillTo(f,m,p.min,p.max,ut),mt=k(_(tt,T,L,F)),yt,Tt,St,Ht=I,se=k(p.width*we),Vt=!1,ue=null,ae=null,ee=null,We=null;d!=null&&(se==0||u!=null)&&(Vt=!0,ue=d.values(f,m,x,g),ae=new Map,new Set(ue).forEach(Ct=>{Ct!=null&&ae.set(Ct,new Path2D)}),se>0&&(ee=u.values(f,m,x,g),We=new Map,new Set(ee).forEach(Ct=>{Ct!=null&&We.set(Ct,new Path2D)})));let{x0:Oe,size:nn}=c;if(Oe!=null&&nn!=null){V=1,v=Oe.values(f,m,x,g),Oe.unit==2&&(v=v.map(re=>f.posToVal(A+re*I,b.key,!0)));let Ct=nn.values(f,m,x,g);nn.unit==2?Tt=Ct[0]*I:Tt=E(Ct[0],b,I,A)-E(0,b,I,A),Ht=Zm(v,R,E,b,I,A,Ht),St=Ht-Tt+D}else Ht=Zm(v,R,E,b,I,A,Ht),St=Ht*o+D,Tt=Ht-St;St<1&&(St=0),se>=Tt/2&&(se=0),St<5&&(k=sg);let Le=St>0,xn=Ht-St-(Le?se:0);Tt=k(fd(xn,Y,W)),yt=(V==0?Tt/2:V==Z?0:Tt)-V*Z*((V==0?D/2:0)+(Le?se/2:0));let xe={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},dn=Vt?null:new Path2D,Ze=null;if(dt!=null)Ze=f.data[dt.series[1]];else{let{y0:Ct,y1:$t}=c;Ct!=null&&$t!=null&&(R=$t.values(f,m,x,g),Ze=Ct.values(f,m,x,g))}let sn=H*Tt,B=lt*Tt;for(let Ct=Z==1?x:g;Ct>=x&&Ct<=g;Ct+=Z){let $t=R[Ct];if($t==null)continue;if(Ze!=null){let X=Ze[Ct]??0;if($t-X==0)continue;mt=_(X,T,L,F)}let re=b.distr!=2||c!=null?v[Ct]:Ct,Mt=E(re,b,I,A),Ne=_(Se($t,tt),T,L,F),zt=k(Mt-yt),Xt=k(Wn(Ne,mt)),C=k(Ni(Ne,mt)),S=Xt-C;if($t!=null){let X=$t<0?B:sn,ht=$t<0?sn:B;Vt?(se>0&&ee[Ct]!=null&&j(We.get(ee[Ct]),zt,C+ai(se/2),Tt,Wn(0,S-se),X,ht),ue[Ct]!=null&&j(ae.get(ue[Ct]),zt,C+ai(se/2),Tt,Wn(0,S-se),X,ht)):j(dn,zt,C+ai(se/2),Tt,Wn(0,S-se),X,ht),et(f,m,Ct,zt-se/2,C,Tt+se,S)}}return se>0?xe.stroke=Vt?We:dn:Vt||(xe._fill=p.width==0?p._fill:p._stroke??p._fill,xe.width=0),xe.fill=Vt?ae:dn,xe})}function nw(i,t){let e=Se(t?.alignGaps,0);return(n,s,r,o)=>_r(n,s,(a,l,c,h,d,u,f,m,x,g,p)=>{[r,o]=eh(c,r,o);let v=a.pxRound,R=H=>v(u(H,h,g,m)),b=H=>v(f(H,d,p,x)),T,E,_;h.ori==0?(T=oh,_=So,E=Ig):(T=ah,_=Mo,E=Lg);let A=h.dir*(h.ori==0?1:-1),F=R(l[A==1?r:o]),I=F,L=[],k=[];for(let H=A==1?r:o;H>=r&&H<=o;H+=A)if(c[H]!=null){let Z=l[H],j=R(Z);L.push(I=j),k.push(b(c[H]))}let V={stroke:i(L,k,T,_,E,v),fill:null,clip:null,band:null,gaps:null,flags:vo},D=V.stroke,[W,Y]=Pd(n,s);if(a.fill!=null||W!=0){let H=V.fill=new Path2D(D),lt=a.fillTo(n,s,a.min,a.max,W),Z=b(lt);_(H,I,Z),_(H,F,Z)}if(!a.spanGaps){let H=[];H.push(...Id(l,c,r,o,A,R,e)),V.gaps=H=a.gaps(n,s,r,o,H),V.clip=rh(H,h.ori,m,x,g,p)}return Y!=0&&(V.band=Y==2?[xs(n,s,r,o,D,-1),xs(n,s,r,o,D,1)]:xs(n,s,r,o,D,Y)),V})}function iw(i){return nw(sw,i)}function sw(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),h=Array(o-1),d=Array(o-1);for(let u=0;u<o-1;u++)h[u]=t[u+1]-t[u],d[u]=i[u+1]-i[u],c[u]=h[u]/d[u];l[0]=c[0];for(let u=1;u<o-1;u++)c[u]===0||c[u-1]===0||c[u-1]>0!=c[u]>0?l[u]=0:(l[u]=3*(d[u-1]+d[u])/((2*d[u]+d[u-1])/c[u-1]+(d[u]+2*d[u-1])/c[u]),isFinite(l[u])||(l[u]=0));l[o-1]=c[o-2];for(let u=0;u<o-1;u++)s(a,i[u]+d[u]/3,t[u]+l[u]*d[u]/3,i[u+1]-d[u]/3,t[u+1]-l[u+1]*d[u]/3,i[u+1],t[u+1])}return a}var _d=new Set;function Jm(){for(let i of _d)i.syncRect(!0)}bo&&(mr(BS,go,Jm),mr(kS,go,Jm,!0),mr(jc,go,()=>{Rn.pxRatio=we}));var rw=Fg(),ow=Dg();function Km(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>yd(r,o,t,e))}function aw(i,t){return i.map((e,n)=>n==0?{}:un({},t,e))}function yd(i,t,e,n){return un({},t==0?e:n,i)}function Ug(i,t,e){return t==null?yo:[t,e]}var lw=Ug;function cw(i,t,e){return t==null?yo:Qc(t,e,Md,!0)}function Og(i,t,e,n){return t==null?yo:nh(t,e,i.scales[n].log,!1)}var hw=Og;function Bg(i,t,e,n){return t==null?yo:Sd(t,e,i.scales[n].log,!1)}var uw=Bg;function dw(i,t,e,n,s){let r=Wn(Cm(i),Cm(t)),o=t-i,a=Di(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?qs.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function jm(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=gn((e=+s)*we))+"px"),[i,t,e]}function fw(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Ue(t[2]*we,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Rn(i,t,e){let n={mode:Se(i.mode,1)},s=n.mode;function r(y,M,P,N){let q=M.valToPct(y);return N+P*(M.dir==-1?1-q:q)}function o(y,M,P,N){let q=M.valToPct(y);return N+P*(M.dir==-1?q:1-q)}function a(y,M,P,N){return M.ori==0?r(y,M,P,N):o(y,M,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=yi(vS);if(i.id!=null&&(c.id=i.id),oi(c,i.class),i.title){let y=yi(MS,c);y.textContent=i.title}let h=Li("canvas"),d=n.ctx=h.getContext("2d"),u=yi(wS,c);mr("click",u,y=>{y.target===m&&(ke!=wr||qe!=Ar)&&En.click(n,y)},!0);let f=n.under=yi(AS,u);u.appendChild(h);let m=n.over=yi(ES,u);i=xo(i);let x=+Se(i.pxAlign,1),g=$m(x);(i.plugins||[]).forEach(y=>{y.opts&&(i=y.opts(n,i)||i)});let p=i.ms||.001,v=n.series=s==1?Km(i.series||[],Vm,Xm,!1):aw(i.series||[null],qm),R=n.axes=Km(i.axes||[],zm,Hm,!0),b=n.scales={},T=n.bands=i.bands||[];T.forEach(y=>{y.fill=_e(y.fill||null),y.dir=Se(y.dir,-1)});let E=s==2?v[1].facets[0].scale:v[0].scale,_={axes:ns,series:fe},A=(i.drawOrder||["axes","series"]).map(y=>_[y]);function F(y){let M=y.distr==3?P=>ys(P>0?P:y.clamp(n,P,y.min,y.max,y.key)):y.distr==4?P=>rd(P,y.asinh):y.distr==100?P=>y.fwd(P):P=>P;return P=>{let N=M(P),{_min:q,_max:K}=y,at=K-q;return(N-q)/at}}function I(y){let M=b[y];if(M==null){let P=(i.scales||La)[y]||La;if(P.from!=null){I(P.from);let N=un({},b[P.from],P,{key:y});N.valToPct=F(N),b[y]=N}else{M=b[y]=un({},y==E?Eg:ZM,P),M.key=y;let N=M.time,q=M.range,K=Ws(q);if((y!=E||s==2&&!N)&&(K&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?Em:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?Em:{mode:1,hard:q[1],soft:q[1]}},K=!1),!K&&sh(q))){let at=q;q=(ft,vt,Dt)=>vt==null?yo:Qc(vt,Dt,at)}M.range=_e(q||(N?lw:y==E?M.distr==3?hw:M.distr==4?uw:Ug:M.distr==3?Og:M.distr==4?Bg:cw)),M.auto=_e(K?!1:M.auto),M.clamp=_e(M.clamp||$M),M._min=M._max=null,M.valToPct=F(M)}}}I("x"),I("y"),s==1&&v.forEach(y=>{I(y.scale)}),R.forEach(y=>{I(y.scale)});for(let y in i.scales)I(y);let L=b[E],k=L.distr,V,D;L.ori==0?(oi(c,bS),V=r,D=o):(oi(c,SS),V=o,D=r);let W={};for(let y in b){let M=b[y];(M.min!=null||M.max!=null)&&(W[y]={min:M.min,max:M.max},M.min=M.max=null)}let Y=i.tzDate||(y=>new Date(gn(y/p))),H=i.fmtDate||Ed,lt=p==1?bM(Y):wM(Y),Z=Om(Y,Um(p==1?vM:MM,H)),j=km(Y,Bm(EM,H)),et=[],dt=n.legend=un({},CM,i.legend),ut=n.cursor=un({},FM,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,yt=dt.markers;dt.idxs=et,yt.width=_e(yt.width),yt.dash=_e(yt.dash),yt.stroke=_e(yt.stroke),yt.fill=_e(yt.fill);let Tt,St,Ht,se=[],Vt=[],ue,ae=!1,ee={};if(dt.live){let y=v[1]?v[1].values:null;ae=y!=null,ue=ae?y(n,1,0):{_:0};for(let M in ue)ee[M]=vd}if(tt)if(Tt=Li("table",LS,c),Ht=Li("tbody",null,Tt),dt.mount(n,Tt),ae){St=Li("thead",null,Tt,Ht);let y=Li("tr",null,St);Li("th",null,y);for(var We in ue)Li("th",fm,y).textContent=We}else oi(Tt,NS),dt.live&&oi(Tt,DS);let Oe={show:!0},nn={show:!1};function Le(y,M){if(M==0&&(ae||!dt.live||s==2))return yo;let P=[],N=Li("tr",FS,Ht,Ht.childNodes[M]);oi(N,y.class),y.show||oi(N,pr);let q=Li("th",null,N);if(yt.show){let ft=yi(US,q);if(M>0){let vt=yt.width(n,M);vt&&(ft.style.border=vt+"px "+yt.dash(n,M)+" "+yt.stroke(n,M)),ft.style.background=yt.fill(n,M)}}let K=yi(fm,q);y.label instanceof HTMLElement?K.appendChild(y.label):K.textContent=y.label,M>0&&(yt.show||(K.style.color=y.width>0?yt.stroke(n,M):yt.fill(n,M)),xe("click",q,ft=>{if(ut._lock)return;Jt(ft);let vt=v.indexOf(y);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=v.some((Nt,Ut)=>Ut>0&&Ut!=vt&&Nt.show);v.forEach((Nt,Ut)=>{Ut>0&&Bi(Ut,Dt?Ut==vt?Oe:nn:Oe,!0,ln.setSeries)})}else Bi(vt,{show:!y.show},!0,ln.setSeries)},!1),Kt&&xe(_m,q,ft=>{ut._lock||(Jt(ft),Bi(v.indexOf(y),Tr,!0,ln.setSeries))},!1));for(var at in ue){let ft=Li("td",OS,N);ft.textContent="--",P.push(ft)}return[N,P]}let xn=new Map;function xe(y,M,P,N=!0){let q=xn.get(M)||{},K=ut.bind[y](n,M,P,N);K&&(mr(y,M,q[y]=K),xn.set(M,q))}function dn(y,M,P){let N=xn.get(M)||{};for(let q in N)(y==null||q==y)&&(dd(q,M,N[q]),delete N[q]);y==null&&xn.delete(M)}let Ze=0,sn=0,B=0,Ct=0,$t=0,re=0,Mt=$t,Ne=re,zt=B,Xt=Ct,C=0,S=0,X=0,ht=0;n.bbox={};let ot=!1,_t=!1,xt=!1,nt=!1,st=!1,pt=!1;function U(y,M,P){(P||y!=n.width||M!=n.height)&&rt(y,M),le(!1),xt=!0,_t=!0,Cn()}function rt(y,M){n.width=Ze=B=y,n.height=sn=Ct=M,$t=re=0,bt(),Gt();let P=n.bbox;C=P.left=dr($t*we,.5),S=P.top=dr(re*we,.5),X=P.width=dr(B*we,.5),ht=P.height=dr(Ct*we,.5)}let it=3;function wt(){let y=!1,M=0;for(;!y;){M++;let P=br(M),N=Oi(M);y=M==it||P&&N,y||(rt(n.width,n.height),_t=!0)}}function gt({width:y,height:M}){U(y,M)}n.setSize=gt;function bt(){let y=!1,M=!1,P=!1,N=!1;R.forEach((q,K)=>{if(q.show&&q._show){let{side:at,_size:ft}=q,vt=at%2,Dt=q.label!=null?q.labelSize:0,Nt=ft+Dt;Nt>0&&(vt?(B-=Nt,at==3?($t+=Nt,N=!0):P=!0):(Ct-=Nt,at==0?(re+=Nt,y=!0):M=!0))}}),Fi[0]=y,Fi[1]=P,Fi[2]=M,Fi[3]=N,B-=vi[1]+vi[3],$t+=vi[3],Ct-=vi[2]+vi[0],re+=vi[0]}function Gt(){let y=$t+B,M=re+Ct,P=$t,N=re;function q(K,at){switch(K){case 1:return y+=at,y-at;case 2:return M+=at,M-at;case 3:return P-=at,P+at;case 0:return N-=at,N+at}}R.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=q(ft,K._size),K.label!=null&&(K._lpos=q(ft,K.labelSize))}})}if(ut.dataIdx==null){let y=ut.hover,M=y.skip=new Set(y.skip??[]);M.add(void 0);let P=y.prox=_e(y.prox),N=y.bias??=0;ut.dataIdx=(q,K,at,ft)=>{if(K==0)return at;let vt=at,Dt=P(q,K,at,ft)??Fe,Nt=Dt>=0&&Dt<Fe,Ut=L.ori==0?B:Ct,ne=ut.left,Me=t[0],be=t[K];if(M.has(be[at])){vt=null;let pe=null,Zt=null,Wt;if(N==0||N==-1)for(Wt=at;pe==null&&Wt-- >0;)M.has(be[Wt])||(pe=Wt);if(N==0||N==1)for(Wt=at;Zt==null&&Wt++<be.length;)M.has(be[Wt])||(Zt=Wt);if(pe!=null||Zt!=null)if(Nt){let Ve=pe==null?-1/0:V(Me[pe],L,Ut,0),je=Zt==null?1/0:V(Me[Zt],L,Ut,0),Mn=ne-Ve,De=je-ne;Mn<=De?Mn<=Dt&&(vt=pe):De<=Dt&&(vt=Zt)}else vt=Zt==null?pe:pe==null?Zt:at-pe<=Zt-at?pe:Zt}else Nt&&_n(ne-V(Me[at],L,Ut,0))>Dt&&(vt=null);return vt}}let Jt=y=>{ut.event=y};ut.idxs=et,ut._lock=!1;let ct=ut.points;ct.show=_e(ct.show),ct.size=_e(ct.size),ct.stroke=_e(ct.stroke),ct.width=_e(ct.width),ct.fill=_e(ct.fill);let Ot=n.focus=un({},i.focus||{alpha:.3},ut.focus),Kt=Ot.prox>=0,Rt=Kt&&ct.one,oe=[],Be=[],Dn=[];function Eo(y,M){let P=ct.show(n,M);if(P instanceof HTMLElement)return oi(P,IS),oi(P,y.class),Ki(P,-10,-10,B,Ct),m.insertBefore(P,oe[M]),P}function yr(y,M){if(s==1||M>0){let P=s==1&&b[y.scale].time,N=y.value;y.value=P?Lm(N)?km(Y,Bm(N,H)):N||j:N||qM,y.label=y.label||(P?OM:UM)}if(Rt||M>0){y.width=y.width==null?1:y.width,y.paths=y.paths||rw||ZS,y.fillTo=_e(y.fillTo||JM),y.pxAlign=+Se(y.pxAlign,x),y.pxRound=$m(y.pxAlign),y.stroke=_e(y.stroke||null),y.fill=_e(y.fill||null),y._stroke=y._fill=y._paths=y._focus=null;let P=XM(Wn(1,y.width),1),N=y.points=un({},{size:P,width:Wn(1,P*.2),stroke:y.stroke,space:P*2,paths:ow,_stroke:null,_fill:null},y.points);N.show=_e(N.show),N.filter=_e(N.filter),N.fill=_e(N.fill),N.stroke=_e(N.stroke),N.paths=_e(N.paths),N.pxAlign=y.pxAlign}if(tt){let P=Le(y,M);se.splice(M,0,P[0]),Vt.splice(M,0,P[1]),dt.values.push(null)}if(mt){et.splice(M,0,null);let P=null;Rt?M==0&&(P=Eo(y,M)):M>0&&(P=Eo(y,M)),oe.splice(M,0,P),Be.splice(M,0,0),Dn.splice(M,0,0)}Sn("addSeries",M)}function Ah(y,M){M=M??v.length,y=s==1?yd(y,M,Vm,Xm):yd(y,M,{},qm),v.splice(M,0,y),yr(v[M],M)}n.addSeries=Ah;function Ua(y){if(v.splice(y,1),tt){dt.values.splice(y,1),Vt.splice(y,1);let M=se.splice(y,1)[0];dn(null,M.firstChild),M.remove()}mt&&(et.splice(y,1),oe.splice(y,1)[0].remove(),Be.splice(y,1),Dn.splice(y,1)),Sn("delSeries",y)}n.delSeries=Ua;let Fi=[!1,!1,!1,!1];function Qi(y,M){if(y._show=y.show,y.show){let P=y.side%2,N=b[y.scale];N==null&&(y.scale=P?v[1].scale:E,N=b[y.scale]);let q=N.time;y.size=_e(y.size),y.space=_e(y.space),y.rotate=_e(y.rotate),Ws(y.incrs)&&y.incrs.forEach(at=>{!qs.has(at)&&qs.set(at,ag(at))}),y.incrs=_e(y.incrs||(N.distr==2?_M:q?p==1?xM:SM:fr)),y.splits=_e(y.splits||(q&&N.distr==1?lt:N.distr==3?pd:N.distr==4?zM:kM)),y.stroke=_e(y.stroke),y.grid.stroke=_e(y.grid.stroke),y.ticks.stroke=_e(y.ticks.stroke),y.border.stroke=_e(y.border.stroke);let K=y.values;y.values=Ws(K)&&!Ws(K[0])?_e(K):q?Ws(K)?Om(Y,Um(K,H)):Lm(K)?AM(Y,K):K||Z:K||BM,y.filter=_e(y.filter||(N.distr>=3&&N.log==10?HM:N.distr==3&&N.log==2?WM:rg)),y.font=jm(y.font),y.labelFont=jm(y.labelFont),y._size=y.size(n,null,M,0),y._space=y._rotate=y._incrs=y._found=y._splits=y._values=null,y._size>0&&(Fi[M]=!0,y._el=yi(TS,u))}}function ts(y,M,P,N){let[q,K,at,ft]=P,vt=M%2,Dt=0;return vt==0&&(ft||K)&&(Dt=M==0&&!q||M==2&&!at?gn(zm.size/3):0),vt==1&&(q||at)&&(Dt=M==1&&!K||M==3&&!ft?gn(Hm.size/2):0),Dt}let To=n.padding=(i.padding||[ts,ts,ts,ts]).map(y=>_e(Se(y,ts))),vi=n._padding=To.map((y,M)=>y(n,M,Fi,0)),Je,tn=null,en=null,Ui=s==1?v[0].idxs:null,Jn=null,bs=!1;function Ro(y,M){if(t=y??[],n.data=n._data=t,s==2){Je=0;for(let P=1;P<v.length;P++)Je+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),Jn=t[0],Je=Jn.length;let P=t;if(k==2){P=t.slice();let N=P[0]=Array(Je);for(let q=0;q<Je;q++)N[q]=q}n._data=t=P}if(le(!0),Sn("setData"),k==2&&(xt=!0),M!==!1){let P=L;P.auto(n,bs)?Co():ws(E,P.min,P.max),nt=nt||ut.left>=0,pt=!0,Cn()}}n.setData=Ro;function Co(){bs=!0;let y,M;s==1&&(Je>0?(tn=Ui[0]=0,en=Ui[1]=Je-1,y=t[0][tn],M=t[0][en],k==2?(y=tn,M=en):y==M&&(k==3?[y,M]=nh(y,y,L.log,!1):k==4?[y,M]=Sd(y,y,L.log,!1):L.time?M=y+gn(86400/p):[y,M]=Qc(y,M,Md,!0))):(tn=Ui[0]=y=null,en=Ui[1]=M=null)),ws(E,y,M)}let xr,Ss,vr,w,z,Q,$,J,At,Pt;function Et(y,M,P,N,q,K){y??=mm,P??=Ad,N??="butt",q??=mm,K??="round",y!=xr&&(d.strokeStyle=xr=y),q!=Ss&&(d.fillStyle=Ss=q),M!=vr&&(d.lineWidth=vr=M),K!=z&&(d.lineJoin=z=K),N!=Q&&(d.lineCap=Q=N),P!=w&&d.setLineDash(w=P)}function It(y,M,P,N){M!=Ss&&(d.fillStyle=Ss=M),y!=$&&(d.font=$=y),P!=J&&(d.textAlign=J=P),N!=At&&(d.textBaseline=At=N)}function kt(y,M,P,N,q=0){if(N.length>0&&y.auto(n,bs)&&(M==null||M.min==null)){let K=Se(tn,0),at=Se(en,N.length-1),ft=P.min==null?HS(N,K,at,q,y.distr==3):[P.min,P.max];y.min=Ni(y.min,P.min=ft[0]),y.max=Wn(y.max,P.max=ft[1])}}let Qt={min:null,max:null};function de(){for(let N in b){let q=b[N];W[N]==null&&(q.min==null||W[E]!=null&&q.auto(n,bs))&&(W[N]=Qt)}for(let N in b){let q=b[N];W[N]==null&&q.from!=null&&W[q.from]!=null&&(W[N]=Qt)}W[E]!=null&&le(!0);let y={};for(let N in W){let q=W[N];if(q!=null){let K=y[N]=xo(b[N],jS);if(q.min!=null)un(K,q);else if(N!=E||s==2)if(Je==0&&K.from==null){let at=K.range(n,null,null,N);K.min=at[0],K.max=at[1]}else K.min=Fe,K.max=-Fe}}if(Je>0){v.forEach((N,q)=>{if(s==1){let K=N.scale,at=W[K];if(at==null)return;let ft=y[K];if(q==0){let vt=ft.range(n,ft.min,ft.max,K);ft.min=vt[0],ft.max=vt[1],tn=Di(ft.min,t[0]),en=Di(ft.max,t[0]),en-tn>1&&(t[0][tn]<ft.min&&tn++,t[0][en]>ft.max&&en--),N.min=Jn[tn],N.max=Jn[en]}else N.show&&N.auto&&kt(ft,at,N,t[q],N.sorted);N.idxs[0]=tn,N.idxs[1]=en}else if(q>0&&N.show&&N.auto){let[K,at]=N.facets,ft=K.scale,vt=at.scale,[Dt,Nt]=t[q],Ut=y[ft],ne=y[vt];Ut!=null&&kt(Ut,W[ft],K,Dt,K.sorted),ne!=null&&kt(ne,W[vt],at,Nt,at.sorted),N.min=at.min,N.max=at.max}});for(let N in y){let q=y[N],K=W[N];if(q.from==null&&(K==null||K.min==null)){let at=q.range(n,q.min==Fe?null:q.min,q.max==-Fe?null:q.max,N);q.min=at[0],q.max=at[1]}}}for(let N in y){let q=y[N];if(q.from!=null){let K=y[q.from];if(K.min==null)q.min=q.max=null;else{let at=q.range(n,K.min,K.max,N);q.min=at[0],q.max=at[1]}}}let M={},P=!1;for(let N in y){let q=y[N],K=b[N];if(K.min!=q.min||K.max!=q.max){K.min=q.min,K.max=q.max;let at=K.distr;K._min=at==3?ys(K.min):at==4?rd(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?ys(K.max):at==4?rd(K.max,K.asinh):at==100?K.fwd(K.max):K.max,M[N]=P=!0}}if(P){v.forEach((N,q)=>{s==2?q>0&&M.y&&(N._paths=null):M[N.scale]&&(N._paths=null)});for(let N in M)xt=!0,Sn("setScale",N);mt&&ut.left>=0&&(nt=pt=!0)}for(let N in W)W[N]=null}function Bt(y){let M=fd(tn-1,0,Je-1),P=fd(en+1,0,Je-1);for(;y[M]==null&&M>0;)M--;for(;y[P]==null&&P<Je-1;)P++;return[M,P]}function fe(){if(Je>0){let y=v.some(M=>M._focus)&&Pt!=Ot.alpha;y&&(d.globalAlpha=Pt=Ot.alpha),v.forEach((M,P)=>{if(P>0&&M.show&&(Ye(P,!1),Ye(P,!0),M._paths==null)){let N=Pt;Pt!=M.alpha&&(d.globalAlpha=Pt=M.alpha);let q=s==2?[0,t[P][0].length-1]:Bt(t[P]);M._paths=M.paths(n,P,q[0],q[1]),Pt!=N&&(d.globalAlpha=Pt=N)}}),v.forEach((M,P)=>{if(P>0&&M.show){let N=Pt;Pt!=M.alpha&&(d.globalAlpha=Pt=M.alpha),M._paths!=null&&Ce(P,!1);{let q=M._paths!=null?M._paths.gaps:null,K=M.points.show(n,P,tn,en,q),at=M.points.filter(n,P,K,q);(K||at)&&(M.points._paths=M.points.paths(n,P,tn,en,at),Ce(P,!0))}Pt!=N&&(d.globalAlpha=Pt=N),Sn("drawSeries",P)}}),y&&(d.globalAlpha=Pt=1)}}function Ye(y,M){let P=M?v[y].points:v[y];P._stroke=P.stroke(n,y),P._fill=P.fill(n,y)}function Ce(y,M){let P=M?v[y].points:v[y],{stroke:N,fill:q,clip:K,flags:at,_stroke:ft=P._stroke,_fill:vt=P._fill,_width:Dt=P.width}=P._paths;Dt=Ue(Dt*we,3);let Nt=null,Ut=Dt%2/2;M&&vt==null&&(vt=Dt>0?"#fff":ft);let ne=P.pxAlign==1&&Ut>0;if(ne&&d.translate(Ut,Ut),!M){let Me=C-Dt/2,be=S-Dt/2,pe=X+Dt,Zt=ht+Dt;Nt=new Path2D,Nt.rect(Me,be,pe,Zt)}M?Ft(ft,Dt,P.dash,P.cap,vt,N,q,at,K):Pe(y,ft,Dt,P.dash,P.cap,vt,N,q,at,Nt,K),ne&&d.translate(-Ut,-Ut)}function Pe(y,M,P,N,q,K,at,ft,vt,Dt,Nt){let Ut=!1;vt!=0&&T.forEach((ne,Me)=>{if(ne.series[0]==y){let be=v[ne.series[1]],pe=t[ne.series[1]],Zt=(be._paths||La).band;Ws(Zt)&&(Zt=ne.dir==1?Zt[0]:Zt[1]);let Wt,Ve=null;be.show&&Zt&&qS(pe,tn,en)?(Ve=ne.fill(n,Me)||K,Wt=be._paths.clip):Zt=null,Ft(M,P,N,q,Ve,at,ft,vt,Dt,Nt,Wt,Zt),Ut=!0}}),Ut||Ft(M,P,N,q,K,at,ft,vt,Dt,Nt)}let fn=vo|gd;function Ft(y,M,P,N,q,K,at,ft,vt,Dt,Nt,Ut){Et(y,M,P,N,q),(vt||Dt||Ut)&&(d.save(),vt&&d.clip(vt),Dt&&d.clip(Dt)),Ut?(ft&fn)==fn?(d.clip(Ut),Nt&&d.clip(Nt),me(q,at),rn(y,K,M)):ft&gd?(me(q,at),d.clip(Ut),rn(y,K,M)):ft&vo&&(d.save(),d.clip(Ut),Nt&&d.clip(Nt),me(q,at),d.restore(),rn(y,K,M)):(me(q,at),rn(y,K,M)),(vt||Dt||Ut)&&d.restore()}function rn(y,M,P){P>0&&(M instanceof Map?M.forEach((N,q)=>{d.strokeStyle=xr=q,d.stroke(N)}):M!=null&&y&&d.stroke(M))}function me(y,M){M instanceof Map?M.forEach((P,N)=>{d.fillStyle=Ss=N,d.fill(P)}):M!=null&&y&&d.fill(M)}function es(y,M,P,N){let q=R[y],K;if(N<=0)K=[0,0];else{let at=q._space=q.space(n,y,M,P,N),ft=q._incrs=q.incrs(n,y,M,P,N,at);K=dw(M,P,ft,N,at)}return q._found=K}function on(y,M,P,N,q,K,at,ft,vt,Dt){let Nt=at%2/2;x==1&&d.translate(Nt,Nt),Et(ft,at,vt,Dt,ft),d.beginPath();let Ut,ne,Me,be,pe=q+(N==0||N==3?-K:K);P==0?(ne=q,be=pe):(Ut=q,Me=pe);for(let Zt=0;Zt<y.length;Zt++)M[Zt]!=null&&(P==0?Ut=Me=y[Zt]:ne=be=y[Zt],d.moveTo(Ut,ne),d.lineTo(Me,be));d.stroke(),x==1&&d.translate(-Nt,-Nt)}function br(y){let M=!0;return R.forEach((P,N)=>{if(!P.show)return;let q=b[P.scale];if(q.min==null){P._show&&(M=!1,P._show=!1,le(!1));return}else P._show||(M=!1,P._show=!0,le(!1));let K=P.side,at=K%2,{min:ft,max:vt}=q,[Dt,Nt]=es(N,ft,vt,at==0?B:Ct);if(Nt==0)return;let Ut=q.distr==2,ne=P._splits=P.splits(n,N,ft,vt,Dt,Nt,Ut),Me=q.distr==2?ne.map(Wt=>Jn[Wt]):ne,be=q.distr==2?Jn[ne[1]]-Jn[ne[0]]:Dt,pe=P._values=P.values(n,P.filter(n,Me,N,Nt,be),N,Nt,be);P._rotate=K==2?P.rotate(n,pe,N,Nt):0;let Zt=P._size;P._size=xi(P.size(n,pe,N,y)),Zt!=null&&P._size!=Zt&&(M=!1)}),M}function Oi(y){let M=!0;return To.forEach((P,N)=>{let q=P(n,N,Fi,y);q!=vi[N]&&(M=!1),vi[N]=q}),M}function ns(){for(let y=0;y<R.length;y++){let M=R[y];if(!M.show||!M._show)continue;let P=M.side,N=P%2,q,K,at=M.stroke(n,y),ft=P==0||P==3?-1:1,[vt,Dt]=M._found;if(M.label!=null){let Un=M.labelGap*ft,Qn=gn((M._lpos+Un)*we);It(M.labelFont[0],at,"center",P==2?"top":pm),d.save(),N==1?(q=K=0,d.translate(Qn,gn(S+ht/2)),d.rotate((P==3?-Kc:Kc)/2)):(q=gn(C+X/2),K=Qn);let Zs=ig(M.label)?M.label(n,y,vt,Dt):M.label;d.fillText(Zs,q,K),d.restore()}if(Dt==0)continue;let Nt=b[M.scale],Ut=N==0?X:ht,ne=N==0?C:S,Me=M._splits,be=Nt.distr==2?Me.map(Un=>Jn[Un]):Me,pe=Nt.distr==2?Jn[Me[1]]-Jn[Me[0]]:vt,Zt=M.ticks,Wt=M.border,Ve=Zt.show?Zt.size:0,je=gn(Ve*we),Mn=gn((M.alignTo==2?M._size-Ve-M.gap:M.gap)*we),De=M._rotate*-Kc/180,Qe=g(M._pos*we),Kn=(je+Mn)*ft,Fn=Qe+Kn;K=N==0?Fn:0,q=N==1?Fn:0;let di=M.font[0],bi=M.align==1?po:M.align==2?nd:De>0?po:De<0?nd:N==0?"center":P==3?nd:po,zi=De||N==1?"middle":P==2?"top":pm;It(di,at,bi,zi);let jn=M.font[1]*M.lineGap,fi=Me.map(Un=>g(a(Un,Nt,Ut,ne))),Si=M._values;for(let Un=0;Un<Si.length;Un++){let Qn=Si[Un];if(Qn!=null){N==0?q=fi[Un]:K=fi[Un],Qn=""+Qn;let Zs=Qn.indexOf(`
`)==-1?[Qn]:Qn.split(/\n/gm);for(let On=0;On<Zs.length;On++){let lf=Zs[On];De?(d.save(),d.translate(q,K+On*jn),d.rotate(De),d.fillText(lf,0,0),d.restore()):d.fillText(lf,q,K+On*jn)}}}Zt.show&&on(fi,Zt.filter(n,be,y,Dt,pe),N,P,Qe,je,Ue(Zt.width*we,3),Zt.stroke(n,y),Zt.dash,Zt.cap);let Vi=M.grid;Vi.show&&on(fi,Vi.filter(n,be,y,Dt,pe),N,N==0?2:1,N==0?S:C,N==0?ht:X,Ue(Vi.width*we,3),Vi.stroke(n,y),Vi.dash,Vi.cap),Wt.show&&on([Qe],[1],N==0?1:0,N==0?1:2,N==1?S:C,N==1?ht:X,Ue(Wt.width*we,3),Wt.stroke(n,y),Wt.dash,Wt.cap)}Sn("drawAxes")}function le(y){v.forEach((M,P)=>{P>0&&(M._paths=null,y&&(s==1?(M.min=null,M.max=null):M.facets.forEach(N=>{N.min=null,N.max=null})))})}let Ke=!1,Nn=!1,Ie=[];function an(){Nn=!1;for(let y=0;y<Ie.length;y++)Sn(...Ie[y]);Ie.length=0}function Cn(){Ke||(rM(Hd),Ke=!0)}function Oa(y,M=!1){Ke=!0,Nn=M,y(n),Hd(),M&&Ie.length>0&&queueMicrotask(an)}n.batch=Oa;function Hd(){if(ot&&(de(),ot=!1),xt&&(wt(),xt=!1),_t){if(He(f,po,$t),He(f,"top",re),He(f,Ra,B),He(f,Ca,Ct),He(m,po,$t),He(m,"top",re),He(m,Ra,B),He(m,Ca,Ct),He(u,Ra,Ze),He(u,Ca,sn),h.width=gn(Ze*we),h.height=gn(sn*we),R.forEach(({_el:y,_show:M,_size:P,_pos:N,side:q})=>{if(y!=null)if(M){let K=q===3||q===0?P:0,at=q%2==1;He(y,at?"left":"top",N-K),He(y,at?"width":"height",P),He(y,at?"top":"left",at?re:$t),He(y,at?"height":"width",at?Ct:B),ud(y,pr)}else oi(y,pr)}),xr=Ss=vr=z=Q=$=J=At=w=null,Pt=1,Lo(!0),$t!=Mt||re!=Ne||B!=zt||Ct!=Xt){le(!1);let y=B/zt,M=Ct/Xt;if(mt&&!nt&&ut.left>=0){ut.left*=y,ut.top*=M,Sr&&Ki(Sr,gn(ut.left),0,B,Ct),Mr&&Ki(Mr,0,gn(ut.top),B,Ct);for(let P=0;P<oe.length;P++){let N=oe[P];N!=null&&(Be[P]*=y,Dn[P]*=M,Ki(N,xi(Be[P]),xi(Dn[P]),B,Ct))}}if(ze.show&&!st&&ze.left>=0&&ze.width>0){ze.left*=y,ze.width*=y,ze.top*=M,ze.height*=M;for(let P in Ih)He(Er,P,ze[P])}Mt=$t,Ne=re,zt=B,Xt=Ct}Sn("setSize"),_t=!1}Ze>0&&sn>0&&(d.clearRect(0,0,h.width,h.height),Sn("drawClear"),A.forEach(y=>y()),Sn("draw")),ze.show&&st&&(Ba(ze),st=!1),mt&&nt&&($s(null,!0,!1),nt=!1),dt.show&&dt.live&&pt&&(Ch(),pt=!1),l||(l=!0,n.status=1,Sn("ready")),bs=!1,Ke=!1}n.redraw=(y,M)=>{xt=M||!1,y!==!1?ws(E,L.min,L.max):Cn()};function Eh(y,M){let P=b[y];if(P.from==null){if(Je==0){let N=P.range(n,M.min,M.max,y);M.min=N[0],M.max=N[1]}if(M.min>M.max){let N=M.min;M.min=M.max,M.max=N}if(Je>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;y==E&&P.distr==2&&Je>0&&(M.min=Di(M.min,t[0]),M.max=Di(M.max,t[0]),M.min==M.max&&M.max++),W[y]=M,ot=!0,Cn()}}n.setScale=Eh;let Th,Rh,Sr,Mr,Wd,qd,wr,Ar,Xd,Yd,ke,qe,Ms=!1,En=ut.drag,vn=En.x,bn=En.y;mt&&(ut.x&&(Th=yi(CS,m)),ut.y&&(Rh=yi(PS,m)),L.ori==0?(Sr=Th,Mr=Rh):(Sr=Rh,Mr=Th),ke=ut.left,qe=ut.top);let ze=n.select=un({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Er=ze.show?yi(RS,ze.over?m:f):null;function Ba(y,M){if(ze.show){for(let P in y)ze[P]=y[P],P in Ih&&He(Er,P,y[P]);M!==!1&&Sn("setSelect")}}n.setSelect=Ba;function h0(y){if(v[y].show)tt&&ud(se[y],pr);else if(tt&&oi(se[y],pr),mt){let P=Rt?oe[0]:oe[y];P!=null&&Ki(P,-10,-10,B,Ct)}}function ws(y,M,P){Eh(y,{min:M,max:P})}function Bi(y,M,P,N){M.focus!=null&&m0(y),M.show!=null&&v.forEach((q,K)=>{K>0&&(y==K||y==null)&&(q.show=M.show,h0(K),s==2?(ws(q.facets[0].scale,null,null),ws(q.facets[1].scale,null,null)):ws(q.scale,null,null),Cn())}),P!==!1&&Sn("setSeries",y,M),N&&Do("setSeries",n,y,M)}n.setSeries=Bi;function u0(y,M){un(T[y],M)}function d0(y,M){y.fill=_e(y.fill||null),y.dir=Se(y.dir,-1),M=M??T.length,T.splice(M,0,y)}function f0(y){y==null?T.length=0:T.splice(y,1)}n.addBand=d0,n.setBand=u0,n.delBand=f0;function p0(y,M){v[y].alpha=M,mt&&oe[y]!=null&&(oe[y].style.opacity=M),tt&&se[y]&&(se[y].style.opacity=M)}let is,As,Ys,Tr={focus:!0};function m0(y){if(y!=Ys){let M=y==null,P=Ot.alpha!=1;v.forEach((N,q)=>{if(s==1||q>0){let K=M||q==0||q==y;N._focus=M?null:K,P&&p0(q,K?1:Ot.alpha)}}),Ys=y,P&&Cn()}}tt&&Kt&&xe(ym,Tt,y=>{ut._lock||(Jt(y),Ys!=null&&Bi(null,Tr,!0,ln.setSeries))});function ki(y,M,P){let N=b[M];P&&(y=y/we-(N.ori==1?re:$t));let q=B;N.ori==1&&(q=Ct,y=q-y),N.dir==-1&&(y=q-y);let K=N._min,at=N._max,ft=y/q,vt=K+(at-K)*ft,Dt=N.distr;return Dt==3?_o(10,vt):Dt==4?YS(vt,N.asinh):Dt==100?N.bwd(vt):vt}function g0(y,M){let P=ki(y,E,M);return Di(P,t[0],tn,en)}n.valToIdx=y=>Di(y,t[0]),n.posToIdx=g0,n.posToVal=ki,n.valToPos=(y,M,P)=>b[M].ori==0?r(y,b[M],P?X:B,P?C:0):o(y,b[M],P?ht:Ct,P?S:0),n.setCursor=(y,M,P)=>{ke=y.left,qe=y.top,$s(null,M,P)};function $d(y,M){He(Er,po,ze.left=y),He(Er,Ra,ze.width=M)}function Zd(y,M){He(Er,"top",ze.top=y),He(Er,Ca,ze.height=M)}let Po=L.ori==0?$d:Zd,Io=L.ori==1?$d:Zd;function _0(){if(tt&&dt.live)for(let y=s==2?1:0;y<v.length;y++){if(y==0&&ae)continue;let M=dt.values[y],P=0;for(let N in M)Vt[y][P++].firstChild.nodeValue=M[N]}}function Ch(y,M){if(y!=null&&(y.idxs?y.idxs.forEach((P,N)=>{et[N]=P}):KS(y.idx)||et.fill(y.idx),dt.idx=et[0]),tt&&dt.live){for(let P=0;P<v.length;P++)(P>0||s==1&&!ae)&&y0(P,et[P]);_0()}pt=!1,M!==!1&&Sn("setLegend")}n.setLegend=Ch;function y0(y,M){let P=v[y],N=y==0&&k==2?Jn:t[y],q;ae?q=P.values(n,y,M)??ee:(q=P.value(n,M==null?null:N[M],y,M),q=q==null?ee:{_:q}),dt.values[y]=q}function $s(y,M,P){Xd=ke,Yd=qe,[ke,qe]=ut.move(n,ke,qe),ut.left=ke,ut.top=qe,mt&&(Sr&&Ki(Sr,gn(ke),0,B,Ct),Mr&&Ki(Mr,0,gn(qe),B,Ct));let N,q=tn>en;is=Fe,As=null;let K=L.ori==0?B:Ct,at=L.ori==1?B:Ct;if(ke<0||Je==0||q){N=ut.idx=null;for(let ft=0;ft<v.length;ft++){let vt=oe[ft];vt!=null&&Ki(vt,-10,-10,B,Ct)}Kt&&Bi(null,Tr,!0,y==null&&ln.setSeries),dt.live&&(et.fill(N),pt=!0)}else{let ft,vt,Dt;s==1&&(ft=L.ori==0?ke:qe,vt=ki(ft,E),N=ut.idx=Di(vt,t[0],tn,en),Dt=V(t[0][N],L,K,0));let Nt=-10,Ut=-10,ne=0,Me=0,be=!0,pe="",Zt="";for(let Wt=s==2?1:0;Wt<v.length;Wt++){let Ve=v[Wt],je=et[Wt],Mn=je==null?null:s==1?t[Wt][je]:t[Wt][1][je],De=ut.dataIdx(n,Wt,N,vt),Qe=De==null?null:s==1?t[Wt][De]:t[Wt][1][De];if(pt=pt||Qe!=Mn||De!=je,et[Wt]=De,Wt>0&&Ve.show){let Kn=De==null?-10:De==N?Dt:V(s==1?t[0][De]:t[Wt][0][De],L,K,0),Fn=Qe==null?-10:D(Qe,s==1?b[Ve.scale]:b[Ve.facets[1].scale],at,0);if(Kt&&Qe!=null){let di=L.ori==1?ke:qe,bi=_n(Ot.dist(n,Wt,De,Fn,di));if(bi<is){let zi=Ot.bias;if(zi!=0){let jn=ki(di,Ve.scale),fi=Qe>=0?1:-1,Si=jn>=0?1:-1;Si==fi&&(Si==1?zi==1?Qe>=jn:Qe<=jn:zi==1?Qe<=jn:Qe>=jn)&&(is=bi,As=Wt)}else is=bi,As=Wt}}if(pt||Rt){let di,bi;L.ori==0?(di=Kn,bi=Fn):(di=Fn,bi=Kn);let zi,jn,fi,Si,Vi,Un,Qn=!0,Zs=ct.bbox;if(Zs!=null){Qn=!1;let On=Zs(n,Wt);fi=On.left,Si=On.top,zi=On.width,jn=On.height}else fi=di,Si=bi,zi=jn=ct.size(n,Wt);if(Un=ct.fill(n,Wt),Vi=ct.stroke(n,Wt),Rt)Wt==As&&is<=Ot.prox&&(Nt=fi,Ut=Si,ne=zi,Me=jn,be=Qn,pe=Un,Zt=Vi);else{let On=oe[Wt];On!=null&&(Be[Wt]=fi,Dn[Wt]=Si,Am(On,zi,jn,Qn),Mm(On,Un,Vi),Ki(On,xi(fi),xi(Si),B,Ct))}}}}if(Rt){let Wt=Ot.prox,Ve=Ys==null?is<=Wt:is>Wt||As!=Ys;if(pt||Ve){let je=oe[0];je!=null&&(Be[0]=Nt,Dn[0]=Ut,Am(je,ne,Me,be),Mm(je,pe,Zt),Ki(je,xi(Nt),xi(Ut),B,Ct))}}}if(ze.show&&Ms)if(y!=null){let[ft,vt]=ln.scales,[Dt,Nt]=ln.match,[Ut,ne]=y.cursor.sync.scales,Me=y.cursor.drag;if(vn=Me._x,bn=Me._y,vn||bn){let{left:be,top:pe,width:Zt,height:Wt}=y.select,Ve=y.scales[Ut].ori,je=y.posToVal,Mn,De,Qe,Kn,Fn,di=ft!=null&&Dt(ft,Ut),bi=vt!=null&&Nt(vt,ne);di&&vn?(Ve==0?(Mn=be,De=Zt):(Mn=pe,De=Wt),Qe=b[ft],Kn=V(je(Mn,Ut),Qe,K,0),Fn=V(je(Mn+De,Ut),Qe,K,0),Po(Ni(Kn,Fn),_n(Fn-Kn))):Po(0,K),bi&&bn?(Ve==1?(Mn=be,De=Zt):(Mn=pe,De=Wt),Qe=b[vt],Kn=D(je(Mn,ne),Qe,at,0),Fn=D(je(Mn+De,ne),Qe,at,0),Io(Ni(Kn,Fn),_n(Fn-Kn))):Io(0,at)}else Lh()}else{let ft=_n(Xd-Wd),vt=_n(Yd-qd);if(L.ori==1){let ne=ft;ft=vt,vt=ne}vn=En.x&&ft>=En.dist,bn=En.y&&vt>=En.dist;let Dt=En.uni;Dt!=null?vn&&bn&&(vn=ft>=Dt,bn=vt>=Dt,!vn&&!bn&&(vt>ft?bn=!0:vn=!0)):En.x&&En.y&&(vn||bn)&&(vn=bn=!0);let Nt,Ut;vn&&(L.ori==0?(Nt=wr,Ut=ke):(Nt=Ar,Ut=qe),Po(Ni(Nt,Ut),_n(Ut-Nt)),bn||Io(0,at)),bn&&(L.ori==1?(Nt=wr,Ut=ke):(Nt=Ar,Ut=qe),Io(Ni(Nt,Ut),_n(Ut-Nt)),vn||Po(0,K)),!vn&&!bn&&(Po(0,0),Io(0,0))}if(En._x=vn,En._y=bn,y==null){if(P){if(af!=null){let[ft,vt]=ln.scales;ln.values[0]=ft!=null?ki(L.ori==0?ke:qe,ft):null,ln.values[1]=vt!=null?ki(L.ori==1?ke:qe,vt):null}Do(id,n,ke,qe,B,Ct,N)}if(Kt){let ft=P&&ln.setSeries,vt=Ot.prox;Ys==null?is<=vt&&Bi(As,Tr,!0,ft):is>vt?Bi(null,Tr,!0,ft):As!=Ys&&Bi(As,Tr,!0,ft)}}pt&&(dt.idx=N,Ch()),M!==!1&&Sn("setCursor")}let Es=null;Object.defineProperty(n,"rect",{get(){return Es==null&&Lo(!1),Es}});function Lo(y=!1){y?Es=null:(Es=m.getBoundingClientRect(),Sn("syncRect",Es))}function Jd(y,M,P,N,q,K,at){ut._lock||Ms&&y!=null&&y.movementX==0&&y.movementY==0||(Ph(y,M,P,N,q,K,at,!1,y!=null),y!=null?$s(null,!0,!0):$s(M,!0,!1))}function Ph(y,M,P,N,q,K,at,ft,vt){if(Es==null&&Lo(!1),Jt(y),y!=null)P=y.clientX-Es.left,N=y.clientY-Es.top;else{if(P<0||N<0){ke=-10,qe=-10;return}let[Dt,Nt]=ln.scales,Ut=M.cursor.sync,[ne,Me]=Ut.values,[be,pe]=Ut.scales,[Zt,Wt]=ln.match,Ve=M.axes[0].side%2==1,je=L.ori==0?B:Ct,Mn=L.ori==1?B:Ct,De=Ve?K:q,Qe=Ve?q:K,Kn=Ve?N:P,Fn=Ve?P:N;if(be!=null?P=Zt(Dt,be)?a(ne,b[Dt],je,0):-10:P=je*(Kn/De),pe!=null?N=Wt(Nt,pe)?a(Me,b[Nt],Mn,0):-10:N=Mn*(Fn/Qe),L.ori==1){let di=P;P=N,N=di}}vt&&(M==null||M.cursor.event.type==id)&&((P<=1||P>=B-1)&&(P=dr(P,B)),(N<=1||N>=Ct-1)&&(N=dr(N,Ct))),ft?(Wd=P,qd=N,[wr,Ar]=ut.move(n,P,N)):(ke=P,qe=N)}let Ih={width:0,height:0,left:0,top:0};function Lh(){Ba(Ih,!1)}let Kd,jd,Qd,tf;function ef(y,M,P,N,q,K,at){Ms=!0,vn=bn=En._x=En._y=!1,Ph(y,M,P,N,q,K,at,!0,!1),y!=null&&(xe(sd,cd,nf,!1),Do(gm,n,wr,Ar,B,Ct,null));let{left:ft,top:vt,width:Dt,height:Nt}=ze;Kd=ft,jd=vt,Qd=Dt,tf=Nt}function nf(y,M,P,N,q,K,at){Ms=En._x=En._y=!1,Ph(y,M,P,N,q,K,at,!1,!0);let{left:ft,top:vt,width:Dt,height:Nt}=ze,Ut=Dt>0||Nt>0,ne=Kd!=ft||jd!=vt||Qd!=Dt||tf!=Nt;if(Ut&&ne&&Ba(ze),En.setScale&&Ut&&ne){let Me=ft,be=Dt,pe=vt,Zt=Nt;if(L.ori==1&&(Me=vt,be=Nt,pe=ft,Zt=Dt),vn&&ws(E,ki(Me,E),ki(Me+be,E)),bn)for(let Wt in b){let Ve=b[Wt];Wt!=E&&Ve.from==null&&Ve.min!=Fe&&ws(Wt,ki(pe+Zt,Wt),ki(pe,Wt))}Lh()}else ut.lock&&(ut._lock=!ut._lock,$s(M,!0,y!=null));y!=null&&(dn(sd,cd),Do(sd,n,ke,qe,B,Ct,null))}function x0(y,M,P,N,q,K,at){if(ut._lock)return;Jt(y);let ft=Ms;if(Ms){let vt=!0,Dt=!0,Nt=10,Ut,ne;L.ori==0?(Ut=vn,ne=bn):(Ut=bn,ne=vn),Ut&&ne&&(vt=ke<=Nt||ke>=B-Nt,Dt=qe<=Nt||qe>=Ct-Nt),Ut&&vt&&(ke=ke<wr?0:B),ne&&Dt&&(qe=qe<Ar?0:Ct),$s(null,!0,!0),Ms=!1}ke=-10,qe=-10,et.fill(null),$s(null,!0,!0),ft&&(Ms=ft)}function sf(y,M,P,N,q,K,at){ut._lock||(Jt(y),Co(),Lh(),y!=null&&Do(xm,n,ke,qe,B,Ct,null))}function rf(){R.forEach(fw),U(n.width,n.height,!0)}mr(jc,go,rf);let Rr={};Rr.mousedown=ef,Rr.mousemove=Jd,Rr.mouseup=nf,Rr.dblclick=sf,Rr.setSeries=(y,M,P,N)=>{let q=ln.match[2];P=q(n,M,P),P!=-1&&Bi(P,N,!0,!1)},mt&&(xe(gm,m,ef),xe(id,m,Jd),xe(_m,m,y=>{Jt(y),Lo(!1)}),xe(ym,m,x0),xe(xm,m,sf),_d.add(n),n.syncRect=Lo);let ka=n.hooks=i.hooks||{};function Sn(y,M,P){Nn?Ie.push([y,M,P]):y in ka&&ka[y].forEach(N=>{N.call(null,n,M,P)})}(i.plugins||[]).forEach(y=>{for(let M in y.hooks)ka[M]=(ka[M]||[]).concat(y.hooks[M])});let of=(y,M,P)=>P,ln=un({key:null,setSeries:!1,filters:{pub:Pm,sub:Pm},scales:[E,v[1]?v[1].scale:null],match:[Im,Im,of],values:[null,null]},ut.sync);ln.match.length==2&&ln.match.push(of),ut.sync=ln;let af=ln.key,Dh=Tg(af);function Do(y,M,P,N,q,K,at){ln.filters.pub(y,M,P,N,q,K,at)&&Dh.pub(y,M,P,N,q,K,at)}Dh.sub(n);function v0(y,M,P,N,q,K,at){ln.filters.sub(y,M,P,N,q,K,at)&&Rr[y](null,M,P,N,q,K,at)}n.pub=v0;function b0(){Dh.unsub(n),_d.delete(n),xn.clear(),dd(jc,go,rf),c.remove(),Tt?.remove(),Sn("destroy")}n.destroy=b0;function Nh(){Sn("init",i,t),Ro(t||i.data,!1),W[E]?Eh(E,W[E]):Co(),st=ze.show&&(ze.width>0||ze.height>0),nt=pt=!0,U(i.width,i.height)}return v.forEach(yr),R.forEach(Qi),e?e instanceof HTMLElement?(e.appendChild(c),Nh()):e(n,Nh):Nh(),n}Rn.assign=un;Rn.fmtNum=wd;Rn.rangeNum=Qc;Rn.rangeLog=nh;Rn.rangeAsinh=Sd;Rn.orient=_r;Rn.pxRatio=we;Rn.join=sM;Rn.fmtDate=Ed,Rn.tzDate=mM;Rn.sync=Tg;{Rn.addGap=KM,Rn.clipGaps=rh;let i=Rn.paths={points:Dg};i.linear=Fg,i.stepped=tw,i.bars=ew,i.spline=iw}var pw=24;function ch(i,t){let e={stroke:Ii("line"),width:1},n={stroke:Ii("soft"),grid:e,ticks:{...e,size:5},font:"12px system-ui, sans-serif",labelFont:"12px system-ui, sans-serif",labelSize:18},s=()=>Math.max(260,i.clientWidth),r=new Rn({width:s(),height:t.height,padding:[8,8,0,0],cursor:{drag:{x:!1,y:!1},points:{show:!1}},scales:{x:{time:!1}},legend:{live:!1},axes:[{...n,label:"t (s)",size:30},{...n,label:t.unit,size:46}],series:[{},...t.series.map(({label:a,colour:l})=>({label:a,stroke:l,width:1.8,points:{show:!1}}))],hooks:{draw:t.draw?[t.draw]:[]}},t.data,i),o=r.root.querySelector(".u-legend");return o!==null&&t.series.length>pw&&(o.tabIndex=0),new ResizeObserver((a,l)=>{r.root.isConnected?i.clientWidth>0&&r.width!==s()&&r.setSize({width:s(),height:t.height}):l.disconnect()}).observe(i),r}var zg={passive:"nothing drives it",gravity:"gravity is held",pd:"PD and gravity hold the pose",computed:"computed torque holds the pose"},kg=8,wo=class{q;qd;t=0;pull=null;goal;#t;#e;#n;#i;#o;#r;constructor(t,e,n){this.#t=t,this.#e={...e,masses:[...e.masses]},this.#n=t.parameters(e),this.#i=n,this.q=[...e.q],this.qd=[...e.qd],this.goal=[...e.q];let{nv:s,facts:r}=t,o=t.massMatrix(this.q,e);this.#o=this.qd.map((a,l)=>o[l*s+l]),this.#r=r.joints.flatMap(({driven:a,v:[l,c]})=>new Array(c-l).fill(a))}accelerations(t,e){let{kernels:n}=this.#t,s=this.#t.poses(t),r=this.#t.wrenches(this.#e,s);this.pull!==null&&this.#t.addForce(r,s,this.pull.body,this.pull.at,this.pull.force);let o={gravity:this.#e.gravity,wrench:r,parameters:this.#n},a=this.#l(t,e),l=this.#a(t,e),c=a.map((h,d)=>h-l[d]);return n.at("accelerations",{q:t,qd:e,tau:c,...o})}#a(t,e){let n=e.map(()=>0);if(!this.#e.friction)return n;let{nv:s,friction:r,kernels:o,facts:a}=this.#t,l=new Float64Array(6*(a.bodies.length+1)),c={gravity:this.#e.gravity,wrench:l,parameters:this.#n};return o.at("budget",{q:t,qd:e,qdd:n,...c}).subarray(r*s,(r+1)*s)}#l(t,e){return this.#i==="passive"?e.map(()=>0):this.#s(t,e).map((n,s)=>this.#r[s]?n:0)}#s(t,e){let n=e.map(()=>0),s={...this.#e,pull:[0,0,0],friction:!1},o=this.#t.apart(t,this.goal).map((c,h)=>kg*(kg*c-2*e[h]));if(this.#i==="computed"){let c=this.#a(t,n);return this.#t.budget({q:t,qd:e,qdd:o},s).total.map((h,d)=>h+c[d])}let{parts:a}=this.#t.budget({q:t,qd:n,qdd:n},s),l=Array.from(a[this.#t.facts.parts.indexOf("gravity")]);return this.#i==="gravity"?l:l.map((c,h)=>c+this.#o[h]*o[h])}step(t){let e=(d,u,f)=>Array.from(d,(m,x)=>m+f*u[x]),n=(d,u)=>({q:this.#t.rate(d,u),qd:this.accelerations(d,u)}),[s,r]=[this.q,this.qd],o=n(s,r),a=n(e(s,o.q,t/2),e(r,o.qd,t/2)),l=n(e(s,a.q,t/2),e(r,a.qd,t/2)),c=n(e(s,l.q,t),e(r,l.qd,t)),h=d=>Array.from(o[d],(u,f)=>(u+2*a[d][f]+2*l[d][f]+c[d][f])/6);this.q=this.#t.normalized(e(s,h("q"),t)),this.qd=e(r,h("qd"),t),this.t+=t}get energies(){return this.#t.energies(this.q,this.qd,this.#e)}};var Dd=.001,mw=.05,gw=400,hh=class{root=G("div",{class:"let-go"});#t;#e;#n;#i=G("select",{"aria-label":"controller"});#o=G("button",{class:"primary",onclick:()=>this.#f()},"Let go");#r=G("p",{class:"hint",role:"alert"});#a=["time","kinetic energy","potential energy","together"].map(t=>{let e=G("b",{},"\u2013");return{number:e,root:G("div",{},G("span",{},t),e)}});#l=G("div",{class:"plot",role:"figure","aria-label":"energies over time"});#s=null;#d=0;#h=null;#u=[[],[],[],[]];constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n;for(let[s,r]of Object.entries(zg))this.#i.append(G("option",{value:s},r));this.root.append(G("div",{class:"row"},this.#o,this.#i),G("p",{class:"hint"},"The robot moves from the state that it is in. Take hold of a link in the picture and pull."),this.#r,G("div",{class:"meters",role:"status"},...this.#a.map(({root:s})=>s)),G("h2",{},"Energy"),this.#l)}#f(){this.#s!==null?this.#g():this.#c()}#c(){let t=new wo(this.#e,this.#t.state,this.#i.value);if(this.#r.textContent="",!t.accelerations(t.q,t.qd).every(Number.isFinite)){this.#r.textContent="It cannot move by itself here: its mass matrix has no inverse.";return}this.#s=t,this.#u=[[],[],[],[]],this.#o.textContent="Stop",this.#r.textContent="";let e=this.#n?.hand;e&&(e.pulling=(o,a,l)=>{let c=this.#n?.onPlane(a,l,o.world);if(!c)return;let h=this.#e.poses(t.q).subarray(12*o.body,12*o.body+12),d=o.local.toArray(),u=this.#e.facts.parameters[14*(o.body-1)],f=[c.x,c.y,c.z].map((m,x)=>{let g=h[9+x]+h[3*x]*d[0]+h[3*x+1]*d[1]+h[3*x+2]*d[2];return gw*Math.max(u,.1)*(m-g)});t.pull={body:o.body,at:d,force:f}},e.released=()=>{t.pull=null,this.#n!==null&&(this.#n.tug=null)});let n=performance.now(),s=0,r=o=>{for(s=Math.min(s+(o-n)/1e3,mw),n=o;s>=Dd;)t.step(Dd),s-=Dd;if(!t.q.every(Number.isFinite)){this.#g(),this.#r.textContent="The motion has become too fast to follow; it was stopped.";return}this.#p(t);let a=Array.from(t.accelerations(t.q,t.qd));this.#t.change({q:[...t.q],qd:[...t.qd],qdd:a}),this.#_(t),this.#d=requestAnimationFrame(r)};this.#d=requestAnimationFrame(r)}#p(t){if(this.#n===null)return;let e=t.pull&&ur(this.#e.poses(t.q),t.pull.body,t.pull.at);this.#n.tug=t.pull&&e?{at:e,force:t.pull.force}:null}#g(){cancelAnimationFrame(this.#d),this.#s=null,this.#n!==null&&(this.#n.tug=null),this.#o.textContent="Let go";let t=this.#n?.hand;t&&(t.pulling=null,t.released=null)}#_(t){let[e,n]=t.energies,s=[t.t,e,n,e+n];this.#u.forEach((o,a)=>{o.push(s[a]),o.length>1200&&o.shift()});let r=s.map((o,a)=>a===0?`${o.toFixed(2)} s`:`${ye(o)} J`);this.#a.forEach(({number:o},a)=>{o.textContent=r[a]}),this.root.dataset.time=String(t.t)}show(t,e=!1){if(this.#u[0].length<2)return;let n=this.#u;if(e&&(this.#h?.destroy(),this.#h=null),this.#h!==null){this.#h.setData(n);return}let r=Object.entries({kinetic:"part-inertia",potential:"part-gravity",together:"ink"}).map(([o,a])=>({label:o,colour:Ii(a)}));this.#h=ch(this.#l,{height:250,unit:"J",series:r,data:n})}};var Vg='"use strict";(()=>{var h=class{facts;kernels;nv;friction;constructor(r,e){this.facts=r,this.kernels=e,this.nv=r.joints.reduce((t,s)=>Math.max(t,s.v[1]),0),this.friction=r.parts.indexOf("friction")}parameters(r){let e=Float64Array.from(this.facts.parameters);if(r.masses.forEach((s,l)=>{for(let n of[0,4,5,6,7,8,9])e[14*l+n]*=s}),r.payload===0||!this.kernels.has("loaded"))return e;let t=[r.payload,...r.payloadAt];return this.kernels.at("loaded",{parameters:e,payload:t})}wrenches(r,e){let t=new Float64Array(6*(this.facts.bodies.length+1));if(r.pull.every(n=>n===0))return t;let{body:s,at:l}=this.facts.tool;return this.addForce(t,e,s,l,r.pull),t}addForce(r,e,t,s,l){let n=b(e.subarray(12*t,12*t+9),l),a=[s[1]*n[2]-s[2]*n[1],s[2]*n[0]-s[0]*n[2],s[0]*n[1]-s[1]*n[0]];for(let o=0;o<3;o+=1)r[6*t+o]+=a[o],r[6*t+3+o]+=n[o]}pullInTool(r){let{body:e,turned:t}=this.facts.tool,s=this.poses(r.q).subarray(12*e,12*e+9);return b(t,b(s,r.pull))}normalized(r){return this.facts.curved?Array.from(this.kernels.at("normalized",{q:r})):r}rate(r,e){return this.facts.curved?this.kernels.at("rate",{q:r,qd:e}):e}stepped(r,e){return this.facts.curved?Array.from(this.kernels.at("integrate",{q:r,step:e})):r.map((t,s)=>t+e[s])}apart(r,e){return this.facts.curved?Array.from(this.kernels.at("difference",{q:r,goal:e})):e.map((t,s)=>t-r[s])}poses(r){return this.kernels.at("poses",{q:r})}around(r,e){return{gravity:r.gravity,wrench:this.wrenches(r,this.poses(e)),parameters:this.parameters(r)}}budget(r,e){let{budget:t,tau:s}=this.budgets(r,1,e);return{parts:this.facts.parts.map((n,a)=>t.slice(a*this.nv,(a+1)*this.nv)),total:Array.from(s)}}budgets(r,e,t){let s={...r,gravity:t.gravity,wrench:this.#r(r.q,e,t),parameters:this.parameters(t)},l=this.kernels.rows("budget",s,e),{nv:n}=this,a=this.facts.parts.length,o=new Float64Array(e*n);for(let c=0;c<e;c+=1)for(let m=0;m<a;m+=1)for(let i=0;i<n;i+=1){let d=(c*a+m)*n+i;m===this.friction&&!t.friction&&(l[d]=0),o[c*n+i]+=l[d]}return{budget:l,tau:o}}#r(r,e,t){let s=this.facts.bodies.length+1;if(t.pull.every(a=>a===0))return new Float64Array(6*s);let l=this.kernels.rows("poses",{q:r},e),n=new Float64Array(6*s*e);for(let a=0;a<e;a+=1){let o=l.subarray(12*s*a,12*s*(a+1));n.set(this.wrenches(t,o),6*s*a)}return n}jointWrenches(r,e){return this.kernels.at("wrenches",{...r,...this.around(e,r.q)})}massMatrix(r,e){return this.kernels.at("mass_matrix",{q:r,parameters:this.parameters(e)})}energies(r,e,t){let s={q:r,qd:e,gravity:t.gravity,parameters:this.parameters(t)};return[this.kernels.at("kinetic_energy",s)[0],this.kernels.at("potential_energy",s)[0]]}steps(r,e,t){return this.kernels.at(`steps_${r}`,{...e,gravity:t.gravity,parameters:this.parameters(t)})}};function b(u,r){return[0,1,2].map(e=>u[e]*r[0]+u[3+e]*r[1]+u[6+e]*r[2])}var p=class u{module;#r;#e;#t;constructor(r,e){let t=new WebAssembly.Instance(r,{math:Math});this.module=r,this.#r=e,this.#e=t.exports.memory,this.#t=t.exports}static async of(r,e){return new u(await WebAssembly.compile(r),e)}has(r){return r in this.#r}rows(r,e,t){let{inputs:s,size:l}=this.#r[r],n=s.reduce((c,[,m])=>c+m,l);this.#s(8*t*n);let a=[],o=0;for(let[c,m]of s){let i=e[c];if(i===void 0)throw new RangeError(`${r} needs ${c}`);let d=i.length===m;if(!d&&i.length!==t*m)throw new RangeError(`${r}: ${c} has ${i.length} numbers, not ${t*m}`);new Float64Array(this.#e.buffer,o,i.length).set(i),a.push(o,d?0:8*m),o+=8*i.length}return this.#t[r](...a,o,t),new Float64Array(this.#e.buffer,o,t*l).slice()}at(r,e){return this.rows(r,e,1)}#s(r){let e=r-this.#e.buffer.byteLength;e>0&&this.#e.grow(Math.ceil(e/65536))}};var f=null;addEventListener("message",({data:u})=>{"module"in u?f=new h(u.facts,new p(u.module,u.facts.kernels)):f!==null&&postMessage(A(f,u))});function A(u,r){let{size:e,speed:t,around:s,qd:l,qdd:n}=r,a=r.q.length,o=new Float64Array(e*e),c=new Float64Array(e*a),m=({low:i,high:d},y)=>i+(d-i)*y/(e-1);for(let i=0;i<e;i+=1){for(let y=0;y<e;y+=1)c.set(r.q,y*a),c[y*a+r.across.index]=m(r.across,y),c[y*a+r.upward.index]=m(r.upward,e-1-i);let{tau:d}=u.budgets({q:c,qd:l,qdd:n},e,s);for(let y=0;y<e;y+=1)o[i*e+y]=d[y*u.nv+t]}return o}})();\n';var ci=121,uh=class{root=G("div",{class:"map-panel"});#t;#e;#n;#i;#o;#r;#a=G("canvas",{class:"map",width:ci,height:ci,tabIndex:0,role:"application","aria-label":"map of the torque; arrow keys move the robot on it"});#l=G("i",{class:"now"});#s={across:G("div",{class:"ticks across"}),up:G("div",{class:"ticks up"}),scale:G("div",{class:"scale"})};#d=G("canvas",{width:1,height:ci,"aria-hidden":"true"});#h=G("p",{class:"hint",role:"status"});#u=null;#f="";#c=!1;#p=null;constructor(t,e){this.#t=t,this.#e=e,this.#n=e.facts.joints.filter(o=>o.single);let n=(o,a)=>{let l=G("select",{"aria-label":o,onchange:()=>this.show(t.state)});return this.#n.forEach((c,h)=>{l.append(G("option",{value:String(h),selected:h===a},c.name))}),l},s=this.#n.length,r=this.#g();if(this.#i=n("torque of",r),this.#o=n("across",r),this.#r=n("upward",r+1<s?r+1:Math.max(0,r-1)),s<2){this.root.append(G("p",{class:"hint"},"A map needs two joints with one coordinate each."));return}this.#a.addEventListener("click",o=>this.#S(o)),this.#a.addEventListener("keydown",o=>this.#b(o)),this.root.append(G("div",{class:"asked"},G("span",{},"torque of",this.#i),G("span",{},"across",this.#o),G("span",{},"upward",this.#r)),G("div",{class:"mapped"},this.#s.up,G("div",{class:"place"},this.#a,this.#l),this.#s.scale,this.#s.across),this.#h,G("p",{class:"hint"},"The dark line is zero, the ring is the state now. Click to go there, or take arrow keys. ","Speeds and accelerations are those of the joints now."))}#g(){let{facts:t,nv:e}=this.#e,n=new Array(e).fill(0),s={...this.#t.state,q:[...t.start],qd:n,qdd:n},{total:r}=this.#e.budget(s,s),o=this.#n.map(a=>Math.abs(r[a.v[0]]));return Math.max(0,o.indexOf(Math.max(...o)))}#_(){let t=URL.createObjectURL(new Blob([Vg],{type:"text/javascript"})),e=new Worker(t);URL.revokeObjectURL(t);let{facts:n,kernels:s}=this.#e,r={module:s.module,facts:n};return e.postMessage(r),e.onmessage=o=>{this.#c=!1,this.#p=o.data,this.#x(),this.show(this.#t.state)},e.onerror=o=>{let a=o.message??"the browser starts no worker";this.#h.textContent=`The map could not be computed: ${a}`},e}#m(t){let e=this.#n[Number(t.value)],[n,s]=_s(e,"q",e.coordinates[0].unit);return{index:e.q[0],low:n,high:s}}show(t){if(this.#n.length<2)return;let{q:e,qd:n,qdd:s,gravity:r,friction:o,payload:a,payloadAt:l,masses:c,pull:h}=t,d={q:e,qd:n,qdd:s,around:{gravity:r,friction:o,payload:a,payloadAt:l,masses:c,pull:h},across:this.#m(this.#o),upward:this.#m(this.#r),speed:this.#n[Number(this.#i.value)].v[0],size:ci},u=e.map((m,x)=>x===d.across.index||x===d.upward.index?0:m),f=JSON.stringify({...d,q:u});f!==this.#f&&!this.#c?(this.#f=f,this.#c=!0,this.#u??=this.#_(),this.#u.postMessage(d)):this.#x()}#x(){let t=this.#p,e=this.#a.getContext("2d");if(t===null||e===null)return;let[n,s]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(let d of t)n=Math.min(n,d),s=Math.max(s,d);let r=Math.max(Math.abs(n),Math.abs(s),1e-12),o=e.createImageData(ci,ci);t.forEach((d,u)=>{let f=Math.floor(u/ci),m=u%ci<ci-1?t[u+1]:d,x=f<ci-1?t[u+ci]:d,p=d>0!=m>0||d>0!=x>0?[30,33,45]:Gg(d/r);o.data.set([...p,255],4*u)}),e.putImageData(o,0,0);let a=this.#n[Number(this.#i.value)],l=a.speeds[0].effortUnit,c=`${a.name}: ${ye(n)} to ${ye(s)} ${l}`,h=`${a.name}: ${ye(s)} ${l} everywhere, whatever these two do`;this.#h.textContent=s-n<1e-9*r||r<1e-9?h:c,this.#a.dataset.least=String(n),this.#a.dataset.most=String(s),this.#a.setAttribute("aria-label",`map of ${this.#h.textContent}`),this.#v(r,l),this.#y()}#v(t,e){for(let[r,o,a]of[[this.#o,this.#s.across,"left"],[this.#r,this.#s.up,"bottom"]]){let l=this.#n[Number(r.value)],{low:c,high:h}=this.#m(r),d=yw(c,h).map(u=>{let f=100*(u-c)/(h-c),m=a==="left"?`left:${f}%`:`top:${100-f}%`;return G("span",{style:m},ye(u,3))});o.replaceChildren(...d,G("b",{},`${l.name} (${l.coordinates[0].unit})`))}let n=this.#d.getContext("2d");if(n===null)return;for(let r=0;r<ci;r+=1)n.fillStyle=`rgb(${Gg(1-2*r/(ci-1)).join(" ")})`,n.fillRect(0,r,1,1);let s=[1,.5,0,-.5,-1].map(r=>G("span",{style:`top:${50-47*r}%`},r===1?`${ye(t,3)} ${e}`:ye(r*t,3)));this.#s.scale.replaceChildren(this.#d,...s)}#y(){let{q:t}=this.#t.state,e=({index:r,low:o,high:a})=>(t[r]-o)/(a-o),[n,s]=[e(this.#m(this.#o)),e(this.#m(this.#r))];this.#l.hidden=!(n>=0&&n<=1&&s>=0&&s<=1),this.#l.style.left=`${100*n}%`,this.#l.style.top=`${100*(1-s)}%`}#b(t){let n={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}[t.key];if(n===void 0)return;t.preventDefault();let s=[...this.#t.state.q];[this.#o,this.#r].forEach((r,o)=>{let{index:a,low:l,high:c}=this.#m(r);s[a]=Math.min(c,Math.max(l,s[a]+n[o]*(c-l)/60))}),this.#t.change({q:s})}#S(t){let e=this.#a.getBoundingClientRect(),n=(t.clientX-e.left)/e.width,s=1-(t.clientY-e.top)/e.height,r=[...this.#t.state.q],[o,a]=[this.#m(this.#o),this.#m(this.#r)];r[o.index]=o.low+n*(o.high-o.low),r[a.index]=a.low+s*(a.high-a.low),this.#t.change({q:r})}};function yw(i,t){let e=hr((t-i)/4),n=Math.ceil(i/e-1e-9),s=Math.floor(t/e+1e-9)-n+1;return Array.from({length:s},(r,o)=>(n+o)*e)}function Gg(i){let t=Math.min(1,Math.abs(i));return(i<0?[33,88,196]:[206,92,0]).map(n=>Math.round(246+(n-246)*t))}var ji=class extends Error{},Hg=i=>[Math.max(...i.joints.map(t=>t.q[1])),Math.max(...i.joints.map(t=>t.v[1]))];function Wg(i){if(i.motion===null)return null;let{t,q:e,qd:n,qdd:s}=i.motion;return{name:"motion of the file",t:No(t),q:No(e),qd:No(n),qdd:No(s)}}function Nd(i){let t=(n,s)=>s?`${n.name}_${s}`:n.name,e=n=>i.joints.flatMap(s=>(n==="q"?s.coordinates:s.speeds).map(r=>`${n}_${t(s,r.name)}`));return["t",...e("q"),...e("qd"),...e("qdd")]}function qg(i,t,e){let n=i.replace(/^\ufeff/,"").split(/\r?\n/).map((u,f)=>[u,f+1]).filter(([u])=>u.trim()!==""&&!u.trimStart().startsWith("#"));if(n.length===0)throw new ji(`${e} has no rows: it is empty`);let s=n[0][0].split(",").map(u=>u.trim().replace(/\s*\[[^\]]*\]$/,"")),r=Nd(t),o=r.filter(u=>!s.includes(u));if(o.length>0){let u=o.slice(0,3).join(", ")+(o.length>3?", \u2026":"");throw new ji(`${e} is no motion of this robot with all rates: column ${u} is missing (rnea motion writes such files)`)}if(n.length<3){let u=n.length===1?"no rows":"one row";throw new ji(`${e} has ${u}: a motion needs two at least`)}let a=r.map(u=>s.indexOf(u)),[l,c]=Hg(t),h=n.length-1,d={name:e,t:new Float64Array(h),q:new Float64Array(h*l),qd:new Float64Array(h*c),qdd:new Float64Array(h*c)};for(let u=0;u<h;u+=1){let[f,m]=n[u+1],x=f.split(","),g=a.map(p=>{let v=(x[p]??"").trim(),R=v===""?Number.NaN:Number(v);if(!Number.isFinite(R))throw new ji(`${e}, line ${m}: ${JSON.stringify(v.slice(0,30))} is no number`);return R});if(d.t[u]=g[0],u>0&&g[0]<=d.t[u-1])throw new ji(`${e}, line ${m}: time must increase`);d.q.set(g.slice(1,1+l),u*l),d.qd.set(g.slice(1+l,1+l+c),u*c),d.qdd.set(g.slice(1+l+c),u*c)}return d}function Fd(i,t,e,n){let[s,r]=Hg(i),o=Math.max(2,Math.round(t*100)+1),a={name:e>0?"there and back":"back and there",t:new Float64Array(o),q:new Float64Array(o*s),qd:new Float64Array(o*r),qdd:new Float64Array(o*r)},l=t/2,c=i.joints.flatMap(h=>xw(h,i.start[h.q[0]],e));for(let h=0;h<o;h+=1){let d=h*t/(o-1);a.t[h]=d;let u=d<=l?d/l:2-d/l,f=d<=l?1:-1,m=u**3*(10-15*u+6*u**2),x=f*30*u**2*(1-u)**2/l,g=60*u*(1-u)*(1-2*u)/l**2,p=v=>c.map(R=>R*v);a.q.set(n(i.start,p(m)),h*s),a.qd.set(p(x),h*r),a.qdd.set(p(g),h*r)}return a}function xw(i,t,e){if(i.single)return[vw(i,t,e)];let n=i.driven?e:0;return i.speeds.map(({unit:s},r)=>s==="m/s"?.2*n:n*.9/(r+1))}function vw(i,t,e){let n=i.coordinates[0].unit==="m"?.4:1.2,[s,r]=i.position??[null,null],[o,a]=[t-(s??t-n),(r??t+n)-t],l=a>=o?Math.min(a,n):-Math.min(o,n);return e*.9*l}var bw=5e7,Xg=512,dh=class{root=G("div",{class:"motion"});#t;#e;#n;#i;#o=G("select",{"aria-label":"motion"});#r;#a=G("button",{class:"primary",onclick:()=>this.#I()},"Play");#l;#s=G("select",{"aria-label":"what is plotted"});#d=G("div",{class:"plot",role:"figure","aria-label":"torques, budget or power over time"});#h=G("table");#u=G("span",{class:"unit"},"");#f=null;#c=null;#p=0;#g=null;#_="";#m=0;#x=!1;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n;let{facts:s}=e,r=Wg(s),o=(h,d)=>e.stepped(h,d),a=[Fd(s,2,1,o),Fd(s,4,-.7,o)];this.#i=[...r?[r]:[],...a],this.#r=G("input",{type:"range",min:"0",max:"1",step:"1",value:"0","aria-label":"time",oninput:()=>this.#M(Number(this.#r.value))}),this.#l=G("select",{"aria-label":"speed"});for(let[h,d]of[["\xBC \xD7",.25],["1 \xD7",1],["3 \xD7",3]])this.#l.append(G("option",{value:String(d),selected:d===1},h));this.#y(),this.#o.addEventListener("change",()=>this.#S(Number(this.#o.value)));for(let[h,d]of[["tau","torques of all joints"],["power","power"]])this.#s.append(G("option",{value:h},d));for(let h of s.joints)h.speeds.forEach((d,u)=>{let f=String(h.v[0]+u),m=`budget of ${h.name}${d.name?` ${d.name}`:""}`;this.#s.append(G("option",{value:f},m))});this.#s.addEventListener("change",()=>this.#A());let l=G("input",{type:"file",accept:".csv,.txt","aria-label":"motion file",onchange:()=>this.#b(l.files?.[0])}),c=G("div",{class:"drop",ondragover:h=>{h.preventDefault(),c.classList.add("over")},ondragleave:()=>c.classList.remove("over"),ondrop:h=>{h.preventDefault(),c.classList.remove("over"),this.#b(h.dataTransfer?.files[0])}},"Drop a motion here (CSV with t, q_, qd_ and qdd_ of every joint) or ",G("label",{class:"button"},l,"Choose a file"));this.root.append(G("div",{class:"row"},this.#a,this.#o,this.#l),G("div",{class:"scrub"},this.#r,this.#u),G("div",{class:"row"},this.#s,this.#v("Copy as CSV",()=>this.#L())),this.#d,G("h2",{},"Peak and root mean square of the torques"),this.#h,c)}#v(t,e){return G("button",{onclick:e},t)}#y(){this.#o.replaceChildren(...this.#i.map((t,e)=>G("option",{value:String(e)},t.name)))}async#b(t){if(t!==void 0)try{if(t.size>bw)throw new ji(`${t.name} is larger than 50 MB`);let e=qg(await t.text(),this.#e.facts,t.name);this.#i.unshift(e),this.#y(),this.#S(0)}catch(e){if(!(e instanceof ji))throw e;this.#n(e.message,!0)}}#S(t){this.#w(t),this.#M(0)}#w(t){this.#o.value=String(t),this.#c=this.#i[t],this.#r.max=String(this.#c.t.length-1),this.#_="",this.#p=0}#E(t){let e=this.#c;if(e===null)return;let{nv:n}=this.#e,s=e.t.length,r=e.q.length/s,o=this.#e.facts.parts.length,a=new Float64Array(s*n),l=new Float64Array(s*o*n);for(let c=0;c<s;c+=Xg){let h=Math.min(Xg,s-c),d=(m,x)=>m.subarray(c*x,(c+h)*x),u={q:d(e.q,r),qd:d(e.qd,n),qdd:d(e.qdd,n)},f=this.#e.budgets(u,h,t);a.set(f.tau,c*n),l.set(f.budget,c*o*n)}this.#g={tau:a,budget:l}}#T(){let t=this.#c,e=this.#g;if(t===null||e===null)return[];let{facts:n,nv:s}=this.#e,r=t.t.length,o=u=>Float64Array.from({length:r},(f,m)=>u(m)),a=n.joints.flatMap(u=>u.speeds.map(f=>f.name?`${u.name} ${f.name}`:u.name));if(this.#s.value==="tau")return a.map((u,f)=>({label:u,colour:Hs(f),values:o(m=>e.tau[m*s+f])}));if(this.#s.value==="power")return a.map((u,f)=>({label:u,colour:Hs(f),values:o(m=>e.tau[m*s+f]*t.qd[m*s+f])}));let l=Number(this.#s.value),h=n.parts.map((u,f)=>({label:u,colour:Ii(`part-${u}`),values:o(m=>e.budget[(m*n.parts.length+f)*s+l])})).filter(u=>u.values.some(f=>Math.abs(f)>1e-9)),d={label:"total",colour:Ii("ink"),values:o(u=>e.tau[u*s+l])};return[...h,d]}#A(){let t=this.#c;if(t===null)return;this.#f?.destroy();let e=this.#T();this.#f=ch(this.#d,{height:230,unit:this.#R(),series:e,data:[t.t,...e.map(({values:n})=>n)],draw:n=>this.#C(n)}),this.#f.over.addEventListener("click",n=>{let s=this.#f?.posToVal(n.offsetX,"x")??0,r=0;for(;r<t.t.length-1&&t.t[r+1]<=s;)r+=1;this.#M(r)}),this.#P()}#R(){if(this.#s.value==="power")return"W";let{joints:t}=this.#e.facts,e=t.flatMap(n=>n.speeds.map(s=>s.effortUnit));return this.#s.value==="tau"?[...new Set(e)].join(", "):e[Number(this.#s.value)]}#C(t){if(this.#c===null)return;let e=t.valToPos(this.#c.t[this.#p],"x",!0),{top:n,height:s}=t.bbox;t.ctx.save(),t.ctx.strokeStyle=Ii("accent"),t.ctx.lineWidth=2,t.ctx.beginPath(),t.ctx.moveTo(e,n),t.ctx.lineTo(e,n+s),t.ctx.stroke(),t.ctx.restore()}#P(){let{facts:t,nv:e}=this.#e,n=this.#g;if(n===null||this.#c===null)return;let s=this.#c.t.length,r=["joint","peak","RMS","limit",""].map(h=>G("th",{},h)),o=new Array(e).fill(0),a=new Array(e).fill(0);n.tau.forEach((h,d)=>{let u=d%e;Math.abs(h)>Math.abs(o[u])&&(o[u]=h),a[u]+=h*h/s});let l=Va([...o,...a.map(Math.sqrt)]),c=t.joints.flatMap(h=>h.speeds.map((d,u)=>{let f=h.v[0]+u,m=o[f],x=h.effort!==null&&Math.abs(m)>h.effort,g=G("i",{class:"dot",style:`background:${Hs(f)}`});return G("tr",{"data-joint":h.name},G("td",{},g,d.name?`${h.name} ${d.name}`:h.name),G("td",{class:x?"over":"","data-value":m},l[f]),G("td",{},l[e+f]),G("td",{},h.effort===null?"":ye(h.effort)),G("td",{},d.effortUnit))}));this.#h.replaceChildren(G("tr",{},...r),...c)}#M(t){let e=this.#c;if(e===null)return;this.#p=t;let n=e.t.length,s=r=>{let o=r.length/n;return Array.from(r.subarray(t*o,(t+1)*o))};this.#t.change({q:s(e.q),qd:s(e.qd),qdd:s(e.qdd)})}#I(){if(this.#m){cancelAnimationFrame(this.#m),this.#m=0,this.#a.textContent="Play";return}let t=this.#c;if(t===null)return;let e=t.t.length-1;this.#p>=e&&(this.#p=0);let n=performance.now(),s=t.t[this.#p],r=o=>{let a=s+Math.max(0,o-n)/1e3*Number(this.#l.value),l=this.#p;for(;l<e&&t.t[l+1]<=a;)l+=1;a>=t.t[e]&&(l=0,n=o,s=t.t[0]),this.#M(l),this.#m=requestAnimationFrame(r)};this.#a.textContent="Pause",this.#m=requestAnimationFrame(r)}async#L(){let t=this.#c,e=this.#g;if(t===null||e===null)return;let{facts:n,nv:s}=this.#e,r=n.joints.flatMap(h=>h.speeds.map(d=>d.effort?`tau_${h.name}_${d.effort}`:`tau_${h.name}`)),o=t.t.length,a=(h,d)=>{let u=h.length/o;return Array.from(h.subarray(d*u,(d+1)*u))},l=[[...Nd(n),...r].join(",")];for(let h=0;h<o;h+=1){let d=e.tau.subarray(h*s,(h+1)*s),u=[t.q,t.qd,t.qdd].flatMap(f=>a(f,h));l.push([t.t[h],...u,...d].join(","))}let c=`${l.join(`
`)}
`;this.root.dataset.copied=c;try{await navigator.clipboard.writeText(c),this.#n(`${o} rows copied.`)}catch{this.#n("The browser does not let this page copy.",!0)}}show(t,e=!1){this.#c===null&&this.#w(0);let n=JSON.stringify([t.gravity,t.friction,t.payload,t.payloadAt,t.masses,t.pull]);n!==this.#_||!this.#x||e?(this.#_=n,this.#x=!0,this.#E(t),this.#A()):this.#f?.redraw(!1,!1),this.#r.value=String(this.#p),this.#u.textContent=`${(this.#c?.t[this.#p]??0).toFixed(2)} s`}};var Sw=.45,Mw={"rad/s":"turning","rad/s\xB2":"turning","m/s":"moving","m/s\xB2":"moving",N:"force","N m":"moment"},Yg=i=>i.shape.length===1&&i.shape[0]===3;function $g(i,t,e,n){let{facts:s}=i,{steps:r}=s.notations[t.notation],o=r[e],a=i.kernels.at(`axes_${t.notation}`,{q:t.q}),l=i.poses(t.q),c=d=>Array.from(n.subarray(d.at,d.at+3)),h=d=>Math.max(...r.filter(u=>Yg(u)&&u.unit===d).map(u=>Math.hypot(...c(u))));return r.slice(0,e+1).filter(d=>Yg(d)&&d.link===o.link&&d.section===o.section).map(d=>{let u=a.subarray(9*d.link,9*d.link+9),f=c(d),m=[0,1,2].map(v=>u[3*v]*f[0]+u[3*v+1]*f[1]+u[3*v+2]*f[2]),x=i.parameters(t).subarray(14*(d.link-1)),g=d.link>0&&d.centre?[x[1],x[2],x[3]]:[0,0,0],p=Mw[d.unit]??"force";return{role:p,at:ur(l,d.link,g),components:m,scale:Sw*s.figure.reach/Math.max(h(d.unit),1e-12),twoHeads:p==="turning"||p==="moment",text:`${d.name} ${ye(Math.hypot(...f))} ${d.unit}`,label:Cr(d.left),current:d===o}})}var ww=900;function Aw(i){let t=[];return i.forEach(({section:e,link:n},s)=>{let r=t[t.length-1];r!==void 0&&r.section===e&&r.link===n?r.last=s:t.push({section:e,link:n,first:s,last:s})}),t}var fh=class{root=G("div",{class:"recursion"});#t;#e;#n;#i=G("div");#o=G("div",{class:"way",role:"group","aria-label":"links"});#r=G("div",{class:"ways"});#a=G("button",{class:"primary",onclick:()=>this.#_()},"Play");#l;#s=[];#d=[];#h="";#u=0;#f=!0;constructor(t,e,n){this.#t=t,this.#e=e,this.#n=n;let s=Object.entries(e.facts.notations);if(this.#l=G("select",{class:"grow","aria-label":"notation",onchange:()=>t.change({notation:this.#l.value,step:0})}),s.length===0){this.root.append(G("p",{class:"hint"},"The books work chains of joints one by one; of this robot they have no page."));return}for(let[o,{title:a}]of s)this.#l.append(G("option",{value:o},a));let r=(o,a,l)=>G("button",{class:"icon",onclick:()=>this.#p(o),"aria-label":a},l);this.root.append(G("div",{class:"head"},G("div",{class:"row tight"},this.#l,r(-1,"step back","\u25C0"),this.#a,r(1,"next step","\u25B6")),this.#o,this.#r),G("p",{class:"hint"},"The numbers are those of the state now; friction and rotors are added at the end."),this.#i)}#c(t){return this.#e.facts.notations[t.notation]?.steps??[]}#p(t){let e=this.#c(this.#t.state);this.#g((this.#t.state.step+t+e.length)%e.length)}#g(t){this.#f=!0,this.#t.change({step:t,link:this.#c(this.#t.state)[t].link})}#_(){this.#u?(clearInterval(this.#u),this.#u=0):(this.#p(1),this.#u=window.setInterval(()=>this.#p(1),ww)),this.#a.textContent=this.#u?"Pause":"Play"}#m(t){let e=this.#c(t);this.#h=t.notation,this.#l.value=t.notation,this.#s=e.map(()=>[]),this.#d=Aw(e),this.#o.replaceChildren(...this.#d.map(s=>this.#v(s)));let n=[...new Set(e.map(s=>s.section))];this.#r.replaceChildren(G("span",{},`${n.find(s=>s!=="base")} \u2192`),G("span",{},`\u2192 ${n[n.length-1]}`)),this.#i.replaceChildren(...this.#d.flatMap(s=>[G("h2",{},this.#x(s)),...e.slice(s.first,s.last+1).map((r,o)=>this.#b(r,s.first+o))]))}#x({section:t,link:e}){let n=this.#e.facts.bodies[e-1]?.name;return n===void 0?t:`${t}, link ${e}: ${n}`}#v(t){return G("button",{onclick:()=>this.#g(t.first),"aria-label":`${t.link}: ${this.#x(t)}`},String(t.link))}#y(t,e){let{shape:n}=this.#c(this.#t.state)[t],s=G("span",{class:n.length>0?`${e} matrix`:e});return this.#s[t].push(s),s}#b(t,e){let n=()=>this.#t.change({step:e,link:t.link}),s=()=>G("span",{},"="),r=this.#c(this.#t.state),o=t.uses.map(a=>G("span",{},Cr(r[a].left),s(),this.#y(a,"used")));return G("section",{class:"step",tabIndex:0,"data-step":e,onclick:n,onkeydown:a=>{a.key!=="Enter"&&a.key!==" "||(a.preventDefault(),n())}},G("header",{},G("b",{},t.name),G("span",{},t.reference)),G("div",{class:"worked"},Cr(t.left),...t.right?[s(),Cr(t.right)]:[],s(),this.#y(e,"value"),G("span",{class:"unit"},t.unit)),o.length>0?G("div",{class:"uses"},"with",...o):null)}show(t){let e=this.#c(t);if(e.length===0)return;this.#h!==t.notation&&this.#m(t);let n=this.#e.steps(t.notation,t,t);e.forEach((r,o)=>{let a=r.shape.length===2?r.shape[1]:1,l=r.shape.reduce((h,d)=>h*d,1),c=Array.from(n.subarray(r.at,r.at+l),h=>ye(h,5));for(let h of this.#s[o])Ew(h,c,a)});let s=Math.min(t.step,e.length-1);this.#S(s),this.#n!==null&&(this.#n.steps=$g(this.#e,t,s,n),this.#n.focus=e[s].link)}hide(){this.#u&&this.#_(),this.#n!==null&&(this.#n.steps=null,this.#n.focus=null)}#S(t){let e=this.#d.findIndex(({first:s,last:r})=>s<=t&&t<=r);[...this.#o.children].forEach((s,r)=>{s.classList.toggle("done",r<e),r===e?s.setAttribute("aria-current","step"):s.removeAttribute("aria-current")});let n=this.#i.querySelector(`[data-step="${t}"]`);for(let s of this.#i.querySelectorAll('[aria-current="true"]'))s!==n&&s.removeAttribute("aria-current");n===null||n.hasAttribute("aria-current")||(n.setAttribute("aria-current","true"),this.#f&&n.scrollIntoView({block:"nearest"}),this.#f=!1)}};function Ew(i,t,e){i.style.gridTemplateColumns=`repeat(${e}, auto)`,i.childElementCount!==t.length?i.replaceChildren(...t.map(n=>G("span",{},n))):t.forEach((n,s)=>{i.children[s].textContent=n})}var ph=i=>String(Number(i.toPrecision(9))),Xs=i=>i.map(ph).join(","),Zg=i=>i.pull.some(t=>t!==0),Jg=(i,t)=>i.gravity.some((e,n)=>e!==t.gravity[n]),Od=i=>i.masses.some(t=>t!==1);function Kg(i,t){let e=JSON.stringify(t.tool.frame),n=["import rnea","",`arm = rnea.load(${JSON.stringify(t.source)})`];if(Od(i)){let r=i.masses.map(o=>`[${ph(o)}]`).join(", ");n.push("linear = arm.linear_parameters.copy()"),n.push(`linear.reshape(${i.masses.length}, -1)[:, :10] *= [${r}]`),n.push("arm = arm.with_linear_parameters(linear)")}if(i.payload>0){let r=`[${Xs(i.payloadAt)}]`;n.push(`arm = arm.with_payload(${ph(i.payload)}, ${r}, frame=${e})`)}for(let r of["q","qd","qdd"])n.push(`${r} = [${Xs(i[r])}]`);let s=["q","qd","qdd"];return Jg(i,t)&&s.push(`gravity=[${Xs(i.gravity)}]`),i.friction||s.push("friction=False"),Zg(i)&&(n.push(`pull = rnea.Wrench([${Xs(i.pull)}], frame="world", point=${e})`),s.push("wrench=pull")),n.push(`budget = arm.torque_budget(${s.join(", ")})`,"print(budget)"),n.join(`
`)}function Ud(i){return/^[\w./-]+$/.test(i)?i:`'${i.replaceAll("'","'\\''")}'`}function jg(i,t,e){let n=["rnea torque",Ud(t.source)];for(let s of["q","qd","qdd"])n.push(`--${s}=${Xs(i[s])}`);if(Jg(i,t)&&n.push(`--gravity=${Xs(i.gravity)}`),i.friction||n.push("--no-friction"),i.payload>0){let s=Ud(`${t.tool.frame}:${Xs(i.payloadAt)}`);n.push(`--payload=${ph(i.payload)}`,`--payload-at=${s}`)}return Zg(i)&&n.push(`--wrench=${Xs([...e,0,0,0])}`,`--wrench-at=${Ud(t.tool.frame)}`),n.join(" ")}var mh=class{root=G("div",{class:"share"});#t;#e;#n;#i=G("pre");#o=G("pre");#r=G("p",{class:"hint",role:"status"});#a=G("p",{class:"copied",role:"status"});constructor(t,e,n){this.#t=t;let{facts:s}=e;this.#n=e,this.#e=s;let r=(o,a)=>G("button",{onclick:()=>this.#l(a())},o);this.root.append(G("h2",{},"This state"),G("div",{class:"row"},r("Copy link",()=>this.link()),r("Copy Python",()=>this.#i.textContent??""),r("Copy command",()=>this.#o.textContent??""),G("button",{onclick:()=>this.#s(n())},"Save picture")),this.#a,G("h2",{},"Python"),this.#i,G("h2",{},"Command"),this.#o,this.#r,G("p",{class:"hint"},`${s.source}, hash ${s.hash}, written by rnea ${s.version}. `,"A robot from a file is loaded from where that file is."))}link(){let t=Ha(this.#t.state,this.#e);return location.href.split("#")[0]+(t?`#${t}`:"")}async#l(t){try{await navigator.clipboard.writeText(t),this.#a.textContent="Copied."}catch{this.#a.textContent=`The browser does not let this page copy; here it is: ${t}`}}#s(t){if(t===null){this.#a.textContent="There is no picture: this browser has no WebGL.";return}let e=this.#e.name.replaceAll(/[^\w-]+/g,"_")||"robot";G("a",{href:t,download:`${e}.png`}).click(),this.#a.textContent="Saved."}show(t){this.#i.replaceChildren(...Qg(Kg(t,this.#e)));let e=jg(t,this.#e,this.#n.pullInTool(t));this.#o.replaceChildren(...Qg(e)),this.#r.textContent=Od(t)?"The command cannot change the masses of links; the lines of Python can.":""}};function Qg(i){return i.split(/(?<=[ ,\n])/).flatMap(t=>[G("span",{},t),document.createElement("wbr")])}var Tw=[["as in the file",Number.NaN],["Earth",9.81],["Moon",1.62],["Mars",3.71],["none",0]],gh=class{root=G("div",{class:"what-if"});#t;#e;#n;#i=G("table");#o=[];#r;constructor(t,e){this.#t=t,this.#e=e,this.#n=Ts(e.facts),this.#r=G("input",{type:"checkbox",checked:!0,onchange:o=>t.change({friction:o.target.checked})});let n=G("h2",{class:"grow"},"Torques beside the original's"),s=G("button",{onclick:()=>this.#u()},"Back to the original"),r=o=>o.payload;this.root.append(G("div",{class:"row"},n,s),G("div",{class:"scroll",tabIndex:0},this.#i),G("h2",{},"Payload at the tool, and its centre"),this.#f("mass","kg",0,20,r,o=>t.change({payload:o})),this.#a("payloadAt","centre ","m",.5),G("h2",{},"Gravity"),this.#s(),this.#a("gravity","","m/s\xB2",20),G("h2",{},"Force at the tool"),this.#a("pull","","N",200),G("h2",{},"Friction"),G("label",{class:"row"},this.#r,"joints rub"),G("h2",{},"Masses of the links"),this.#l())}#a(t,e,n,s){let r=["x","y","z"].map((o,a)=>this.#f(e+o,n,-s,s,l=>l[t][a],l=>{let c=[...this.#t.state[t]];c[a]=l,this.#t.change({[t]:c})}));return G("div",{class:"setters"},...r)}#l(){let t=this.#e.facts.bodies.map((e,n)=>this.#f(e.name,"\xD7",.2,3,s=>s.masses[n],s=>{let r=[...this.#t.state.masses];r[n]=s,this.#t.change({masses:r})}));return G("div",{class:"setters named"},...t)}#s(){return G("div",{class:"row places"},...Tw.map(([t,e])=>G("button",{onclick:()=>this.#d(e)},t)),G("button",{onclick:()=>this.#h()},"tilt by 30\xB0"))}#d(t){let e=this.#n.gravity,n=Math.hypot(...e),s=n>0?e.map(o=>o/n):[0,0,-1],r=Number.isNaN(t)?[...e]:s.map(o=>o*t);this.#t.change({gravity:r})}#h(){let[t,e,n]=this.#t.state.gravity,[s,r]=[Math.cos(Math.PI/6),Math.sin(Math.PI/6)];this.#t.change({gravity:[t,s*e-r*n,r*e+s*n]})}#u(){let{gravity:t,friction:e,payload:n,payloadAt:s,masses:r,pull:o}=Ts(this.#e.facts);this.#t.change({gravity:t,friction:e,payload:n,payloadAt:s,masses:r,pull:o})}#f(t,e,n,s,r,o){let a=t.replace("centre ",""),l=new fo({name:a,unit:e,label:t,low:n,high:s,write:o});return this.#o.push([l,r]),l.root}show(t){for(let[c,h]of this.#o)c.show(h(t));this.#r.checked=t.friction;let{facts:e}=this.#e,n=this.#e.budget(t,this.#n).total,s=this.#e.budget(t,t).total,r=s.map((c,h)=>c-n[h]),o=Va([...n,...s,...r]),a=e.joints.flatMap(c=>c.speeds.map((h,d)=>{let u=c.v[0]+d,f=h.name?`${c.name} ${h.name}`:c.name,m=G("i",{class:"dot",style:`background:${Hs(u)}`}),[x,g,p]=[0,1,2].map(R=>o[R*s.length+u]),v=c.effort!==null&&Math.abs(s[u])>c.effort;return G("tr",{"data-joint":c.name},G("td",{},m,f),G("td",{},x),G("td",{class:v?"over":""},g),G("td",{"data-value":r[u]},r[u]>1e-9?`+${p}`:p),G("td",{},h.effortUnit))})),l=["joint","original","now","difference",""].map(c=>G("th",{},c));this.#i.replaceChildren(G("tr",{},...l),...a)}};var t0={type:"change"},kd={type:"start"},n0={type:"end"},_h=new Ns,e0=new Bn,Rw=Math.cos(70*Dc.DEG2RAD),yn=new O,Zn=2*Math.PI,Ae={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Bd=1e-6,yh=class extends pa{constructor(t,e=null){super(t,e),this.state=Ae.NONE,this.target=new O,this.cursor=new O,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:ks.ROTATE,MIDDLE:ks.DOLLY,RIGHT:ks.PAN},this.touches={ONE:zs.ROTATE,TWO:zs.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new O,this._lastQuaternion=new Gn,this._lastTargetPosition=new O,this._quat=new Gn().setFromUnitVectors(t.up,new O(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new so,this._sphericalDelta=new so,this._scale=1,this._panOffset=new O,this._rotateStart=new qt,this._rotateEnd=new qt,this._rotateDelta=new qt,this._panStart=new qt,this._panEnd=new qt,this._panDelta=new qt,this._dollyStart=new qt,this._dollyEnd=new qt,this._dollyDelta=new qt,this._dollyDirection=new O,this._mouse=new qt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=Pw.bind(this),this._onPointerDown=Cw.bind(this),this._onPointerUp=Iw.bind(this),this._onContextMenu=Bw.bind(this),this._onMouseWheel=Nw.bind(this),this._onKeyDown=Fw.bind(this),this._onTouchStart=Uw.bind(this),this._onTouchMove=Ow.bind(this),this._onMouseDown=Lw.bind(this),this._onMouseMove=Dw.bind(this),this._interceptControlDown=kw.bind(this),this._interceptControlUp=zw.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ae.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(t0),this.update(),this.state=Ae.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;yn.copy(e).sub(this.target),yn.applyQuaternion(this._quat),this._spherical.setFromVector3(yn),this.autoRotate&&this.state===Ae.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=Zn:n>Math.PI&&(n-=Zn),s<-Math.PI?s+=Zn:s>Math.PI&&(s-=Zn),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(yn.setFromSpherical(this._spherical),yn.applyQuaternion(this._quatInverse),e.copy(this.target).add(yn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=yn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new O(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new O(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=yn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(_h.origin.copy(this.object.position),_h.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(_h.direction))<Rw?this.object.lookAt(this.target):(e0.setFromNormalAndCoplanarPoint(this.object.up,this.target),_h.intersectPlane(e0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Bd||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Bd||this._lastTargetPosition.distanceToSquared(this.target)>Bd?(this.dispatchEvent(t0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?Zn/60*this.autoRotateSpeed*t:Zn/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){yn.setFromMatrixColumn(e,0),yn.multiplyScalar(-t),this._panOffset.add(yn)}_panUp(t,e){this.screenSpacePanning===!0?yn.setFromMatrixColumn(e,1):(yn.setFromMatrixColumn(e,0),yn.crossVectors(this.object.up,yn)),yn.multiplyScalar(t),this._panOffset.add(yn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;yn.copy(s).sub(this.target);let r=yn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(Zn*this._rotateDelta.x/e.clientHeight),this._rotateUp(Zn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(Zn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-Zn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(Zn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-Zn*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft(Zn*this._rotateDelta.x/e.clientHeight),this._rotateUp(Zn*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new qt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function Cw(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function Pw(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function Iw(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(n0),this.state=Ae.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function Lw(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case ks.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ae.DOLLY;break;case ks.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ae.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ae.ROTATE}break;case ks.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ae.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ae.PAN}break;default:this.state=Ae.NONE}this.state!==Ae.NONE&&this.dispatchEvent(kd)}function Dw(i){switch(this.state){case Ae.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ae.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ae.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function Nw(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ae.NONE||(i.preventDefault(),this.dispatchEvent(kd),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(n0))}function Fw(i){this.enabled!==!1&&this._handleKeyDown(i)}function Uw(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case zs.ROTATE:if(this.enableRotate===!1){this.state=Ae.NONE;break}this._handleTouchStartRotate(i),this.state=Ae.TOUCH_ROTATE;break;case zs.PAN:if(this.enablePan===!1){this.state=Ae.NONE;break}this._handleTouchStartPan(i),this.state=Ae.TOUCH_PAN;break;default:this.state=Ae.NONE}break;case 2:switch(this.touches.TWO){case zs.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ae.TOUCH_DOLLY_PAN;break;case zs.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ae.TOUCH_DOLLY_ROTATE;break;default:this.state=Ae.NONE}break;default:this.state=Ae.NONE}this.state!==Ae.NONE&&this.dispatchEvent(kd)}function Ow(i){switch(this._trackPointer(i),this.state){case Ae.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ae.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ae.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ae.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ae.NONE}}function Bw(i){this.enabled!==!1&&i.preventDefault()}function kw(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function zw(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function zd(i,t=Math.PI/3){let e=i.index?i.toNonIndexed():i,n=e.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(t),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let T=9*b,E=r[T+0],_=r[T+1],A=r[T+2],F=r[T+3],I=r[T+4],L=r[T+5],k=r[T+6],V=r[T+7],D=r[T+8],W=k-F,Y=V-I,H=D-L,lt=E-F,Z=_-I,j=A-L,et=Y*j-H*Z,dt=H*lt-W*j,ut=W*Z-Y*lt,tt=1/(Math.sqrt(et*et+dt*dt+ut*ut)||1);c[3*b+0]=et*tt,c[3*b+1]=dt*tt,c[3*b+2]=ut*tt}let h=new Int32Array(s),d=new Float64Array(s*3),u=1;for(;u<s*2;)u<<=1;let f=u-1,m=new Int32Array(u),x=0;for(let b=0;b<s;b++){let T=3*b,E=Math.trunc(r[T+0]*a),_=Math.trunc(r[T+1]*a),A=Math.trunc(r[T+2]*a),F=(Math.imul(E,73856093)^Math.imul(_,19349663)^Math.imul(A,83492791))&f;for(;;){let I=m[F];if(I===0){let k=3*x;d[k+0]=E,d[k+1]=_,d[k+2]=A,m[F]=x+1,h[b]=x++;break}let L=3*(I-1);if(d[L+0]===E&&d[L+1]===_&&d[L+2]===A){h[b]=I-1;break}F=F+1&f}}let g=new Int32Array(x+1);for(let b=0;b<s;b++)g[h[b]+1]++;for(let b=0;b<x;b++)g[b+1]+=g[b];let p=new Int32Array(s),v=g.slice(0,x);for(let b=0;b<l;b++){let T=3*b;p[v[h[T+0]]++]=b,p[v[h[T+1]]++]=b,p[v[h[T+2]]++]=b}let R=new Float32Array(s*3);for(let b=0;b<l;b++){let T=3*b,E=c[T+0],_=c[T+1],A=c[T+2];for(let F=0;F<3;F++){let I=T+F,L=h[I],k=0,V=0,D=0;for(let Y=g[L],H=g[L+1];Y<H;Y++){let lt=3*p[Y],Z=c[lt+0],j=c[lt+1],et=c[lt+2];E*Z+_*j+A*et>o&&(k+=Z,V+=j,D+=et)}let W=1/(Math.sqrt(k*k+V*V+D*D)||1);R[3*I+0]=k*W,R[3*I+1]=V*W,R[3*I+2]=D*W}}return e.setAttribute("normal",new zn(R,3,!1)),e}var Vw=new O(0,1,0),hi=i=>new O(i[0],i[1],i[2]);function ui(i,t,e,n,s={}){let r=s.opacity??1,o={transparent:r<1,opacity:r,depthWrite:r===1},a=s.plain?new qi(o):new ir({...o,roughness:.5,metalness:.08});s.hollow&&(a.side=_i),a.depthTest=!s.through;let l=new $e(i,a);s.through&&(l.renderOrder=2),l.castShadow=r===1&&!s.through&&!s.plain;let c="#888888",h="#3355cc",d=!1,u=()=>a.color.set(d?h:c);return{object:l,body:t,shown:n,pickable:s.pickable??!1,colour(f){c=f[e],h=f.accent,u()},glow(f){d!==f&&(d=f,u())}}}function vs(i,t,e){let n=e.clone().sub(t);i.position.copy(t).addScaledVector(n,.5),n.length()>0&&i.quaternion.setFromUnitVectors(Vw,n.normalize())}function Na(i,t){let[e,n]=[Math.min(.14*i,.2*t),t/2],s=[[0,-n],[i-e,-n],[i,e-n],[i,n-e],[i-e,n],[0,n]].map(([r,o])=>new qt(r,o));return zd(new sa(s,36),.6)}function i0(i){let e=new si(1,24,16).toNonIndexed().getAttribute("position"),n=[];for(let r=0;r<e.count;r+=3){let o=new O;for(let l=0;l<3;l+=1)o.add(new O().fromBufferAttribute(e,r+l));if(o.x*o.y*o.z>0===i)for(let l=0;l<3;l+=1)n.push(e.getX(r+l),e.getY(r+l),e.getZ(r+l))}let s=new hn;return s.setAttribute("position",new ve(n,3)),s}function Fa(i,t,e){i.matrixAutoUpdate=!1,i.matrixWorldNeedsUpdate=!0,i.matrix.set(t[0],t[1],t[2],e[0],t[3],t[4],t[5],e[1],t[6],t[7],t[8],e[2],0,0,0,1)}function s0(i){let[t,e,n]=i.sizes;switch(i.shape){case"box":return new Xi(t,e,n);case"sphere":return new si(t,32,20);case"ellipsoid":return new si(1,32,20).scale(t,e,n);case"capsule":return new er(t,e,8,24).rotateX(Math.PI/2);case"cylinder":return new gi(t,t,e,32).rotateX(Math.PI/2)}let s=new hn,r=new Float32Array(Pr(i.vertices??"").buffer);return s.setAttribute("position",new zn(r,3)),s.setIndex(new zn(new Uint32Array(Pr(i.faces??"").buffer),1)),zd(s.scale(t,e,n),.6)}var Gw={radius:.075,length:.17};function Ao(i){let{lines:t,reach:e}=i.figure,n=t.filter(r=>r.role==="link").map(r=>hi(r.points[0]).distanceTo(hi(r.points[1]))).filter(r=>r>.02*e).sort((r,o)=>r-o),s=n[Math.floor(n.length/2)]??e;return e*Math.min(1,Math.max(.3,s/(.5*e)))}function r0(i,t,e){let{figure:n}=i,s=Ao(i),r=new Set(n.bare),o=new Set(n.shapes.map(l=>l.body).filter(l=>!r.has(l))),a=[];for(let l of n.shapes)a.push(Yw(l));for(let l of n.lines){let[c,h]=l.carried,d=i.bodies[h-1]?.parent??0;(/link|base/.test(l.role)?o.has(h):/hub|rail|cross/.test(l.role)&&o.has(h)&&o.has(c===h?d:c))||a.push(...Hw(l,s,n.reach))}for(let l of n.points)a.push(...qw(l,i,s,o.has(l.body)));for(let l of n.ellipsoids)l.role.endsWith("body")&&o.has(l.body)||a.push(Xw(l));t.forEach((l,c)=>{a.push(...$w(c,s))});for(let l of a)l.stretch===void 0?t[l.body].add(l.object):e.add(l.object);return a}var Vd=i=>i===0?"base":i%2===1?"link":"link-other";function Hw(i,t,e){let n=i.role.replace("active ",""),[s,r]=[hi(i.points[0]),hi(i.points[i.points.length-1])],[o,a]=i.carried,l=a>0;if(n==="rail"&&o!==a)return[Ww(o,a,s,r,t)];let c=s.distanceTo(r),h=r.clone().sub(s).normalize(),d=s.clone().lerp(r,.5);if(n==="hub"||n==="cross"){let m=n==="hub"?Gw:{radius:.042,length:.3},x=Math.min(c,m.length*t),[g,p]=[-.5,.5].map(T=>d.clone().addScaledVector(h,T*x)),v=ui(Na(m.radius*t,x),a,"joint","shapes",{pickable:l});if(vs(v.object,g,p),n==="cross")return[v];let R=Na(.74*m.radius*t,1.1*x),b=ui(R,a,"cap","shapes",{pickable:l});return vs(b.object,g,p),[v,b]}if(n==="axis"){let m=.32*t,[x,g]=[-m,m].map(R=>d.clone().addScaledVector(h,R)),p=new gi(.004*t,.004*t,2*m,8),v=ui(p,a,"axis","axes",{plain:!0});return vs(v.object,x,g),[v]}if(!(n==="link"||n==="base"||n==="rail")||c<1e-6*e)return[];let u={link:.048,base:.062,rail:.026}[n]*t,f=ui(new er(u,c,8,28),a,n==="rail"?"joint":Vd(a),"shapes",{pickable:l});return vs(f.object,s,r),[f]}function Ww(i,t,e,n,s){let r=ui(new gi(1,1,1,24),t,"joint","shapes");return{...r,stretch:a=>{let l=e.clone().applyMatrix4(a[i].matrix),c=n.clone().applyMatrix4(a[t].matrix);vs(r.object,l,c),r.object.scale.set(.03*s,Math.max(l.distanceTo(c),1e-6),.03*s)}}}function qw(i,t,e,n){let s=hi(i.at);if(i.role==="com"){let a=t.parameters[14*(i.body-1)],l=Math.max(...t.bodies.map((h,d)=>t.parameters[14*d])),c=e*(.014+.036*Math.cbrt(a/l));return[!0,!1].map(h=>{let d=h?"ink":"paper",u={through:!0,plain:!0},f=ui(i0(h),i.body,d,"centres",u);return f.object.position.copy(s),f.object.scale.setScalar(c),{...f,glow(){}}})}if(!/slider|ball/.test(i.role)||n)return[];let r=i.role.includes("ball")?new si(.09*e,40,24):new Xi(.13*e,.13*e,.13*e),o=ui(r,i.body,"joint","shapes",{pickable:!0});return o.object.position.copy(s),[o]}function Xw(i){let t=i.role.endsWith("body"),e=ui(new si(1,40,24),i.body,t?Vd(i.body):"inertia",t?"shapes":"inertias",t?{pickable:!0}:{opacity:.32});return Fa(e.object,i.axes.flat(),i.at),t?e:{...e,glow(){}}}function Yw(i){let t=s0(i),e=ui(t,i.body,Vd(i.body),"shapes",{pickable:i.body>0,hollow:i.shape==="mesh"});return Fa(e.object,i.turned,i.at),e}function $w(i,t){return Object.entries({x:[1,0,0],y:[0,1,0],z:[0,0,1]}).map(([n,s])=>{let r=.22*t,o=new gi(.007*t,.007*t,r,10),a=ui(o,i,n,"frames",{plain:!0,through:!0});return vs(a.object,new O,hi(s).multiplyScalar(r)),{...a,glow(){}}})}function o0(i){let t=[];for(let e of i){if(!(e instanceof $e))continue;e.geometry.computeBoundingBox();let n=e.geometry.boundingBox;if(!n.isEmpty()){e.updateWorldMatrix(!0,!1);for(let s of[n.min.x,n.max.x])for(let r of[n.min.y,n.max.y])for(let o of[n.min.z,n.max.z])t.push(new O(s,r,o).applyMatrix4(e.matrixWorld))}}return t}function a0(i,t,e,n){let s=t.up.clone().addScaledVector(e,-t.up.dot(e)).normalize(),r=new O().crossVectors(s,e),o=Math.tan(t.fov*Math.PI/360)*n,a=o*t.aspect,l=new Yn().setFromPoints(i).getCenter(new O),c=1;for(let h=0;h<4;h+=1){let[d,u]=[new Yn,new Yn];c=0;for(let f of i){let m=f.clone().sub(l),[x,g,p]=[m.dot(r),m.dot(s),m.dot(e)];c=Math.max(c,p+Math.abs(x)/a,p+Math.abs(g)/o)}for(let f of i){let m=f.clone().sub(l),x=Math.max(c-m.dot(e),1e-6);d.expandByPoint(new O(m.dot(r)/x,0,0)),u.expandByPoint(new O(m.dot(s)/x,0,0))}l.addScaledVector(r,(d.min.x+d.max.x)/2*c),l.addScaledVector(s,(u.min.x+u.max.x)/2*c)}return{target:l,distance:c}}var l0=["x","y","z"],xh=class{#t;#e;#n=new qn;constructor(t,e){let n=(s=1)=>new qi({depthTest:!1,transparent:!0,opacity:s});this.#t=new $e(new si(.03*e,24,16),n()),this.#e=new $e(new si(.062*e,24,16),n(.25)),this.#t.renderOrder=5,this.#e.renderOrder=4,this.#t.add(this.#e),l0.forEach((s,r)=>{let o=new $e(new ra(.42*e,.011*e,12,72),n(.9));r===0&&o.rotateY(Math.PI/2),r===1&&o.rotateX(Math.PI/2),o.renderOrder=4,this.#n.add(o)}),this.#n.matrixAutoUpdate=!1,this.#n.visible=!1,t.add(this.#t,this.#n)}show(t,e){this.#t.position.copy(t),this.#t.visible=e}rings(t){this.#n.visible=t!==null,t!==null&&this.#n.matrix.copy(t),this.#n.matrixWorldNeedsUpdate=!0}pick(t){if(this.#t.visible&&t.intersectObject(this.#e).length>0)return{kind:"tool"};if(!this.#n.visible)return null;let e=t.intersectObjects(this.#n.children)[0];return e===void 0?null:{kind:"ring",axis:this.#n.children.indexOf(e.object)}}colour(t){for(let e of[this.#t,this.#e])e.material.color.set(t.pull);this.#n.children.forEach((e,n)=>{let{material:s}=e;s.color.set(t[l0[n]])})}};var vh=class{root=G("div",{class:"labels","aria-hidden":"true"});#t=[];clear(){this.#t.length=0,this.root.replaceChildren()}add(t,e,n=""){let s=G("span",{class:`label ${n}`},t);this.#t.push({made:s,at:e}),this.root.append(s)}layOut(t,e,n){let s=[];for(let{made:r,at:o}of this.#t){let a=o.clone().project(t);r.hidden=Math.abs(a.z)>1;let l=(a.x+1)/2*e,c=(1-a.y)/2*n;for(;s.some(([h,d])=>Math.abs(h-l)<90&&Math.abs(d-c)<20);)c+=21;s.push([l,c]),r.style.transform=`translate(${Math.round(l)}px, ${Math.round(c)}px)`}}};var bh=class{key=G("div",{class:"key"});card=G("aside",{class:"card","aria-label":"picked link",hidden:!0});#t;#e="";constructor(t){this.#t=t}show(t,e,n){let s=[];t.show.forces&&!n&&s.push(["force",`force, ${e.forces.says("N")}`]),t.show.moments&&!n&&s.push(["moment",`moment, ${e.moments.says("N m")}`]),t.pull.some(o=>o!==0)&&s.push(["pull",`pull, 10 cm = ${ye(.1/e.pull)} N`]);let r=JSON.stringify(s);r!==this.#e&&(this.#e=r,this.key.replaceChildren(...s.map(([o,a])=>G("span",{},G("i",{class:`arrow ${o}`}),a)))),this.#n(t)}#n(t){if(this.card.hidden=t.link===0,t.link===0)return;let{facts:e}=this.#t,n=e.bodies[t.link-1],s=this.#t.parameters(t).subarray(14*(t.link-1)),r=this.#t.jointWrenches(t,t).subarray(6*t.link),o=c=>ye(Math.hypot(...r.subarray(c,c+3))),a=[s[1],s[2],s[3]].map(c=>ye(c,3)).join(", "),l=[["mass",`${ye(s[0])} kg`],["centre",`${a} m`],["force",`${o(3)} N`],["moment",`${o(0)} N m`]];this.card.dataset.link=n.name,this.card.replaceChildren(G("b",{},n.name),G("span",{class:"about"},`on ${n.joint}`),G("dl",{},...l.flatMap(([c,h])=>[G("dt",{},c),G("dd",{},h)])))}};var Sh=class{#t;#e=Number.NEGATIVE_INFINITY;#n=0;#i=0;constructor(t){this.#t=t}plain(t){let e=t-this.#e;return this.#e=t,e>800||(this.#n+=.25*(e-this.#n),this.#n<26&&this.#i===0)?!1:(clearTimeout(this.#i),this.#i=window.setTimeout(()=>{this.#i=0,this.#t()},Math.max(250,3*this.#n)),!0)}};var Mh=class{#t=new Zo(16777215);#e;#n=new no(16777215,2.1);#i=new O;constructor(t,e,n){t.fog=this.#t;let s=new Gn().setFromUnitVectors(new O(0,1,0),n),r=new ca(16777215,9607334,1.5);r.position.copy(n);let o=new no(16777215,.7);o.position.copy(new O(-3,1.5,-2).applyQuaternion(s)),t.add(r,o,this.#n,this.#n.target),this.#o(e),this.#e=Zw(hr(.35*e),15);let a=new $e(new nr(40*e,40*e).rotateX(-Math.PI/2),new oa({opacity:.16}));a.receiveShadow=!0,this.#e.add(a),this.#e.quaternion.copy(s),this.#e.name="ground",t.add(this.#e);let l=new O(1.6,5,2.4).applyQuaternion(s);this.#n.userData.aside=l.normalize().multiplyScalar(6*e),this.stand(this.#i,new O)}#o(t){this.#n.castShadow=!0;let{shadow:e}=this.#n;e.mapSize.set(1024,1024),e.radius=5,e.bias=-6e-4,e.normalBias=.004*t,Object.assign(e.camera,{left:-2.6*t,right:2.6*t,top:2.6*t,bottom:-2.6*t,near:1*t,far:14*t})}stand(t,e){this.#e.position.copy(e),this.#n.target.position.copy(t),this.#n.position.copy(t).add(this.#n.userData.aside)}shadowed(t){this.#e.children[0].visible=t,this.#n.castShadow=t}seenFrom(t,e){this.#t.near=t+.5*e,this.#t.far=t+4*e}colour(t){this.#t.color.set(t.stage),this.#e.material.color.set(t.ground)}};function Zw(i,t){let e=[];for(let s=-t;s<=t;s+=1)for(let r=-t;r<t;r+=1)for(let[o,a,l,c]of[[s,r,s,r+1],[r,s,r+1,s]])e.push(o*i,0,a*i,l*i,0,c*i);let n=new hn;return n.setAttribute("position",new ve(e,3)),new Qo(n,new eo)}function c0(i,t,e){let{figure:n}=i,s=n.lines.find(u=>u.role==="base");if(s===void 0||n.shapes.some(u=>u.body===0))return[];let r=Ao(i),o=i.bodies.findIndex(u=>u.parent===0)+1,a=n.lines.find(u=>u.role==="axis"&&u.carried[1]===o),l=e.clone(),c=t[0].matrix.clone().invert(),h=hi(s.points[0]);if(a!==void 0){let[u,f]=[a.points[0],a.points[1]].map(b=>hi(b).applyMatrix4(t[o].matrix)),m=f.sub(u).normalize(),x=new O().setFromMatrixPosition(t[o].matrix).applyMatrix4(c),g=Math.abs(m.dot(e))>.7,p=hi(n.eye);g||(l=m.dot(p)<0?m.negate():m);let v=l.clone().transformDirection(c),R=Math.min(0,x.sub(h).dot(v)-.085*r);h.addScaledVector(v,g&&R>-.02*r?0:R)}l.transformDirection(c);let d=[[.115,.03],[.19,.045]].map(([u,f])=>{let m=ui(Na(u*r,f*r),0,"base","shapes"),x=h.clone().addScaledVector(l,-f*r);return vs(m.object,x,h.clone()),h.copy(x),m});for(let u of d)t[0].add(u.object);return d}var wh=class{hand=null;canvas;camera;controls;bodies=[];handles;loads;overlay;steps=null;focus=null;tug=null;hovered=null;#t=new vh;#e;#n=new Jo;#i;#o;#r;#a;#l;#s;#d=new O;#h=null;#u=!1;#f=!1;#c=new Sh(()=>{this.#e.shadowMap.needsUpdate=!0,this.#y()});constructor(t,e){let{facts:n}=t,{figure:s}=n;this.#o=t,this.canvas=e,this.#l=s.reach,this.#e=new Oc({canvas:e,antialias:!0,preserveDrawingBuffer:!0}),this.#e.setPixelRatio(Math.min(devicePixelRatio,2)),this.#e.shadowMap.enabled=!0,this.#e.shadowMap.type=sr,this.#e.shadowMap.autoUpdate=!1,this.camera=new kn(32,1,.02*s.reach,100*s.reach),this.controls=new yh(this.camera,e),this.controls.enableDamping=!1,this.controls.addEventListener("change",()=>this.ask()),this.controls.addEventListener("start",()=>{this.#u=!0}),this.#s=new O(...s.up).normalize(),this.camera.up.copy(this.#s),this.#i=new Mh(this.#n,s.reach,this.#s);for(let o=0;o<=n.bodies.length;o+=1){let a=new qn;a.matrixAutoUpdate=!1,this.bodies.push(a),this.#n.add(a)}this.#r=r0(n,this.bodies,this.#n),this.#a=new Vc(this.#n,Math.sqrt(Ao(n)*s.reach)),this.loads=new Gc(t),this.handles=new xh(this.#n,Ao(n)),this.overlay=new bh(t),this.place(t.poses(n.start)),this.#r.push(...c0(n,this.bodies,this.#s)),this.#g();let r=e.parentElement;r.append(this.#t.root,this.overlay.key,this.overlay.card),new ResizeObserver(()=>this.resize()).observe(r),this.resize(),this.home()}get#p(){let t=this.#r.filter(n=>n.shown==="shapes").map(n=>n.object),e=o0(t);return e.length>0?e:[new O,this.#s.clone()]}#g(){let t=this.#p,n=new Yn().setFromPoints(t).getCenter(new O),s=new O().setFromMatrixPosition(this.bodies[0].matrix),r=this.#_?s.dot(this.#s)-2.1*this.#l:Number.POSITIVE_INFINITY,o=Math.min(r,...t.map(d=>d.dot(this.#s))),a=s.addScaledVector(this.#s,o-s.dot(this.#s));this.#i.stand(n,a);let l=new O().crossVectors(this.#m,this.#s).normalize(),c=Math.max(...t.map(d=>d.clone().sub(n).dot(l)));this.#d.copy(n).addScaledVector(l,c+.12*this.#l);let h=Math.max(...t.map(d=>d.clone().sub(n).dot(this.#s)));this.#d.addScaledVector(this.#s,Math.max(h,.45*this.#l))}get#_(){let{lines:t}=this.#o.facts.figure,e=t.find(r=>r.role==="axis");if(e===void 0||!t.some(r=>r.role==="base"))return!1;let[n,s]=e.points.map(r=>hi(r).applyMatrix4(this.bodies[e.carried[1]].matrix));return Math.abs(s.sub(n).normalize().dot(this.#s))<.7}get#m(){return new O(...this.#o.facts.figure.eye).normalize().addScaledVector(this.#s,.14).normalize()}home(){this.#u=!1;let t=this.steps===null?[]:this.#a.drawn.map(({tip:r})=>r),e=[...this.#p,...t,this.#d],{target:n,distance:s}=a0(e,this.camera,this.#m,.8);this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(this.#m,s),this.controls.update(),this.ask()}refit(){this.#u||this.home()}place(t){this.bodies.forEach((e,n)=>{let s=t.subarray(12*n,12*n+12);Fa(e,s,s.subarray(9))});for(let e of this.#r)e.stretch?.(this.bodies);this.#e.shadowMap.needsUpdate=!0}show(t){let e=this.#h===null;this.#h=t;let n=this.#o.poses(t.q),s=this.focus??t.link;this.place(n);for(let r of this.#r)r.object.visible=t.show[r.shown]??!0,r.glow(s>0&&r.body===s);this.#x(t,n),this.overlay.show({...t,link:s},this.loads,this.steps!==null),e&&this.home(),this.ask()}#x(t,e){let n=this.steps===null?this.loads.through(t,e):[],s=t.show.gravity?[this.loads.gravity(t,this.#d)]:[],{tool:r,handle:o}=this.loads.handle(t,e),l=[...t.pull.some(d=>d!==0)?[{at:r,force:t.pull}]:[],...this.tug?[this.tug]:[]];this.#a.draw([...n,...s,...this.loads.tugs(l),...this.steps??[]]),this.handles.show(o,t.show.handle??!0);let h=this.#o.facts.joints.find(d=>d.body===t.link)?.speeds.filter(d=>d.unit==="rad/s").length===3;this.handles.rings(h?this.bodies[t.link].matrix:null),this.#v()}#v(){this.#t.clear();for(let{arrow:t,tip:e}of this.#a.drawn){let n=this.steps?.find(s=>s===t);n!==void 0?this.#t.add(n.label,e,n.current?"current":"vector"):(t.role==="weight"||t.role==="pull"||t.text===this.hovered)&&this.#t.add(t.text,t.role==="weight"?t.at:e,t.role)}}arrowAt(t,e){let{clientWidth:n,clientHeight:s}=this.canvas,r=c=>{let h=c.clone().project(this.camera);return new qt(h.x*n/2,h.y*s/2)},o=new O(t*n/2,e*s/2,0),[a,l]=[null,9];for(let c of this.#a.drawn){let[h,d]=[r(c.arrow.at),r(c.tip)],f=new fa(new O(h.x,h.y,0),new O(d.x,d.y,0)).closestPointToPoint(o,!0,new O).distanceTo(o);f<l&&([a,l]=[c,f])}return a}hover(t){let e=t?.arrow.text??null;e!==this.hovered&&(this.hovered=e,this.#v(),this.ask())}ray(t,e){let n=new da;return n.setFromCamera(new qt(t,e),this.camera),n}pick(t,e){let n=this.#r.filter(a=>a.pickable&&a.object.visible),s=this.ray(t,e).intersectObjects(n.map(a=>a.object),!0)[0],r=n.find(a=>a.object===s?.object||a.object===s?.object.parent);if(s===void 0||r===void 0)return null;let o=new Te().copy(this.bodies[r.body].matrix).invert();return{body:r.body,world:s.point,local:s.point.clone().applyMatrix4(o)}}onPlane(t,e,n,s=this.camera.getWorldDirection(new O)){let r=new Bn().setFromNormalAndCoplanarPoint(s,n);return this.ray(t,e).ray.intersectPlane(r,new O)}colour(){let t=dm();this.#e.setClearColor(t.stage);for(let e of this.#r)e.colour(t);this.#i.colour(t),this.#a.colour(t),this.handles.colour(t),this.ask()}resize(){let t=this.canvas.parentElement,{clientWidth:e,clientHeight:n}=t;e===0||n===0||(this.#e.setSize(e,n,!1),this.camera.aspect=e/n,this.camera.updateProjectionMatrix(),this.#u||this.home(),this.ask())}ask(){this.#f||(this.#f=!0,requestAnimationFrame(t=>{this.#f=!1,this.#y(this.#c.plain(t))}))}#y(t=!1){this.#i.shadowed(!t),this.#i.seenFrom(this.camera.position.distanceTo(this.controls.target),this.#l),this.#e.render(this.#n,this.camera),this.#t.layOut(this.camera,this.canvas.clientWidth,this.canvas.clientHeight)}again(){this.#h!==null&&this.show(this.#h)}picture(){return this.#e.shadowMap.needsUpdate=!0,this.#y(),this.canvas.toDataURL("image/png")}};async function Jw(){let i=JSON.parse(document.getElementById("facts")?.textContent??""),t=await Yc.of(Pr(i.wasm),i.kernels),e=new za(i,t),n=new Ga(Ts(i)),s=G("div",{class:"notes",role:"status"}),r=(b,T=!1)=>{let E=G("p",{class:T?"bad":""},b);s.append(E),setTimeout(()=>E.remove(),12e3)},o=G("canvas",{tabIndex:0,"aria-label":`${i.name} in space`}),a=G("button",{onclick:()=>u?.home(),title:"or press h"},"Fit"),l=G("div",{class:"tools"},Qw(n),a),c=G("div",{class:"stage"},o,l,s),h=jw(i,()=>{u?.colour(),f?.show(n.state,!0)}),d=G("div",{id:"studio",class:i.compact?"compact":""},h,c);document.body.append(d),await Kw();let u=null,f=null;try{u=new wh(e,o),new Xc(u,n,e)}catch{o.remove(),c.append(G("p",{class:"message"},"This browser has no WebGL, so there is no picture; everything else works."))}let m=["Joints",new qc(n,e,()=>u?.refit())],x=()=>[["Recursion",new fh(n,e,u)],["Motion",new dh(n,e,r)],["Map",new uh(n,e)],["What if",new gh(n,e)],["Let go",new hh(n,e,u)],["Share",new mh(n,e,()=>u?.picture()??null)]],g=i.compact?[m]:[m,...x()],p=new Gd(g,()=>{p.show(n.state),u?.again()});f=p,d.append(p.root);for(let b of i.figure.notes)r(b);let v=uf(location.hash,i);v.ignored.length>0&&r(`The address says ${v.ignored.join(", ")}: ignored.`,!0),n.watch(b=>{p.show(b),u?.show(b)});let R=0;n.watch(b=>{clearTimeout(R),R=window.setTimeout(()=>{let T=Ha(b,i);location.protocol!=="about:"&&history.replaceState(null,"",T?`#${T}`:location.pathname)},400)}),u?.colour(),n.change({...n.state,...v.state}),n.flush(),Object.assign(window,{studio:{facts:i,kernels:t,dynamics:e,store:n,view:u,Simulation:wo}}),document.documentElement.dataset.ready="true"}function Kw(){return new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),setTimeout(i,100)})}function jw(i,t){let e=matchMedia("(prefers-color-scheme: dark)").matches,n=document.documentElement;n.dataset.theme=e?"dark":"light";let s=()=>{n.dataset.theme=n.dataset.theme==="dark"?"light":"dark",t()},r=i.joints.length===1?"1 joint":`${i.joints.length} joints`,o=i.bodies.reduce((a,l,c)=>a+i.parameters[14*c],0);return G("header",{class:"bar"},G("h1",{},i.name),G("span",{class:"about"},`${r}, ${ye(o)} kg moving`),G("span",{class:"gap"}),G("button",{class:"icon",onclick:s,"aria-label":"light or dark"},"\u25D0"))}function Qw(i){let t=Object.entries(Fo).map(([e,n])=>{let s=G("input",{type:"checkbox","data-show":e,onchange:()=>i.change({show:{...i.state.show,[e]:s.checked}})});return i.watch(r=>{s.checked=r.show[e]}),G("label",{},s,n)});return G("details",{class:"layers"},G("summary",{class:"button"},"Show"),G("div",{},...t))}var Gd=class{root=G("section",{class:"panel","aria-label":"panels"});#t;#e=[];#n=[];#i=0;constructor(t,e){this.#t=t;let n=G("div",{class:"tabs",role:"tablist"});t.forEach(([s,r],o)=>{let a=`page-${o}`,l=G("button",{role:"tab",id:`tab-${o}`,"aria-controls":a,onclick:()=>{this.choose(o),e()},onkeydown:c=>{let h={ArrowRight:1,ArrowLeft:-1}[c.key];h!==void 0&&(this.choose((o+h+t.length)%t.length),e(),this.#e[this.#i].focus())}},s);this.#e.push(l),n.append(l),this.#n.push(G("div",{class:"page",role:"tabpanel",id:a,"aria-labelledby":`tab-${o}`,tabIndex:0},r.root))}),n.hidden=t.length===1,this.root.append(n,...this.#n),this.choose(0)}choose(t){t!==this.#i&&this.#t[this.#i][1].hide?.(),this.#i=t,this.#e.forEach((e,n)=>{e.setAttribute("aria-selected",String(n===t)),e.tabIndex=n===t?0:-1,this.#n[n].hidden=n!==t})}show(t,e=!1){this.#t[this.#i][1].show(t,e)}};Jw();
