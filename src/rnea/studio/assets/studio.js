function Ir(i){return i.joints.reduce((t,e)=>Math.max(t,e.v[1]),0)}function Vo(i){return Uint8Array.from(atob(i),t=>t.charCodeAt(0))}async function Af(i){let t=new Blob([Vo(i)]).stream();return new Response(t.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer()}function Go(i){return new Float64Array(Vo(i).buffer)}function jh(i,t,e){let n=Math.max(0,...e.map(Math.abs)),s=Math.min(1,.1/n),r=t,o=0,a=s;for(;n>0&&o<1;){let l=o+a>=.999999999999,c=l?1-o:a,d=e.map(h=>c*h),u=i.ended(r,Array.from(i.kernels.at("integrate",{q:r,step:d})));if(u.every(Number.isFinite))r=u,o=l?1:o+c,a=Math.min(2*a,s);else if(a=c/2,!(a*n>1e-4))return{q:r,part:o}}return{q:r,part:1}}var j0=14,ja=class{facts;kernels;nv;friction;constructor(t,e){this.facts=t,this.kernels=e,this.nv=Ir(t),this.friction=t.parts.indexOf("friction")}parameters(t){let e=Float64Array.from(this.facts.parameters);if(t.masses.forEach((s,r)=>{for(let o of[0,4,5,6,7,8,9])e[j0*r+o]*=s}),t.payload===0||!this.kernels.has("loaded"))return e;let n=[t.payload,...t.payloadAt];return this.kernels.at("loaded",{parameters:e,payload:n})}wrenches(t,e){let n=new Float64Array(6*(this.facts.bodies.length+1));if(t.pull.every(o=>o===0))return n;let{body:s,at:r}=this.facts.tool;return this.addForce(n,e,s,r,t.pull),n}addForce(t,e,n,s,r){let o=Qh(e.subarray(12*n,12*n+9),r),a=[s[1]*o[2]-s[2]*o[1],s[2]*o[0]-s[0]*o[2],s[0]*o[1]-s[1]*o[0]];for(let l=0;l<3;l+=1)t[6*n+l]+=a[l],t[6*n+3+l]+=o[l]}pullInTool(t){let{body:e,turned:n}=this.facts.tool,s=this.poses(t.q).subarray(12*e,12*e+9);return Qh(n,Qh(s,t.pull))}normalized(t){return this.facts.curved?Array.from(this.kernels.at("normalized",{q:t})):t}rate(t,e){return this.facts.curved?this.kernels.at("rate",{q:t,qd:e}):e}ended(t,e){if(this.facts.loops===null)return this.normalized(e);let n=new Float64Array(this.nv);return Array.from(this.kernels.at("ended",{q:t,qd:n,after:e}))}stepped(t,e){return this.moved(t,e).q}moved(t,e){return this.facts.curved?this.facts.loops!==null?jh(this,t,e):{q:Array.from(this.kernels.at("integrate",{q:t,step:e})),part:1}:{q:t.map((n,s)=>n+e[s]),part:1}}placed(t,e){let n=this.normalized(e);return this.facts.loops===null?{q:n,part:1}:jh(this,t,this.apart(t,n))}apart(t,e){return this.facts.curved?Array.from(this.kernels.at("difference",{q:t,goal:e})):e.map((n,s)=>n-t[s])}poses(t){return this.kernels.at("poses",{q:t})}around(t,e){return{gravity:t.gravity,wrench:this.wrenches(t,this.poses(e)),parameters:this.parameters(t)}}budget(t,e){let{budget:n,tau:s}=this.budgets(t,1,e);return{parts:this.facts.parts.map((o,a)=>n.slice(a*this.nv,(a+1)*this.nv)),total:Array.from(s)}}budgets(t,e,n){let s={...t,gravity:n.gravity,wrench:this.#t(t.q,e,n),parameters:this.parameters(n)},r=this.kernels.rows("budget",s,e),{nv:o}=this,a=this.facts.parts.length,l=new Float64Array(e*o);for(let c=0;c<e;c+=1)for(let d=0;d<a;d+=1)for(let u=0;u<o;u+=1){let h=(c*a+d)*o+u;d===this.friction&&!n.friction&&(r[h]=0),l[c*o+u]+=r[h]}return{budget:r,tau:l}}#t(t,e,n){let s=this.facts.bodies.length+1;if(n.pull.every(a=>a===0))return new Float64Array(6*s);let r=this.kernels.rows("poses",{q:t},e),o=new Float64Array(6*s*e);for(let a=0;a<e;a+=1){let l=r.subarray(12*s*a,12*s*(a+1));o.set(this.wrenches(n,l),6*s*a)}return o}jointWrenches(t,e){return this.kernels.at("wrenches",{...t,...this.around(e,t.q)})}cuts(t,e){let n=e.friction?"cuts":"cuts_smooth";return this.kernels.at(n,{...t,...this.around(e,t.q)})}motors(t,e,n=1){return this.kernels.rows("motors",{q:t,tau:e},n)}jointMotion(t){return this.kernels.at("joint_motion",{...t})}inertias(t,e){return this.kernels.at("inertias",{q:t,parameters:this.parameters(e)})}energies(t,e,n){let s={q:t,qd:e,gravity:n.gravity,parameters:this.parameters(n)};return[this.kernels.at("kinetic_energy",s)[0],this.kernels.at("potential_energy",s)[0]]}steps(t,e,n){return this.kernels.at(`steps_${t}`,{...e,gravity:n.gravity,parameters:this.parameters(n)})}};function Qh(i,t){return[0,1,2].map(e=>i[e]*t[0]+i[3+e]*t[1]+i[6+e]*t[2])}function k(i,t={},...e){let n=document.createElement(i);for(let[s,r]of Object.entries(t))r==null||r===!1||(s.startsWith("on")?n.addEventListener(s.slice(2),r):s==="class"?n.className=String(r):s in n&&!s.includes("-")?n[s]=r:n.setAttribute(s,String(r)));for(let s of e)s!==null&&n.append(s);return n}function ei(i,t){i.textContent!==t&&(i.textContent=t)}function Lr(i){let t=new DOMParser().parseFromString(`<div xmlns="http://www.w3.org/1999/xhtml">${i}</div>`.replaceAll("<math>",'<math xmlns="http://www.w3.org/1998/Math/MathML">'),"application/xhtml+xml"),e=document.createDocumentFragment();for(let n of[...t.documentElement.childNodes])e.append(document.adoptNode(n));return e}function Ps(i){let t=Math.max(...i.map(Math.abs).filter(Number.isFinite),0);if(t>=1e6||t<.001)return i.map(n=>de(n));let e=Math.max(0,3-Math.floor(Math.log10(t)));return i.map(n=>{let s=n.toFixed(e).replace("-","\u2212");return/[1-9]/.test(s)?s:s.replace("\u2212","")})}function de(i,t=4){if(!Number.isFinite(i))return String(i);if(i===0)return"0";let e=Math.abs(i);if(e<1e-9)return"0";if(e>=1e5||e<.001)return i.toExponential(t-2).replaceAll("-","\u2212");let n=i.toPrecision(t),s=n.includes("e")?i.toFixed(0):n;return(s.includes(".")?s.replace(/\.?0+$/,""):s).replace("-","\u2212")}var Ho={shapes:"Links",axes:"Joint axes",frames:"Frames",centres:"Centres of mass",inertias:"Inertia ellipsoids",forces:"Forces through joints",moments:"Moments through joints",gravity:"Gravity",handle:"Handle at the tool"};function Is(i){let t=()=>new Array(Ir(i)).fill(0);return{q:[...i.start],qd:t(),qdd:t(),gravity:[...i.gravity],friction:!0,payload:0,payloadAt:[0,0,0],masses:i.bodies.map(()=>1),pull:[0,0,0],link:0,notation:Object.keys(i.notations)[0]??"",step:0,show:{shapes:!0,axes:!0,frames:!1,centres:!0,inertias:!1,forces:!0,moments:!1,gravity:!0,handle:!0}}}var Qa=class{state;#t=[];#e;#n=new Set;constructor(t,e=n=>requestAnimationFrame(n)){this.state=t,this.#e=e}watch(t){this.#t.push(t)}change(t){this.#n.size===0&&this.#e(()=>this.flush()),Object.assign(this.state,t);for(let e of Object.keys(t))this.#n.add(e)}flush(){if(this.#n.size===0)return;let t=this.#n;this.#n=new Set;for(let e of this.#t)e(this.state,t)}};var Tf=["q","qd","qdd","gravity","payloadAt","masses","pull"],Ef=9,Q0=16;function tl(i,t){let e=Is(t),n=[],s=t.loops===null?Ef:Q0;for(let o of Tf)i[o].some((a,l)=>a!==e[o][l])&&n.push(`${o}=${i[o].map(a=>String(Number(a.toPrecision(s)))).join(",")}`);i.payload!==0&&n.push(`payload=${Number(i.payload.toPrecision(Ef))}`),i.friction||n.push("friction=0"),i.link!==0&&n.push(`link=${i.link}`),i.notation!==e.notation&&n.push(`notation=${i.notation}`),i.step!==0&&n.push(`step=${i.step}`);let r=Object.keys(Ho).filter(o=>i.show[o]!==e.show[o]);return r.length>0&&n.push(`show=${r.join(",")}`),n.join("&")}function Rf(i,t){let e=Is(t),n={},s=[];for(let r of i.replace(/^#/,"").split("&")){if(r==="")continue;let[o,a=""]=r.split("=",2);t_(o,a,e,t,n)||s.push(o.slice(0,40))}return{state:n,ignored:s}}function t_(i,t,e,n,s){let r=Tf.find(l=>l===i);if(r!==void 0){let l=t.split(",").map(d=>d.trim()===""?Number.NaN:Number(d)),c=l.length===e[r].length&&l.every(d=>Math.abs(d)<1e9);return c&&(s[r]=l),c}let o=t.trim()===""?Number.NaN:Number(t),a=l=>Number.isInteger(o)&&o>=0&&o<=l;if(i==="payload"&&o>=0&&o<1e6)s.payload=o;else if(i==="friction"&&a(1))s.friction=o===1;else if(i==="link"&&a(n.bodies.length))s.link=o;else if(i==="step"&&a(1e4))s.step=o;else if(i==="notation"&&Object.hasOwn(n.notations,t))s.notation=t;else if(i==="show"&&t.split(",").every(l=>Object.hasOwn(Ho,l))){s.show={...e.show};for(let l of t.split(","))s.show[l]=!e.show[l]}else return!1;return!0}var Hs={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},Ws={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},lp=0,Pu=1,cp=2;var or=1,hp=2,ho=3,qs=0,Wn=1,yi=2,ar=0,uo=1,Iu=2,Lu=3,Du=4,up=5;var lr=100,dp=101,fp=102,pp=103,mp=104,gp=200,_p=201,yp=202,xp=203,Nu=204,Fu=205,vp=206,bp=207,Sp=208,Mp=209,wp=210,Ap=211,Ep=212,Tp=213,Rp=214,Tl=0,Rl=1,Cl=2,Jr=3,Pl=4,Il=5,Kr=6,Ll=7,sc=0,Cp=1,Pp=2,Ji=0,Uu=1,Ou=2,Bu=3,ku=4,zu=5,Vu=6,Gu=7;var Hu=300,cr=301,fo=302,rc=303,oc=304,Dl=1e3,qi=1001,Nl=1002,An=1003,Ip=1004;var Ea=1005;var Hn=1006,ac=1007;var gs=1008;var Yn=1009,Wu=1010,qu=1011,po=1012,lc=1013,Ci=1014,xi=1015,Pi=1016,cc=1017,hc=1018,hr=1020,Xu=35902,Yu=35899,$u=1021,Zu=1022,Ii=1023,ds=1026,_s=1027,uc=1028,dc=1029,Xs=1030,fc=1031;var pc=1033,Ta=33776,Ra=33777,Ca=33778,Pa=33779,mc=35840,gc=35841,_c=35842,yc=35843,xc=36196,vc=37492,bc=37496,Sc=37488,Mc=37489,Ia=37490,wc=37491,Ac=37808,Ec=37809,Tc=37810,Rc=37811,Cc=37812,Pc=37813,Ic=37814,Lc=37815,Dc=37816,Nc=37817,Fc=37818,Uc=37819,Oc=37820,Bc=37821,kc=36492,zc=36494,Vc=36495,Gc=36283,Hc=36284,La=36285,Wc=36286;var ta=2300,Fl=2301,Al=2302,Su=2303,Mu=2400,wu=2401,Au=2402;var Lp=3200;var qc=0,Dp=1,ys="",si="srgb",ea="srgb-linear",na="linear",Te="srgb";var El=7680;var Np=519,Fp=512,Up=513,Op=514,Ju=515,Bp=516,kp=517,Ku=518,ju=519,zp=35044;var Qu="300 es",gi=2e3,jr=2001;function e_(i){for(let t=i.length-1;t>=0;--t)if(i[t]>=65535)return!0;return!1}function n_(i){return ArrayBuffer.isView(i)&&!(i instanceof DataView)}function ia(i){return document.createElementNS("http://www.w3.org/1999/xhtml",i)}function Vp(){let i=ia("canvas");return i.style.display="block",i}var Cf={},Qr=null;function td(...i){let t="THREE."+i.shift();Qr?Qr("log",t,...i):console.log(t,...i)}function Gp(i){let t=i[0];if(typeof t=="string"&&t.startsWith("TSL:")){let e=i[1];e&&e.isStackTrace?i[0]+=" "+e.getLocation():i[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return i}function Yt(...i){i=Gp(i);let t="THREE."+i.shift();if(Qr)Qr("warn",t,...i);else{let e=i[0];e&&e.isStackTrace?console.warn(e.getError(t)):console.warn(t,...i)}}function jt(...i){i=Gp(i);let t="THREE."+i.shift();if(Qr)Qr("error",t,...i);else{let e=i[0];e&&e.isStackTrace?console.error(e.getError(t)):console.error(t,...i)}}function Ko(...i){let t=i.join(" ");t in Cf||(Cf[t]=!0,Yt(...i))}function Hp(i,t,e){return new Promise(function(n,s){function r(){switch(i.clientWaitSync(t,i.SYNC_FLUSH_COMMANDS_BIT,0)){case i.WAIT_FAILED:s();break;case i.TIMEOUT_EXPIRED:setTimeout(r,e);break;default:n()}}setTimeout(r,e)})}var Wp={[Tl]:Tl,[Cl]:Kr,[Pl]:Pl,[Jr]:Il,[Rl]:Rl,[Kr]:Cl,[Ll]:Ll,[Il]:Jr},Ri=class{addEventListener(t,e){this._listeners===void 0&&(this._listeners={});let n=this._listeners;n[t]===void 0&&(n[t]=[]),n[t].indexOf(e)===-1&&n[t].push(e)}hasEventListener(t,e){let n=this._listeners;return n===void 0?!1:n[t]!==void 0&&n[t].indexOf(e)!==-1}removeEventListener(t,e){let n=this._listeners;if(n===void 0)return;let s=n[t];if(s!==void 0){let r=s.indexOf(e);r!==-1&&s.splice(r,1)}}dispatchEvent(t){let e=this._listeners;if(e===void 0)return;let n=e[t.type];if(n!==void 0){t.target=this;let s=n.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,t);t.target=null}}},In=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],Pf=1234567,jo=Math.PI/180,to=180/Math.PI;function mo(){let i=Math.random()*4294967295|0,t=Math.random()*4294967295|0,e=Math.random()*4294967295|0,n=Math.random()*4294967295|0;return(In[i&255]+In[i>>8&255]+In[i>>16&255]+In[i>>24&255]+"-"+In[t&255]+In[t>>8&255]+"-"+In[t>>16&15|64]+In[t>>24&255]+"-"+In[e&63|128]+In[e>>8&255]+"-"+In[e>>16&255]+In[e>>24&255]+In[n&255]+In[n>>8&255]+In[n>>16&255]+In[n>>24&255]).toLowerCase()}function ie(i,t,e){return Math.max(t,Math.min(e,i))}function ed(i,t){return(i%t+t)%t}function i_(i,t,e,n,s){return n+(i-t)*(s-n)/(e-t)}function s_(i,t,e){return i!==t?(e-i)/(t-i):0}function Qo(i,t,e){return(1-e)*i+e*t}function r_(i,t,e,n){return Qo(i,t,1-Math.exp(-e*n))}function o_(i,t=1){return t-Math.abs(ed(i,t*2)-t)}function a_(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*(3-2*i))}function l_(i,t,e){return i<=t?0:i>=e?1:(i=(i-t)/(e-t),i*i*i*(i*(i*6-15)+10))}function c_(i,t){return i+Math.floor(Math.random()*(t-i+1))}function h_(i,t){return i+Math.random()*(t-i)}function u_(i){return i*(.5-Math.random())}function d_(i){i!==void 0&&(Pf=i);let t=Pf+=1831565813;return t=Math.imul(t^t>>>15,t|1),t^=t+Math.imul(t^t>>>7,t|61),((t^t>>>14)>>>0)/4294967296}function f_(i){return i*jo}function p_(i){return i*to}function m_(i){return i>0&&Number.isInteger(i)&&2**Math.round(Math.log2(i))===i}function g_(i){return Math.pow(2,Math.ceil(Math.log(i)/Math.LN2))}function nd(i){return Math.pow(2,Math.floor(Math.log(i)/Math.LN2))}function __(i,t,e,n,s){let r=Math.cos,o=Math.sin,a=r(e/2),l=o(e/2),c=r((t+n)/2),d=o((t+n)/2),u=r((t-n)/2),h=o((t-n)/2),f=r((n-t)/2),g=o((n-t)/2);switch(s){case"XYX":i.set(a*d,l*u,l*h,a*c);break;case"YZY":i.set(l*h,a*d,l*u,a*c);break;case"ZXZ":i.set(l*u,l*h,a*d,a*c);break;case"XZX":i.set(a*d,l*g,l*f,a*c);break;case"YXY":i.set(l*f,a*d,l*g,a*c);break;case"ZYZ":i.set(l*g,l*f,a*d,a*c);break;default:Yt("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function id(i){switch(i.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function qp(i,t){if(t.constructor===Float32Array)return i;let e=id(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(i/e,-1)}function Xp(i,t){if(t.constructor===Float32Array)return i;let e=id(t);if(e===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(i*e)}var Xc={DEG2RAD:jo,RAD2DEG:to,generateUUID:mo,clamp:ie,euclideanModulo:ed,mapLinear:i_,inverseLerp:s_,lerp:Qo,damp:r_,pingpong:o_,smoothstep:a_,smootherstep:l_,randInt:c_,randFloat:h_,randFloatSpread:u_,seededRandom:d_,degToRad:f_,radToDeg:p_,isPowerOfTwo:m_,ceilPowerOfTwo:g_,floorPowerOfTwo:nd,setQuaternionFromProperEuler:__,normalize:Xp,denormalize:qp},qt=class{static{this.prototype.isVector2=!0}constructor(t=0,e=0){this.x=t,this.y=e}get width(){return this.x}set width(t){this.x=t}get height(){return this.y}set height(t){this.y=t}set(t,e){return this.x=t,this.y=e,this}setScalar(t){return this.x=t,this.y=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;default:throw new Error("THREE.Vector2: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y)}copy(t){return this.x=t.x,this.y=t.y,this}add(t){return this.x+=t.x,this.y+=t.y,this}addScalar(t){return this.x+=t,this.y+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this}subScalar(t){return this.x-=t,this.y-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this}multiply(t){return this.x*=t.x,this.y*=t.y,this}multiplyScalar(t){return this.x*=t,this.y*=t,this}divide(t){return this.x/=t.x,this.y/=t.y,this}divideScalar(t){return this.multiplyScalar(1/t)}applyMatrix3(t){let e=this.x,n=this.y,s=t.elements;return this.x=s[0]*e+s[3]*n+s[6],this.y=s[1]*e+s[4]*n+s[7],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(t){return this.x*t.x+this.y*t.y}cross(t){return this.x*t.y-this.y*t.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ie(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y;return e*e+n*n}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this}equals(t){return t.x===this.x&&t.y===this.y}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this}rotateAround(t,e){let n=Math.cos(e),s=Math.sin(e),r=this.x-t.x,o=this.y-t.y;return this.x=r*n-o*s+t.x,this.y=r*s+o*n+t.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},Tn=class{constructor(t=0,e=0,n=0,s=1){this.isQuaternion=!0,this._x=t,this._y=e,this._z=n,this._w=s}static slerpFlat(t,e,n,s,r,o,a){let l=n[s+0],c=n[s+1],d=n[s+2],u=n[s+3],h=r[o+0],f=r[o+1],g=r[o+2],_=r[o+3];if(u!==_||l!==h||c!==f||d!==g){let p=l*h+c*f+d*g+u*_;p<0&&(h=-h,f=-f,g=-g,_=-_,p=-p);let m=1-a;if(p<.9995){let x=Math.acos(p),T=Math.sin(x);m=Math.sin(m*x)/T,a=Math.sin(a*x)/T,l=l*m+h*a,c=c*m+f*a,d=d*m+g*a,u=u*m+_*a}else{l=l*m+h*a,c=c*m+f*a,d=d*m+g*a,u=u*m+_*a;let x=1/Math.sqrt(l*l+c*c+d*d+u*u);l*=x,c*=x,d*=x,u*=x}}t[e]=l,t[e+1]=c,t[e+2]=d,t[e+3]=u}static multiplyQuaternionsFlat(t,e,n,s,r,o){let a=n[s],l=n[s+1],c=n[s+2],d=n[s+3],u=r[o],h=r[o+1],f=r[o+2],g=r[o+3];return t[e]=a*g+d*u+l*f-c*h,t[e+1]=l*g+d*h+c*u-a*f,t[e+2]=c*g+d*f+a*h-l*u,t[e+3]=d*g-a*u-l*h-c*f,t}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get w(){return this._w}set w(t){this._w=t,this._onChangeCallback()}set(t,e,n,s){return this._x=t,this._y=e,this._z=n,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(t){return this._x=t.x,this._y=t.y,this._z=t.z,this._w=t.w,this._onChangeCallback(),this}setFromEuler(t,e=!0){let n=t._x,s=t._y,r=t._z,o=t._order,a=Math.cos,l=Math.sin,c=a(n/2),d=a(s/2),u=a(r/2),h=l(n/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=h*d*u+c*f*g,this._y=c*f*u-h*d*g,this._z=c*d*g+h*f*u,this._w=c*d*u-h*f*g;break;case"YXZ":this._x=h*d*u+c*f*g,this._y=c*f*u-h*d*g,this._z=c*d*g-h*f*u,this._w=c*d*u+h*f*g;break;case"ZXY":this._x=h*d*u-c*f*g,this._y=c*f*u+h*d*g,this._z=c*d*g+h*f*u,this._w=c*d*u-h*f*g;break;case"ZYX":this._x=h*d*u-c*f*g,this._y=c*f*u+h*d*g,this._z=c*d*g-h*f*u,this._w=c*d*u+h*f*g;break;case"YZX":this._x=h*d*u+c*f*g,this._y=c*f*u+h*d*g,this._z=c*d*g-h*f*u,this._w=c*d*u-h*f*g;break;case"XZY":this._x=h*d*u-c*f*g,this._y=c*f*u-h*d*g,this._z=c*d*g+h*f*u,this._w=c*d*u+h*f*g;break;default:Yt("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return e===!0&&this._onChangeCallback(),this}setFromAxisAngle(t,e){let n=e/2,s=Math.sin(n);return this._x=t.x*s,this._y=t.y*s,this._z=t.z*s,this._w=Math.cos(n),this._onChangeCallback(),this}setFromRotationMatrix(t){let e=t.elements,n=e[0],s=e[4],r=e[8],o=e[1],a=e[5],l=e[9],c=e[2],d=e[6],u=e[10],h=n+a+u;if(h>0){let f=.5/Math.sqrt(h+1);this._w=.25/f,this._x=(d-l)*f,this._y=(r-c)*f,this._z=(o-s)*f}else if(n>a&&n>u){let f=2*Math.sqrt(1+n-a-u);this._w=(d-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+c)/f}else if(a>u){let f=2*Math.sqrt(1+a-n-u);this._w=(r-c)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+d)/f}else{let f=2*Math.sqrt(1+u-n-a);this._w=(o-s)/f,this._x=(r+c)/f,this._y=(l+d)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(t,e){let n=t.dot(e)+1;return n<1e-8?(n=0,Math.abs(t.x)>Math.abs(t.z)?(this._x=-t.y,this._y=t.x,this._z=0,this._w=n):(this._x=0,this._y=-t.z,this._z=t.y,this._w=n)):(this._x=t.y*e.z-t.z*e.y,this._y=t.z*e.x-t.x*e.z,this._z=t.x*e.y-t.y*e.x,this._w=n),this.normalize()}angleTo(t){return 2*Math.acos(Math.abs(ie(this.dot(t),-1,1)))}rotateTowards(t,e){let n=this.angleTo(t);if(n===0)return this;let s=Math.min(1,e/n);return this.slerp(t,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(t){return this._x*t._x+this._y*t._y+this._z*t._z+this._w*t._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let t=this.length();return t===0?(this._x=0,this._y=0,this._z=0,this._w=1):(t=1/t,this._x=this._x*t,this._y=this._y*t,this._z=this._z*t,this._w=this._w*t),this._onChangeCallback(),this}multiply(t){return this.multiplyQuaternions(this,t)}premultiply(t){return this.multiplyQuaternions(t,this)}multiplyQuaternions(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=e._x,l=e._y,c=e._z,d=e._w;return this._x=n*d+o*a+s*c-r*l,this._y=s*d+o*l+r*a-n*c,this._z=r*d+o*c+n*l-s*a,this._w=o*d-n*a-s*l-r*c,this._onChangeCallback(),this}slerp(t,e){let n=t._x,s=t._y,r=t._z,o=t._w,a=this.dot(t);a<0&&(n=-n,s=-s,r=-r,o=-o,a=-a);let l=1-e;if(a<.9995){let c=Math.acos(a),d=Math.sin(c);l=Math.sin(l*c)/d,e=Math.sin(e*c)/d,this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this._onChangeCallback()}else this._x=this._x*l+n*e,this._y=this._y*l+s*e,this._z=this._z*l+r*e,this._w=this._w*l+o*e,this.normalize();return this}slerpQuaternions(t,e,n){return this.copy(t).slerp(e,n)}random(){let t=2*Math.PI*Math.random(),e=2*Math.PI*Math.random(),n=Math.random(),s=Math.sqrt(1-n),r=Math.sqrt(n);return this.set(s*Math.sin(t),s*Math.cos(t),r*Math.sin(e),r*Math.cos(e))}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._w===this._w}fromArray(t,e=0){return this._x=t[e],this._y=t[e+1],this._z=t[e+2],this._w=t[e+3],this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._w,t}fromBufferAttribute(t,e){return this._x=t.getX(e),this._y=t.getY(e),this._z=t.getZ(e),this._w=t.getW(e),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},U=class{static{this.prototype.isVector3=!0}constructor(t=0,e=0,n=0){this.x=t,this.y=e,this.z=n}set(t,e,n){return n===void 0&&(n=this.z),this.x=t,this.y=e,this.z=n,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;default:throw new Error("THREE.Vector3: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this}multiplyVectors(t,e){return this.x=t.x*e.x,this.y=t.y*e.y,this.z=t.z*e.z,this}applyEuler(t){return this.applyQuaternion(If.setFromEuler(t))}applyAxisAngle(t,e){return this.applyQuaternion(If.setFromAxisAngle(t,e))}applyMatrix3(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[3]*n+r[6]*s,this.y=r[1]*e+r[4]*n+r[7]*s,this.z=r[2]*e+r[5]*n+r[8]*s,this}applyNormalMatrix(t){return this.applyMatrix3(t).normalize()}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=t.elements,o=1/(r[3]*e+r[7]*n+r[11]*s+r[15]);return this.x=(r[0]*e+r[4]*n+r[8]*s+r[12])*o,this.y=(r[1]*e+r[5]*n+r[9]*s+r[13])*o,this.z=(r[2]*e+r[6]*n+r[10]*s+r[14])*o,this}applyQuaternion(t){let e=this.x,n=this.y,s=this.z,r=t.x,o=t.y,a=t.z,l=t.w,c=2*(o*s-a*n),d=2*(a*e-r*s),u=2*(r*n-o*e);return this.x=e+l*c+o*u-a*d,this.y=n+l*d+a*c-r*u,this.z=s+l*u+r*d-o*c,this}project(t){return this.applyMatrix4(t.matrixWorldInverse).applyMatrix4(t.projectionMatrix)}unproject(t){return this.applyMatrix4(t.projectionMatrixInverse).applyMatrix4(t.matrixWorld)}transformDirection(t){let e=this.x,n=this.y,s=this.z,r=t.elements;return this.x=r[0]*e+r[4]*n+r[8]*s,this.y=r[1]*e+r[5]*n+r[9]*s,this.z=r[2]*e+r[6]*n+r[10]*s,this.normalize()}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this}divideScalar(t){return this.multiplyScalar(1/t)}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this.z=ie(this.z,t.z,e.z),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this.z=ie(this.z,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this}cross(t){return this.crossVectors(this,t)}crossVectors(t,e){let n=t.x,s=t.y,r=t.z,o=e.x,a=e.y,l=e.z;return this.x=s*l-r*a,this.y=r*o-n*l,this.z=n*a-s*o,this}projectOnVector(t){let e=t.lengthSq();if(e===0)return this.set(0,0,0);let n=t.dot(this)/e;return this.copy(t).multiplyScalar(n)}projectOnPlane(t){return tu.copy(this).projectOnVector(t),this.sub(tu)}reflect(t){return this.sub(tu.copy(t).multiplyScalar(2*this.dot(t)))}angleTo(t){let e=Math.sqrt(this.lengthSq()*t.lengthSq());if(e===0)return Math.PI/2;let n=this.dot(t)/e;return Math.acos(ie(n,-1,1))}distanceTo(t){return Math.sqrt(this.distanceToSquared(t))}distanceToSquared(t){let e=this.x-t.x,n=this.y-t.y,s=this.z-t.z;return e*e+n*n+s*s}manhattanDistanceTo(t){return Math.abs(this.x-t.x)+Math.abs(this.y-t.y)+Math.abs(this.z-t.z)}setFromSpherical(t){return this.setFromSphericalCoords(t.radius,t.phi,t.theta)}setFromSphericalCoords(t,e,n){let s=Math.sin(e)*t;return this.x=s*Math.sin(n),this.y=Math.cos(e)*t,this.z=s*Math.cos(n),this}setFromCylindrical(t){return this.setFromCylindricalCoords(t.radius,t.theta,t.y)}setFromCylindricalCoords(t,e,n){return this.x=t*Math.sin(e),this.y=n,this.z=t*Math.cos(e),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this}setFromMatrixScale(t){let e=this.setFromMatrixColumn(t,0).length(),n=this.setFromMatrixColumn(t,1).length(),s=this.setFromMatrixColumn(t,2).length();return this.x=e,this.y=n,this.z=s,this}setFromMatrixColumn(t,e){return this.fromArray(t.elements,e*4)}setFromMatrix3Column(t,e){return this.fromArray(t.elements,e*3)}setFromEuler(t){return this.x=t._x,this.y=t._y,this.z=t._z,this}setFromColor(t){return this.x=t.r,this.y=t.g,this.z=t.b,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let t=Math.random()*Math.PI*2,e=Math.random()*2-1,n=Math.sqrt(1-e*e);return this.x=n*Math.cos(t),this.y=e,this.z=n*Math.sin(t),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},tu=new U,If=new Tn,te=class{static{this.prototype.isMatrix3=!0}constructor(t,e,n,s,r,o,a,l,c){this.elements=[1,0,0,0,1,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c)}set(t,e,n,s,r,o,a,l,c){let d=this.elements;return d[0]=t,d[1]=s,d[2]=a,d[3]=e,d[4]=r,d[5]=l,d[6]=n,d[7]=o,d[8]=c,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],this}extractBasis(t,e,n){return t.setFromMatrix3Column(this,0),e.setFromMatrix3Column(this,1),n.setFromMatrix3Column(this,2),this}setFromMatrix4(t){let e=t.elements;return this.set(e[0],e[4],e[8],e[1],e[5],e[9],e[2],e[6],e[10]),this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[3],l=n[6],c=n[1],d=n[4],u=n[7],h=n[2],f=n[5],g=n[8],_=s[0],p=s[3],m=s[6],x=s[1],T=s[4],b=s[7],R=s[2],E=s[5],y=s[8];return r[0]=o*_+a*x+l*R,r[3]=o*p+a*T+l*E,r[6]=o*m+a*b+l*y,r[1]=c*_+d*x+u*R,r[4]=c*p+d*T+u*E,r[7]=c*m+d*b+u*y,r[2]=h*_+f*x+g*R,r[5]=h*p+f*T+g*E,r[8]=h*m+f*b+g*y,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[3]*=t,e[6]*=t,e[1]*=t,e[4]*=t,e[7]*=t,e[2]*=t,e[5]*=t,e[8]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],d=t[8];return e*o*d-e*a*c-n*r*d+n*a*l+s*r*c-s*o*l}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],d=t[8],u=d*o-a*c,h=a*l-d*r,f=c*r-o*l,g=e*u+n*h+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let _=1/g;return t[0]=u*_,t[1]=(s*c-d*n)*_,t[2]=(a*n-s*o)*_,t[3]=h*_,t[4]=(d*e-s*l)*_,t[5]=(s*r-a*e)*_,t[6]=f*_,t[7]=(n*l-c*e)*_,t[8]=(o*e-n*r)*_,this}transpose(){let t,e=this.elements;return t=e[1],e[1]=e[3],e[3]=t,t=e[2],e[2]=e[6],e[6]=t,t=e[5],e[5]=e[7],e[7]=t,this}getNormalMatrix(t){return this.setFromMatrix4(t).invert().transpose()}transposeIntoArray(t){let e=this.elements;return t[0]=e[0],t[1]=e[3],t[2]=e[6],t[3]=e[1],t[4]=e[4],t[5]=e[7],t[6]=e[2],t[7]=e[5],t[8]=e[8],this}setUvTransform(t,e,n,s,r,o,a){let l=Math.cos(r),c=Math.sin(r);return this.set(n*l,n*c,-n*(l*o+c*a)+o+t,-s*c,s*l,-s*(-c*o+l*a)+a+e,0,0,1),this}scale(t,e){return Ko("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(eu.makeScale(t,e)),this}rotate(t){return Ko("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(eu.makeRotation(-t)),this}translate(t,e){return Ko("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(eu.makeTranslation(t,e)),this}makeTranslation(t,e){return t.isVector2?this.set(1,0,t.x,0,1,t.y,0,0,1):this.set(1,0,t,0,1,e,0,0,1),this}makeRotation(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,n,e,0,0,0,1),this}makeScale(t,e){return this.set(t,0,0,0,e,0,0,0,1),this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<9;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<9;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t}clone(){return new this.constructor().fromArray(this.elements)}},eu=new te,Lf=new te().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Df=new te().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function y_(){let i={enabled:!0,workingColorSpace:ea,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Te&&(s.r=us(s.r),s.g=us(s.g),s.b=us(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Te&&(s.r=Zr(s.r),s.g=Zr(s.g),s.b=Zr(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===ys?na:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},t=[.64,.33,.3,.6,.15,.06],e=[.2126,.7152,.0722],n=[.3127,.329];return i.define({[ea]:{primaries:t,whitePoint:n,transfer:na,toXYZ:Lf,fromXYZ:Df,luminanceCoefficients:e,workingColorSpaceConfig:{unpackColorSpace:si},outputColorSpaceConfig:{drawingBufferColorSpace:si}},[si]:{primaries:t,whitePoint:n,transfer:Te,toXYZ:Lf,fromXYZ:Df,luminanceCoefficients:e,outputColorSpaceConfig:{drawingBufferColorSpace:si}}}),i}var _e=y_();function us(i){return i<.04045?i*.0773993808:Math.pow(i*.9478672986+.0521327014,2.4)}function Zr(i){return i<.0031308?i*12.92:1.055*Math.pow(i,.41666)-.055}var Dr,Ul=class{static getDataURL(t,e="image/png"){if(/^data:/i.test(t.src)||typeof HTMLCanvasElement>"u")return t.src;let n;if(t instanceof HTMLCanvasElement)n=t;else{Dr===void 0&&(Dr=ia("canvas")),Dr.width=t.width,Dr.height=t.height;let s=Dr.getContext("2d");t instanceof ImageData?s.putImageData(t,0,0):s.drawImage(t,0,0,t.width,t.height),n=Dr}return n.toDataURL(e)}static sRGBToLinear(t){if(typeof HTMLImageElement<"u"&&t instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&t instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&t instanceof ImageBitmap){let e=ia("canvas");e.width=t.width,e.height=t.height;let n=e.getContext("2d");n.drawImage(t,0,0,t.width,t.height);let s=n.getImageData(0,0,t.width,t.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=us(r[o]/255)*255;return n.putImageData(s,0,0),e}else if(t.data){let e=t.data.slice(0);for(let n=0;n<e.length;n++)e instanceof Uint8Array||e instanceof Uint8ClampedArray?e[n]=Math.floor(us(e[n]/255)*255):e[n]=us(e[n]);return{data:e,width:t.width,height:t.height}}else return Yt("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),t}},x_=0,eo=class{constructor(t=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:x_++}),this.uuid=mo(),this.data=t,this.dataReady=!0,this.version=0}getSize(t){let e=this.data;return typeof HTMLVideoElement<"u"&&e instanceof HTMLVideoElement?t.set(e.videoWidth,e.videoHeight,0):typeof VideoFrame<"u"&&e instanceof VideoFrame?t.set(e.displayWidth,e.displayHeight,0):e!==null?t.set(e.width||0,e.height||0,e.depth||0):t.set(0,0,0),t}set needsUpdate(t){t===!0&&this.version++}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.images[this.uuid]!==void 0)return t.images[this.uuid];let n={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(nu(s[o].image)):r.push(nu(s[o]))}else r=nu(s);n.url=r}return e||(t.images[this.uuid]=n),n}};function nu(i){return typeof HTMLImageElement<"u"&&i instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&i instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&i instanceof ImageBitmap?Ul.getDataURL(i):i.data?{data:Array.from(i.data),width:i.width,height:i.height,type:i.data.constructor.name}:(Yt("Texture: Unable to serialize Texture."),{})}var v_=0,iu=new U,Xn=class i extends Ri{constructor(t=i.DEFAULT_IMAGE,e=i.DEFAULT_MAPPING,n=qi,s=qi,r=Hn,o=gs,a=Ii,l=Yn,c=i.DEFAULT_ANISOTROPY,d=ys){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:v_++}),this.uuid=mo(),this.name="",this.source=new eo(t),this.mipmaps=[],this.mapping=e,this.channel=0,this.wrapS=n,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=c,this.format=a,this.internalFormat=null,this.type=l,this.offset=new qt(0,0),this.repeat=new qt(1,1),this.center=new qt(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new te,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=d,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(t&&t.depth&&t.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(iu).x}get height(){return this.source.getSize(iu).y}get depth(){return this.source.getSize(iu).z}get image(){return this.source.data}set image(t){this.source.data=t}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(t){return this.name=t.name,this.source=t.source,this.mipmaps=t.mipmaps.slice(0),this.mapping=t.mapping,this.channel=t.channel,this.wrapS=t.wrapS,this.wrapT=t.wrapT,this.magFilter=t.magFilter,this.minFilter=t.minFilter,this.anisotropy=t.anisotropy,this.format=t.format,this.internalFormat=t.internalFormat,this.type=t.type,this.normalized=t.normalized,this.offset.copy(t.offset),this.repeat.copy(t.repeat),this.center.copy(t.center),this.rotation=t.rotation,this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrix.copy(t.matrix),this.generateMipmaps=t.generateMipmaps,this.mipmapsAutoUpdate=t.mipmapsAutoUpdate,this.premultiplyAlpha=t.premultiplyAlpha,this.flipY=t.flipY,this.unpackAlignment=t.unpackAlignment,this.colorSpace=t.colorSpace,this.renderTarget=t.renderTarget,this.isRenderTargetTexture=t.isRenderTargetTexture,this.isPMREMTexture=t.isPMREMTexture,this.isArrayTexture=t.isArrayTexture,this.userData=JSON.parse(JSON.stringify(t.userData)),this.needsUpdate=!0,this}setValues(t){for(let e in t){let n=t[e];if(n===void 0){Yt(`Texture.setValues(): parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Texture.setValues(): property '${e}' does not exist.`);continue}s&&n&&s.isVector2&&n.isVector2||s&&n&&s.isVector3&&n.isVector3||s&&n&&s.isMatrix3&&n.isMatrix3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";if(!e&&t.textures[this.uuid]!==void 0)return t.textures[this.uuid];let n={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(t).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(n.userData=this.userData),e||(t.textures[this.uuid]=n),n}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(t){if(this.mapping!==Hu)return t;if(t.applyMatrix3(this.matrix),t.x<0||t.x>1)switch(this.wrapS){case Dl:t.x=t.x-Math.floor(t.x);break;case qi:t.x=t.x<0?0:1;break;case Nl:Math.abs(Math.floor(t.x)%2)===1?t.x=Math.ceil(t.x)-t.x:t.x=t.x-Math.floor(t.x);break}if(t.y<0||t.y>1)switch(this.wrapT){case Dl:t.y=t.y-Math.floor(t.y);break;case qi:t.y=t.y<0?0:1;break;case Nl:Math.abs(Math.floor(t.y)%2)===1?t.y=Math.ceil(t.y)-t.y:t.y=t.y-Math.floor(t.y);break}return this.flipY&&(t.y=1-t.y),t}set needsUpdate(t){t===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(t){t===!0&&this.pmremVersion++}};Xn.DEFAULT_IMAGE=null;Xn.DEFAULT_MAPPING=Hu;Xn.DEFAULT_ANISOTROPY=1;var Xe=class{static{this.prototype.isVector4=!0}constructor(t=0,e=0,n=0,s=1){this.x=t,this.y=e,this.z=n,this.w=s}get width(){return this.z}set width(t){this.z=t}get height(){return this.w}set height(t){this.w=t}set(t,e,n,s){return this.x=t,this.y=e,this.z=n,this.w=s,this}setScalar(t){return this.x=t,this.y=t,this.z=t,this.w=t,this}setX(t){return this.x=t,this}setY(t){return this.y=t,this}setZ(t){return this.z=t,this}setW(t){return this.w=t,this}setComponent(t,e){switch(t){case 0:this.x=e;break;case 1:this.y=e;break;case 2:this.z=e;break;case 3:this.w=e;break;default:throw new Error("THREE.Vector4: index is out of range: "+t)}return this}getComponent(t){switch(t){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+t)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(t){return this.x=t.x,this.y=t.y,this.z=t.z,this.w=t.w!==void 0?t.w:1,this}add(t){return this.x+=t.x,this.y+=t.y,this.z+=t.z,this.w+=t.w,this}addScalar(t){return this.x+=t,this.y+=t,this.z+=t,this.w+=t,this}addVectors(t,e){return this.x=t.x+e.x,this.y=t.y+e.y,this.z=t.z+e.z,this.w=t.w+e.w,this}addScaledVector(t,e){return this.x+=t.x*e,this.y+=t.y*e,this.z+=t.z*e,this.w+=t.w*e,this}sub(t){return this.x-=t.x,this.y-=t.y,this.z-=t.z,this.w-=t.w,this}subScalar(t){return this.x-=t,this.y-=t,this.z-=t,this.w-=t,this}subVectors(t,e){return this.x=t.x-e.x,this.y=t.y-e.y,this.z=t.z-e.z,this.w=t.w-e.w,this}multiply(t){return this.x*=t.x,this.y*=t.y,this.z*=t.z,this.w*=t.w,this}multiplyScalar(t){return this.x*=t,this.y*=t,this.z*=t,this.w*=t,this}applyMatrix4(t){let e=this.x,n=this.y,s=this.z,r=this.w,o=t.elements;return this.x=o[0]*e+o[4]*n+o[8]*s+o[12]*r,this.y=o[1]*e+o[5]*n+o[9]*s+o[13]*r,this.z=o[2]*e+o[6]*n+o[10]*s+o[14]*r,this.w=o[3]*e+o[7]*n+o[11]*s+o[15]*r,this}divide(t){return this.x/=t.x,this.y/=t.y,this.z/=t.z,this.w/=t.w,this}divideScalar(t){return this.multiplyScalar(1/t)}setAxisAngleFromQuaternion(t){this.w=2*Math.acos(t.w);let e=Math.sqrt(1-t.w*t.w);return e<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=t.x/e,this.y=t.y/e,this.z=t.z/e),this}setAxisAngleFromRotationMatrix(t){let e,n,s,r,l=t.elements,c=l[0],d=l[4],u=l[8],h=l[1],f=l[5],g=l[9],_=l[2],p=l[6],m=l[10];if(Math.abs(d-h)<.01&&Math.abs(u-_)<.01&&Math.abs(g-p)<.01){if(Math.abs(d+h)<.1&&Math.abs(u+_)<.1&&Math.abs(g+p)<.1&&Math.abs(c+f+m-3)<.1)return this.set(1,0,0,0),this;e=Math.PI;let T=(c+1)/2,b=(f+1)/2,R=(m+1)/2,E=(d+h)/4,y=(u+_)/4,A=(g+p)/4;return T>b&&T>R?T<.01?(n=0,s=.707106781,r=.707106781):(n=Math.sqrt(T),s=E/n,r=y/n):b>R?b<.01?(n=.707106781,s=0,r=.707106781):(s=Math.sqrt(b),n=E/s,r=A/s):R<.01?(n=.707106781,s=.707106781,r=0):(r=Math.sqrt(R),n=y/r,s=A/r),this.set(n,s,r,e),this}let x=Math.sqrt((p-g)*(p-g)+(u-_)*(u-_)+(h-d)*(h-d));return Math.abs(x)<.001&&(x=1),this.x=(p-g)/x,this.y=(u-_)/x,this.z=(h-d)/x,this.w=Math.acos((c+f+m-1)/2),this}setFromMatrixPosition(t){let e=t.elements;return this.x=e[12],this.y=e[13],this.z=e[14],this.w=e[15],this}min(t){return this.x=Math.min(this.x,t.x),this.y=Math.min(this.y,t.y),this.z=Math.min(this.z,t.z),this.w=Math.min(this.w,t.w),this}max(t){return this.x=Math.max(this.x,t.x),this.y=Math.max(this.y,t.y),this.z=Math.max(this.z,t.z),this.w=Math.max(this.w,t.w),this}clamp(t,e){return this.x=ie(this.x,t.x,e.x),this.y=ie(this.y,t.y,e.y),this.z=ie(this.z,t.z,e.z),this.w=ie(this.w,t.w,e.w),this}clampScalar(t,e){return this.x=ie(this.x,t,e),this.y=ie(this.y,t,e),this.z=ie(this.z,t,e),this.w=ie(this.w,t,e),this}clampLength(t,e){let n=this.length();return this.divideScalar(n||1).multiplyScalar(ie(n,t,e))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(t){return this.x*t.x+this.y*t.y+this.z*t.z+this.w*t.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(t){return this.normalize().multiplyScalar(t)}lerp(t,e){return this.x+=(t.x-this.x)*e,this.y+=(t.y-this.y)*e,this.z+=(t.z-this.z)*e,this.w+=(t.w-this.w)*e,this}lerpVectors(t,e,n){return this.x=t.x+(e.x-t.x)*n,this.y=t.y+(e.y-t.y)*n,this.z=t.z+(e.z-t.z)*n,this.w=t.w+(e.w-t.w)*n,this}equals(t){return t.x===this.x&&t.y===this.y&&t.z===this.z&&t.w===this.w}fromArray(t,e=0){return this.x=t[e],this.y=t[e+1],this.z=t[e+2],this.w=t[e+3],this}toArray(t=[],e=0){return t[e]=this.x,t[e+1]=this.y,t[e+2]=this.z,t[e+3]=this.w,t}fromBufferAttribute(t,e){return this.x=t.getX(e),this.y=t.getY(e),this.z=t.getZ(e),this.w=t.getW(e),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},Ol=class extends Ri{constructor(t=1,e=1,n={}){super(),n=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Hn,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},n),this.isRenderTarget=!0,this.width=t,this.height=e,this.depth=n.depth,this.scissor=new Xe(0,0,t,e),this.scissorTest=!1,this.viewport=new Xe(0,0,t,e),this.textures=[];let s=n.count;for(let r=0;r<s;r++)this.textures[r]=new Xn({width:t,height:e,depth:n.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(n),this.depthBuffer=n.depthBuffer,this.stencilBuffer=n.stencilBuffer,this.resolveColorBuffer=n.resolveColorBuffer,this.resolveDepthBuffer=n.resolveDepthBuffer,this.resolveStencilBuffer=n.resolveStencilBuffer,this.storeMultisampledColorBuffer=n.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=n.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=n.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=n.depthTexture,this.samples=n.samples,this.multiview=n.multiview,this.useArrayDepthTexture=n.useArrayDepthTexture}_setTextureOptions(t={}){let e={minFilter:Hn,generateMipmaps:!1,flipY:!1,internalFormat:null};t.mapping!==void 0&&(e.mapping=t.mapping),t.wrapS!==void 0&&(e.wrapS=t.wrapS),t.wrapT!==void 0&&(e.wrapT=t.wrapT),t.wrapR!==void 0&&(e.wrapR=t.wrapR),t.magFilter!==void 0&&(e.magFilter=t.magFilter),t.minFilter!==void 0&&(e.minFilter=t.minFilter),t.format!==void 0&&(e.format=t.format),t.type!==void 0&&(e.type=t.type),t.anisotropy!==void 0&&(e.anisotropy=t.anisotropy),t.colorSpace!==void 0&&(e.colorSpace=t.colorSpace),t.flipY!==void 0&&(e.flipY=t.flipY),t.generateMipmaps!==void 0&&(e.generateMipmaps=t.generateMipmaps),t.mipmapsAutoUpdate!==void 0&&(e.mipmapsAutoUpdate=t.mipmapsAutoUpdate),t.internalFormat!==void 0&&(e.internalFormat=t.internalFormat);for(let n=0;n<this.textures.length;n++)this.textures[n].setValues(e)}get texture(){return this.textures[0]}set texture(t){this.textures[0]=t}set depthTexture(t){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),t!==null&&t.renderTarget===null&&(t.renderTarget=this),this._depthTexture=t}get depthTexture(){return this._depthTexture}setSize(t,e,n=1){if(this.width!==t||this.height!==e||this.depth!==n){this.width=t,this.height=e,this.depth=n;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=t,this.textures[s].image.height=e,this.textures[s].image.depth=n,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,t,e),this.scissor.set(0,0,t,e)}clone(){return new this.constructor().copy(this)}copy(t){this.width=t.width,this.height=t.height,this.depth=t.depth,this.scissor.copy(t.scissor),this.scissorTest=t.scissorTest,this.viewport.copy(t.viewport),this.textures.length=0;for(let e=0,n=t.textures.length;e<n;e++){this.textures[e]=t.textures[e].clone(),this.textures[e].isRenderTargetTexture=!0,this.textures[e].renderTarget=this;let s=Object.assign({},t.textures[e].image);this.textures[e].source=new eo(s)}if(this.depthBuffer=t.depthBuffer,this.stencilBuffer=t.stencilBuffer,this.resolveColorBuffer=t.resolveColorBuffer,this.resolveDepthBuffer=t.resolveDepthBuffer,this.resolveStencilBuffer=t.resolveStencilBuffer,this.storeMultisampledColorBuffer=t.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=t.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=t.storeMultisampledStencilBuffer,t.depthTexture!==null)if(t.depthTexture.renderTarget===t){let e=t.depthTexture.clone();e.renderTarget=null,this.depthTexture=e}else this.depthTexture=t.depthTexture;else this.depthTexture=null;return this.samples=t.samples,this.multiview=t.multiview,this.useArrayDepthTexture=t.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},oi=class extends Ol{constructor(t=1,e=1,n={}){super(t,e,n),this.isWebGLRenderTarget=!0}},sa=class extends Xn{constructor(t=null,e=1,n=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=An,this.minFilter=An,this.wrapR=qi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}addLayerUpdate(t){this.layerUpdates.add(t)}clearLayerUpdates(){this.layerUpdates.clear()}};var Bl=class extends Xn{constructor(t=null,e=1,n=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:t,width:e,height:n,depth:s},this.magFilter=An,this.minFilter=An,this.wrapR=qi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(t){return super.copy(t),this.wrapR=t.wrapR,this}};var xe=class i{static{this.prototype.isMatrix4=!0}constructor(t,e,n,s,r,o,a,l,c,d,u,h,f,g,_,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],t!==void 0&&this.set(t,e,n,s,r,o,a,l,c,d,u,h,f,g,_,p)}set(t,e,n,s,r,o,a,l,c,d,u,h,f,g,_,p){let m=this.elements;return m[0]=t,m[4]=e,m[8]=n,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=c,m[6]=d,m[10]=u,m[14]=h,m[3]=f,m[7]=g,m[11]=_,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new i().fromArray(this.elements)}copy(t){let e=this.elements,n=t.elements;return e[0]=n[0],e[1]=n[1],e[2]=n[2],e[3]=n[3],e[4]=n[4],e[5]=n[5],e[6]=n[6],e[7]=n[7],e[8]=n[8],e[9]=n[9],e[10]=n[10],e[11]=n[11],e[12]=n[12],e[13]=n[13],e[14]=n[14],e[15]=n[15],this}copyPosition(t){let e=this.elements,n=t.elements;return e[12]=n[12],e[13]=n[13],e[14]=n[14],this}setFromMatrix3(t){let e=t.elements;return this.set(e[0],e[3],e[6],0,e[1],e[4],e[7],0,e[2],e[5],e[8],0,0,0,0,1),this}extractBasis(t,e,n){return this.determinantAffine()===0?(t.set(1,0,0),e.set(0,1,0),n.set(0,0,1),this):(t.setFromMatrixColumn(this,0),e.setFromMatrixColumn(this,1),n.setFromMatrixColumn(this,2),this)}makeBasis(t,e,n){return this.set(t.x,e.x,n.x,0,t.y,e.y,n.y,0,t.z,e.z,n.z,0,0,0,0,1),this}extractRotation(t){if(t.determinantAffine()===0)return this.identity();let e=this.elements,n=t.elements,s=1/Nr.setFromMatrixColumn(t,0).length(),r=1/Nr.setFromMatrixColumn(t,1).length(),o=1/Nr.setFromMatrixColumn(t,2).length();return e[0]=n[0]*s,e[1]=n[1]*s,e[2]=n[2]*s,e[3]=0,e[4]=n[4]*r,e[5]=n[5]*r,e[6]=n[6]*r,e[7]=0,e[8]=n[8]*o,e[9]=n[9]*o,e[10]=n[10]*o,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromEuler(t){let e=this.elements,n=t.x,s=t.y,r=t.z,o=Math.cos(n),a=Math.sin(n),l=Math.cos(s),c=Math.sin(s),d=Math.cos(r),u=Math.sin(r);if(t.order==="XYZ"){let h=o*d,f=o*u,g=a*d,_=a*u;e[0]=l*d,e[4]=-l*u,e[8]=c,e[1]=f+g*c,e[5]=h-_*c,e[9]=-a*l,e[2]=_-h*c,e[6]=g+f*c,e[10]=o*l}else if(t.order==="YXZ"){let h=l*d,f=l*u,g=c*d,_=c*u;e[0]=h+_*a,e[4]=g*a-f,e[8]=o*c,e[1]=o*u,e[5]=o*d,e[9]=-a,e[2]=f*a-g,e[6]=_+h*a,e[10]=o*l}else if(t.order==="ZXY"){let h=l*d,f=l*u,g=c*d,_=c*u;e[0]=h-_*a,e[4]=-o*u,e[8]=g+f*a,e[1]=f+g*a,e[5]=o*d,e[9]=_-h*a,e[2]=-o*c,e[6]=a,e[10]=o*l}else if(t.order==="ZYX"){let h=o*d,f=o*u,g=a*d,_=a*u;e[0]=l*d,e[4]=g*c-f,e[8]=h*c+_,e[1]=l*u,e[5]=_*c+h,e[9]=f*c-g,e[2]=-c,e[6]=a*l,e[10]=o*l}else if(t.order==="YZX"){let h=o*l,f=o*c,g=a*l,_=a*c;e[0]=l*d,e[4]=_-h*u,e[8]=g*u+f,e[1]=u,e[5]=o*d,e[9]=-a*d,e[2]=-c*d,e[6]=f*u+g,e[10]=h-_*u}else if(t.order==="XZY"){let h=o*l,f=o*c,g=a*l,_=a*c;e[0]=l*d,e[4]=-u,e[8]=c*d,e[1]=h*u+_,e[5]=o*d,e[9]=f*u-g,e[2]=g*u-f,e[6]=a*d,e[10]=_*u+h}return e[3]=0,e[7]=0,e[11]=0,e[12]=0,e[13]=0,e[14]=0,e[15]=1,this}makeRotationFromQuaternion(t){return this.compose(b_,t,S_)}lookAt(t,e,n){let s=this.elements;return ni.subVectors(t,e),ni.lengthSq()===0&&(ni.z=1),ni.normalize(),Ls.crossVectors(n,ni),Ls.lengthSq()===0&&(Math.abs(n.z)===1?ni.x+=1e-4:ni.z+=1e-4,ni.normalize(),Ls.crossVectors(n,ni)),Ls.normalize(),el.crossVectors(ni,Ls),s[0]=Ls.x,s[4]=el.x,s[8]=ni.x,s[1]=Ls.y,s[5]=el.y,s[9]=ni.y,s[2]=Ls.z,s[6]=el.z,s[10]=ni.z,this}multiply(t){return this.multiplyMatrices(this,t)}premultiply(t){return this.multiplyMatrices(t,this)}multiplyMatrices(t,e){let n=t.elements,s=e.elements,r=this.elements,o=n[0],a=n[4],l=n[8],c=n[12],d=n[1],u=n[5],h=n[9],f=n[13],g=n[2],_=n[6],p=n[10],m=n[14],x=n[3],T=n[7],b=n[11],R=n[15],E=s[0],y=s[4],A=s[8],F=s[12],I=s[1],L=s[5],z=s[9],G=s[13],D=s[2],W=s[6],Y=s[10],H=s[14],lt=s[3],Z=s[7],j=s[11],et=s[15];return r[0]=o*E+a*I+l*D+c*lt,r[4]=o*y+a*L+l*W+c*Z,r[8]=o*A+a*z+l*Y+c*j,r[12]=o*F+a*G+l*H+c*et,r[1]=d*E+u*I+h*D+f*lt,r[5]=d*y+u*L+h*W+f*Z,r[9]=d*A+u*z+h*Y+f*j,r[13]=d*F+u*G+h*H+f*et,r[2]=g*E+_*I+p*D+m*lt,r[6]=g*y+_*L+p*W+m*Z,r[10]=g*A+_*z+p*Y+m*j,r[14]=g*F+_*G+p*H+m*et,r[3]=x*E+T*I+b*D+R*lt,r[7]=x*y+T*L+b*W+R*Z,r[11]=x*A+T*z+b*Y+R*j,r[15]=x*F+T*G+b*H+R*et,this}multiplyScalar(t){let e=this.elements;return e[0]*=t,e[4]*=t,e[8]*=t,e[12]*=t,e[1]*=t,e[5]*=t,e[9]*=t,e[13]*=t,e[2]*=t,e[6]*=t,e[10]*=t,e[14]*=t,e[3]*=t,e[7]*=t,e[11]*=t,e[15]*=t,this}determinant(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[12],o=t[1],a=t[5],l=t[9],c=t[13],d=t[2],u=t[6],h=t[10],f=t[14],g=t[3],_=t[7],p=t[11],m=t[15],x=l*f-c*h,T=a*f-c*u,b=a*h-l*u,R=o*f-c*d,E=o*h-l*d,y=o*u-a*d;return e*(_*x-p*T+m*b)-n*(g*x-p*R+m*E)+s*(g*T-_*R+m*y)-r*(g*b-_*E+p*y)}determinantAffine(){let t=this.elements,e=t[0],n=t[4],s=t[8],r=t[1],o=t[5],a=t[9],l=t[2],c=t[6],d=t[10];return e*(o*d-a*c)-n*(r*d-a*l)+s*(r*c-o*l)}transpose(){let t=this.elements,e;return e=t[1],t[1]=t[4],t[4]=e,e=t[2],t[2]=t[8],t[8]=e,e=t[6],t[6]=t[9],t[9]=e,e=t[3],t[3]=t[12],t[12]=e,e=t[7],t[7]=t[13],t[13]=e,e=t[11],t[11]=t[14],t[14]=e,this}setPosition(t,e,n){let s=this.elements;return t.isVector3?(s[12]=t.x,s[13]=t.y,s[14]=t.z):(s[12]=t,s[13]=e,s[14]=n),this}invert(){let t=this.elements,e=t[0],n=t[1],s=t[2],r=t[3],o=t[4],a=t[5],l=t[6],c=t[7],d=t[8],u=t[9],h=t[10],f=t[11],g=t[12],_=t[13],p=t[14],m=t[15],x=e*a-n*o,T=e*l-s*o,b=e*c-r*o,R=n*l-s*a,E=n*c-r*a,y=s*c-r*l,A=d*_-u*g,F=d*p-h*g,I=d*m-f*g,L=u*p-h*_,z=u*m-f*_,G=h*m-f*p,D=x*G-T*z+b*L+R*I-E*F+y*A;if(D===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let W=1/D;return t[0]=(a*G-l*z+c*L)*W,t[1]=(s*z-n*G-r*L)*W,t[2]=(_*y-p*E+m*R)*W,t[3]=(h*E-u*y-f*R)*W,t[4]=(l*I-o*G-c*F)*W,t[5]=(e*G-s*I+r*F)*W,t[6]=(p*b-g*y-m*T)*W,t[7]=(d*y-h*b+f*T)*W,t[8]=(o*z-a*I+c*A)*W,t[9]=(n*I-e*z-r*A)*W,t[10]=(g*E-_*b+m*x)*W,t[11]=(u*b-d*E-f*x)*W,t[12]=(a*F-o*L-l*A)*W,t[13]=(e*L-n*F+s*A)*W,t[14]=(_*T-g*R-p*x)*W,t[15]=(d*R-u*T+h*x)*W,this}scale(t){let e=this.elements,n=t.x,s=t.y,r=t.z;return e[0]*=n,e[4]*=s,e[8]*=r,e[1]*=n,e[5]*=s,e[9]*=r,e[2]*=n,e[6]*=s,e[10]*=r,e[3]*=n,e[7]*=s,e[11]*=r,this}getMaxScaleOnAxis(){let t=this.elements,e=t[0]*t[0]+t[1]*t[1]+t[2]*t[2],n=t[4]*t[4]+t[5]*t[5]+t[6]*t[6],s=t[8]*t[8]+t[9]*t[9]+t[10]*t[10];return Math.sqrt(Math.max(e,n,s))}makeTranslation(t,e,n){return t.isVector3?this.set(1,0,0,t.x,0,1,0,t.y,0,0,1,t.z,0,0,0,1):this.set(1,0,0,t,0,1,0,e,0,0,1,n,0,0,0,1),this}makeRotationX(t){let e=Math.cos(t),n=Math.sin(t);return this.set(1,0,0,0,0,e,-n,0,0,n,e,0,0,0,0,1),this}makeRotationY(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,0,n,0,0,1,0,0,-n,0,e,0,0,0,0,1),this}makeRotationZ(t){let e=Math.cos(t),n=Math.sin(t);return this.set(e,-n,0,0,n,e,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(t,e){let n=Math.cos(e),s=Math.sin(e),r=1-n,o=t.x,a=t.y,l=t.z,c=r*o,d=r*a;return this.set(c*o+n,c*a-s*l,c*l+s*a,0,c*a+s*l,d*a+n,d*l-s*o,0,c*l-s*a,d*l+s*o,r*l*l+n,0,0,0,0,1),this}makeScale(t,e,n){return this.set(t,0,0,0,0,e,0,0,0,0,n,0,0,0,0,1),this}makeShear(t,e,n,s,r,o){return this.set(1,n,r,0,t,1,o,0,e,s,1,0,0,0,0,1),this}compose(t,e,n){let s=this.elements,r=e._x,o=e._y,a=e._z,l=e._w,c=r+r,d=o+o,u=a+a,h=r*c,f=r*d,g=r*u,_=o*d,p=o*u,m=a*u,x=l*c,T=l*d,b=l*u,R=n.x,E=n.y,y=n.z;return s[0]=(1-(_+m))*R,s[1]=(f+b)*R,s[2]=(g-T)*R,s[3]=0,s[4]=(f-b)*E,s[5]=(1-(h+m))*E,s[6]=(p+x)*E,s[7]=0,s[8]=(g+T)*y,s[9]=(p-x)*y,s[10]=(1-(h+_))*y,s[11]=0,s[12]=t.x,s[13]=t.y,s[14]=t.z,s[15]=1,this}decompose(t,e,n){let s=this.elements;t.x=s[12],t.y=s[13],t.z=s[14];let r=this.determinantAffine();if(r===0)return n.set(1,1,1),e.identity(),this;let o=Nr.set(s[0],s[1],s[2]).length(),a=Nr.set(s[4],s[5],s[6]).length(),l=Nr.set(s[8],s[9],s[10]).length();r<0&&(o=-o),Ai.copy(this);let c=1/o,d=1/a,u=1/l;return Ai.elements[0]*=c,Ai.elements[1]*=c,Ai.elements[2]*=c,Ai.elements[4]*=d,Ai.elements[5]*=d,Ai.elements[6]*=d,Ai.elements[8]*=u,Ai.elements[9]*=u,Ai.elements[10]*=u,e.setFromRotationMatrix(Ai),n.x=o,n.y=a,n.z=l,this}makePerspective(t,e,n,s,r,o,a=gi,l=!1){let c=this.elements,d=2*r/(e-t),u=2*r/(n-s),h=(e+t)/(e-t),f=(n+s)/(n-s),g,_;if(l)g=r/(o-r),_=o*r/(o-r);else if(a===gi)g=-(o+r)/(o-r),_=-2*o*r/(o-r);else if(a===jr)g=-o/(o-r),_=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return c[0]=d,c[4]=0,c[8]=h,c[12]=0,c[1]=0,c[5]=u,c[9]=f,c[13]=0,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=-1,c[15]=0,this}makeOrthographic(t,e,n,s,r,o,a=gi,l=!1){let c=this.elements,d=2/(e-t),u=2/(n-s),h=-(e+t)/(e-t),f=-(n+s)/(n-s),g,_;if(l)g=1/(o-r),_=o/(o-r);else if(a===gi)g=-2/(o-r),_=-(o+r)/(o-r);else if(a===jr)g=-1/(o-r),_=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return c[0]=d,c[4]=0,c[8]=0,c[12]=h,c[1]=0,c[5]=u,c[9]=0,c[13]=f,c[2]=0,c[6]=0,c[10]=g,c[14]=_,c[3]=0,c[7]=0,c[11]=0,c[15]=1,this}equals(t){let e=this.elements,n=t.elements;for(let s=0;s<16;s++)if(e[s]!==n[s])return!1;return!0}fromArray(t,e=0){for(let n=0;n<16;n++)this.elements[n]=t[n+e];return this}toArray(t=[],e=0){let n=this.elements;return t[e]=n[0],t[e+1]=n[1],t[e+2]=n[2],t[e+3]=n[3],t[e+4]=n[4],t[e+5]=n[5],t[e+6]=n[6],t[e+7]=n[7],t[e+8]=n[8],t[e+9]=n[9],t[e+10]=n[10],t[e+11]=n[11],t[e+12]=n[12],t[e+13]=n[13],t[e+14]=n[14],t[e+15]=n[15],t}},Nr=new U,Ai=new xe,b_=new U(0,0,0),S_=new U(1,1,1),Ls=new U,el=new U,ni=new U,Nf=new xe,Ff=new Tn,fs=class i{constructor(t=0,e=0,n=0,s=i.DEFAULT_ORDER){this.isEuler=!0,this._x=t,this._y=e,this._z=n,this._order=s}get x(){return this._x}set x(t){this._x=t,this._onChangeCallback()}get y(){return this._y}set y(t){this._y=t,this._onChangeCallback()}get z(){return this._z}set z(t){this._z=t,this._onChangeCallback()}get order(){return this._order}set order(t){this._order=t,this._onChangeCallback()}set(t,e,n,s=this._order){return this._x=t,this._y=e,this._z=n,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(t){return this._x=t._x,this._y=t._y,this._z=t._z,this._order=t._order,this._onChangeCallback(),this}setFromRotationMatrix(t,e=this._order,n=!0){let s=t.elements,r=s[0],o=s[4],a=s[8],l=s[1],c=s[5],d=s[9],u=s[2],h=s[6],f=s[10];switch(e){case"XYZ":this._y=Math.asin(ie(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-d,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(h,c),this._z=0);break;case"YXZ":this._x=Math.asin(-ie(d,-1,1)),Math.abs(d)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,c)):(this._y=Math.atan2(-u,r),this._z=0);break;case"ZXY":this._x=Math.asin(ie(h,-1,1)),Math.abs(h)<.9999999?(this._y=Math.atan2(-u,f),this._z=Math.atan2(-o,c)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-ie(u,-1,1)),Math.abs(u)<.9999999?(this._x=Math.atan2(h,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,c));break;case"YZX":this._z=Math.asin(ie(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-d,c),this._y=Math.atan2(-u,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-ie(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(h,c),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-d,f),this._y=0);break;default:Yt("Euler: .setFromRotationMatrix() encountered an unknown order: "+e)}return this._order=e,n===!0&&this._onChangeCallback(),this}setFromQuaternion(t,e,n){return Nf.makeRotationFromQuaternion(t),this.setFromRotationMatrix(Nf,e,n)}setFromVector3(t,e=this._order){return this.set(t.x,t.y,t.z,e)}reorder(t){return Ff.setFromEuler(this),this.setFromQuaternion(Ff,t)}equals(t){return t._x===this._x&&t._y===this._y&&t._z===this._z&&t._order===this._order}fromArray(t){return this._x=t[0],this._y=t[1],this._z=t[2],t[3]!==void 0&&(this._order=t[3]),this._onChangeCallback(),this}toArray(t=[],e=0){return t[e]=this._x,t[e+1]=this._y,t[e+2]=this._z,t[e+3]=this._order,t}_onChange(t){return this._onChangeCallback=t,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};fs.DEFAULT_ORDER="XYZ";var no=class{constructor(){this.mask=1}set(t){this.mask=(1<<t|0)>>>0}enable(t){this.mask|=1<<t|0}enableAll(){this.mask=-1}toggle(t){this.mask^=1<<t|0}disable(t){this.mask&=~(1<<t|0)}disableAll(){this.mask=0}test(t){return(this.mask&t.mask)!==0}isEnabled(t){return(this.mask&(1<<t|0))!==0}},M_=0,Uf=new U,Fr=new Tn,os=new xe,nl=new U,Wo=new U,w_=new U,A_=new Tn,Of=new U(1,0,0),Bf=new U(0,1,0),kf=new U(0,0,1),zf={type:"added"},E_={type:"removed"},Ur={type:"childadded",child:null},su={type:"childremoved",child:null},Rn=class i extends Ri{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:M_++}),this.uuid=mo(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=i.DEFAULT_UP.clone();let t=new U,e=new fs,n=new Tn,s=new U(1,1,1);function r(){n.setFromEuler(e,!1)}function o(){e.setFromQuaternion(n,void 0,!1)}e._onChange(r),n._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:t},rotation:{configurable:!0,enumerable:!0,value:e},quaternion:{configurable:!0,enumerable:!0,value:n},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new xe},normalMatrix:{value:new te}}),this.matrix=new xe,this.matrixWorld=new xe,this.matrixAutoUpdate=i.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=i.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new no,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(t){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(t),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(t){return this.quaternion.premultiply(t),this}setRotationFromAxisAngle(t,e){this.quaternion.setFromAxisAngle(t,e)}setRotationFromEuler(t){this.quaternion.setFromEuler(t,!0)}setRotationFromMatrix(t){this.quaternion.setFromRotationMatrix(t)}setRotationFromQuaternion(t){this.quaternion.copy(t)}rotateOnAxis(t,e){return Fr.setFromAxisAngle(t,e),this.quaternion.multiply(Fr),this}rotateOnWorldAxis(t,e){return Fr.setFromAxisAngle(t,e),this.quaternion.premultiply(Fr),this}rotateX(t){return this.rotateOnAxis(Of,t)}rotateY(t){return this.rotateOnAxis(Bf,t)}rotateZ(t){return this.rotateOnAxis(kf,t)}translateOnAxis(t,e){return Uf.copy(t).applyQuaternion(this.quaternion),this.position.add(Uf.multiplyScalar(e)),this}translateX(t){return this.translateOnAxis(Of,t)}translateY(t){return this.translateOnAxis(Bf,t)}translateZ(t){return this.translateOnAxis(kf,t)}localToWorld(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(this.matrixWorld)}worldToLocal(t){return this.updateWorldMatrix(!0,!1),t.applyMatrix4(os.copy(this.matrixWorld).invert())}lookAt(t,e,n){t.isVector3?nl.copy(t):nl.set(t,e,n);let s=this.parent;this.updateWorldMatrix(!0,!1),Wo.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?os.lookAt(Wo,nl,this.up):os.lookAt(nl,Wo,this.up),this.quaternion.setFromRotationMatrix(os),s&&(os.extractRotation(s.matrixWorld),Fr.setFromRotationMatrix(os),this.quaternion.premultiply(Fr.invert()))}add(t){if(arguments.length>1){for(let e=0;e<arguments.length;e++)this.add(arguments[e]);return this}return t===this?(jt("Object3D.add: object can't be added as a child of itself.",t),this):(t&&t.isObject3D?(t.removeFromParent(),t.parent=this,this.children.push(t),t.dispatchEvent(zf),Ur.child=t,this.dispatchEvent(Ur),Ur.child=null):jt("Object3D.add: object not an instance of THREE.Object3D.",t),this)}remove(t){if(arguments.length>1){for(let n=0;n<arguments.length;n++)this.remove(arguments[n]);return this}let e=this.children.indexOf(t);return e!==-1&&(t.parent=null,this.children.splice(e,1),t.dispatchEvent(E_),su.child=t,this.dispatchEvent(su),su.child=null),this}removeFromParent(){let t=this.parent;return t!==null&&t.remove(this),this}clear(){return this.remove(...this.children)}attach(t){return this.updateWorldMatrix(!0,!1),os.copy(this.matrixWorld).invert(),t.parent!==null&&(t.parent.updateWorldMatrix(!0,!1),os.multiply(t.parent.matrixWorld)),t.applyMatrix4(os),t.removeFromParent(),t.parent=this,this.children.push(t),t.updateWorldMatrix(!1,!0),t.dispatchEvent(zf),Ur.child=t,this.dispatchEvent(Ur),Ur.child=null,this}getObjectById(t){return this.getObjectByProperty("id",t)}getObjectByName(t){return this.getObjectByProperty("name",t)}getObjectByProperty(t,e){if(this[t]===e)return this;for(let n=0,s=this.children.length;n<s;n++){let o=this.children[n].getObjectByProperty(t,e);if(o!==void 0)return o}}getObjectsByProperty(t,e,n=[]){this[t]===e&&n.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(t,e,n);return n}getWorldPosition(t){return this.updateWorldMatrix(!0,!1),t.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Wo,t,w_),t}getWorldScale(t){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Wo,A_,t),t}getWorldDirection(t){this.updateWorldMatrix(!0,!1);let e=this.matrixWorld.elements;return t.set(e[8],e[9],e[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(t){t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverse(t)}traverseVisible(t){if(this.visible===!1)return;t(this);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].traverseVisible(t)}traverseAncestors(t){let e=this.parent;e!==null&&(t(e),e.traverseAncestors(t))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let t=this.pivot;if(t!==null){let e=t.x,n=t.y,s=t.z,r=this.matrix.elements;r[12]+=e-r[0]*e-r[4]*n-r[8]*s,r[13]+=n-r[1]*e-r[5]*n-r[9]*s,r[14]+=s-r[2]*e-r[6]*n-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(t){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||t)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,t=!0);let e=this.children;for(let n=0,s=e.length;n<s;n++)e[n].updateMatrixWorld(t)}updateWorldMatrix(t,e,n=!1){let s=this.parent;if(t===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||n)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,n=!0),e===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,n)}}toJSON(t){let e=t===void 0||typeof t=="string",n={};e&&(t={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},n.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(t),s.indirectTexture=this._indirectTexture.toJSON(t),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(t)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(t)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(t).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(t).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(t.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let c=0,d=l.length;c<d;c++){let u=l[c];r(t.shapes,u)}else r(t.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(t.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,c=this.material.length;l<c;l++)a.push(r(t.materials,this.material[l]));s.material=a}else s.material=r(t.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(t).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(t.animations,l))}}if(e){let a=o(t.geometries),l=o(t.materials),c=o(t.textures),d=o(t.images),u=o(t.shapes),h=o(t.skeletons),f=o(t.animations),g=o(t.nodes);a.length>0&&(n.geometries=a),l.length>0&&(n.materials=l),c.length>0&&(n.textures=c),d.length>0&&(n.images=d),u.length>0&&(n.shapes=u),h.length>0&&(n.skeletons=h),f.length>0&&(n.animations=f),g.length>0&&(n.nodes=g)}return n.object=s,n;function o(a){let l=[];for(let c in a){let d=a[c];delete d.metadata,l.push(d)}return l}}clone(t){return new this.constructor().copy(this,t)}copy(t,e=!0){if(this.name=t.name,this.up.copy(t.up),this.position.copy(t.position),this.rotation.order=t.rotation.order,this.quaternion.copy(t.quaternion),this.scale.copy(t.scale),this.pivot=t.pivot!==null?t.pivot.clone():null,this.matrix.copy(t.matrix),this.matrixWorld.copy(t.matrixWorld),this.matrixAutoUpdate=t.matrixAutoUpdate,this.matrixWorldAutoUpdate=t.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=t.matrixWorldNeedsUpdate,this.layers.mask=t.layers.mask,this.visible=t.visible,this.castShadow=t.castShadow,this.receiveShadow=t.receiveShadow,this.frustumCulled=t.frustumCulled,this.renderOrder=t.renderOrder,this.static=t.static,this.animations=t.animations.slice(),this.userData=JSON.parse(JSON.stringify(t.userData)),e===!0)for(let n=0;n<t.children.length;n++){let s=t.children[n];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Rn.DEFAULT_UP=new U(0,1,0);Rn.DEFAULT_MATRIX_AUTO_UPDATE=!0;Rn.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var ri=class extends Rn{constructor(){super(),this.isGroup=!0,this.type="Group"}},T_={type:"move"},io=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new ri,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new ri,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new U,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new U),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new ri,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new U,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new U,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(t){return this._targetRay!==null&&this._targetRay.dispatchEvent(t),this._grip!==null&&this._grip.dispatchEvent(t),this._hand!==null&&this._hand.dispatchEvent(t),this}connect(t){if(t&&t.hand){let e=this._hand;if(e)for(let n of t.hand.values())this._getHandJoint(e,n)}return this.dispatchEvent({type:"connected",data:t}),this}disconnect(t){return this.dispatchEvent({type:"disconnected",data:t}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(t,e,n){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,c=this._hand;if(t&&e.session.visibilityState!=="visible-blurred"){if(c&&t.hand){o=!0;for(let _ of t.hand.values()){let p=e.getJointPose(_,n),m=this._getHandJoint(c,_);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let d=c.joints["index-finger-tip"],u=c.joints["thumb-tip"],h=d.position.distanceTo(u.position),f=.02,g=.005;c.inputState.pinching&&h>f+g?(c.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:t.handedness,target:this})):!c.inputState.pinching&&h<=f-g&&(c.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:t.handedness,target:this}))}else l!==null&&t.gripSpace&&(r=e.getPose(t.gripSpace,n),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:t,target:this})));a!==null&&(s=e.getPose(t.targetRaySpace,n),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(T_)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),c!==null&&(c.visible=o!==null),this}_getHandJoint(t,e){if(t.joints[e.jointName]===void 0){let n=new ri;n.matrixAutoUpdate=!1,n.visible=!1,t.joints[e.jointName]=n,t.add(n)}return t.joints[e.jointName]}},Yp={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},Ds={h:0,s:0,l:0},il={h:0,s:0,l:0};function ru(i,t,e){return e<0&&(e+=1),e>1&&(e-=1),e<1/6?i+(t-i)*6*e:e<1/2?t:e<2/3?i+(t-i)*6*(2/3-e):i}var oe=class{constructor(t,e,n){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(t,e,n)}set(t,e,n){if(e===void 0&&n===void 0){let s=t;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(t,e,n);return this}setScalar(t){return this.r=t,this.g=t,this.b=t,this}setHex(t,e=si){return t=Math.floor(t),this.r=(t>>16&255)/255,this.g=(t>>8&255)/255,this.b=(t&255)/255,_e.colorSpaceToWorking(this,e),this}setRGB(t,e,n,s=_e.workingColorSpace){return this.r=t,this.g=e,this.b=n,_e.colorSpaceToWorking(this,s),this}setHSL(t,e,n,s=_e.workingColorSpace){if(t=ed(t,1),e=ie(e,0,1),n=ie(n,0,1),e===0)this.r=this.g=this.b=n;else{let r=n<=.5?n*(1+e):n+e-n*e,o=2*n-r;this.r=ru(o,r,t+1/3),this.g=ru(o,r,t),this.b=ru(o,r,t-1/3)}return _e.colorSpaceToWorking(this,s),this}setStyle(t,e=si){function n(r){r!==void 0&&parseFloat(r)<1&&Yt("Color: Alpha component of "+t+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(t)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,e);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,e);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return n(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,e);break;default:Yt("Color: Unknown color model "+t)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(t)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,e);if(o===6)return this.setHex(parseInt(r,16),e);Yt("Color: Invalid hex color "+t)}else if(t&&t.length>0)return this.setColorName(t,e);return this}setColorName(t,e=si){let n=Yp[t.toLowerCase()];return n!==void 0?this.setHex(n,e):Yt("Color: Unknown color "+t),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(t){return this.r=t.r,this.g=t.g,this.b=t.b,this}copySRGBToLinear(t){return this.r=us(t.r),this.g=us(t.g),this.b=us(t.b),this}copyLinearToSRGB(t){return this.r=Zr(t.r),this.g=Zr(t.g),this.b=Zr(t.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(t=si){return _e.workingToColorSpace(Ln.copy(this),t),Math.round(ie(Ln.r*255,0,255))*65536+Math.round(ie(Ln.g*255,0,255))*256+Math.round(ie(Ln.b*255,0,255))}getHexString(t=si){return("000000"+this.getHex(t).toString(16)).slice(-6)}getHSL(t,e=_e.workingColorSpace){_e.workingToColorSpace(Ln.copy(this),e);let n=Ln.r,s=Ln.g,r=Ln.b,o=Math.max(n,s,r),a=Math.min(n,s,r),l,c,d=(a+o)/2;if(a===o)l=0,c=0;else{let u=o-a;switch(c=d<=.5?u/(o+a):u/(2-o-a),o){case n:l=(s-r)/u+(s<r?6:0);break;case s:l=(r-n)/u+2;break;case r:l=(n-s)/u+4;break}l/=6}return t.h=l,t.s=c,t.l=d,t}getRGB(t,e=_e.workingColorSpace){return _e.workingToColorSpace(Ln.copy(this),e),t.r=Ln.r,t.g=Ln.g,t.b=Ln.b,t}getStyle(t=si){_e.workingToColorSpace(Ln.copy(this),t);let e=Ln.r,n=Ln.g,s=Ln.b;return t!==si?`color(${t} ${e.toFixed(3)} ${n.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(e*255)},${Math.round(n*255)},${Math.round(s*255)})`}offsetHSL(t,e,n){return this.getHSL(Ds),this.setHSL(Ds.h+t,Ds.s+e,Ds.l+n)}add(t){return this.r+=t.r,this.g+=t.g,this.b+=t.b,this}addColors(t,e){return this.r=t.r+e.r,this.g=t.g+e.g,this.b=t.b+e.b,this}addScalar(t){return this.r+=t,this.g+=t,this.b+=t,this}sub(t){return this.r=Math.max(0,this.r-t.r),this.g=Math.max(0,this.g-t.g),this.b=Math.max(0,this.b-t.b),this}multiply(t){return this.r*=t.r,this.g*=t.g,this.b*=t.b,this}multiplyScalar(t){return this.r*=t,this.g*=t,this.b*=t,this}lerp(t,e){return this.r+=(t.r-this.r)*e,this.g+=(t.g-this.g)*e,this.b+=(t.b-this.b)*e,this}lerpColors(t,e,n){return this.r=t.r+(e.r-t.r)*n,this.g=t.g+(e.g-t.g)*n,this.b=t.b+(e.b-t.b)*n,this}lerpHSL(t,e){this.getHSL(Ds),t.getHSL(il);let n=Qo(Ds.h,il.h,e),s=Qo(Ds.s,il.s,e),r=Qo(Ds.l,il.l,e);return this.setHSL(n,s,r),this}setFromVector3(t){return this.r=t.x,this.g=t.y,this.b=t.z,this}applyMatrix3(t){let e=this.r,n=this.g,s=this.b,r=t.elements;return this.r=r[0]*e+r[3]*n+r[6]*s,this.g=r[1]*e+r[4]*n+r[7]*s,this.b=r[2]*e+r[5]*n+r[8]*s,this}equals(t){return t.r===this.r&&t.g===this.g&&t.b===this.b}fromArray(t,e=0){return this.r=t[e],this.g=t[e+1],this.b=t[e+2],this}toArray(t=[],e=0){return t[e]=this.r,t[e+1]=this.g,t[e+2]=this.b,t}fromBufferAttribute(t,e){return this.r=t.getX(e),this.g=t.getY(e),this.b=t.getZ(e),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Ln=new oe;oe.NAMES=Yp;var ra=class i{constructor(t,e=1,n=1e3){this.isFog=!0,this.name="",this.color=new oe(t),this.near=e,this.far=n}clone(){return new i(this.color,this.near,this.far)}toJSON(){return{type:"Fog",name:this.name,color:this.color.getHex(),near:this.near,far:this.far}}},oa=class extends Rn{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new fs,this.environmentIntensity=1,this.environmentRotation=new fs,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(t,e){return super.copy(t,e),this.background=t.background!==null?t.background.clone():null,this.environment=t.environment!==null?t.environment.clone():null,this.fog=t.fog!==null?t.fog.clone():null,this.backgroundBlurriness=t.backgroundBlurriness,this.backgroundIntensity=t.backgroundIntensity,this.backgroundRotation.copy(t.backgroundRotation),this.environmentIntensity=t.environmentIntensity,this.environmentRotation.copy(t.environmentRotation),this.overrideMaterial=t.overrideMaterial!==null?t.overrideMaterial.clone():null,this.matrixAutoUpdate=t.matrixAutoUpdate,this}toJSON(t){let e=super.toJSON(t);return this.fog!==null&&(e.object.fog=this.fog.toJSON()),e.object.backgroundBlurriness=this.backgroundBlurriness,e.object.backgroundIntensity=this.backgroundIntensity,e.object.backgroundRotation=this.backgroundRotation.toArray(),e.object.environmentIntensity=this.environmentIntensity,e.object.environmentRotation=this.environmentRotation.toArray(),e}},Ei=new U,as=new U,ou=new U,ls=new U,Or=new U,Br=new U,Vf=new U,au=new U,lu=new U,cu=new U,hu=new Xe,uu=new Xe,du=new Xe,Os=class i{constructor(t=new U,e=new U,n=new U){this.a=t,this.b=e,this.c=n}static getNormal(t,e,n,s){s.subVectors(n,e),Ei.subVectors(t,e),s.cross(Ei);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(t,e,n,s,r){Ei.subVectors(s,e),as.subVectors(n,e),ou.subVectors(t,e);let o=Ei.dot(Ei),a=Ei.dot(as),l=Ei.dot(ou),c=as.dot(as),d=as.dot(ou),u=o*c-a*a;if(u===0)return r.set(0,0,0),null;let h=1/u,f=(c*l-a*d)*h,g=(o*d-a*l)*h;return r.set(1-f-g,g,f)}static containsPoint(t,e,n,s){return this.getBarycoord(t,e,n,s,ls)===null?!1:ls.x>=0&&ls.y>=0&&ls.x+ls.y<=1}static getInterpolation(t,e,n,s,r,o,a,l){return this.getBarycoord(t,e,n,s,ls)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ls.x),l.addScaledVector(o,ls.y),l.addScaledVector(a,ls.z),l)}static getInterpolatedAttribute(t,e,n,s,r,o){return hu.setScalar(0),uu.setScalar(0),du.setScalar(0),hu.fromBufferAttribute(t,e),uu.fromBufferAttribute(t,n),du.fromBufferAttribute(t,s),o.setScalar(0),o.addScaledVector(hu,r.x),o.addScaledVector(uu,r.y),o.addScaledVector(du,r.z),o}static isFrontFacing(t,e,n,s){return Ei.subVectors(n,e),as.subVectors(t,e),Ei.cross(as).dot(s)<0}set(t,e,n){return this.a.copy(t),this.b.copy(e),this.c.copy(n),this}setFromPointsAndIndices(t,e,n,s){return this.a.copy(t[e]),this.b.copy(t[n]),this.c.copy(t[s]),this}setFromAttributeAndIndices(t,e,n,s){return this.a.fromBufferAttribute(t,e),this.b.fromBufferAttribute(t,n),this.c.fromBufferAttribute(t,s),this}clone(){return new this.constructor().copy(this)}copy(t){return this.a.copy(t.a),this.b.copy(t.b),this.c.copy(t.c),this}getArea(){return Ei.subVectors(this.c,this.b),as.subVectors(this.a,this.b),Ei.cross(as).length()*.5}getMidpoint(t){return t.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(t){return i.getNormal(this.a,this.b,this.c,t)}getPlane(t){return t.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(t,e){return i.getBarycoord(t,this.a,this.b,this.c,e)}getInterpolation(t,e,n,s,r){return i.getInterpolation(t,this.a,this.b,this.c,e,n,s,r)}containsPoint(t){return i.containsPoint(t,this.a,this.b,this.c)}isFrontFacing(t){return i.isFrontFacing(this.a,this.b,this.c,t)}intersectsBox(t){return t.intersectsTriangle(this)}closestPointToPoint(t,e){let n=this.a,s=this.b,r=this.c,o,a;Or.subVectors(s,n),Br.subVectors(r,n),au.subVectors(t,n);let l=Or.dot(au),c=Br.dot(au);if(l<=0&&c<=0)return e.copy(n);lu.subVectors(t,s);let d=Or.dot(lu),u=Br.dot(lu);if(d>=0&&u<=d)return e.copy(s);let h=l*u-d*c;if(h<=0&&l>=0&&d<=0&&l-d>0)return o=l/(l-d),e.copy(n).addScaledVector(Or,o);cu.subVectors(t,r);let f=Or.dot(cu),g=Br.dot(cu);if(g>=0&&f<=g)return e.copy(r);let _=f*c-l*g;if(_<=0&&c>=0&&g<=0)return a=c/(c-g),e.copy(n).addScaledVector(Br,a);let p=d*g-f*u;if(p<=0&&u-d>=0&&f-g>=0)return Vf.subVectors(r,s),a=(u-d)/(u-d+(f-g)),e.copy(s).addScaledVector(Vf,a);let m=1/(p+_+h);return o=_*m,a=h*m,e.copy(n).addScaledVector(Or,o).addScaledVector(Br,a)}equals(t){return t.a.equals(this.a)&&t.b.equals(this.b)&&t.c.equals(this.c)}},Nn=class{constructor(t=new U(1/0,1/0,1/0),e=new U(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=t,this.max=e}set(t,e){return this.min.copy(t),this.max.copy(e),this}setFromArray(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e+=3)this.expandByPoint(Ti.fromArray(t,e));return this}setFromBufferAttribute(t){this.makeEmpty();for(let e=0,n=t.count;e<n;e++)this.expandByPoint(Ti.fromBufferAttribute(t,e));return this}setFromPoints(t){this.makeEmpty();for(let e=0,n=t.length;e<n;e++)this.expandByPoint(t[e]);return this}setFromCenterAndSize(t,e){let n=Ti.copy(e).multiplyScalar(.5);return this.min.copy(t).sub(n),this.max.copy(t).add(n),this}setFromObject(t,e=!1){return this.makeEmpty(),this.expandByObject(t,e)}clone(){return new this.constructor().copy(this)}copy(t){return this.min.copy(t.min),this.max.copy(t.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(t){return this.isEmpty()?t.set(0,0,0):t.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(t){return this.isEmpty()?t.set(0,0,0):t.subVectors(this.max,this.min)}expandByPoint(t){return this.min.min(t),this.max.max(t),this}expandByVector(t){return this.min.sub(t),this.max.add(t),this}expandByScalar(t){return this.min.addScalar(-t),this.max.addScalar(t),this}expandByObject(t,e=!1){t.updateWorldMatrix(!1,!1);let n=t.geometry;if(n!==void 0){let r=n.getAttribute("position");if(e===!0&&r!==void 0&&t.isInstancedMesh!==!0&&t.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)t.isMesh===!0?t.getVertexPosition(o,Ti):Ti.fromBufferAttribute(r,o),Ti.applyMatrix4(t.matrixWorld),this.expandByPoint(Ti);else t.boundingBox!==void 0?(t.boundingBox===null&&t.computeBoundingBox(),sl.copy(t.boundingBox)):(n.boundingBox===null&&n.computeBoundingBox(),sl.copy(n.boundingBox)),sl.applyMatrix4(t.matrixWorld),this.union(sl)}let s=t.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],e);return this}containsPoint(t){return t.x>=this.min.x&&t.x<=this.max.x&&t.y>=this.min.y&&t.y<=this.max.y&&t.z>=this.min.z&&t.z<=this.max.z}containsBox(t){return this.min.x<=t.min.x&&t.max.x<=this.max.x&&this.min.y<=t.min.y&&t.max.y<=this.max.y&&this.min.z<=t.min.z&&t.max.z<=this.max.z}getParameter(t,e){return e.set((t.x-this.min.x)/(this.max.x-this.min.x),(t.y-this.min.y)/(this.max.y-this.min.y),(t.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(t){return t.max.x>=this.min.x&&t.min.x<=this.max.x&&t.max.y>=this.min.y&&t.min.y<=this.max.y&&t.max.z>=this.min.z&&t.min.z<=this.max.z}intersectsSphere(t){return this.clampPoint(t.center,Ti),Ti.distanceToSquared(t.center)<=t.radius*t.radius}intersectsPlane(t){let e,n;return t.normal.x>0?(e=t.normal.x*this.min.x,n=t.normal.x*this.max.x):(e=t.normal.x*this.max.x,n=t.normal.x*this.min.x),t.normal.y>0?(e+=t.normal.y*this.min.y,n+=t.normal.y*this.max.y):(e+=t.normal.y*this.max.y,n+=t.normal.y*this.min.y),t.normal.z>0?(e+=t.normal.z*this.min.z,n+=t.normal.z*this.max.z):(e+=t.normal.z*this.max.z,n+=t.normal.z*this.min.z),e<=-t.constant&&n>=-t.constant}intersectsTriangle(t){if(this.isEmpty())return!1;this.getCenter(qo),rl.subVectors(this.max,qo),kr.subVectors(t.a,qo),zr.subVectors(t.b,qo),Vr.subVectors(t.c,qo),Ns.subVectors(zr,kr),Fs.subVectors(Vr,zr),Qs.subVectors(kr,Vr);let e=[0,-Ns.z,Ns.y,0,-Fs.z,Fs.y,0,-Qs.z,Qs.y,Ns.z,0,-Ns.x,Fs.z,0,-Fs.x,Qs.z,0,-Qs.x,-Ns.y,Ns.x,0,-Fs.y,Fs.x,0,-Qs.y,Qs.x,0];return!fu(e,kr,zr,Vr,rl)||(e=[1,0,0,0,1,0,0,0,1],!fu(e,kr,zr,Vr,rl))?!1:(ol.crossVectors(Ns,Fs),e=[ol.x,ol.y,ol.z],fu(e,kr,zr,Vr,rl))}clampPoint(t,e){return e.copy(t).clamp(this.min,this.max)}distanceToPoint(t){return this.clampPoint(t,Ti).distanceTo(t)}getBoundingSphere(t){return this.isEmpty()?t.makeEmpty():(this.getCenter(t.center),t.radius=this.getSize(Ti).length()*.5),t}intersect(t){return this.min.max(t.min),this.max.min(t.max),this.isEmpty()&&this.makeEmpty(),this}union(t){return this.min.min(t.min),this.max.max(t.max),this}applyMatrix4(t){return this.isEmpty()?this:(cs[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(t),cs[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(t),cs[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(t),cs[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(t),cs[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(t),cs[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(t),cs[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(t),cs[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(t),this.setFromPoints(cs),this)}translate(t){return this.min.add(t),this.max.add(t),this}equals(t){return t.min.equals(this.min)&&t.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(t){return this.min.fromArray(t.min),this.max.fromArray(t.max),this}},cs=[new U,new U,new U,new U,new U,new U,new U,new U],Ti=new U,sl=new Nn,kr=new U,zr=new U,Vr=new U,Ns=new U,Fs=new U,Qs=new U,qo=new U,rl=new U,ol=new U,tr=new U;function fu(i,t,e,n,s){for(let r=0,o=i.length-3;r<=o;r+=3){tr.fromArray(i,r);let a=s.x*Math.abs(tr.x)+s.y*Math.abs(tr.y)+s.z*Math.abs(tr.z),l=t.dot(tr),c=e.dot(tr),d=n.dot(tr);if(Math.max(-Math.max(l,c,d),Math.min(l,c,d))>a)return!1}return!0}var hn=new U,al=new qt,R_=0,Dn=class extends Ri{constructor(t,e,n=!1){if(super(),Array.isArray(t))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:R_++}),this.name="",this.array=t,this.itemSize=e,this.count=t!==void 0?t.length/e:0,this.normalized=n,this.usage=zp,this.updateRanges=[],this.gpuType=xi,this.version=0,this._normalizationScale=t!==void 0?id(t):void 0}onUploadCallback(){}set needsUpdate(t){t===!0&&this.version++}setUsage(t){return this.usage=t,this}addUpdateRange(t,e){this.updateRanges.push({start:t,count:e})}clearUpdateRanges(){this.updateRanges.length=0}copy(t){return this.name=t.name,this.array=new t.array.constructor(t.array),this.itemSize=t.itemSize,this.count=t.count,this.normalized=t.normalized,this.usage=t.usage,this.gpuType=t.gpuType,this._normalizationScale=t._normalizationScale,this}copyAt(t,e,n){t*=this.itemSize,n*=e.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[t+s]=e.array[n+s];return this}copyArray(t){return this.array.set(t),this}applyMatrix3(t){if(this.itemSize===2)for(let e=0,n=this.count;e<n;e++)al.fromBufferAttribute(this,e),al.applyMatrix3(t),this.setXY(e,al.x,al.y);else if(this.itemSize===3)for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.applyMatrix3(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}applyMatrix4(t){for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.applyMatrix4(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}applyNormalMatrix(t){for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.applyNormalMatrix(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}transformDirection(t){for(let e=0,n=this.count;e<n;e++)hn.fromBufferAttribute(this,e),hn.transformDirection(t),this.setXYZ(e,hn.x,hn.y,hn.z);return this}set(t,e=0){return this.array.set(t,e),this}getComponent(t,e){let n=this.array[t*this.itemSize+e];return this.normalized&&(n=this._denormalize(n)),n}setComponent(t,e,n){return this.normalized&&(n=this._normalize(n)),this.array[t*this.itemSize+e]=n,this}getX(t){let e=this.array[t*this.itemSize];return this.normalized&&(e=this._denormalize(e)),e}setX(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize]=e,this}getY(t){let e=this.array[t*this.itemSize+1];return this.normalized&&(e=this._denormalize(e)),e}setY(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+1]=e,this}getZ(t){let e=this.array[t*this.itemSize+2];return this.normalized&&(e=this._denormalize(e)),e}setZ(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+2]=e,this}getW(t){let e=this.array[t*this.itemSize+3];return this.normalized&&(e=this._denormalize(e)),e}setW(t,e){return this.normalized&&(e=this._normalize(e)),this.array[t*this.itemSize+3]=e,this}setXY(t,e,n){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n)),this.array[t+0]=e,this.array[t+1]=n,this}setXYZ(t,e,n,s){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this}setXYZW(t,e,n,s,r){return t*=this.itemSize,this.normalized&&(e=this._normalize(e),n=this._normalize(n),s=this._normalize(s),r=this._normalize(r)),this.array[t+0]=e,this.array[t+1]=n,this.array[t+2]=s,this.array[t+3]=r,this}onUpload(t){return this.onUploadCallback=t,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let t={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return t.name=this.name,t.usage=this.usage,t.gpuType=this.gpuType,t}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(t){let e=this._normalizationScale;return e!==void 0?Math.max(t/e,-1):qp(t,this.array)}_normalize(t){let e=this._normalizationScale;return e!==void 0?Math.round(t*e):Xp(t,this.array)}};var aa=class extends Dn{constructor(t,e,n){super(new Uint16Array(t),e,n)}};var la=class extends Dn{constructor(t,e,n){super(new Uint32Array(t),e,n)}};var be=class extends Dn{constructor(t,e,n){super(new Float32Array(t),e,n)}},C_=new Nn,Xo=new U,pu=new U,ps=class{constructor(t=new U,e=-1){this.isSphere=!0,this.center=t,this.radius=e}set(t,e){return this.center.copy(t),this.radius=e,this}setFromPoints(t,e){let n=this.center;e!==void 0?n.copy(e):C_.setFromPoints(t).getCenter(n);let s=0;for(let r=0,o=t.length;r<o;r++)s=Math.max(s,n.distanceToSquared(t[r]));return this.radius=Math.sqrt(s),this}copy(t){return this.center.copy(t.center),this.radius=t.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(t){return t.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(t){return t.distanceTo(this.center)-this.radius}intersectsSphere(t){let e=this.radius+t.radius;return t.center.distanceToSquared(this.center)<=e*e}intersectsBox(t){return t.intersectsSphere(this)}intersectsPlane(t){return Math.abs(t.distanceToPoint(this.center))<=this.radius}clampPoint(t,e){let n=this.center.distanceToSquared(t);return e.copy(t),n>this.radius*this.radius&&(e.sub(this.center).normalize(),e.multiplyScalar(this.radius).add(this.center)),e}getBoundingBox(t){return this.isEmpty()?(t.makeEmpty(),t):(t.set(this.center,this.center),t.expandByScalar(this.radius),t)}applyMatrix4(t){return this.center.applyMatrix4(t),this.radius=this.radius*t.getMaxScaleOnAxis(),this}translate(t){return this.center.add(t),this}expandByPoint(t){if(this.isEmpty())return this.center.copy(t),this.radius=0,this;Xo.subVectors(t,this.center);let e=Xo.lengthSq();if(e>this.radius*this.radius){let n=Math.sqrt(e),s=(n-this.radius)*.5;this.center.addScaledVector(Xo,s/n),this.radius+=s}return this}union(t){return t.isEmpty()?this:this.isEmpty()?(this.copy(t),this):(this.center.equals(t.center)===!0?this.radius=Math.max(this.radius,t.radius):(pu.subVectors(t.center,this.center).setLength(t.radius),this.expandByPoint(Xo.copy(t.center).add(pu)),this.expandByPoint(Xo.copy(t.center).sub(pu))),this)}equals(t){return t.center.equals(this.center)&&t.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(t){return this.radius=t.radius,this.center.fromArray(t.center),this}},P_=0,mi=new xe,mu=new Rn,Gr=new U,ii=new Nn,Yo=new Nn,wn=new U,Qe=class i extends Ri{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:P_++}),this.uuid=mo(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(t){return Array.isArray(t)?this.index=new(e_(t)?la:aa)(t,1):this.index=t,this}setIndirect(t,e=0){return this.indirect=t,this.indirectOffset=e,this}getIndirect(){return this.indirect}getAttribute(t){return this.attributes[t]}setAttribute(t,e){return this.attributes[t]=e,this}deleteAttribute(t){return delete this.attributes[t],this}hasAttribute(t){return this.attributes[t]!==void 0}addGroup(t,e,n=0){this.groups.push({start:t,count:e,materialIndex:n})}clearGroups(){this.groups=[]}setDrawRange(t,e){this.drawRange.start=t,this.drawRange.count=e}applyMatrix4(t){let e=this.attributes.position;e!==void 0&&(e.applyMatrix4(t),e.needsUpdate=!0);let n=this.attributes.normal;if(n!==void 0){let r=new te().getNormalMatrix(t);n.applyNormalMatrix(r),n.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(t),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(t){return mi.makeRotationFromQuaternion(t),this.applyMatrix4(mi),this}rotateX(t){return mi.makeRotationX(t),this.applyMatrix4(mi),this}rotateY(t){return mi.makeRotationY(t),this.applyMatrix4(mi),this}rotateZ(t){return mi.makeRotationZ(t),this.applyMatrix4(mi),this}translate(t,e,n){return mi.makeTranslation(t,e,n),this.applyMatrix4(mi),this}scale(t,e,n){return mi.makeScale(t,e,n),this.applyMatrix4(mi),this}lookAt(t){return mu.lookAt(t),mu.updateMatrix(),this.applyMatrix4(mu.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Gr).negate(),this.translate(Gr.x,Gr.y,Gr.z),this}setFromPoints(t){let e=this.getAttribute("position");if(e===void 0){let n=[];for(let s=0,r=t.length;s<r;s++){let o=t[s];n.push(o.x,o.y,o.z||0)}this.setAttribute("position",new be(n,3))}else{let n=Math.min(t.length,e.count);for(let s=0;s<n;s++){let r=t[s];e.setXYZ(s,r.x,r.y,r.z||0)}t.length>e.count&&Yt("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),e.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Nn);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){jt("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new U(-1/0,-1/0,-1/0),new U(1/0,1/0,1/0));return}if(t!==void 0){if(this.boundingBox.setFromBufferAttribute(t),e)for(let n=0,s=e.length;n<s;n++){let r=e[n];ii.setFromBufferAttribute(r),this.morphTargetsRelative?(wn.addVectors(this.boundingBox.min,ii.min),this.boundingBox.expandByPoint(wn),wn.addVectors(this.boundingBox.max,ii.max),this.boundingBox.expandByPoint(wn)):(this.boundingBox.expandByPoint(ii.min),this.boundingBox.expandByPoint(ii.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&jt('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new ps);let t=this.attributes.position,e=this.morphAttributes.position;if(t&&t.isGLBufferAttribute){jt("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new U,1/0);return}if(t){let n=this.boundingSphere.center;if(ii.setFromBufferAttribute(t),e)for(let r=0,o=e.length;r<o;r++){let a=e[r];Yo.setFromBufferAttribute(a),this.morphTargetsRelative?(wn.addVectors(ii.min,Yo.min),ii.expandByPoint(wn),wn.addVectors(ii.max,Yo.max),ii.expandByPoint(wn)):(ii.expandByPoint(Yo.min),ii.expandByPoint(Yo.max))}ii.getCenter(n);let s=0;for(let r=0,o=t.count;r<o;r++)wn.fromBufferAttribute(t,r),s=Math.max(s,n.distanceToSquared(wn));if(e)for(let r=0,o=e.length;r<o;r++){let a=e[r],l=this.morphTargetsRelative;for(let c=0,d=a.count;c<d;c++)wn.fromBufferAttribute(a,c),l&&(Gr.fromBufferAttribute(t,c),wn.add(Gr)),s=Math.max(s,n.distanceToSquared(wn))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&jt('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let t=this.index,e=this.attributes;if(t===null||e.position===void 0||e.normal===void 0||e.uv===void 0){jt("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let n=e.position,s=e.normal,r=e.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==n.count)&&(o=new Dn(new Float32Array(4*n.count),4),this.setAttribute("tangent",o));let a=[],l=[],c=new Uint8Array(n.count);for(let F=0;F<n.count;F++)a[F]=new U,l[F]=new U;let d=new U,u=new U,h=new U,f=new qt,g=new qt,_=new qt,p=new U,m=new U;function x(F,I,L){c[F]=c[I]=c[L]=1,d.fromBufferAttribute(n,F),u.fromBufferAttribute(n,I),h.fromBufferAttribute(n,L),f.fromBufferAttribute(r,F),g.fromBufferAttribute(r,I),_.fromBufferAttribute(r,L),u.sub(d),h.sub(d),g.sub(f),_.sub(f);let z=1/(g.x*_.y-_.x*g.y);isFinite(z)&&(p.copy(u).multiplyScalar(_.y).addScaledVector(h,-g.y).multiplyScalar(z),m.copy(h).multiplyScalar(g.x).addScaledVector(u,-_.x).multiplyScalar(z),a[F].add(p),a[I].add(p),a[L].add(p),l[F].add(m),l[I].add(m),l[L].add(m))}let T=this.groups;T.length===0&&(T=[{start:0,count:t.count}]);for(let F=0,I=T.length;F<I;++F){let L=T[F],z=L.start,G=L.count;for(let D=z,W=z+G;D<W;D+=3)x(t.getX(D+0),t.getX(D+1),t.getX(D+2))}let b=new U,R=new U,E=new U,y=new U;function A(F){E.fromBufferAttribute(s,F),y.copy(E);let I=a[F];b.copy(I),b.sub(E.multiplyScalar(E.dot(I))).normalize(),R.crossVectors(y,I);let z=R.dot(l[F])<0?-1:1;o.setXYZW(F,b.x,b.y,b.z,z)}for(let F=0,I=n.count;F<I;++F)c[F]&&A(F);this._transformed=!0}computeVertexNormals(){let t=this.index,e=this.getAttribute("position");if(e!==void 0){let n=this.getAttribute("normal");if(n===void 0||n.count!==e.count)n=new Dn(new Float32Array(e.count*3),3),this.setAttribute("normal",n);else for(let h=0,f=n.count;h<f;h++)n.setXYZ(h,0,0,0);let s=new U,r=new U,o=new U,a=new U,l=new U,c=new U,d=new U,u=new U;if(t)for(let h=0,f=t.count;h<f;h+=3){let g=t.getX(h+0),_=t.getX(h+1),p=t.getX(h+2);s.fromBufferAttribute(e,g),r.fromBufferAttribute(e,_),o.fromBufferAttribute(e,p),d.subVectors(o,r),u.subVectors(s,r),d.cross(u),a.fromBufferAttribute(n,g),l.fromBufferAttribute(n,_),c.fromBufferAttribute(n,p),a.add(d),l.add(d),c.add(d),n.setXYZ(g,a.x,a.y,a.z),n.setXYZ(_,l.x,l.y,l.z),n.setXYZ(p,c.x,c.y,c.z)}else for(let h=0,f=e.count;h<f;h+=3)s.fromBufferAttribute(e,h+0),r.fromBufferAttribute(e,h+1),o.fromBufferAttribute(e,h+2),d.subVectors(o,r),u.subVectors(s,r),d.cross(u),n.setXYZ(h+0,d.x,d.y,d.z),n.setXYZ(h+1,d.x,d.y,d.z),n.setXYZ(h+2,d.x,d.y,d.z);this.normalizeNormals(),n.needsUpdate=!0}}normalizeNormals(){let t=this.attributes.normal;for(let e=0,n=t.count;e<n;e++)wn.fromBufferAttribute(t,e),wn.normalize(),t.setXYZ(e,wn.x,wn.y,wn.z)}toNonIndexed(){function t(a,l){let c=a.array,d=a.itemSize,u=a.normalized,h=new c.constructor(l.length*d),f=0,g=0;for(let _=0,p=l.length;_<p;_++){a.isInterleavedBufferAttribute?f=l[_]*a.data.stride+a.offset:f=l[_]*d;for(let m=0;m<d;m++)h[g++]=c[f++]}return new Dn(h,d,u)}if(this.index===null)return Yt("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let e=new i,n=this.index.array,s=this.attributes;for(let a in s){let l=s[a],c=t(l,n);e.setAttribute(a,c)}let r=this.morphAttributes;for(let a in r){let l=[],c=r[a];for(let d=0,u=c.length;d<u;d++){let h=c[d],f=t(h,n);l.push(f)}e.morphAttributes[a]=l}e.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let c=o[a];e.addGroup(c.start,c.count,c.materialIndex)}return e}toJSON(){let t={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(t.uuid=this.uuid,t.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,t.name=this.name,Object.keys(this.userData).length>0&&(t.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let c in l)l[c]!==void 0&&(t[c]=l[c]);return t}t.data={attributes:{}};let e=this.index;e!==null&&(t.data.index={type:e.array.constructor.name,array:Array.prototype.slice.call(e.array)});let n=this.attributes;for(let l in n){let c=n[l];t.data.attributes[l]=c.toJSON(t.data)}let s={},r=!1;for(let l in this.morphAttributes){let c=this.morphAttributes[l],d=[];for(let u=0,h=c.length;u<h;u++){let f=c[u];d.push(f.toJSON(t.data))}d.length>0&&(s[l]=d,r=!0)}r&&(t.data.morphAttributes=s,t.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(t.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(t.data.boundingSphere=a.toJSON()),t}clone(){return new this.constructor().copy(this)}copy(t){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let e={};this.name=t.name;let n=t.index;n!==null&&this.setIndex(n.clone());let s=t.attributes;for(let c in s){let d=s[c];this.setAttribute(c,d.clone(e))}let r=t.morphAttributes;for(let c in r){let d=[],u=r[c];for(let h=0,f=u.length;h<f;h++)d.push(u[h].clone(e));this.morphAttributes[c]=d}this.morphTargetsRelative=t.morphTargetsRelative;let o=t.groups;for(let c=0,d=o.length;c<d;c++){let u=o[c];this.addGroup(u.start,u.count,u.materialIndex)}let a=t.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=t.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=t.drawRange.start,this.drawRange.count=t.drawRange.count,this.userData=t.userData,this._transformed=t._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var gu=new U,I_=new U,L_=new te,Vn=class{constructor(t=new U(1,0,0),e=0){this.isPlane=!0,this.normal=t,this.constant=e}set(t,e){return this.normal.copy(t),this.constant=e,this}setComponents(t,e,n,s){return this.normal.set(t,e,n),this.constant=s,this}setFromNormalAndCoplanarPoint(t,e){return this.normal.copy(t),this.constant=-e.dot(this.normal),this}setFromCoplanarPoints(t,e,n){let s=gu.subVectors(n,e).cross(I_.subVectors(t,e)).normalize();return this.setFromNormalAndCoplanarPoint(s,t),this}copy(t){return this.normal.copy(t.normal),this.constant=t.constant,this}normalize(){let t=1/this.normal.length();return this.normal.multiplyScalar(t),this.constant*=t,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(t){return this.normal.dot(t)+this.constant}distanceToSphere(t){return this.distanceToPoint(t.center)-t.radius}projectPoint(t,e){return e.copy(t).addScaledVector(this.normal,-this.distanceToPoint(t))}intersectLine(t,e,n=!0){let s=t.delta(gu),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(t.start)===0?e.copy(t.start):null;let o=-(t.start.dot(this.normal)+this.constant)/r;return n===!0&&(o<0||o>1)?null:e.copy(t.start).addScaledVector(s,o)}intersectsLine(t){let e=this.distanceToPoint(t.start),n=this.distanceToPoint(t.end);return e<0&&n>0||n<0&&e>0}intersectsBox(t){return t.intersectsPlane(this)}intersectsSphere(t){return t.intersectsPlane(this)}coplanarPoint(t){return t.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(t,e){let n=e||L_.getNormalMatrix(t),s=this.coplanarPoint(gu).applyMatrix4(t),r=this.normal.applyMatrix3(n).normalize();return this.constant=-s.dot(r),this}translate(t){return this.constant-=t.dot(this.normal),this}equals(t){return t.normal.equals(this.normal)&&t.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(t){return this.normal.fromArray(t.normal),this.constant=t.constant,this}},D_=0,Xi=class extends Ri{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:D_++}),this.uuid=mo(),this.name="",this.type="Material",this.blending=uo,this.side=qs,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=Nu,this.blendDst=Fu,this.blendEquation=lr,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new oe(0,0,0),this.blendAlpha=0,this.depthFunc=Jr,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=Np,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=El,this.stencilZFail=El,this.stencilZPass=El,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(t){this._alphaTest>0!=t>0&&this.version++,this._alphaTest=t}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(t){if(t!==void 0)for(let e in t){let n=t[e];if(n===void 0){Yt(`Material: parameter '${e}' has value of undefined.`);continue}let s=this[e];if(s===void 0){Yt(`Material: '${e}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(n):s&&s.isVector2&&n&&n.isVector2||s&&s.isEuler&&n&&n.isEuler||s&&s.isVector3&&n&&n.isVector3?s.copy(n):this[e]=n}}toJSON(t){let e=t===void 0||typeof t=="string";e&&(t={textures:{},images:{}});let n={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};n.uuid=this.uuid,n.type=this.type,n.blending=this.blending,n.side=this.side,n.shadowSide=this.shadowSide,n.vertexColors=this.vertexColors,n.opacity=this.opacity,n.transparent=this.transparent,n.blendSrc=this.blendSrc,n.blendDst=this.blendDst,n.blendEquation=this.blendEquation,n.blendSrcAlpha=this.blendSrcAlpha,n.blendDstAlpha=this.blendDstAlpha,n.blendEquationAlpha=this.blendEquationAlpha,n.blendColor=this.blendColor.getHex(),n.blendAlpha=this.blendAlpha,n.depthFunc=this.depthFunc,n.depthTest=this.depthTest,n.depthWrite=this.depthWrite,n.colorWrite=this.colorWrite,n.clipIntersection=this.clipIntersection,n.clipShadows=this.clipShadows,n.stencilWriteMask=this.stencilWriteMask,n.stencilFunc=this.stencilFunc,n.stencilRef=this.stencilRef,n.stencilFuncMask=this.stencilFuncMask,n.stencilFail=this.stencilFail,n.stencilZFail=this.stencilZFail,n.stencilZPass=this.stencilZPass,n.stencilWrite=this.stencilWrite,n.polygonOffset=this.polygonOffset,n.polygonOffsetFactor=this.polygonOffsetFactor,n.polygonOffsetUnits=this.polygonOffsetUnits,n.dithering=this.dithering,n.alphaTest=this.alphaTest,n.alphaHash=this.alphaHash,n.alphaToCoverage=this.alphaToCoverage,n.premultipliedAlpha=this.premultipliedAlpha,n.forceSinglePass=this.forceSinglePass,n.allowOverride=this.allowOverride,n.visible=this.visible,n.toneMapped=this.toneMapped,n.name=this.name,this.color&&this.color.isColor&&(n.color=this.color.getHex()),this.roughness!==void 0&&(n.roughness=this.roughness),this.metalness!==void 0&&(n.metalness=this.metalness),this.sheen!==void 0&&(n.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(n.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(n.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(n.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(n.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(n.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(n.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(n.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(n.shininess=this.shininess),this.clearcoat!==void 0&&(n.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(n.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(n.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(n.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(t).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(n.clearcoatMap=this.clearcoatMap.toJSON(t).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(n.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(t).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(n.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(t).uuid,n.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(n.sheenColorMap=this.sheenColorMap.toJSON(t).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(n.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(t).uuid),this.dispersion!==void 0&&(n.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(n.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(n.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(n.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(n.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(n.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(n.iridescenceMap=this.iridescenceMap.toJSON(t).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(n.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(t).uuid),this.anisotropy!==void 0&&(n.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(n.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(n.anisotropyMap=this.anisotropyMap.toJSON(t).uuid),this.map&&this.map.isTexture&&(n.map=this.map.toJSON(t).uuid),this.matcap&&this.matcap.isTexture&&(n.matcap=this.matcap.toJSON(t).uuid),this.alphaMap&&this.alphaMap.isTexture&&(n.alphaMap=this.alphaMap.toJSON(t).uuid),this.lightMap&&this.lightMap.isTexture&&(n.lightMap=this.lightMap.toJSON(t).uuid,n.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(n.aoMap=this.aoMap.toJSON(t).uuid,n.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(n.bumpMap=this.bumpMap.toJSON(t).uuid,n.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(n.normalMap=this.normalMap.toJSON(t).uuid,n.normalMapType=this.normalMapType,n.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(n.displacementMap=this.displacementMap.toJSON(t).uuid,n.displacementScale=this.displacementScale,n.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(n.roughnessMap=this.roughnessMap.toJSON(t).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(n.metalnessMap=this.metalnessMap.toJSON(t).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(n.emissiveMap=this.emissiveMap.toJSON(t).uuid),this.specularMap&&this.specularMap.isTexture&&(n.specularMap=this.specularMap.toJSON(t).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(n.specularIntensityMap=this.specularIntensityMap.toJSON(t).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(n.specularColorMap=this.specularColorMap.toJSON(t).uuid),this.envMap&&this.envMap.isTexture&&(n.envMap=this.envMap.toJSON(t).uuid,this.combine!==void 0&&(n.combine=this.combine)),this.envMapRotation!==void 0&&(n.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(n.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(n.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(n.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(n.gradientMap=this.gradientMap.toJSON(t).uuid),this.transmission!==void 0&&(n.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(n.transmissionMap=this.transmissionMap.toJSON(t).uuid),this.thickness!==void 0&&(n.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(n.thicknessMap=this.thicknessMap.toJSON(t).uuid),this.attenuationDistance!==void 0&&(n.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(n.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(n.size=this.size),this.sizeAttenuation!==void 0&&(n.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(n.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(n.rotation=this.rotation),this.depthPacking!==void 0&&(n.depthPacking=this.depthPacking),this.linewidth!==void 0&&(n.linewidth=this.linewidth),this.linecap!==void 0&&(n.linecap=this.linecap),this.linejoin!==void 0&&(n.linejoin=this.linejoin),this.dashSize!==void 0&&(n.dashSize=this.dashSize),this.gapSize!==void 0&&(n.gapSize=this.gapSize),this.scale!==void 0&&(n.scale=this.scale),this.wireframe!==void 0&&(n.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(n.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(n.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(n.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(n.flatShading=this.flatShading),this.fog!==void 0&&(n.fog=this.fog),Object.keys(this.userData).length>0&&(n.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(e){let r=s(t.textures),o=s(t.images);r.length>0&&(n.textures=r),o.length>0&&(n.images=o)}return n}fromJSON(t,e){if(t.uuid!==void 0&&(this.uuid=t.uuid),t.name!==void 0&&(this.name=t.name),t.color!==void 0&&this.color!==void 0&&this.color.setHex(t.color),t.roughness!==void 0&&(this.roughness=t.roughness),t.metalness!==void 0&&(this.metalness=t.metalness),t.sheen!==void 0&&(this.sheen=t.sheen),t.sheenColor!==void 0&&(this.sheenColor=new oe().setHex(t.sheenColor)),t.sheenRoughness!==void 0&&(this.sheenRoughness=t.sheenRoughness),t.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(t.emissive),t.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(t.specular),t.specularIntensity!==void 0&&(this.specularIntensity=t.specularIntensity),t.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(t.specularColor),t.shininess!==void 0&&(this.shininess=t.shininess),t.clearcoat!==void 0&&(this.clearcoat=t.clearcoat),t.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=t.clearcoatRoughness),t.diffuseRoughness!==void 0&&(this.diffuseRoughness=t.diffuseRoughness),t.dispersion!==void 0&&(this.dispersion=t.dispersion),t.retroreflectivity!==void 0&&(this.retroreflectivity=t.retroreflectivity),t.iridescence!==void 0&&(this.iridescence=t.iridescence),t.iridescenceIOR!==void 0&&(this.iridescenceIOR=t.iridescenceIOR),t.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessMinimum),t.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=t.iridescenceThicknessMaximum),t.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=t.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=t.iridescenceThicknessRange[1]),t.transmission!==void 0&&(this.transmission=t.transmission),t.thickness!==void 0&&(this.thickness=t.thickness),t.attenuationDistance!==void 0&&(this.attenuationDistance=t.attenuationDistance),t.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(t.attenuationColor),t.anisotropy!==void 0&&(this.anisotropy=t.anisotropy),t.anisotropyRotation!==void 0&&(this.anisotropyRotation=t.anisotropyRotation),t.fog!==void 0&&(this.fog=t.fog),t.flatShading!==void 0&&(this.flatShading=t.flatShading),t.blending!==void 0&&(this.blending=t.blending),t.combine!==void 0&&(this.combine=t.combine),t.side!==void 0&&(this.side=t.side),t.shadowSide!==void 0&&(this.shadowSide=t.shadowSide),t.opacity!==void 0&&(this.opacity=t.opacity),t.transparent!==void 0&&(this.transparent=t.transparent),t.alphaTest!==void 0&&(this.alphaTest=t.alphaTest),t.alphaHash!==void 0&&(this.alphaHash=t.alphaHash),t.depthFunc!==void 0&&(this.depthFunc=t.depthFunc),t.depthTest!==void 0&&(this.depthTest=t.depthTest),t.depthWrite!==void 0&&(this.depthWrite=t.depthWrite),t.colorWrite!==void 0&&(this.colorWrite=t.colorWrite),t.clippingPlanes!==void 0&&(this.clippingPlanes=t.clippingPlanes.map(n=>new Vn().fromJSON(n))),t.clipIntersection!==void 0&&(this.clipIntersection=t.clipIntersection),t.clipShadows!==void 0&&(this.clipShadows=t.clipShadows),t.depthPacking!==void 0&&(this.depthPacking=t.depthPacking),t.blendSrc!==void 0&&(this.blendSrc=t.blendSrc),t.blendDst!==void 0&&(this.blendDst=t.blendDst),t.blendEquation!==void 0&&(this.blendEquation=t.blendEquation),t.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=t.blendSrcAlpha),t.blendDstAlpha!==void 0&&(this.blendDstAlpha=t.blendDstAlpha),t.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=t.blendEquationAlpha),t.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(t.blendColor),t.blendAlpha!==void 0&&(this.blendAlpha=t.blendAlpha),t.stencilWriteMask!==void 0&&(this.stencilWriteMask=t.stencilWriteMask),t.stencilFunc!==void 0&&(this.stencilFunc=t.stencilFunc),t.stencilRef!==void 0&&(this.stencilRef=t.stencilRef),t.stencilFuncMask!==void 0&&(this.stencilFuncMask=t.stencilFuncMask),t.stencilFail!==void 0&&(this.stencilFail=t.stencilFail),t.stencilZFail!==void 0&&(this.stencilZFail=t.stencilZFail),t.stencilZPass!==void 0&&(this.stencilZPass=t.stencilZPass),t.stencilWrite!==void 0&&(this.stencilWrite=t.stencilWrite),t.wireframe!==void 0&&(this.wireframe=t.wireframe),t.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=t.wireframeLinewidth),t.wireframeLinecap!==void 0&&(this.wireframeLinecap=t.wireframeLinecap),t.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=t.wireframeLinejoin),t.rotation!==void 0&&(this.rotation=t.rotation),t.linewidth!==void 0&&(this.linewidth=t.linewidth),t.linecap!==void 0&&(this.linecap=t.linecap),t.linejoin!==void 0&&(this.linejoin=t.linejoin),t.dashSize!==void 0&&(this.dashSize=t.dashSize),t.gapSize!==void 0&&(this.gapSize=t.gapSize),t.scale!==void 0&&(this.scale=t.scale),t.polygonOffset!==void 0&&(this.polygonOffset=t.polygonOffset),t.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=t.polygonOffsetFactor),t.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=t.polygonOffsetUnits),t.dithering!==void 0&&(this.dithering=t.dithering),t.alphaToCoverage!==void 0&&(this.alphaToCoverage=t.alphaToCoverage),t.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=t.premultipliedAlpha),t.forceSinglePass!==void 0&&(this.forceSinglePass=t.forceSinglePass),t.allowOverride!==void 0&&(this.allowOverride=t.allowOverride),t.visible!==void 0&&(this.visible=t.visible),t.toneMapped!==void 0&&(this.toneMapped=t.toneMapped),t.userData!==void 0&&(this.userData=t.userData),t.vertexColors!==void 0&&(typeof t.vertexColors=="number"?this.vertexColors=t.vertexColors>0:this.vertexColors=t.vertexColors),t.size!==void 0&&(this.size=t.size),t.sizeAttenuation!==void 0&&(this.sizeAttenuation=t.sizeAttenuation),t.map!==void 0&&(this.map=e[t.map]||null),t.matcap!==void 0&&(this.matcap=e[t.matcap]||null),t.alphaMap!==void 0&&(this.alphaMap=e[t.alphaMap]||null),t.bumpMap!==void 0&&(this.bumpMap=e[t.bumpMap]||null),t.bumpScale!==void 0&&(this.bumpScale=t.bumpScale),t.normalMap!==void 0&&(this.normalMap=e[t.normalMap]||null),t.normalMapType!==void 0&&(this.normalMapType=t.normalMapType),t.normalScale!==void 0){let n=t.normalScale;Array.isArray(n)===!1&&(n=[n,n]),this.normalScale=new qt().fromArray(n)}return t.displacementMap!==void 0&&(this.displacementMap=e[t.displacementMap]||null),t.displacementScale!==void 0&&(this.displacementScale=t.displacementScale),t.displacementBias!==void 0&&(this.displacementBias=t.displacementBias),t.roughnessMap!==void 0&&(this.roughnessMap=e[t.roughnessMap]||null),t.metalnessMap!==void 0&&(this.metalnessMap=e[t.metalnessMap]||null),t.emissiveMap!==void 0&&(this.emissiveMap=e[t.emissiveMap]||null),t.emissiveIntensity!==void 0&&(this.emissiveIntensity=t.emissiveIntensity),t.specularMap!==void 0&&(this.specularMap=e[t.specularMap]||null),t.specularIntensityMap!==void 0&&(this.specularIntensityMap=e[t.specularIntensityMap]||null),t.specularColorMap!==void 0&&(this.specularColorMap=e[t.specularColorMap]||null),t.envMap!==void 0&&(this.envMap=e[t.envMap]||null),t.envMapRotation!==void 0&&this.envMapRotation.fromArray(t.envMapRotation),t.envMapIntensity!==void 0&&(this.envMapIntensity=t.envMapIntensity),t.reflectivity!==void 0&&(this.reflectivity=t.reflectivity),t.refractionRatio!==void 0&&(this.refractionRatio=t.refractionRatio),t.lightMap!==void 0&&(this.lightMap=e[t.lightMap]||null),t.lightMapIntensity!==void 0&&(this.lightMapIntensity=t.lightMapIntensity),t.aoMap!==void 0&&(this.aoMap=e[t.aoMap]||null),t.aoMapIntensity!==void 0&&(this.aoMapIntensity=t.aoMapIntensity),t.gradientMap!==void 0&&(this.gradientMap=e[t.gradientMap]||null),t.clearcoatMap!==void 0&&(this.clearcoatMap=e[t.clearcoatMap]||null),t.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=e[t.clearcoatRoughnessMap]||null),t.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=e[t.clearcoatNormalMap]||null),t.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new qt().fromArray(t.clearcoatNormalScale)),t.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=e[t.diffuseRoughnessMap]||null),t.iridescenceMap!==void 0&&(this.iridescenceMap=e[t.iridescenceMap]||null),t.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=e[t.iridescenceThicknessMap]||null),t.transmissionMap!==void 0&&(this.transmissionMap=e[t.transmissionMap]||null),t.thicknessMap!==void 0&&(this.thicknessMap=e[t.thicknessMap]||null),t.anisotropyMap!==void 0&&(this.anisotropyMap=e[t.anisotropyMap]||null),t.sheenColorMap!==void 0&&(this.sheenColorMap=e[t.sheenColorMap]||null),t.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=e[t.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(t){this.name=t.name,this.blending=t.blending,this.side=t.side,this.vertexColors=t.vertexColors,this.opacity=t.opacity,this.transparent=t.transparent,this.blendSrc=t.blendSrc,this.blendDst=t.blendDst,this.blendEquation=t.blendEquation,this.blendSrcAlpha=t.blendSrcAlpha,this.blendDstAlpha=t.blendDstAlpha,this.blendEquationAlpha=t.blendEquationAlpha,this.blendColor.copy(t.blendColor),this.blendAlpha=t.blendAlpha,this.depthFunc=t.depthFunc,this.depthTest=t.depthTest,this.depthWrite=t.depthWrite,this.stencilWriteMask=t.stencilWriteMask,this.stencilFunc=t.stencilFunc,this.stencilRef=t.stencilRef,this.stencilFuncMask=t.stencilFuncMask,this.stencilFail=t.stencilFail,this.stencilZFail=t.stencilZFail,this.stencilZPass=t.stencilZPass,this.stencilWrite=t.stencilWrite;let e=t.clippingPlanes,n=null;if(e!==null){let s=e.length;n=new Array(s);for(let r=0;r!==s;++r)n[r]=e[r].clone()}return this.clippingPlanes=n,this.clipIntersection=t.clipIntersection,this.clipShadows=t.clipShadows,this.shadowSide=t.shadowSide,this.colorWrite=t.colorWrite,this.precision=t.precision,this.polygonOffset=t.polygonOffset,this.polygonOffsetFactor=t.polygonOffsetFactor,this.polygonOffsetUnits=t.polygonOffsetUnits,this.dithering=t.dithering,this.alphaTest=t.alphaTest,this.alphaHash=t.alphaHash,this.alphaToCoverage=t.alphaToCoverage,this.premultipliedAlpha=t.premultipliedAlpha,this.forceSinglePass=t.forceSinglePass,this.allowOverride=t.allowOverride,this.visible=t.visible,this.toneMapped=t.toneMapped,this.userData=JSON.parse(JSON.stringify(t.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(t){t===!0&&this.version++}};var hs=new U,_u=new U,ll=new U,cl=new U,Bs=class{constructor(t=new U,e=new U(0,0,-1)){this.origin=t,this.direction=e}set(t,e){return this.origin.copy(t),this.direction.copy(e),this}copy(t){return this.origin.copy(t.origin),this.direction.copy(t.direction),this}at(t,e){return e.copy(this.origin).addScaledVector(this.direction,t)}lookAt(t){return this.direction.copy(t).sub(this.origin).normalize(),this}recast(t){return this.origin.copy(this.at(t,hs)),this}closestPointToPoint(t,e){e.subVectors(t,this.origin);let n=e.dot(this.direction);return n<0?e.copy(this.origin):e.copy(this.origin).addScaledVector(this.direction,n)}distanceToPoint(t){return Math.sqrt(this.distanceSqToPoint(t))}distanceSqToPoint(t){let e=hs.subVectors(t,this.origin).dot(this.direction);return e<0?this.origin.distanceToSquared(t):(hs.copy(this.origin).addScaledVector(this.direction,e),hs.distanceToSquared(t))}distanceSqToSegment(t,e,n,s){_u.copy(t).add(e).multiplyScalar(.5),ll.copy(e).sub(t).normalize(),cl.copy(this.origin).sub(_u);let r=t.distanceTo(e)*.5,o=-this.direction.dot(ll),a=cl.dot(this.direction),l=-cl.dot(ll),c=cl.lengthSq(),d=Math.abs(1-o*o),u,h,f,g;if(d>0)if(u=o*l-a,h=o*a-l,g=r*d,u>=0)if(h>=-g)if(h<=g){let _=1/d;u*=_,h*=_,f=u*(u+o*h+2*a)+h*(o*u+h+2*l)+c}else h=r,u=Math.max(0,-(o*h+a)),f=-u*u+h*(h+2*l)+c;else h=-r,u=Math.max(0,-(o*h+a)),f=-u*u+h*(h+2*l)+c;else h<=-g?(u=Math.max(0,-(-o*r+a)),h=u>0?-r:Math.min(Math.max(-r,-l),r),f=-u*u+h*(h+2*l)+c):h<=g?(u=0,h=Math.min(Math.max(-r,-l),r),f=h*(h+2*l)+c):(u=Math.max(0,-(o*r+a)),h=u>0?r:Math.min(Math.max(-r,-l),r),f=-u*u+h*(h+2*l)+c);else h=o>0?-r:r,u=Math.max(0,-(o*h+a)),f=-u*u+h*(h+2*l)+c;return n&&n.copy(this.origin).addScaledVector(this.direction,u),s&&s.copy(_u).addScaledVector(ll,h),f}intersectSphere(t,e){if(t.radius<0)return null;hs.subVectors(t.center,this.origin);let n=hs.dot(this.direction),s=hs.dot(hs)-n*n,r=t.radius*t.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=n-o,l=n+o;return l<0?null:a<0?this.at(l,e):this.at(a,e)}intersectsSphere(t){return t.radius<0?!1:this.distanceSqToPoint(t.center)<=t.radius*t.radius}distanceToPlane(t){let e=t.normal.dot(this.direction);if(e===0)return t.distanceToPoint(this.origin)===0?0:null;let n=-(this.origin.dot(t.normal)+t.constant)/e;return n>=0?n:null}intersectPlane(t,e){let n=this.distanceToPlane(t);return n===null?null:this.at(n,e)}intersectsPlane(t){let e=t.distanceToPoint(this.origin);return e===0||t.normal.dot(this.direction)*e<0}intersectBox(t,e){let n,s,r,o,a,l,c=1/this.direction.x,d=1/this.direction.y,u=1/this.direction.z,h=this.origin;return c>=0?(n=(t.min.x-h.x)*c,s=(t.max.x-h.x)*c):(n=(t.max.x-h.x)*c,s=(t.min.x-h.x)*c),d>=0?(r=(t.min.y-h.y)*d,o=(t.max.y-h.y)*d):(r=(t.max.y-h.y)*d,o=(t.min.y-h.y)*d),n>o||r>s||((r>n||isNaN(n))&&(n=r),(o<s||isNaN(s))&&(s=o),u>=0?(a=(t.min.z-h.z)*u,l=(t.max.z-h.z)*u):(a=(t.max.z-h.z)*u,l=(t.min.z-h.z)*u),n>l||a>s)||((a>n||n!==n)&&(n=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(n>=0?n:s,e)}intersectsBox(t){return this.intersectBox(t,hs)!==null}intersectTriangle(t,e,n,s,r){let o=this.origin,a=this.direction,l=a.x,c=a.y,d=a.z,u=t.x-o.x,h=t.y-o.y,f=t.z-o.z,g=e.x-o.x,_=e.y-o.y,p=e.z-o.z,m=n.x-o.x,x=n.y-o.y,T=n.z-o.z,b=Math.abs(l),R=Math.abs(c),E=Math.abs(d),y,A,F,I,L,z,G,D,W,Y,H,lt;if(b>=R&&b>=E?(F=l,z=u,W=g,lt=m,l>=0?(y=c,A=d,I=h,L=f,G=_,D=p,Y=x,H=T):(y=d,A=c,I=f,L=h,G=p,D=_,Y=T,H=x)):R>=E?(F=c,z=h,W=_,lt=x,c>=0?(y=d,A=l,I=f,L=u,G=p,D=g,Y=T,H=m):(y=l,A=d,I=u,L=f,G=g,D=p,Y=m,H=T)):(F=d,z=f,W=p,lt=T,d>=0?(y=l,A=c,I=u,L=h,G=g,D=_,Y=m,H=x):(y=c,A=l,I=h,L=u,G=_,D=g,Y=x,H=m)),F===0)return null;let Z=y/F,j=A/F,et=1/F,dt=I-Z*z,ut=L-j*z,tt=G-Z*W,mt=D-j*W,yt=Y-Z*lt,Tt=H-j*lt,St=yt*mt-Tt*tt,Ht=dt*Tt-ut*yt,se=tt*ut-mt*dt;if(s){if(St<0||Ht<0||se<0)return null}else if((St<0||Ht<0||se<0)&&(St>0||Ht>0||se>0))return null;let Vt=St+Ht+se;if(Vt===0)return null;let ue=et*(St*z+Ht*W+se*lt);return(Vt>0?ue<0:ue>0)?null:this.at(ue/Vt,r)}applyMatrix4(t){return this.origin.applyMatrix4(t),this.direction.transformDirection(t),this}equals(t){return t.origin.equals(this.origin)&&t.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Yi=class extends Xi{constructor(t){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new oe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fs,this.combine=sc,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.fog=t.fog,this}},Gf=new xe,er=new Bs,hl=new ps,Hf=new U,ul=new U,dl=new U,fl=new U,yu=new U,pl=new U,Wf=new U,ml=new U,tn=class extends Rn{constructor(t=new Qe,e=new Yi){super(),this.isMesh=!0,this.type="Mesh",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(t,e){let n=this.geometry,s=n.attributes.position,r=n.morphAttributes.position,o=n.morphTargetsRelative;e.fromBufferAttribute(s,t);let a=this.morphTargetInfluences;if(r&&a){pl.set(0,0,0);for(let l=0,c=r.length;l<c;l++){let d=a[l],u=r[l];d!==0&&(yu.fromBufferAttribute(u,t),o?pl.addScaledVector(yu,d):pl.addScaledVector(yu.sub(e),d))}e.add(pl)}return e}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(n.boundingSphere===null&&n.computeBoundingSphere(),hl.copy(n.boundingSphere),hl.applyMatrix4(r),er.copy(t.ray).recast(t.near),!(hl.containsPoint(er.origin)===!1&&(er.intersectSphere(hl,Hf)===null||er.origin.distanceToSquared(Hf)>(t.far-t.near)**2))&&(Gf.copy(r).invert(),er.copy(t.ray).applyMatrix4(Gf),!(n.boundingBox!==null&&er.intersectsBox(n.boundingBox)===!1)&&this._computeIntersections(t,e,er)))}_computeIntersections(t,e,n){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,c=r.attributes.uv,d=r.attributes.uv1,u=r.attributes.normal,h=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,_=h.length;g<_;g++){let p=h[g],m=o[p.materialIndex],x=Math.max(p.start,f.start),T=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let b=x,R=T;b<R;b+=3){let E=a.getX(b),y=a.getX(b+1),A=a.getX(b+2);s=gl(this,m,t,n,c,d,u,E,y,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),_=Math.min(a.count,f.start+f.count);for(let p=g,m=_;p<m;p+=3){let x=a.getX(p),T=a.getX(p+1),b=a.getX(p+2);s=gl(this,o,t,n,c,d,u,x,T,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,_=h.length;g<_;g++){let p=h[g],m=o[p.materialIndex],x=Math.max(p.start,f.start),T=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let b=x,R=T;b<R;b+=3){let E=b,y=b+1,A=b+2;s=gl(this,m,t,n,c,d,u,E,y,A),s&&(s.faceIndex=Math.floor(b/3),s.face.materialIndex=p.materialIndex,e.push(s))}}else{let g=Math.max(0,f.start),_=Math.min(l.count,f.start+f.count);for(let p=g,m=_;p<m;p+=3){let x=p,T=p+1,b=p+2;s=gl(this,o,t,n,c,d,u,x,T,b),s&&(s.faceIndex=Math.floor(p/3),e.push(s))}}}};function N_(i,t,e,n,s,r,o,a){let l;if(t.side===Wn?l=n.intersectTriangle(o,r,s,!0,a):l=n.intersectTriangle(s,r,o,t.side===qs,a),l===null)return null;ml.copy(a),ml.applyMatrix4(i.matrixWorld);let c=e.ray.origin.distanceTo(ml);return c<e.near||c>e.far?null:{distance:c,point:ml.clone(),object:i}}function gl(i,t,e,n,s,r,o,a,l,c){i.getVertexPosition(a,ul),i.getVertexPosition(l,dl),i.getVertexPosition(c,fl);let d=N_(i,t,e,n,ul,dl,fl,Wf);if(d){let u=new U;Os.getBarycoord(Wf,ul,dl,fl,u),s&&(d.uv=Os.getInterpolatedAttribute(s,a,l,c,u,new qt)),r&&(d.uv1=Os.getInterpolatedAttribute(r,a,l,c,u,new qt)),o&&(d.normal=Os.getInterpolatedAttribute(o,a,l,c,u,new U),d.normal.dot(n.direction)>0&&d.normal.multiplyScalar(-1));let h={a,b:l,c,normal:new U,materialIndex:0};Os.getNormal(ul,dl,fl,h.normal),d.face=h,d.barycoord=u}return d}var ca=class extends Xn{constructor(t=null,e=1,n=1,s,r,o,a,l,c=An,d=An,u,h){super(null,o,a,l,c,d,s,r,u,h),this.isDataTexture=!0,this.image={data:t,width:e,height:n},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var so=class extends Dn{constructor(t,e,n,s=1){super(t,e,n),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(t){return super.copy(t),this.meshPerAttribute=t.meshPerAttribute,this}toJSON(){let t=super.toJSON();return t.meshPerAttribute=this.meshPerAttribute,t.isInstancedBufferAttribute=!0,t}},Hr=new xe,qf=new xe,_l=[],Xf=new Nn,F_=new xe,$o=new tn,Zo=new ps,ro=class extends tn{constructor(t,e,n){super(t,e),this.isInstancedMesh=!0,this.instanceMatrix=new so(new Float32Array(n*16),16),this.instanceColor=null,this.morphTexture=null,this.count=n,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<n;s++)this.setMatrixAt(s,F_)}computeBoundingBox(){let t=this.geometry,e=this.count;this.boundingBox===null&&(this.boundingBox=new Nn),t.boundingBox===null&&t.computeBoundingBox(),this.boundingBox.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Hr),Xf.copy(t.boundingBox).applyMatrix4(Hr),this.boundingBox.union(Xf)}computeBoundingSphere(){let t=this.geometry,e=this.count;this.boundingSphere===null&&(this.boundingSphere=new ps),t.boundingSphere===null&&t.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let n=0;n<e;n++)this.getMatrixAt(n,Hr),Zo.copy(t.boundingSphere).applyMatrix4(Hr),this.boundingSphere.union(Zo)}copy(t,e){return super.copy(t,e),this.instanceMatrix.copy(t.instanceMatrix),this.morphTexture=t.morphTexture!==null?t.morphTexture.clone():null,this.instanceColor=t.instanceColor!==null?t.instanceColor.clone():null,this.count=t.count,this.boundingBox=t.boundingBox!==null?t.boundingBox.clone():null,this.boundingSphere=t.boundingSphere!==null?t.boundingSphere.clone():null,this}getColorAt(t,e){return this.instanceColor===null?e.setRGB(1,1,1):e.fromArray(this.instanceColor.array,t*3)}getMatrixAt(t,e){return e.fromArray(this.instanceMatrix.array,t*16)}getMorphAt(t,e){let n=e.morphTargetInfluences,s=this.morphTexture.source.data.data,r=n.length+1,o=t*r+1;for(let a=0;a<n.length;a++)n[a]=s[o+a]}raycast(t,e){let n=this.matrixWorld,s=this.count;if($o.geometry=this.geometry,$o.material=this.material,$o.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Zo.copy(this.boundingSphere),Zo.applyMatrix4(n),t.ray.intersectsSphere(Zo)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,Hr),qf.multiplyMatrices(n,Hr),$o.matrixWorld=qf,$o.raycast(t,_l);for(let o=0,a=_l.length;o<a;o++){let l=_l[o];l.instanceId=r,l.object=this,e.push(l)}_l.length=0}}setColorAt(t,e){return this.instanceColor===null&&(this.instanceColor=new so(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),e.toArray(this.instanceColor.array,t*3),this}setMatrixAt(t,e){return e.toArray(this.instanceMatrix.array,t*16),this}setMorphAt(t,e){let n=e.morphTargetInfluences,s=n.length+1;this.morphTexture===null&&(this.morphTexture=new ca(new Float32Array(s*this.count),s,this.count,uc,xi));let r=this.morphTexture.source.data.data,o=0;for(let c=0;c<n.length;c++)o+=n[c];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*t;return r[l]=a,r.set(n,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},nr=new ps,U_=new qt(.5,.5),yl=new U,ks=class{constructor(t=new Vn,e=new Vn,n=new Vn,s=new Vn,r=new Vn,o=new Vn){this.planes=[t,e,n,s,r,o]}set(t,e,n,s,r,o){let a=this.planes;return a[0].copy(t),a[1].copy(e),a[2].copy(n),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(t){let e=this.planes;for(let n=0;n<6;n++)e[n].copy(t.planes[n]);return this}setFromProjectionMatrix(t,e=gi,n=!1){let s=this.planes,r=t.elements,o=r[0],a=r[1],l=r[2],c=r[3],d=r[4],u=r[5],h=r[6],f=r[7],g=r[8],_=r[9],p=r[10],m=r[11],x=r[12],T=r[13],b=r[14],R=r[15];if(s[0].setComponents(c-o,f-d,m-g,R-x).normalize(),s[1].setComponents(c+o,f+d,m+g,R+x).normalize(),s[2].setComponents(c+a,f+u,m+_,R+T).normalize(),s[3].setComponents(c-a,f-u,m-_,R-T).normalize(),n)s[4].setComponents(l,h,p,b).normalize(),s[5].setComponents(c-l,f-h,m-p,R-b).normalize();else if(s[4].setComponents(c-l,f-h,m-p,R-b).normalize(),e===gi)s[5].setComponents(c+l,f+h,m+p,R+b).normalize();else if(e===jr)s[5].setComponents(l,h,p,b).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+e);return this}intersectsObject(t){if(t.boundingSphere!==void 0)t.boundingSphere===null&&t.computeBoundingSphere(),nr.copy(t.boundingSphere).applyMatrix4(t.matrixWorld);else{let e=t.geometry;e.boundingSphere===null&&e.computeBoundingSphere(),nr.copy(e.boundingSphere).applyMatrix4(t.matrixWorld)}return this.intersectsSphere(nr)}intersectsSprite(t){nr.center.set(0,0,0);let e=U_.distanceTo(t.center);return nr.radius=.7071067811865476+e,nr.applyMatrix4(t.matrixWorld),this.intersectsSphere(nr)}intersectsSphere(t){let e=this.planes,n=t.center,s=-t.radius;for(let r=0;r<6;r++)if(e[r].distanceToPoint(n)<s)return!1;return!0}intersectsBox(t){let e=this.planes;for(let n=0;n<6;n++){let s=e[n];if(yl.x=s.normal.x>0?t.max.x:t.min.x,yl.y=s.normal.y>0?t.max.y:t.min.y,yl.z=s.normal.z>0?t.max.z:t.min.z,s.distanceToPoint(yl)<0)return!1}return!0}containsPoint(t){let e=this.planes;for(let n=0;n<6;n++)if(e[n].distanceToPoint(t)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Yf=new xe,kl=class i{constructor(){this.coordinateSystem=gi,this._frustums=[],this._count=0}setFromArrayCamera(t){let e=t.cameras,n=this._frustums;for(let s=0;s<e.length;s++){let r=e[s];Yf.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),n[s]===void 0&&(n[s]=new ks),n[s].setFromProjectionMatrix(Yf,r.coordinateSystem,r.reversedDepth)}return this._count=e.length,this}getFrustum(t){return this._frustums[t]}intersectsObject(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsObject(t))return!0;return!1}intersectsSprite(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSprite(t))return!0;return!1}intersectsSphere(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsSphere(t))return!0;return!1}intersectsBox(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].intersectsBox(t))return!0;return!1}containsPoint(t){let e=this._frustums;for(let n=0;n<this._count;n++)if(e[n].containsPoint(t))return!0;return!1}copy(t){this.coordinateSystem=t.coordinateSystem;let e=this._frustums,n=t._frustums;for(let s=0;s<t._count;s++)e[s]===void 0&&(e[s]=new ks),e[s].copy(n[s]);return this._count=t._count,this}clone(){return new i().copy(this)}};var oo=class extends Xi{constructor(t){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new oe(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.linewidth=t.linewidth,this.linecap=t.linecap,this.linejoin=t.linejoin,this.fog=t.fog,this}},zl=new U,Vl=new U,$f=new xe,Jo=new Bs,xl=new ps,xu=new U,Zf=new U,Gl=class extends Rn{constructor(t=new Qe,e=new oo){super(),this.isLine=!0,this.type="Line",this.geometry=t,this.material=e,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(t,e){return super.copy(t,e),t.morphTargetInfluences!==void 0?this.morphTargetInfluences=t.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,t.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},t.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(t.material)?t.material.slice():t.material,this.geometry=t.geometry,this}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[0];for(let s=1,r=e.count;s<r;s++)zl.fromBufferAttribute(e,s-1),Vl.fromBufferAttribute(e,s),n[s]=n[s-1],n[s]+=zl.distanceTo(Vl);t.setAttribute("lineDistance",new be(n,1))}else Yt("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(t){return t.intersectsObject(this)}raycast(t,e){let n=this.geometry,s=this.matrixWorld,r=t.params.Line.threshold,o=n.drawRange;if(n.boundingSphere===null&&n.computeBoundingSphere(),xl.copy(n.boundingSphere),xl.applyMatrix4(s),xl.radius+=r,t.ray.intersectsSphere(xl)===!1)return;$f.copy(s).invert(),Jo.copy(t.ray).applyMatrix4($f);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,c=this.isLineSegments?2:1,d=n.index,h=n.attributes.position;if(d!==null){let f=Math.max(0,o.start),g=Math.min(d.count,o.start+o.count);for(let _=f,p=g-1;_<p;_+=c){let m=d.getX(_),x=d.getX(_+1),T=vl(this,t,Jo,l,m,x,_);T&&e.push(T)}if(this.isLineLoop){let _=d.getX(g-1),p=d.getX(f),m=vl(this,t,Jo,l,_,p,g-1);m&&e.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(h.count,o.start+o.count);for(let _=f,p=g-1;_<p;_+=c){let m=vl(this,t,Jo,l,_,_+1,_);m&&e.push(m)}if(this.isLineLoop){let _=vl(this,t,Jo,l,g-1,f,g-1);_&&e.push(_)}}}updateMorphTargets(){let e=this.geometry.morphAttributes,n=Object.keys(e);if(n.length>0){let s=e[n[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function vl(i,t,e,n,s,r,o){let a=i.geometry.attributes.position;if(zl.fromBufferAttribute(a,s),Vl.fromBufferAttribute(a,r),e.distanceSqToSegment(zl,Vl,xu,Zf)>n)return;xu.applyMatrix4(i.matrixWorld);let c=t.ray.origin.distanceTo(xu);if(!(c<t.near||c>t.far))return{distance:c,point:Zf.clone().applyMatrix4(i.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:i}}var Jf=new U,Kf=new U,ha=class extends Gl{constructor(t,e){super(t,e),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let t=this.geometry;if(t.index===null){let e=t.attributes.position,n=[];for(let s=0,r=e.count;s<r;s+=2)Jf.fromBufferAttribute(e,s),Kf.fromBufferAttribute(e,s+1),n[s]=s===0?0:n[s-1],n[s+1]=n[s]+Jf.distanceTo(Kf);t.setAttribute("lineDistance",new be(n,1))}else Yt("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var ua=class extends Xn{constructor(t=[],e=cr,n,s,r,o,a,l,c,d){super(t,e,n,s,r,o,a,l,c,d),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(t){this.image=t}};var ms=class extends Xn{constructor(t,e,n=Ci,s,r,o,a=An,l=An,c,d=ds,u=1){if(d!==ds&&d!==_s)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let h={width:t,height:e,depth:u};super(h,s,r,o,a,l,d,n,c),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(t){return super.copy(t),this.source=new eo(Object.assign({},t.image)),this.compareFunction=t.compareFunction,this}toJSON(t){let e=super.toJSON(t);return e.compareFunction=this.compareFunction,e}},da=class extends ms{constructor(t,e=Ci,n=cr,s,r,o=An,a=An,l,c=ds){let d={width:t,height:t,depth:1},u=[d,d,d,d,d,d];super(t,t,e,n,s,r,o,a,l,c),this.image=u,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(t){this.image=t}},fa=class extends Xn{constructor(t=null){super(),this.sourceTexture=t,this.isExternalTexture=!0}copy(t){return super.copy(t),this.sourceTexture=t.sourceTexture,this}},$i=class i extends Qe{constructor(t=1,e=1,n=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:t,height:e,depth:n,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],c=[],d=[],u=[],h=0,f=0;g("z","y","x",-1,-1,n,e,t,o,r,0),g("z","y","x",1,-1,n,e,-t,o,r,1),g("x","z","y",1,1,t,n,e,s,o,2),g("x","z","y",1,-1,t,n,-e,s,o,3),g("x","y","z",1,-1,t,e,n,s,r,4),g("x","y","z",-1,-1,t,e,-n,s,r,5),this.setIndex(l),this.setAttribute("position",new be(c,3)),this.setAttribute("normal",new be(d,3)),this.setAttribute("uv",new be(u,2));function g(_,p,m,x,T,b,R,E,y,A,F){let I=b/y,L=R/A,z=b/2,G=R/2,D=E/2,W=y+1,Y=A+1,H=0,lt=0,Z=new U;for(let j=0;j<Y;j++){let et=j*L-G;for(let dt=0;dt<W;dt++){let ut=dt*I-z;Z[_]=ut*x,Z[p]=et*T,Z[m]=D,c.push(Z.x,Z.y,Z.z),Z[_]=0,Z[p]=0,Z[m]=E>0?1:-1,d.push(Z.x,Z.y,Z.z),u.push(dt/y),u.push(1-j/A),H+=1}}for(let j=0;j<A;j++)for(let et=0;et<y;et++){let dt=h+et+W*j,ut=h+et+W*(j+1),tt=h+(et+1)+W*(j+1),mt=h+(et+1)+W*j;l.push(dt,ut,mt),l.push(ut,tt,mt),lt+=6}a.addGroup(f,lt,F),f+=lt,h+=H}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.depth,t.widthSegments,t.heightSegments,t.depthSegments)}},ir=class i extends Qe{constructor(t=1,e=1,n=4,s=8,r=1){super(),this.type="CapsuleGeometry",this.parameters={radius:t,height:e,capSegments:n,radialSegments:s,heightSegments:r},e=Math.max(0,e),n=Math.max(1,Math.floor(n)),s=Math.max(3,Math.floor(s)),r=Math.max(1,Math.floor(r));let o=[],a=[],l=[],c=[],d=e/2,u=Math.PI/2*t,h=e,f=2*u+h,g=n*2+r,_=s+1,p=new U,m=new U;for(let x=0;x<=g;x++){let T=0,b=0,R=0,E=0;if(x<=n){let F=x/n,I=F*Math.PI/2;b=-d-t*Math.cos(I),R=t*Math.sin(I),E=-t*Math.cos(I),T=F*u}else if(x<=n+r){let F=(x-n)/r;b=-d+F*e,R=t,E=0,T=u+F*h}else{let F=(x-n-r)/n,I=F*Math.PI/2;b=d+t*Math.sin(I),R=t*Math.cos(I),E=t*Math.sin(I),T=u+h+F*u}let y=Math.max(0,Math.min(1,T/f)),A=0;x===0?A=.5/s:x===g&&(A=-.5/s);for(let F=0;F<=s;F++){let I=F/s,L=I*Math.PI*2,z=Math.sin(L),G=Math.cos(L);m.x=-R*G,m.y=b,m.z=R*z,a.push(m.x,m.y,m.z),p.set(-R*G,E,R*z),p.normalize(),l.push(p.x,p.y,p.z),c.push(I+A,y)}if(x>0){let F=(x-1)*_;for(let I=0;I<s;I++){let L=F+I,z=F+I+1,G=x*_+I,D=x*_+I+1;o.push(L,z,G),o.push(z,D,G)}}}this.setIndex(o),this.setAttribute("position",new be(a,3)),this.setAttribute("normal",new be(l,3)),this.setAttribute("uv",new be(c,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.height,t.capSegments,t.radialSegments,t.heightSegments)}};var _i=class i extends Qe{constructor(t=1,e=1,n=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:t,radiusBottom:e,height:n,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let c=this;s=Math.floor(s),r=Math.floor(r);let d=[],u=[],h=[],f=[],g=0,_=[],p=n/2,m=0;x(),o===!1&&(t>0&&T(!0),e>0&&T(!1)),this.setIndex(d),this.setAttribute("position",new be(u,3)),this.setAttribute("normal",new be(h,3)),this.setAttribute("uv",new be(f,2));function x(){let b=new U,R=new U,E=0,y=(e-t)/n;for(let A=0;A<=r;A++){let F=[],I=A/r,L=I*(e-t)+t;for(let z=0;z<=s;z++){let G=z/s,D=G*l+a,W=Math.sin(D),Y=Math.cos(D);R.x=L*W,R.y=-I*n+p,R.z=L*Y,u.push(R.x,R.y,R.z),b.set(W,y,Y).normalize(),h.push(b.x,b.y,b.z),f.push(G,1-I),F.push(g++)}_.push(F)}for(let A=0;A<s;A++)for(let F=0;F<r;F++){let I=_[F][A],L=_[F+1][A],z=_[F+1][A+1],G=_[F][A+1];(t>0||F!==0)&&(d.push(I,L,G),E+=3),(e>0||F!==r-1)&&(d.push(L,z,G),E+=3)}c.addGroup(m,E,0),m+=E}function T(b){let R=g,E=new qt,y=new U,A=0,F=b===!0?t:e,I=b===!0?1:-1;for(let z=1;z<=s;z++)u.push(0,p*I,0),h.push(0,I,0),f.push(.5,.5),g++;let L=g;for(let z=0;z<=s;z++){let D=z/s*l+a,W=Math.cos(D),Y=Math.sin(D);y.x=F*Y,y.y=p*I,y.z=F*W,u.push(y.x,y.y,y.z),h.push(0,I,0),E.x=W*.5+.5,E.y=Y*.5*I+.5,f.push(E.x,E.y),g++}for(let z=0;z<s;z++){let G=R+z,D=L+z;b===!0?d.push(D,D+1,G):d.push(D+1,D,G),A+=3}c.addGroup(m,A,b===!0?1:2),m+=A}}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radiusTop,t.radiusBottom,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}},pa=class i extends _i{constructor(t=1,e=1,n=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,t,e,n,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:t,height:e,radialSegments:n,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(t){return new i(t.radius,t.height,t.radialSegments,t.heightSegments,t.openEnded,t.thetaStart,t.thetaLength)}};var ma=class i extends Qe{constructor(t=[new qt(0,-.5),new qt(.5,0),new qt(0,.5)],e=12,n=0,s=Math.PI*2){super(),this.type="LatheGeometry",this.parameters={points:t,segments:e,phiStart:n,phiLength:s},e=Math.floor(e),s=ie(s,0,Math.PI*2);let r=[],o=[],a=[],l=[],c=[],d=1/e,u=new U,h=new qt,f=new U,g=new U,_=new U,p=0,m=0;for(let x=0;x<=t.length-1;x++)switch(x){case 0:p=t[x+1].x-t[x].x,m=t[x+1].y-t[x].y,f.x=m*1,f.y=-p,f.z=m*0,_.copy(f),f.normalize(),l.push(f.x,f.y,f.z);break;case t.length-1:_.normalize(),l.push(_.x,_.y,_.z);break;default:p=t[x+1].x-t[x].x,m=t[x+1].y-t[x].y,f.x=m*1,f.y=-p,f.z=m*0,g.copy(f),f.x+=_.x,f.y+=_.y,f.z+=_.z,f.normalize(),l.push(f.x,f.y,f.z),_.copy(g)}for(let x=0;x<=e;x++){let T=n+x*d*s,b=Math.sin(T),R=Math.cos(T);for(let E=0;E<=t.length-1;E++){u.x=t[E].x*b,u.y=t[E].y,u.z=t[E].x*R,o.push(u.x,u.y,u.z),h.x=x/e,h.y=E/(t.length-1),a.push(h.x,h.y);let y=l[3*E+0]*b,A=l[3*E+1],F=l[3*E+0]*R;c.push(y,A,F)}}for(let x=0;x<e;x++)for(let T=0;T<t.length-1;T++){let b=T+x*t.length,R=b,E=b+t.length,y=b+t.length+1,A=b+1;r.push(R,E,A),r.push(y,A,E)}this.setIndex(r),this.setAttribute("position",new be(o,3)),this.setAttribute("uv",new be(a,2)),this.setAttribute("normal",new be(c,3))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.points,t.segments,t.phiStart,t.phiLength)}};var sr=class i extends Qe{constructor(t=1,e=1,n=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:t,height:e,widthSegments:n,heightSegments:s};let r=t/2,o=e/2,a=Math.floor(n),l=Math.floor(s),c=a+1,d=l+1,u=t/a,h=e/l,f=[],g=[],_=[],p=[];for(let m=0;m<d;m++){let x=m*h-o;for(let T=0;T<c;T++){let b=T*u-r;g.push(b,-x,0),_.push(0,0,1),p.push(T/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let x=0;x<a;x++){let T=x+c*m,b=x+c*(m+1),R=x+1+c*(m+1),E=x+1+c*m;f.push(T,b,E),f.push(b,R,E)}this.setIndex(f),this.setAttribute("position",new be(g,3)),this.setAttribute("normal",new be(_,3)),this.setAttribute("uv",new be(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.width,t.height,t.widthSegments,t.heightSegments)}};var ai=class i extends Qe{constructor(t=1,e=32,n=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:t,widthSegments:e,heightSegments:n,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},e=Math.max(3,Math.floor(e)),n=Math.max(2,Math.floor(n));let l=Math.min(o+a,Math.PI),c=0,d=[],u=new U,h=new U,f=[],g=[],_=[],p=[];for(let m=0;m<=n;m++){let x=[],T=m/n,b=o+T*a,R=t*Math.cos(b),E=Math.sqrt(t*t-R*R),y=0;m===0&&o===0?y=.5/e:m===n&&l===Math.PI&&(y=-.5/e);for(let A=0;A<=e;A++){let F=A/e,I=s+F*r;u.x=-E*Math.cos(I),u.y=R,u.z=E*Math.sin(I),g.push(u.x,u.y,u.z),h.copy(u).normalize(),_.push(h.x,h.y,h.z),p.push(F+y,1-T),x.push(c++)}d.push(x)}for(let m=0;m<n;m++)for(let x=0;x<e;x++){let T=d[m][x+1],b=d[m][x],R=d[m+1][x],E=d[m+1][x+1];(m!==0||o>0)&&f.push(T,b,E),(m!==n-1||l<Math.PI)&&f.push(b,R,E)}this.setIndex(f),this.setAttribute("position",new be(g,3)),this.setAttribute("normal",new be(_,3)),this.setAttribute("uv",new be(p,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.widthSegments,t.heightSegments,t.phiStart,t.phiLength,t.thetaStart,t.thetaLength)}};var ga=class i extends Qe{constructor(t=1,e=.4,n=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:t,tube:e,radialSegments:n,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},n=Math.floor(n),s=Math.floor(s);let l=[],c=[],d=[],u=[],h=new U,f=new U,g=new U;for(let _=0;_<=n;_++){let p=o+_/n*a;for(let m=0;m<=s;m++){let x=m/s*r;f.x=(t+e*Math.cos(p))*Math.cos(x),f.y=(t+e*Math.cos(p))*Math.sin(x),f.z=e*Math.sin(p),c.push(f.x,f.y,f.z),h.x=t*Math.cos(x),h.y=t*Math.sin(x),g.subVectors(f,h).normalize(),d.push(g.x,g.y,g.z),u.push(m/s),u.push(_/n)}}for(let _=1;_<=n;_++)for(let p=1;p<=s;p++){let m=(s+1)*_+p-1,x=(s+1)*(_-1)+p-1,T=(s+1)*(_-1)+p,b=(s+1)*_+p;l.push(m,x,b),l.push(x,T,b)}this.setIndex(l),this.setAttribute("position",new be(c,3)),this.setAttribute("normal",new be(d,3)),this.setAttribute("uv",new be(u,2))}copy(t){return super.copy(t),this.parameters=Object.assign({},t.parameters),this}static fromJSON(t){return new i(t.radius,t.tube,t.radialSegments,t.tubularSegments,t.arc,t.thetaStart,t.thetaLength)}};var _a=class extends Xi{constructor(t){super(),this.isShadowMaterial=!0,this.type="ShadowMaterial",this.color=new oe(0),this.transparent=!0,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.fog=t.fog,this}};function ur(i){let t={};for(let e in i){t[e]={};for(let n in i[e]){let s=i[e][n];if(jf(s))s.isRenderTargetTexture?(Yt("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),t[e][n]=null):t[e][n]=s.clone();else if(Array.isArray(s))if(jf(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();t[e][n]=r}else t[e][n]=s.slice();else t[e][n]=s}}return t}function Fn(i){let t={};for(let e=0;e<i.length;e++){let n=ur(i[e]);for(let s in n)t[s]=n[s]}return t}function jf(i){return i&&(i.isColor||i.isMatrix3||i.isMatrix4||i.isVector2||i.isVector3||i.isVector4||i.isTexture||i.isQuaternion)}function O_(i){let t=[];for(let e=0;e<i.length;e++)t.push(i[e].clone());return t}function sd(i){let t=i.getRenderTarget();return t===null?i.outputColorSpace:t.isXRRenderTarget===!0?t.texture.colorSpace:_e.workingColorSpace}var $p={clone:ur,merge:Fn},B_=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,k_=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,Zi=class extends Xi{constructor(t){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=B_,this.fragmentShader=k_,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,t!==void 0&&this.setValues(t)}copy(t){return super.copy(t),this.fragmentShader=t.fragmentShader,this.vertexShader=t.vertexShader,this.uniforms=ur(t.uniforms),this.uniformsGroups=O_(t.uniformsGroups),this.defines=Object.assign({},t.defines),this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.fog=t.fog,this.lights=t.lights,this.clipping=t.clipping,this.extensions=Object.assign({},t.extensions),this.glslVersion=t.glslVersion,this.defaultAttributeValues=Object.assign({},t.defaultAttributeValues),this.index0AttributeName=t.index0AttributeName,this.uniformsNeedUpdate=t.uniformsNeedUpdate,this}toJSON(t){let e=super.toJSON(t);e.glslVersion=this.glslVersion,e.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?e.uniforms[s]={type:"t",value:o.toJSON(t).uuid}:o&&o.isColor?e.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?e.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?e.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?e.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?e.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?e.uniforms[s]={type:"m4",value:o.toArray()}:e.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(e.defines=this.defines),e.vertexShader=this.vertexShader,e.fragmentShader=this.fragmentShader,e.lights=this.lights,e.clipping=this.clipping;let n={};for(let s in this.extensions)this.extensions[s]===!0&&(n[s]=!0);return Object.keys(n).length>0&&(e.extensions=n),e}fromJSON(t,e){if(super.fromJSON(t,e),t.uniforms!==void 0)for(let n in t.uniforms){let s=t.uniforms[n];switch(this.uniforms[n]={},s.type){case"t":this.uniforms[n].value=e[s.value]||null;break;case"c":this.uniforms[n].value=new oe().setHex(s.value);break;case"v2":this.uniforms[n].value=new qt().fromArray(s.value);break;case"v3":this.uniforms[n].value=new U().fromArray(s.value);break;case"v4":this.uniforms[n].value=new Xe().fromArray(s.value);break;case"m3":this.uniforms[n].value=new te().fromArray(s.value);break;case"m4":this.uniforms[n].value=new xe().fromArray(s.value);break;default:this.uniforms[n].value=s.value}}if(t.defines!==void 0&&(this.defines=t.defines),t.vertexShader!==void 0&&(this.vertexShader=t.vertexShader),t.fragmentShader!==void 0&&(this.fragmentShader=t.fragmentShader),t.glslVersion!==void 0&&(this.glslVersion=t.glslVersion),t.extensions!==void 0)for(let n in t.extensions)this.extensions[n]=t.extensions[n];return t.lights!==void 0&&(this.lights=t.lights),t.clipping!==void 0&&(this.clipping=t.clipping),this}},Hl=class extends Zi{constructor(t){super(t),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var rr=class extends Xi{constructor(t){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new oe(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new oe(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=qc,this.normalScale=new qt(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new fs,this.combine=sc,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(t)}copy(t){return super.copy(t),this.color.copy(t.color),this.map=t.map,this.lightMap=t.lightMap,this.lightMapIntensity=t.lightMapIntensity,this.aoMap=t.aoMap,this.aoMapIntensity=t.aoMapIntensity,this.emissive.copy(t.emissive),this.emissiveMap=t.emissiveMap,this.emissiveIntensity=t.emissiveIntensity,this.bumpMap=t.bumpMap,this.bumpScale=t.bumpScale,this.normalMap=t.normalMap,this.normalMapType=t.normalMapType,this.normalScale.copy(t.normalScale),this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.specularMap=t.specularMap,this.alphaMap=t.alphaMap,this.envMap=t.envMap,this.envMapRotation.copy(t.envMapRotation),this.combine=t.combine,this.reflectivity=t.reflectivity,this.envMapIntensity=t.envMapIntensity,this.refractionRatio=t.refractionRatio,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this.wireframeLinecap=t.wireframeLinecap,this.wireframeLinejoin=t.wireframeLinejoin,this.flatShading=t.flatShading,this.fog=t.fog,this}},Wl=class extends Xi{constructor(t){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=Lp,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(t)}copy(t){return super.copy(t),this.depthPacking=t.depthPacking,this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this.wireframe=t.wireframe,this.wireframeLinewidth=t.wireframeLinewidth,this}},ql=class extends Xi{constructor(t){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(t)}copy(t){return super.copy(t),this.map=t.map,this.alphaMap=t.alphaMap,this.displacementMap=t.displacementMap,this.displacementScale=t.displacementScale,this.displacementBias=t.displacementBias,this}};function Wr(i,t){return!i||i.constructor===t?i:typeof t.BYTES_PER_ELEMENT=="number"?new t(i):Array.prototype.slice.call(i)}function bl(i){return i!==void 0&&i.inTangents!==void 0&&i.outTangents!==void 0}var zs=class{constructor(t,e,n,s){this.parameterPositions=t,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new e.constructor(n),this.sampleValues=e,this.valueSize=n,this.settings=null,this.DefaultSettings_={}}evaluate(t){let e=this.parameterPositions,n=this._cachedIndex,s=e[n],r=e[n-1];n:{t:{let o;e:{i:if(!(t<s)){for(let a=n+2;;){if(s===void 0){if(t<r)break i;return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}if(n===a)break;if(r=s,s=e[++n],t<s)break t}o=e.length;break e}if(!(t>=r)){let a=e[1];t<a&&(n=2,r=a);for(let l=n-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(n===l)break;if(s=r,r=e[--n-1],t>=r)break t}o=n,n=0;break e}break n}for(;n<o;){let a=n+o>>>1;t<e[a]?o=a:n=a+1}if(s=e[n],r=e[n-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return n=e.length,this._cachedIndex=n,this.copySampleValue_(n-1)}this._cachedIndex=n,this.intervalChanged_(n,r,s)}return this.interpolate_(n,r,t,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(t){let e=this.resultBuffer,n=this.sampleValues,s=this.valueSize,r=t*s;for(let o=0;o!==s;++o)e[o]=n[r+o];return e}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Xl=class extends zs{constructor(t,e,n,s){super(t,e,n,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Mu,endingEnd:Mu}}intervalChanged_(t,e,n){let s=this.parameterPositions,r=t-2,o=t+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case wu:r=t,a=2*e-n;break;case Au:r=s.length-2,a=e+s[r]-s[r+1];break;default:r=t,a=n}if(l===void 0)switch(this.getSettings_().endingEnd){case wu:o=t,l=2*n-e;break;case Au:o=1,l=n+s[1]-s[0];break;default:o=t-1,l=e}let c=(n-e)*.5,d=this.valueSize;this._weightPrev=c/(e-a),this._weightNext=c/(l-n),this._offsetPrev=r*d,this._offsetNext=o*d}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,d=this._offsetPrev,u=this._offsetNext,h=this._weightPrev,f=this._weightNext,g=(n-e)/(s-e),_=g*g,p=_*g,m=-h*p+2*h*_-h*g,x=(1+h)*p+(-1.5-2*h)*_+(-.5+h)*g+1,T=(-1-f)*p+(1.5+f)*_+.5*g,b=f*p-f*_;for(let R=0;R!==a;++R)r[R]=m*o[d+R]+x*o[c+R]+T*o[l+R]+b*o[u+R];return r}},Yl=class extends zs{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,d=(n-e)/(s-e),u=1-d;for(let h=0;h!==a;++h)r[h]=o[c+h]*u+o[l+h]*d;return r}},$l=class extends zs{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t){return this.copySampleValue_(t-1)}},Zl=class extends zs{interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=t*a,c=l-a,d=this.inTangents,u=this.outTangents;if(!d||!u){let g=(n-e)/(s-e),_=1-g;for(let p=0;p!==a;++p)r[p]=o[c+p]*_+o[l+p]*g;return r}let h=a*2,f=t-1;for(let g=0;g!==a;++g){let _=o[c+g],p=o[l+g],m=f*h+g*2,x=u[m],T=u[m+1],b=t*h+g*2,R=d[b],E=d[b+1],y=V_(n,e,x,R,s);r[g]=Zp(y,_,T,E,p)}return r}};function Zp(i,t,e,n,s){let r=1-i;return r*r*r*t+3*r*r*i*e+3*r*i*i*n+i*i*i*s}function z_(i,t,e,n,s){let r=1-i;return 3*r*r*(e-t)+6*r*i*(n-e)+3*i*i*(s-n)}function V_(i,t,e,n,s){let r=(i-t)/(s-t);for(let o=0;o<8;o++){let a=Zp(r,t,e,n,s)-i;if(Math.abs(a)<1e-10)break;let l=z_(r,t,e,n,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var li=class{constructor(t,e,n,s){if(t===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(e===void 0||e.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+t);this.name=t,this.times=Wr(e,this.TimeBufferType),this.values=Wr(n,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(t){let e=t.constructor,n;if(e.toJSON!==this.toJSON)n=e.toJSON(t);else{n={name:t.name,times:Wr(t.times,Array),values:Wr(t.values,Array)};let s=t.getInterpolation();s!==t.DefaultInterpolation&&(n.interpolation=s),bl(t.settings)&&(n.settings={inTangents:Wr(t.settings.inTangents,Array),outTangents:Wr(t.settings.outTangents,Array)})}return n.type=t.ValueTypeName,n}InterpolantFactoryMethodDiscrete(t){return new $l(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodLinear(t){return new Yl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodSmooth(t){return new Xl(this.times,this.values,this.getValueSize(),t)}InterpolantFactoryMethodBezier(t){let e=new Zl(this.times,this.values,this.getValueSize(),t);return this.settings&&(e.inTangents=this.settings.inTangents,e.outTangents=this.settings.outTangents),e}setInterpolation(t){let e;switch(t){case ta:e=this.InterpolantFactoryMethodDiscrete;break;case Fl:e=this.InterpolantFactoryMethodLinear;break;case Al:e=this.InterpolantFactoryMethodSmooth;break;case Su:e=this.InterpolantFactoryMethodBezier;break}if(e===void 0){let n="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(t!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(n);return Yt("KeyframeTrack:",n),this}return this.createInterpolant=e,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return ta;case this.InterpolantFactoryMethodLinear:return Fl;case this.InterpolantFactoryMethodSmooth:return Al;case this.InterpolantFactoryMethodBezier:return Su}}getValueSize(){return this.values.length/this.times.length}shift(t){if(t!==0){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]+=t;bl(this.settings)&&(Qf(this.settings.inTangents,t),Qf(this.settings.outTangents,t))}return this}scale(t){if(t!==1){let e=this.times;for(let n=0,s=e.length;n!==s;++n)e[n]*=t;bl(this.settings)&&(tp(this.settings.inTangents,t),tp(this.settings.outTangents,t))}return this}trim(t,e){let n=this.times,s=n.length,r=0,o=s-1;for(;r!==s&&n[r]<t;)++r;for(;o!==-1&&n[o]>e;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=n.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let t=!0,e=this.getValueSize();e-Math.floor(e)!==0&&(jt("KeyframeTrack: Invalid value size in track.",this),t=!1);let n=this.times,s=this.values,r=n.length;r===0&&(jt("KeyframeTrack: Track is empty.",this),t=!1);let o=null;for(let a=0;a!==r;a++){let l=n[a];if(typeof l=="number"&&isNaN(l)){jt("KeyframeTrack: Time is not a valid number.",this,a,l),t=!1;break}if(o!==null&&o>l){jt("KeyframeTrack: Out of order keys.",this,a,l,o),t=!1;break}o=l}if(s!==void 0&&n_(s))for(let a=0,l=s.length;a!==l;++a){let c=s[a];if(isNaN(c)){jt("KeyframeTrack: Value is not a valid number.",this,a,c),t=!1;break}}return t}optimize(){let t=this.times.slice(),e=this.values.slice(),n=this.getValueSize(),s=this.getInterpolation()===Al,r=t.length-1,o=1;for(let a=1;a<r;++a){let l=!1,c=t[a],d=t[a+1];if(c!==d&&(a!==1||c!==t[0]))if(s)l=!0;else{let u=a*n,h=u-n,f=u+n;for(let g=0;g!==n;++g){let _=e[u+g];if(_!==e[h+g]||_!==e[f+g]){l=!0;break}}}if(l){if(a!==o){t[o]=t[a];let u=a*n,h=o*n;for(let f=0;f!==n;++f)e[h+f]=e[u+f]}++o}}if(r>0){t[o]=t[r];for(let a=r*n,l=o*n,c=0;c!==n;++c)e[l+c]=e[a+c];++o}return o!==t.length?(this.times=t.slice(0,o),this.values=e.slice(0,o*n)):(this.times=t,this.values=e),this}clone(){let t=this.times.slice(),e=this.values.slice(),n=this.constructor,s=new n(this.name,t,e);return s.createInterpolant=this.createInterpolant,bl(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Qf(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]+=t}function tp(i,t){for(let e=0,n=i.length;e!==n;e+=2)i[e]*=t}li.prototype.ValueTypeName="";li.prototype.TimeBufferType=Float32Array;li.prototype.ValueBufferType=Float32Array;li.prototype.DefaultInterpolation=Fl;var Vs=class extends li{constructor(t,e,n){super(t,e,n)}};Vs.prototype.ValueTypeName="bool";Vs.prototype.ValueBufferType=Array;Vs.prototype.DefaultInterpolation=ta;Vs.prototype.InterpolantFactoryMethodLinear=void 0;Vs.prototype.InterpolantFactoryMethodSmooth=void 0;var Jl=class extends li{constructor(t,e,n,s){super(t,e,n,s)}};Jl.prototype.ValueTypeName="color";var Kl=class extends li{constructor(t,e,n,s){super(t,e,n,s)}};Kl.prototype.ValueTypeName="number";var jl=class extends zs{constructor(t,e,n,s){super(t,e,n,s)}interpolate_(t,e,n,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(n-e)/(s-e),c=t*a;for(let d=c+a;c!==d;c+=4)Tn.slerpFlat(r,0,o,c-a,o,c,l);return r}},ya=class extends li{constructor(t,e,n,s){super(t,e,n,s)}InterpolantFactoryMethodLinear(t){return new jl(this.times,this.values,this.getValueSize(),t)}};ya.prototype.ValueTypeName="quaternion";ya.prototype.InterpolantFactoryMethodSmooth=void 0;var Gs=class extends li{constructor(t,e,n){super(t,e,n)}};Gs.prototype.ValueTypeName="string";Gs.prototype.ValueBufferType=Array;Gs.prototype.DefaultInterpolation=ta;Gs.prototype.InterpolantFactoryMethodLinear=void 0;Gs.prototype.InterpolantFactoryMethodSmooth=void 0;var Ql=class extends li{constructor(t,e,n,s){super(t,e,n,s)}};Ql.prototype.ValueTypeName="vector";var tc=class{constructor(t,e,n){let s=this,r=!1,o=0,a=0,l,c=[];this.onStart=void 0,this.onLoad=t,this.onProgress=e,this.onError=n,this._abortController=null,this.itemStart=function(d){a++,r===!1&&s.onStart!==void 0&&s.onStart(d,o,a),r=!0},this.itemEnd=function(d){o++,s.onProgress!==void 0&&s.onProgress(d,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(d){s.onError!==void 0&&s.onError(d)},this.resolveURL=function(d){return d=d.normalize("NFC"),l?l(d):d},this.setURLModifier=function(d){return l=d,this},this.addHandler=function(d,u){return c.push(d,u),this},this.removeHandler=function(d){let u=c.indexOf(d);return u!==-1&&c.splice(u,2),this},this.getHandler=function(d){for(let u=0,h=c.length;u<h;u+=2){let f=c[u],g=c[u+1];if(f.global&&(f.lastIndex=0),f.test(d))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Jp=new tc,ec=class{constructor(t){this.manager=t!==void 0?t:Jp,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(t,e){let n=this;return new Promise(function(s,r){n.load(t,s,e,r)})}parse(){}setCrossOrigin(t){return this.crossOrigin=t,this}setWithCredentials(t){return this.withCredentials=t,this}setPath(t){return this.path=t,this}setResourcePath(t){return this.resourcePath=t,this}setRequestHeader(t){return this.requestHeader=t,this}setPriority(t){return this.priority=t,this}setCache(t){return this.cache=t,this}abort(){return this}};ec.DEFAULT_MATERIAL_NAME="__DEFAULT";var xa=class extends Rn{static registerNode(t){this.prototype._lightNode=t}constructor(t,e=1){super(),this.isLight=!0,this.type="Light",this.color=new oe(t),this.intensity=e}copy(t,e){return super.copy(t,e),this.color.copy(t.color),this.intensity=t.intensity,this}toJSON(t){let e=super.toJSON(t);return e.object.color=this.color.getHex(),e.object.intensity=this.intensity,e}},va=class extends xa{constructor(t,e,n){super(t,n),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.groundColor=new oe(e)}copy(t,e){return super.copy(t,e),this.groundColor.copy(t.groundColor),this}toJSON(t){let e=super.toJSON(t);return e.object.groundColor=this.groundColor.getHex(),e}},vu=new xe,ep=new U,np=new U,nc=class{constructor(t){this.camera=t,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new qt(512,512),this.mapType=Yn,this.map=null,this.mapPass=null,this.matrix=new xe,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new ks,this._frameExtents=new qt(1,1),this._viewportCount=1,this._viewports=[new Xe(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(t){let e=this.camera;ep.setFromMatrixPosition(t.matrixWorld),e.position.copy(ep),np.setFromMatrixPosition(t.target.matrixWorld),e.lookAt(np),e.updateMatrixWorld(),this._updateMatrix(e,this.matrix,this._frustum)}_updateMatrix(t,e,n,s){vu.multiplyMatrices(t.projectionMatrix,t.matrixWorldInverse),n.setFromProjectionMatrix(vu,t.coordinateSystem,t.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,c=s?s.y/r.y:0;t.coordinateSystem===jr||t.reversedDepth?e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,1,0,0,0,0,1):e.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+c,0,0,.5,.5,0,0,0,1),e.multiply(vu)}getViewport(t){return this._viewports[t]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(t){return this.camera=t.camera.clone(),this.intensity=t.intensity,this.bias=t.bias,this.radius=t.radius,this.autoUpdate=t.autoUpdate,this.needsUpdate=t.needsUpdate,this.normalBias=t.normalBias,this.blurSamples=t.blurSamples,this.mapSize.copy(t.mapSize),this.mapType=t.mapType,this.biasNode=t.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let t={};return t.intensity=this.intensity,t.bias=this.bias,t.normalBias=this.normalBias,t.radius=this.radius,t.blurSamples=this.blurSamples,t.mapSize=this.mapSize.toArray(),t.mapType=this.mapType,t.camera=this.camera.toJSON(!1).object,delete t.camera.matrix,t}},Sl=new U,Ml=new Tn,Wi=new U,ba=class extends Rn{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new xe,this.projectionMatrix=new xe,this.projectionMatrixInverse=new xe,this.coordinateSystem=gi,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(t,e){return super.copy(t,e),this.matrixWorldInverse.copy(t.matrixWorldInverse),this.projectionMatrix.copy(t.projectionMatrix),this.projectionMatrixInverse.copy(t.projectionMatrixInverse),this.coordinateSystem=t.coordinateSystem,this}getWorldDirection(t){return super.getWorldDirection(t).negate()}updateMatrixWorld(t){super.updateMatrixWorld(t),this.matrixWorld.decompose(Sl,Ml,Wi),Wi.x===1&&Wi.y===1&&Wi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Sl,Ml,Wi.set(1,1,1)).invert()}updateWorldMatrix(t,e,n=!1){super.updateWorldMatrix(t,e,n),this.matrixWorld.decompose(Sl,Ml,Wi),Wi.x===1&&Wi.y===1&&Wi.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(Sl,Ml,Wi.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},Us=new U,ip=new qt,sp=new qt,Gn=class extends ba{constructor(t=50,e=1,n=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=t,this.zoom=1,this.near=n,this.far=s,this.focus=10,this.aspect=e,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.fov=t.fov,this.zoom=t.zoom,this.near=t.near,this.far=t.far,this.focus=t.focus,this.aspect=t.aspect,this.view=t.view===null?null:Object.assign({},t.view),this.filmGauge=t.filmGauge,this.filmOffset=t.filmOffset,this}setFocalLength(t){let e=.5*this.getFilmHeight()/t;this.fov=to*2*Math.atan(e),this.updateProjectionMatrix()}getFocalLength(){let t=Math.tan(jo*.5*this.fov);return .5*this.getFilmHeight()/t}getEffectiveFOV(){return to*2*Math.atan(Math.tan(jo*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(t,e,n){Us.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),e.set(Us.x,Us.y).multiplyScalar(-t/Us.z),Us.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),n.set(Us.x,Us.y).multiplyScalar(-t/Us.z)}getViewSize(t,e){return this.getViewBounds(t,ip,sp),e.subVectors(sp,ip)}setViewOffset(t,e,n,s,r,o){this.aspect=t/e,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=this.near,e=t*Math.tan(jo*.5*this.fov)/this.zoom,n=2*e,s=this.aspect*n,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,c=o.fullHeight;r+=o.offsetX*s/l,e-=o.offsetY*n/c,s*=o.width/l,n*=o.height/c}let a=this.filmOffset;a!==0&&(r+=t*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,e,e-n,t,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.fov=this.fov,e.object.zoom=this.zoom,e.object.near=this.near,e.object.far=this.far,e.object.focus=this.focus,e.object.aspect=this.aspect,this.view!==null&&(e.object.view=Object.assign({},this.view)),e.object.filmGauge=this.filmGauge,e.object.filmOffset=this.filmOffset,e}};var Sa=class extends ba{constructor(t=-1,e=1,n=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=t,this.right=e,this.top=n,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(t,e){return super.copy(t,e),this.left=t.left,this.right=t.right,this.top=t.top,this.bottom=t.bottom,this.near=t.near,this.far=t.far,this.zoom=t.zoom,this.view=t.view===null?null:Object.assign({},t.view),this}setViewOffset(t,e,n,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=t,this.view.fullHeight=e,this.view.offsetX=n,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let t=(this.right-this.left)/(2*this.zoom),e=(this.top-this.bottom)/(2*this.zoom),n=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=n-t,o=n+t,a=s+e,l=s-e;if(this.view!==null&&this.view.enabled){let c=(this.right-this.left)/this.view.fullWidth/this.zoom,d=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=c*this.view.offsetX,o=r+c*this.view.width,a-=d*this.view.offsetY,l=a-d*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(t){let e=super.toJSON(t);return e.object.zoom=this.zoom,e.object.left=this.left,e.object.right=this.right,e.object.top=this.top,e.object.bottom=this.bottom,e.object.near=this.near,e.object.far=this.far,this.view!==null&&(e.object.view=Object.assign({},this.view)),e}},Eu=class extends nc{constructor(){super(new Sa(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ao=class extends xa{constructor(t,e){super(t,e),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Rn.DEFAULT_UP),this.updateMatrix(),this.target=new Rn,this.shadow=new Eu}dispose(){super.dispose(),this.shadow.dispose()}copy(t){return super.copy(t),this.target=t.target.clone(),this.shadow=t.shadow.clone(),this}toJSON(t){let e=super.toJSON(t);return e.object.shadow=this.shadow.toJSON(),e.object.target=this.target.uuid,e}};var qr=-90,Xr=1,lo=class extends Rn{constructor(t,e,n){super(),this.type="CubeCamera",this.renderTarget=n,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Gn(qr,Xr,t,e);s.layers=this.layers,this.add(s);let r=new Gn(qr,Xr,t,e);r.layers=this.layers,this.add(r);let o=new Gn(qr,Xr,t,e);o.layers=this.layers,this.add(o);let a=new Gn(qr,Xr,t,e);a.layers=this.layers,this.add(a);let l=new Gn(qr,Xr,t,e);l.layers=this.layers,this.add(l);let c=new Gn(qr,Xr,t,e);c.layers=this.layers,this.add(c)}updateCoordinateSystem(){let t=this.coordinateSystem,e=this.children.concat(),[n,s,r,o,a,l]=e;for(let c of e)this.remove(c);if(t===gi)n.up.set(0,1,0),n.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(t===jr)n.up.set(0,-1,0),n.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+t);for(let c of e)this.add(c),c.updateMatrixWorld()}update(t,e){this.parent===null&&this.updateMatrixWorld();let{renderTarget:n,activeMipmapLevel:s}=this;this.coordinateSystem!==t.coordinateSystem&&(this.coordinateSystem=t.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,c,d]=this.children,u=t.getRenderTarget(),h=t.getActiveCubeFace(),f=t.getActiveMipmapLevel(),g=t.xr.enabled;t.xr.enabled=!1;let _=n.texture.mipmapsAutoUpdate;n.texture.mipmapsAutoUpdate=!1;let p=!1;t.isWebGLRenderer===!0?p=t.state.buffers.depth.getReversed():p=t.reversedDepthBuffer,t.setRenderTarget(n,0,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,r),t.setRenderTarget(n,1,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,o),t.setRenderTarget(n,2,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,a),t.setRenderTarget(n,3,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,l),t.setRenderTarget(n,4,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,c),n.texture.mipmapsAutoUpdate=_,t.setRenderTarget(n,5,s),p&&t.autoClear===!1&&t.clearDepth(),t.render(e,d),t.setRenderTarget(u,h,f),t.xr.enabled=g,n.texture.needsPMREMUpdate=!0}},ic=class extends Gn{constructor(t=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=t,this.perCameraFrustumCulled=!1}};var rd="\\[\\]\\.:\\/",G_=new RegExp("["+rd+"]","g"),od="[^"+rd+"]",H_="[^"+rd.replace("\\.","")+"]",W_=/((?:WC+[\/:])*)/.source.replace("WC",od),q_=/(WCOD+)?/.source.replace("WCOD",H_),X_=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",od),Y_=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",od),$_=new RegExp("^"+W_+q_+X_+Y_+"$"),Z_=["material","materials","bones","map"],Tu=class{constructor(t,e,n){let s=n||Ge.parseTrackName(e);this._targetGroup=t,this._bindings=t.subscribe_(e,s)}getValue(t,e){this.bind();let n=this._targetGroup.nCachedObjects_,s=this._bindings[n];s!==void 0&&s.getValue(t,e)}setValue(t,e){let n=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=n.length;s!==r;++s)n[s].setValue(t,e)}bind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].bind()}unbind(){let t=this._bindings;for(let e=this._targetGroup.nCachedObjects_,n=t.length;e!==n;++e)t[e].unbind()}},Ge=class i{constructor(t,e,n){this.path=e,this.parsedPath=n||i.parseTrackName(e),this.node=i.findNode(t,this.parsedPath.nodeName),this.rootNode=t,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(t,e,n){return t&&t.isAnimationObjectGroup?new i.Composite(t,e,n):new i(t,e,n)}static sanitizeNodeName(t){return t.replace(/\s/g,"_").replace(G_,"")}static parseTrackName(t){let e=$_.exec(t);if(e===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+t);let n={nodeName:e[2],objectName:e[3],objectIndex:e[4],propertyName:e[5],propertyIndex:e[6]},s=n.nodeName&&n.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=n.nodeName.substring(s+1);Z_.indexOf(r)!==-1&&(n.nodeName=n.nodeName.substring(0,s),n.objectName=r)}if(n.propertyName===null||n.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+t);return n}static findNode(t,e){if(e===void 0||e===""||e==="."||e===-1||e===t.name||e===t.uuid)return t;if(t.skeleton){let n=t.skeleton.getBoneByName(e);if(n!==void 0)return n}if(t.children){let n=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===e||a.uuid===e)return a;let l=n(a.children);if(l)return l}return null},s=n(t.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(t,e){t[e]=this.targetObject[this.propertyName]}_getValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)t[e++]=n[s]}_getValue_arrayElement(t,e){t[e]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(t,e){this.resolvedProperty.toArray(t,e)}_setValue_direct(t,e){this.targetObject[this.propertyName]=t[e]}_setValue_direct_setNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(t,e){this.targetObject[this.propertyName]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++]}_setValue_array_setNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(t,e){let n=this.resolvedProperty;for(let s=0,r=n.length;s!==r;++s)n[s]=t[e++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(t,e){this.resolvedProperty[this.propertyIndex]=t[e]}_setValue_arrayElement_setNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty[this.propertyIndex]=t[e],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(t,e){this.resolvedProperty.fromArray(t,e)}_setValue_fromArray_setNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(t,e){this.resolvedProperty.fromArray(t,e),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(t,e){this.bind(),this.getValue(t,e)}_setValue_unbound(t,e){this.bind(),this.setValue(t,e)}bind(){let t=this.node,e=this.parsedPath,n=e.objectName,s=e.propertyName,r=e.propertyIndex;if(t||(t=i.findNode(this.rootNode,e.nodeName),this.node=t),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!t){Yt("PropertyBinding: No target node found for track: "+this.path+".");return}if(n){let c=e.objectIndex;switch(n){case"materials":if(!t.material){jt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.materials){jt("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}t=t.material.materials;break;case"bones":if(!t.skeleton){jt("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}t=t.skeleton.bones;for(let d=0;d<t.length;d++)if(t[d].name===c){c=d;break}break;case"map":if("map"in t){t=t.map;break}if(!t.material){jt("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!t.material.map){jt("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}t=t.material.map;break;default:if(t[n]===void 0){jt("PropertyBinding: Can not bind to objectName of node undefined.",this);return}t=t[n]}if(c!==void 0){if(t[c]===void 0){jt("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,t);return}t=t[c]}}let o=t[s];if(o===void 0){let c=e.nodeName;jt("PropertyBinding: Trying to update property for track: "+c+"."+s+" but it wasn't found.",t);return}let a=this.Versioning.None;this.targetObject=t,t.isMaterial===!0?a=this.Versioning.NeedsUpdate:t.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!t.geometry){jt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!t.geometry.morphAttributes){jt("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}t.morphTargetDictionary[r]!==void 0&&(r=t.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};Ge.Composite=Tu;Ge.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};Ge.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};Ge.prototype.GetterByBindingType=[Ge.prototype._getValue_direct,Ge.prototype._getValue_array,Ge.prototype._getValue_arrayElement,Ge.prototype._getValue_toArray];Ge.prototype.SetterByBindingTypeAndVersioning=[[Ge.prototype._setValue_direct,Ge.prototype._setValue_direct_setNeedsUpdate,Ge.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_array,Ge.prototype._setValue_array_setNeedsUpdate,Ge.prototype._setValue_array_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_arrayElement,Ge.prototype._setValue_arrayElement_setNeedsUpdate,Ge.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[Ge.prototype._setValue_fromArray,Ge.prototype._setValue_fromArray_setNeedsUpdate,Ge.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var $A=new Float32Array(1);var rp=new xe,Ma=class{constructor(t,e,n=0,s=1/0){this.ray=new Bs(t,e),this.near=n,this.far=s,this.camera=null,this.layers=new no,this.params={Mesh:{},Line:{threshold:1},LOD:{},Points:{threshold:1},Sprite:{}}}set(t,e){this.ray.set(t,e)}setFromCamera(t,e){e.isPerspectiveCamera?(this.ray.origin.setFromMatrixPosition(e.matrixWorld),this.ray.direction.set(t.x,t.y,.5).unproject(e).sub(this.ray.origin).normalize(),this.camera=e):e.isOrthographicCamera?(this.ray.origin.set(t.x,t.y,e.projectionMatrix.elements[14]).unproject(e),this.ray.direction.set(0,0,-1).transformDirection(e.matrixWorld),this.camera=e):jt("Raycaster: Unsupported camera type: "+e.type)}setFromXRController(t){return rp.identity().extractRotation(t.matrixWorld),this.ray.origin.setFromMatrixPosition(t.matrixWorld),this.ray.direction.set(0,0,-1).applyMatrix4(rp),this}intersectObject(t,e=!0,n=[]){return Ru(t,this,n,e),n.sort(op),n}intersectObjects(t,e=!0,n=[]){for(let s=0,r=t.length;s<r;s++)Ru(t[s],this,n,e);return n.sort(op),n}};function op(i,t){return i.distance-t.distance}function Ru(i,t,e,n){let s=!0;if(i.layers.test(t.layers)&&i.raycast(t,e)===!1&&(s=!1),s===!0&&n===!0){let r=i.children;for(let o=0,a=r.length;o<a;o++)Ru(r[o],t,e,!0)}}var co=class{constructor(t=1,e=0,n=0){this.radius=t,this.phi=e,this.theta=n}set(t,e,n){return this.radius=t,this.phi=e,this.theta=n,this}copy(t){return this.radius=t.radius,this.phi=t.phi,this.theta=t.theta,this}makeSafe(){return this.phi=ie(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(t){return this.setFromCartesianCoords(t.x,t.y,t.z)}setFromCartesianCoords(t,e,n){return this.radius=Math.sqrt(t*t+e*e+n*n),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(t,n),this.phi=Math.acos(ie(e/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Cu=class{static{this.prototype.isMatrix2=!0}constructor(t,e,n,s){this.elements=[1,0,0,1],t!==void 0&&this.set(t,e,n,s)}identity(){return this.set(1,0,0,1),this}fromArray(t,e=0){for(let n=0;n<4;n++)this.elements[n]=t[n+e];return this}set(t,e,n,s){let r=this.elements;return r[0]=t,r[2]=e,r[1]=n,r[3]=s,this}};var ap=new U,wl=new U,Yr=new U,$r=new U,bu=new U,J_=new U,K_=new U,wa=class{constructor(t=new U,e=new U){this.start=t,this.end=e}set(t,e){return this.start.copy(t),this.end.copy(e),this}copy(t){return this.start.copy(t.start),this.end.copy(t.end),this}getCenter(t){return t.addVectors(this.start,this.end).multiplyScalar(.5)}delta(t){return t.subVectors(this.end,this.start)}distanceSq(){return this.start.distanceToSquared(this.end)}distance(){return this.start.distanceTo(this.end)}at(t,e){return this.delta(e).multiplyScalar(t).add(this.start)}closestPointToPointParameter(t,e){ap.subVectors(t,this.start),wl.subVectors(this.end,this.start);let n=wl.dot(wl);if(n===0)return 0;let r=wl.dot(ap)/n;return e&&(r=ie(r,0,1)),r}closestPointToPoint(t,e,n){let s=this.closestPointToPointParameter(t,e);return this.delta(n).multiplyScalar(s).add(this.start)}distanceSqToLine3(t,e=J_,n=K_){let s=10000000000000001e-32,r,o,a=this.start,l=t.start,c=this.end,d=t.end;Yr.subVectors(c,a),$r.subVectors(d,l),bu.subVectors(a,l);let u=Yr.dot(Yr),h=$r.dot($r),f=$r.dot(bu);if(u<=s&&h<=s)return e.copy(a),n.copy(l),e.distanceToSquared(n);if(u<=s)r=0,o=f/h,o=ie(o,0,1);else{let g=Yr.dot(bu);if(h<=s)o=0,r=ie(-g/u,0,1);else{let _=Yr.dot($r),p=u*h-_*_;p!==0?r=ie((_*f-g*h)/p,0,1):r=0,o=(_*r+f)/h,o<0?(o=0,r=ie(-g/u,0,1)):o>1&&(o=1,r=ie((_-g)/u,0,1))}}return e.copy(a).addScaledVector(Yr,r),n.copy(l).addScaledVector($r,o),e.distanceToSquared(n)}applyMatrix4(t){return this.start.applyMatrix4(t),this.end.applyMatrix4(t),this}equals(t){return t.start.equals(this.start)&&t.end.equals(this.end)}clone(){return new this.constructor().copy(this)}};var Aa=class extends Ri{constructor(t,e=null){super(),this.object=t,this.domElement=e,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(t){this.domElement!==null&&this.disconnect(),this.domElement=t}disconnect(){}dispose(){}update(){}};function ad(i,t,e,n){let s=j_(n);switch(e){case $u:return i*t;case uc:return i*t/s.components*s.byteLength;case dc:return i*t/s.components*s.byteLength;case Xs:return i*t*2/s.components*s.byteLength;case fc:return i*t*2/s.components*s.byteLength;case Zu:return i*t*3/s.components*s.byteLength;case Ii:return i*t*4/s.components*s.byteLength;case pc:return i*t*4/s.components*s.byteLength;case Ta:case Ra:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case Ca:case Pa:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case gc:case yc:return Math.max(i,16)*Math.max(t,8)/4;case mc:case _c:return Math.max(i,8)*Math.max(t,8)/2;case xc:case vc:case Sc:case Mc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*8;case bc:case Ia:case wc:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ac:return Math.floor((i+3)/4)*Math.floor((t+3)/4)*16;case Ec:return Math.floor((i+4)/5)*Math.floor((t+3)/4)*16;case Tc:return Math.floor((i+4)/5)*Math.floor((t+4)/5)*16;case Rc:return Math.floor((i+5)/6)*Math.floor((t+4)/5)*16;case Cc:return Math.floor((i+5)/6)*Math.floor((t+5)/6)*16;case Pc:return Math.floor((i+7)/8)*Math.floor((t+4)/5)*16;case Ic:return Math.floor((i+7)/8)*Math.floor((t+5)/6)*16;case Lc:return Math.floor((i+7)/8)*Math.floor((t+7)/8)*16;case Dc:return Math.floor((i+9)/10)*Math.floor((t+4)/5)*16;case Nc:return Math.floor((i+9)/10)*Math.floor((t+5)/6)*16;case Fc:return Math.floor((i+9)/10)*Math.floor((t+7)/8)*16;case Uc:return Math.floor((i+9)/10)*Math.floor((t+9)/10)*16;case Oc:return Math.floor((i+11)/12)*Math.floor((t+9)/10)*16;case Bc:return Math.floor((i+11)/12)*Math.floor((t+11)/12)*16;case kc:case zc:case Vc:return Math.ceil(i/4)*Math.ceil(t/4)*16;case Gc:case Hc:return Math.ceil(i/4)*Math.ceil(t/4)*8;case La:case Wc:return Math.ceil(i/4)*Math.ceil(t/4)*16}throw new Error(`Unable to determine texture byte length for ${e} format.`)}function j_(i){switch(i){case Yn:case Wu:return{byteLength:1,components:1};case po:case qu:case Pi:return{byteLength:2,components:1};case cc:case hc:return{byteLength:2,components:4};case Ci:case lc:case xi:return{byteLength:4,components:1};case Xu:case Yu:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${i}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Yt("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");function ym(){let i=null,t=!1,e=null,n=null;function s(r,o){n=i.requestAnimationFrame(s),e(r,o)}return{start:function(){t!==!0&&e!==null&&i!==null&&(n=i.requestAnimationFrame(s),t=!0)},stop:function(){i!==null&&i.cancelAnimationFrame(n),t=!1},setAnimationLoop:function(r){e=r},setContext:function(r){i=r}}}function ry(i){let t=new WeakMap;function e(a,l){let c=a.array,d=a.usage,u=c.byteLength,h=i.createBuffer();i.bindBuffer(l,h),i.bufferData(l,c,d),a.onUploadCallback();let f;if(c instanceof Float32Array)f=i.FLOAT;else if(typeof Float16Array<"u"&&c instanceof Float16Array)f=i.HALF_FLOAT;else if(c instanceof Uint16Array)a.isFloat16BufferAttribute?f=i.HALF_FLOAT:f=i.UNSIGNED_SHORT;else if(c instanceof Int16Array)f=i.SHORT;else if(c instanceof Uint32Array)f=i.UNSIGNED_INT;else if(c instanceof Int32Array)f=i.INT;else if(c instanceof Int8Array)f=i.BYTE;else if(c instanceof Uint8Array)f=i.UNSIGNED_BYTE;else if(c instanceof Uint8ClampedArray)f=i.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+c);return{buffer:h,type:f,bytesPerElement:c.BYTES_PER_ELEMENT,version:a.version,size:u}}function n(a,l,c){let d=l.array,u=l.updateRanges;if(i.bindBuffer(c,a),u.length===0)i.bufferSubData(c,0,d);else{u.sort((f,g)=>f.start-g.start);let h=0;for(let f=1;f<u.length;f++){let g=u[h],_=u[f];_.start<=g.start+g.count+1?g.count=Math.max(g.count,_.start+_.count-g.start):(++h,u[h]=_)}u.length=h+1;for(let f=0,g=u.length;f<g;f++){let _=u[f];i.bufferSubData(c,_.start*d.BYTES_PER_ELEMENT,d,_.start,_.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),t.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=t.get(a);l&&(i.deleteBuffer(l.buffer),t.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let d=t.get(a);(!d||d.version<a.version)&&t.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let c=t.get(a);if(c===void 0)t.set(a,e(a,l));else if(c.version<a.version){if(c.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");n(c.buffer,a,l),c.version=a.version}}return{get:s,remove:r,update:o}}var oy=`#ifdef USE_ALPHAHASH
	if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,ay=`#ifdef USE_ALPHAHASH
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
#endif`,ly=`#ifdef USE_ALPHAMAP
	diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,cy=`#ifdef USE_ALPHAMAP
	uniform sampler2D alphaMap;
#endif`,hy=`#ifdef USE_ALPHATEST
	#ifdef ALPHA_TO_COVERAGE
	diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
	if ( diffuseColor.a == 0.0 ) discard;
	#else
	if ( diffuseColor.a < alphaTest ) discard;
	#endif
#endif`,uy=`#ifdef USE_ALPHATEST
	uniform float alphaTest;
#endif`,dy=`#ifdef USE_AOMAP
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
#endif`,fy=`#ifdef USE_AOMAP
	uniform sampler2D aoMap;
	uniform float aoMapIntensity;
#endif`,py=`#ifdef USE_BATCHING
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
#endif`,my=`#ifdef USE_BATCHING
	mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,gy=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
	vPosition = vec3( position );
#endif`,_y=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
	vec3 objectTangent = vec3( tangent.xyz );
#endif`,yy=`float G_BlinnPhong_Implicit( ) {
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
} // validated`,xy=`#ifdef USE_IRIDESCENCE
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
#endif`,vy=`#ifdef USE_BUMPMAP
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
#endif`,by=`#if NUM_CLIPPING_PLANES > 0
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
#endif`,Sy=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
	uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,My=`#if NUM_CLIPPING_PLANES > 0
	varying vec3 vClipPosition;
#endif`,wy=`#if NUM_CLIPPING_PLANES > 0
	vClipPosition = - mvPosition.xyz;
#endif`,Ay=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	diffuseColor *= vColor;
#endif`,Ey=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
	varying vec4 vColor;
#endif`,Ty=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
	varying vec4 vColor;
#endif`,Ry=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
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
#endif`,Cy=`#define PI 3.141592653589793
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
} // validated`,Py=`vec3 transformedNormal = objectNormal;
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
#endif`,Iy=`#ifdef USE_DISPLACEMENTMAP
	uniform sampler2D displacementMap;
	uniform float displacementScale;
	uniform float displacementBias;
#endif`,Ly=`#ifdef USE_DISPLACEMENTMAP
	transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,Dy=`#ifdef USE_EMISSIVEMAP
	vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
	#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
		emissiveColor = sRGBTransferEOTF( emissiveColor );
	#endif
	totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,Ny=`#ifdef USE_EMISSIVEMAP
	uniform sampler2D emissiveMap;
#endif`,Fy="gl_FragColor = linearToOutputTexel( gl_FragColor );",Uy=`vec4 LinearTransferOETF( in vec4 value ) {
	return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
	return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
	return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,Oy=`#ifdef USE_ENVMAP
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
#endif`,By=`#ifdef USE_ENVMAP
	uniform float envMapIntensity;
	uniform mat3 envMapRotation;
	uniform samplerCube envMap;
	#ifdef ENVMAP_TYPE_PMREM
		float roughnessToMip( const in float roughness ) {
			float r = clamp( roughness, 0.0, 1.0 );
			return ENVMAP_MAX_LOD * r * ( 2.0 - r );
		}
	#endif
#endif`,ky=`#ifdef USE_ENVMAP
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
#endif`,zy=`#ifdef USE_ENVMAP
	#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
		#define ENV_WORLDPOS
	#endif
	#ifdef ENV_WORLDPOS
		
		varying vec3 vWorldPosition;
	#else
		varying vec3 vReflect;
		uniform float refractionRatio;
	#endif
#endif`,Vy=`#ifdef USE_ENVMAP
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
#endif`,Gy=`#ifdef USE_FOG
	vFogDepth = - mvPosition.z;
#endif`,Hy=`#ifdef USE_FOG
	varying float vFogDepth;
#endif`,Wy=`#ifdef USE_FOG
	#ifdef FOG_EXP2
		float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
	#else
		float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
	#endif
	gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,qy=`#ifdef USE_FOG
	uniform vec3 fogColor;
	varying float vFogDepth;
	#ifdef FOG_EXP2
		uniform float fogDensity;
	#else
		uniform float fogNear;
		uniform float fogFar;
	#endif
#endif`,Xy=`#ifdef USE_GRADIENTMAP
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
}`,Yy=`#ifdef USE_LIGHTMAP
	uniform sampler2D lightMap;
	uniform float lightMapIntensity;
#endif`,$y=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,Zy=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Lambert`,Jy=`uniform bool receiveShadow;
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
#include <lightprobes_pars_fragment>`,Ky=`#ifdef USE_ENVMAP
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
#endif`,jy=`ToonMaterial material;
material.diffuseColor = diffuseColor.rgb;`,Qy=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_Toon`,tx=`BlinnPhongMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularColor = specular;
material.specularShininess = shininess;
material.specularStrength = specularStrength;`,ex=`varying vec3 vViewPosition;
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
#define RE_IndirectDiffuse		RE_IndirectDiffuse_BlinnPhong`,nx=`PhysicalMaterial material;
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
#endif`,ix=`uniform sampler2D dfgLUT;
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
}`,sx=`
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
#endif`,rx=`#if defined( RE_IndirectDiffuse )
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
#endif`,ox=`#if defined( RE_IndirectDiffuse )
	#if defined( LAMBERT ) || defined( PHONG )
		irradiance += iblIrradiance;
	#endif
	RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
	RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,ax=`#if NUM_LIGHT_PROBE_GRIDS > 0
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
#endif`,lx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,cx=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
	uniform float logDepthBufFC;
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,hx=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	varying float vFragDepth;
	varying float vIsPerspective;
#endif`,ux=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
	vFragDepth = 1.0 + gl_Position.w;
	vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,dx=`#ifdef USE_MAP
	vec4 sampledDiffuseColor = texture2D( map, vMapUv );
	#ifdef DECODE_VIDEO_TEXTURE
		sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
	#endif
	diffuseColor *= sampledDiffuseColor;
#endif`,fx=`#ifdef USE_MAP
	uniform sampler2D map;
#endif`,px=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
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
#endif`,mx=`#if defined( USE_POINTS_UV )
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
#endif`,gx=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
	vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
	metalnessFactor *= texelMetalness.b;
#endif`,_x=`#ifdef USE_METALNESSMAP
	uniform sampler2D metalnessMap;
#endif`,yx=`#ifdef USE_INSTANCING_MORPH
	float morphTargetInfluences[ MORPHTARGETS_COUNT ];
	float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		morphTargetInfluences[i] =  texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
	}
#endif`,xx=`#if defined( USE_MORPHCOLORS )
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
#endif`,vx=`#ifdef USE_MORPHNORMALS
	objectNormal *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,bx=`#ifdef USE_MORPHTARGETS
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
#endif`,Sx=`#ifdef USE_MORPHTARGETS
	transformed *= morphTargetBaseInfluence;
	for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
		if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
	}
#endif`,Mx=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
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
vec3 nonPerturbedNormal = normal;`,wx=`#ifdef USE_NORMALMAP_OBJECTSPACE
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
#endif`,Ax=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Ex=`#ifndef FLAT_SHADED
	varying vec3 vNormal;
	#ifdef USE_TANGENT
		varying vec3 vTangent;
		varying vec3 vBitangent;
	#endif
#endif`,Tx=`#ifndef FLAT_SHADED
	vNormal = normalize( transformedNormal );
	#ifdef USE_TANGENT
		vTangent = normalize( transformedTangent );
		vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
		#ifdef FLIP_SIDED
			vBitangent = - vBitangent;
		#endif
	#endif
#endif`,Rx=`#ifdef USE_NORMALMAP
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
#endif`,Cx=`#ifdef USE_CLEARCOAT
	vec3 clearcoatNormal = nonPerturbedNormal;
#endif`,Px=`#ifdef USE_CLEARCOAT_NORMALMAP
	vec3 clearcoatMapN = texture2D( clearcoatNormalMap, vClearcoatNormalMapUv ).xyz * 2.0 - 1.0;
	clearcoatMapN.xy *= clearcoatNormalScale;
	clearcoatNormal = normalize( tbn2 * clearcoatMapN );
#endif`,Ix=`#ifdef USE_CLEARCOATMAP
	uniform sampler2D clearcoatMap;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
	uniform sampler2D clearcoatNormalMap;
	uniform vec2 clearcoatNormalScale;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
	uniform sampler2D clearcoatRoughnessMap;
#endif`,Lx=`#ifdef USE_IRIDESCENCEMAP
	uniform sampler2D iridescenceMap;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
	uniform sampler2D iridescenceThicknessMap;
#endif`,Dx=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,Nx=`vec3 packNormalToRGB( const in vec3 normal ) {
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
}`,Fx=`#ifdef PREMULTIPLIED_ALPHA
	gl_FragColor.rgb *= gl_FragColor.a;
#endif`,Ux=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
	mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
	mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,Ox=`#ifdef DITHERING
	gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,Bx=`#ifdef DITHERING
	vec3 dithering( vec3 color ) {
		float grid_position = rand( gl_FragCoord.xy );
		vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
		dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
		return color + dither_shift_RGB;
	}
#endif`,kx=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
	vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
	roughnessFactor *= texelRoughness.g;
#endif`,zx=`#ifdef USE_ROUGHNESSMAP
	uniform sampler2D roughnessMap;
#endif`,Vx=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Gx=`#if NUM_SPOT_LIGHT_COORDS > 0
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
#endif`,Hx=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
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
#endif`,Wx=`float getShadowMask() {
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
}`,qx=`#ifdef USE_SKINNING
	mat4 boneMatX = getBoneMatrix( skinIndex.x );
	mat4 boneMatY = getBoneMatrix( skinIndex.y );
	mat4 boneMatZ = getBoneMatrix( skinIndex.z );
	mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,Xx=`#ifdef USE_SKINNING
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
#endif`,Yx=`#ifdef USE_SKINNING
	vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
	vec4 skinned = vec4( 0.0 );
	skinned += boneMatX * skinVertex * skinWeight.x;
	skinned += boneMatY * skinVertex * skinWeight.y;
	skinned += boneMatZ * skinVertex * skinWeight.z;
	skinned += boneMatW * skinVertex * skinWeight.w;
	transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,$x=`#ifdef USE_SKINNING
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
#endif`,Zx=`float specularStrength;
#ifdef USE_SPECULARMAP
	vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
	specularStrength = texelSpecular.r;
#else
	specularStrength = 1.0;
#endif`,Jx=`#ifdef USE_SPECULARMAP
	uniform sampler2D specularMap;
#endif`,Kx=`#if defined( TONE_MAPPING )
	gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,jx=`#ifndef saturate
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
vec3 CustomToneMapping( vec3 color ) { return color; }`,Qx=`#ifdef USE_TRANSMISSION
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
#endif`,tv=`#ifdef USE_TRANSMISSION
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
#endif`,ev=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,nv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,iv=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
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
#endif`,sv=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
	vec4 worldPosition = vec4( transformed, 1.0 );
	#ifdef USE_BATCHING
		worldPosition = batchingMatrix * worldPosition;
	#endif
	#ifdef USE_INSTANCING
		worldPosition = instanceMatrix * worldPosition;
	#endif
	worldPosition = modelMatrix * worldPosition;
#endif`,rv=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,ov=`uniform sampler2D t2D;
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
}`,av=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,lv=`uniform float backgroundBlurriness;
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
}`,cv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,hv=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,uv=`#include <common>
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
}`,dv=`#if DEPTH_PACKING == 3200
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
}`,fv=`#define DISTANCE
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
}`,pv=`#define DISTANCE
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
}`,mv=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,gv=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,_v=`uniform float scale;
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
}`,yv=`uniform vec3 diffuse;
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
}`,xv=`#include <common>
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
}`,vv=`uniform vec3 diffuse;
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
}`,bv=`#define LAMBERT
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
}`,Sv=`#define LAMBERT
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
}`,Mv=`#define MATCAP
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
}`,wv=`#define MATCAP
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
}`,Av=`#define NORMAL
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
}`,Ev=`#define NORMAL
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
}`,Tv=`#define PHONG
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
}`,Rv=`#define PHONG
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
}`,Cv=`#define STANDARD
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
}`,Pv=`#define STANDARD
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
}`,Iv=`#define TOON
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
}`,Lv=`#define TOON
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
}`,Dv=`uniform float size;
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
}`,Nv=`uniform vec3 diffuse;
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
}`,Fv=`#include <common>
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
}`,Uv=`uniform vec3 color;
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
}`,Ov=`uniform float rotation;
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
}`,Bv=`uniform vec3 diffuse;
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
}`,he={alphahash_fragment:oy,alphahash_pars_fragment:ay,alphamap_fragment:ly,alphamap_pars_fragment:cy,alphatest_fragment:hy,alphatest_pars_fragment:uy,aomap_fragment:dy,aomap_pars_fragment:fy,batching_pars_vertex:py,batching_vertex:my,begin_vertex:gy,beginnormal_vertex:_y,bsdfs:yy,iridescence_fragment:xy,bumpmap_pars_fragment:vy,clipping_planes_fragment:by,clipping_planes_pars_fragment:Sy,clipping_planes_pars_vertex:My,clipping_planes_vertex:wy,color_fragment:Ay,color_pars_fragment:Ey,color_pars_vertex:Ty,color_vertex:Ry,common:Cy,defaultnormal_vertex:Py,displacementmap_pars_vertex:Iy,displacementmap_vertex:Ly,emissivemap_fragment:Dy,emissivemap_pars_fragment:Ny,colorspace_fragment:Fy,colorspace_pars_fragment:Uy,envmap_fragment:Oy,envmap_common_pars_fragment:By,envmap_pars_fragment:ky,envmap_pars_vertex:zy,envmap_physical_pars_fragment:Ky,envmap_vertex:Vy,fog_vertex:Gy,fog_pars_vertex:Hy,fog_fragment:Wy,fog_pars_fragment:qy,gradientmap_pars_fragment:Xy,lightmap_pars_fragment:Yy,lights_lambert_fragment:$y,lights_lambert_pars_fragment:Zy,lights_pars_begin:Jy,lights_toon_fragment:jy,lights_toon_pars_fragment:Qy,lights_phong_fragment:tx,lights_phong_pars_fragment:ex,lights_physical_fragment:nx,lights_physical_pars_fragment:ix,lights_fragment_begin:sx,lights_fragment_maps:rx,lights_fragment_end:ox,lightprobes_pars_fragment:ax,logdepthbuf_fragment:lx,logdepthbuf_pars_fragment:cx,logdepthbuf_pars_vertex:hx,logdepthbuf_vertex:ux,map_fragment:dx,map_pars_fragment:fx,map_particle_fragment:px,map_particle_pars_fragment:mx,metalnessmap_fragment:gx,metalnessmap_pars_fragment:_x,morphinstance_vertex:yx,morphcolor_vertex:xx,morphnormal_vertex:vx,morphtarget_pars_vertex:bx,morphtarget_vertex:Sx,normal_fragment_begin:Mx,normal_fragment_maps:wx,normal_pars_fragment:Ax,normal_pars_vertex:Ex,normal_vertex:Tx,normalmap_pars_fragment:Rx,clearcoat_normal_fragment_begin:Cx,clearcoat_normal_fragment_maps:Px,clearcoat_pars_fragment:Ix,iridescence_pars_fragment:Lx,opaque_fragment:Dx,packing:Nx,premultiplied_alpha_fragment:Fx,project_vertex:Ux,dithering_fragment:Ox,dithering_pars_fragment:Bx,roughnessmap_fragment:kx,roughnessmap_pars_fragment:zx,shadowmap_pars_fragment:Vx,shadowmap_pars_vertex:Gx,shadowmap_vertex:Hx,shadowmask_pars_fragment:Wx,skinbase_vertex:qx,skinning_pars_vertex:Xx,skinning_vertex:Yx,skinnormal_vertex:$x,specularmap_fragment:Zx,specularmap_pars_fragment:Jx,tonemapping_fragment:Kx,tonemapping_pars_fragment:jx,transmission_fragment:Qx,transmission_pars_fragment:tv,uv_pars_fragment:ev,uv_pars_vertex:nv,uv_vertex:iv,worldpos_vertex:sv,background_vert:rv,background_frag:ov,backgroundCube_vert:av,backgroundCube_frag:lv,cube_vert:cv,cube_frag:hv,depth_vert:uv,depth_frag:dv,distance_vert:fv,distance_frag:pv,equirect_vert:mv,equirect_frag:gv,linedashed_vert:_v,linedashed_frag:yv,meshbasic_vert:xv,meshbasic_frag:vv,meshlambert_vert:bv,meshlambert_frag:Sv,meshmatcap_vert:Mv,meshmatcap_frag:wv,meshnormal_vert:Av,meshnormal_frag:Ev,meshphong_vert:Tv,meshphong_frag:Rv,meshphysical_vert:Cv,meshphysical_frag:Pv,meshtoon_vert:Iv,meshtoon_frag:Lv,points_vert:Dv,points_frag:Nv,shadow_vert:Fv,shadow_frag:Uv,sprite_vert:Ov,sprite_frag:Bv},Lt={common:{diffuse:{value:new oe(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new te},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new te}},envmap:{envMap:{value:null},envMapRotation:{value:new te},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new te}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new te}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new te},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new te},normalScale:{value:new qt(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new te},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new te}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new te}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new te}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new oe(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new oe(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0},uvTransform:{value:new te}},sprite:{diffuse:{value:new oe(16777215)},opacity:{value:1},center:{value:new qt(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new te},alphaMap:{value:null},alphaMapTransform:{value:new te},alphaTest:{value:0}}},ji={basic:{uniforms:Fn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.fog]),vertexShader:he.meshbasic_vert,fragmentShader:he.meshbasic_frag},lambert:{uniforms:Fn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)},envMapIntensity:{value:1}}]),vertexShader:he.meshlambert_vert,fragmentShader:he.meshlambert_frag},phong:{uniforms:Fn([Lt.common,Lt.specularmap,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)},specular:{value:new oe(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:he.meshphong_vert,fragmentShader:he.meshphong_frag},standard:{uniforms:Fn([Lt.common,Lt.envmap,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.roughnessmap,Lt.metalnessmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag},toon:{uniforms:Fn([Lt.common,Lt.aomap,Lt.lightmap,Lt.emissivemap,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.gradientmap,Lt.fog,Lt.lights,{emissive:{value:new oe(0)}}]),vertexShader:he.meshtoon_vert,fragmentShader:he.meshtoon_frag},matcap:{uniforms:Fn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,Lt.fog,{matcap:{value:null}}]),vertexShader:he.meshmatcap_vert,fragmentShader:he.meshmatcap_frag},points:{uniforms:Fn([Lt.points,Lt.fog]),vertexShader:he.points_vert,fragmentShader:he.points_frag},dashed:{uniforms:Fn([Lt.common,Lt.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:he.linedashed_vert,fragmentShader:he.linedashed_frag},depth:{uniforms:Fn([Lt.common,Lt.displacementmap]),vertexShader:he.depth_vert,fragmentShader:he.depth_frag},normal:{uniforms:Fn([Lt.common,Lt.bumpmap,Lt.normalmap,Lt.displacementmap,{opacity:{value:1}}]),vertexShader:he.meshnormal_vert,fragmentShader:he.meshnormal_frag},sprite:{uniforms:Fn([Lt.sprite,Lt.fog]),vertexShader:he.sprite_vert,fragmentShader:he.sprite_frag},background:{uniforms:{uvTransform:{value:new te},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:he.background_vert,fragmentShader:he.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new te}},vertexShader:he.backgroundCube_vert,fragmentShader:he.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:he.cube_vert,fragmentShader:he.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:he.equirect_vert,fragmentShader:he.equirect_frag},distance:{uniforms:Fn([Lt.common,Lt.displacementmap,{referencePosition:{value:new U},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:he.distance_vert,fragmentShader:he.distance_frag},shadow:{uniforms:Fn([Lt.lights,Lt.fog,{color:{value:new oe(0)},opacity:{value:1}}]),vertexShader:he.shadow_vert,fragmentShader:he.shadow_frag}};ji.physical={uniforms:Fn([ji.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new te},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new te},clearcoatNormalScale:{value:new qt(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new te},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new te},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new te},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new te},sheen:{value:0},sheenColor:{value:new oe(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new te},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new te},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new te},transmissionSamplerSize:{value:new qt},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new te},attenuationDistance:{value:0},attenuationColor:{value:new oe(0)},specularColor:{value:new oe(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new te},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new te},anisotropyVector:{value:new qt},anisotropyMap:{value:null},anisotropyMapTransform:{value:new te}}]),vertexShader:he.meshphysical_vert,fragmentShader:he.meshphysical_frag};var Yc={r:0,b:0,g:0},kv=new xe,xm=new te;xm.set(-1,0,0,0,1,0,0,0,1);function zv(i,t,e,n,s,r){let o=new oe(0),a=s===!0?0:1,l,c,d=null,u=0,h=null;function f(x){let T=x.isScene===!0?x.background:null;if(T&&T.isTexture){let b=x.backgroundBlurriness>0;T=t.get(T,b)}return T}function g(x){let T=!1,b=f(x);b===null?p(o,a):b&&b.isColor&&(p(b,1),T=!0);let R=i.xr.getEnvironmentBlendMode();R==="additive"?e.buffers.color.setClear(0,0,0,1,r):R==="alpha-blend"&&e.buffers.color.setClear(0,0,0,0,r),(i.autoClear||T)&&(e.buffers.depth.setTest(!0),e.buffers.depth.setMask(!0),e.buffers.color.setMask(!0),i.clear(i.autoClearColor,i.autoClearDepth,i.autoClearStencil))}function _(x,T){let b=f(T);b&&b.isCubeTexture?(c===void 0&&(c=new tn(new $i(1,1,1),new Zi({name:"BackgroundCubeMaterial",uniforms:ur(ji.backgroundCube.uniforms),vertexShader:ji.backgroundCube.vertexShader,fragmentShader:ji.backgroundCube.fragmentShader,side:Wn,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),c.geometry.deleteAttribute("normal"),c.geometry.deleteAttribute("uv"),c.onBeforeRender=function(R,E,y){this.matrixWorld.copyPosition(y.matrixWorld)},Object.defineProperty(c.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),n.update(c)),c.material.uniforms.envMap.value=b,c.material.uniforms.backgroundBlurriness.value=T.backgroundBlurriness,c.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,c.material.uniforms.backgroundRotation.value.setFromMatrix4(kv.makeRotationFromEuler(T.backgroundRotation)).transpose(),b.isRenderTargetTexture===!1&&c.material.uniforms.backgroundRotation.value.premultiply(xm),c.material.toneMapped=_e.getTransfer(b.colorSpace)!==Te,(d!==b||u!==b.version||h!==i.toneMapping)&&(c.material.needsUpdate=!0,d=b,u=b.version,h=i.toneMapping),c.layers.enableAll(),x.unshift(c,c.geometry,c.material,0,0,null)):b&&b.isTexture&&(l===void 0&&(l=new tn(new sr(2,2),new Zi({name:"BackgroundMaterial",uniforms:ur(ji.background.uniforms),vertexShader:ji.background.vertexShader,fragmentShader:ji.background.fragmentShader,side:qs,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),n.update(l)),l.material.uniforms.t2D.value=b,l.material.uniforms.backgroundIntensity.value=T.backgroundIntensity,l.material.toneMapped=_e.getTransfer(b.colorSpace)!==Te,b.matrixAutoUpdate===!0&&b.updateMatrix(),l.material.uniforms.uvTransform.value.copy(b.matrix),(d!==b||u!==b.version||h!==i.toneMapping)&&(l.material.needsUpdate=!0,d=b,u=b.version,h=i.toneMapping),l.layers.enableAll(),x.unshift(l,l.geometry,l.material,0,0,null))}function p(x,T){x.getRGB(Yc,sd(i)),e.buffers.color.setClear(Yc.r,Yc.g,Yc.b,T,r)}function m(){c!==void 0&&(c.geometry.dispose(),c.material.dispose(),c=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(x,T=1){o.set(x),a=T,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(x){a=x,p(o,a)},render:g,addToRenderList:_,dispose:m}}function Vv(i,t){let e=i.getParameter(i.MAX_VERTEX_ATTRIBS),n={},s=h(null),r=s,o=!1;function a(L,z,G,D,W){let Y=!1,H=u(L,D,G,z);r!==H&&(r=H,c(r.object)),Y=f(L,D,G,W),Y&&g(L,D,G,W),W!==null&&t.update(W,i.ELEMENT_ARRAY_BUFFER),(Y||o)&&(o=!1,b(L,z,G,D),W!==null&&i.bindBuffer(i.ELEMENT_ARRAY_BUFFER,t.get(W).buffer))}function l(){return i.createVertexArray()}function c(L){return i.bindVertexArray(L)}function d(L){return i.deleteVertexArray(L)}function u(L,z,G,D){let W=D.wireframe===!0,Y=n[z.id];Y===void 0&&(Y={},n[z.id]=Y);let H=L.isInstancedMesh===!0?L.id:0,lt=Y[H];lt===void 0&&(lt={},Y[H]=lt);let Z=lt[G.id];Z===void 0&&(Z={},lt[G.id]=Z);let j=Z[W];return j===void 0&&(j=h(l()),Z[W]=j),j}function h(L){let z=[],G=[],D=[];for(let W=0;W<e;W++)z[W]=0,G[W]=0,D[W]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:z,enabledAttributes:G,attributeDivisors:D,object:L,attributes:{},index:null}}function f(L,z,G,D){let W=r.attributes,Y=z.attributes,H=0,lt=G.getAttributes();for(let Z in lt)if(lt[Z].location>=0){let et=W[Z],dt=Y[Z];if(dt===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(dt=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(dt=L.instanceColor)),et===void 0||et.attribute!==dt||dt&&et.data!==dt.data)return!0;H++}return r.attributesNum!==H||r.index!==D}function g(L,z,G,D){let W={},Y=z.attributes,H=0,lt=G.getAttributes();for(let Z in lt)if(lt[Z].location>=0){let et=Y[Z];et===void 0&&(Z==="instanceMatrix"&&L.instanceMatrix&&(et=L.instanceMatrix),Z==="instanceColor"&&L.instanceColor&&(et=L.instanceColor));let dt={};dt.attribute=et,et&&et.data&&(dt.data=et.data),W[Z]=dt,H++}r.attributes=W,r.attributesNum=H,r.index=D}function _(){let L=r.newAttributes;for(let z=0,G=L.length;z<G;z++)L[z]=0}function p(L){m(L,0)}function m(L,z){let G=r.newAttributes,D=r.enabledAttributes,W=r.attributeDivisors;G[L]=1,D[L]===0&&(i.enableVertexAttribArray(L),D[L]=1),W[L]!==z&&(i.vertexAttribDivisor(L,z),W[L]=z)}function x(){let L=r.newAttributes,z=r.enabledAttributes;for(let G=0,D=z.length;G<D;G++)z[G]!==L[G]&&(i.disableVertexAttribArray(G),z[G]=0)}function T(L,z,G,D,W,Y,H){H===!0?i.vertexAttribIPointer(L,z,G,W,Y):i.vertexAttribPointer(L,z,G,D,W,Y)}function b(L,z,G,D){_();let W=D.attributes,Y=G.getAttributes(),H=z.defaultAttributeValues;for(let lt in Y){let Z=Y[lt];if(Z.location>=0){let j=W[lt];if(j===void 0&&(lt==="instanceMatrix"&&L.instanceMatrix&&(j=L.instanceMatrix),lt==="instanceColor"&&L.instanceColor&&(j=L.instanceColor)),j!==void 0){let et=j.normalized,dt=j.itemSize,ut=t.get(j);if(ut===void 0)continue;let tt=ut.buffer,mt=ut.type,yt=ut.bytesPerElement,Tt=mt===i.INT||mt===i.UNSIGNED_INT||j.gpuType===lc;if(j.isInterleavedBufferAttribute){let St=j.data,Ht=St.isInterleavedBuffer===!0?St.stride:St.itemSize,se=j.offset;if(St.isInstancedInterleavedBuffer||St.isInstancedBufferAttribute){for(let Vt=0;Vt<Z.locationSize;Vt++)m(Z.location+Vt,St.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=St.meshPerAttribute*St.count)}else for(let Vt=0;Vt<Z.locationSize;Vt++)p(Z.location+Vt);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let Vt=0;Vt<Z.locationSize;Vt++)T(Z.location+Vt,dt/Z.locationSize,mt,et,Ht*yt,(se+dt/Z.locationSize*Vt)*yt,Tt)}else{if(j.isInstancedBufferAttribute){for(let St=0;St<Z.locationSize;St++)m(Z.location+St,j.meshPerAttribute);L.isInstancedMesh!==!0&&D._maxInstanceCount===void 0&&(D._maxInstanceCount=j.meshPerAttribute*j.count)}else for(let St=0;St<Z.locationSize;St++)p(Z.location+St);i.bindBuffer(i.ARRAY_BUFFER,tt);for(let St=0;St<Z.locationSize;St++)T(Z.location+St,dt/Z.locationSize,mt,et,dt*yt,dt/Z.locationSize*St*yt,Tt)}}else if(H!==void 0){let et=H[lt];if(et!==void 0)switch(et.length){case 2:i.vertexAttrib2fv(Z.location,et);break;case 3:i.vertexAttrib3fv(Z.location,et);break;case 4:i.vertexAttrib4fv(Z.location,et);break;default:i.vertexAttrib1fv(Z.location,et)}}}}x()}function R(){F();for(let L in n){let z=n[L];for(let G in z){let D=z[G];for(let W in D){let Y=D[W];for(let H in Y)d(Y[H].object),delete Y[H];delete D[W]}}delete n[L]}}function E(L){if(n[L.id]===void 0)return;let z=n[L.id];for(let G in z){let D=z[G];for(let W in D){let Y=D[W];for(let H in Y)d(Y[H].object),delete Y[H];delete D[W]}}delete n[L.id]}function y(L){for(let z in n){let G=n[z];for(let D in G){let W=G[D];if(W[L.id]===void 0)continue;let Y=W[L.id];for(let H in Y)d(Y[H].object),delete Y[H];delete W[L.id]}}}function A(L){for(let z in n){let G=n[z],D=L.isInstancedMesh===!0?L.id:0,W=G[D];if(W!==void 0){for(let Y in W){let H=W[Y];for(let lt in H)d(H[lt].object),delete H[lt];delete W[Y]}delete G[D],Object.keys(G).length===0&&delete n[z]}}}function F(){I(),o=!0,r!==s&&(r=s,c(r.object))}function I(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:F,resetDefaultState:I,dispose:R,releaseStatesOfGeometry:E,releaseStatesOfObject:A,releaseStatesOfProgram:y,initAttributes:_,enableAttribute:p,disableUnusedAttributes:x}}function Gv(i,t,e){let n;function s(l){n=l}function r(l,c){i.drawArrays(n,l,c),e.update(c,n,1)}function o(l,c,d){d!==0&&(i.drawArraysInstanced(n,l,c,d),e.update(c,n,d))}function a(l,c,d){if(d===0)return;t.get("WEBGL_multi_draw").multiDrawArraysWEBGL(n,l,0,c,0,d);let h=0;for(let f=0;f<d;f++)h+=c[f];e.update(h,n,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function Hv(i,t,e,n){let s;function r(){if(s!==void 0)return s;if(t.has("EXT_texture_filter_anisotropic")===!0){let y=t.get("EXT_texture_filter_anisotropic");s=i.getParameter(y.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(y){return!(y!==Ii&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(y){let A=y===Pi&&(t.has("EXT_color_buffer_half_float")||t.has("EXT_color_buffer_float"));return!(y!==Yn&&y!==xi&&!A&&n.convert(y)!==i.getParameter(i.IMPLEMENTATION_COLOR_READ_TYPE))}function l(y){if(y==="highp"){if(i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.HIGH_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.HIGH_FLOAT).precision>0)return"highp";y="mediump"}return y==="mediump"&&i.getShaderPrecisionFormat(i.VERTEX_SHADER,i.MEDIUM_FLOAT).precision>0&&i.getShaderPrecisionFormat(i.FRAGMENT_SHADER,i.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let c=e.precision!==void 0?e.precision:"highp",d=l(c);d!==c&&(Yt("WebGLRenderer:",c,"not supported, using",d,"instead."),c=d);let u=e.reversedDepthBuffer===!0&&t.has("EXT_clip_control"),h=e.logarithmicDepthBuffer===!0&&u===!1;e.reversedDepthBuffer===!0&&u===!1&&Yt("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),e.logarithmicDepthBuffer===!0&&u===!0&&Yt("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=i.getParameter(i.MAX_TEXTURE_IMAGE_UNITS),g=i.getParameter(i.MAX_VERTEX_TEXTURE_IMAGE_UNITS),_=i.getParameter(i.MAX_TEXTURE_SIZE),p=i.getParameter(i.MAX_CUBE_MAP_TEXTURE_SIZE),m=i.getParameter(i.MAX_VERTEX_ATTRIBS),x=i.getParameter(i.MAX_VERTEX_UNIFORM_VECTORS),T=i.getParameter(i.MAX_VARYING_VECTORS),b=i.getParameter(i.MAX_FRAGMENT_UNIFORM_VECTORS),R=i.getParameter(i.MAX_SAMPLES),E=i.getParameter(i.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:c,logarithmicDepthBuffer:h,reversedDepthBuffer:u,maxTextures:f,maxVertexTextures:g,maxTextureSize:_,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:x,maxVaryings:T,maxFragmentUniforms:b,maxSamples:R,samples:E}}function Wv(i){let t=this,e=null,n=0,s=!1,r=!1,o=new Vn,a=new te,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(u,h){let f=u.length!==0||h||n!==0||s;return s=h,n=u.length,f},this.beginShadows=function(){r=!0,d(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(u,h){e=d(u,h,0)},this.setState=function(u,h,f){let g=u.clippingPlanes,_=u.clipIntersection,p=u.clipShadows,m=i.get(u);if(!s||g===null||g.length===0||r&&!p)r?d(null):c();else{let x=r?0:n,T=x*4,b=m.clippingState||null;l.value=b,b=d(g,h,T,f);for(let R=0;R!==T;++R)b[R]=e[R];m.clippingState=b,this.numIntersection=_?this.numPlanes:0,this.numPlanes+=x}};function c(){l.value!==e&&(l.value=e,l.needsUpdate=n>0),t.numPlanes=n,t.numIntersection=0}function d(u,h,f,g){let _=u!==null?u.length:0,p=null;if(_!==0){if(p=l.value,g!==!0||p===null){let m=f+_*4,x=h.matrixWorldInverse;a.getNormalMatrix(x),(p===null||p.length<m)&&(p=new Float32Array(m));for(let T=0,b=f;T!==_;++T,b+=4)o.copy(u[T]).applyMatrix4(x,a),o.normal.toArray(p,b),p[b+3]=o.constant}l.value=p,l.needsUpdate=!0}return t.numPlanes=_,t.numIntersection=0,p}}var Fa=class extends oi{constructor(t=1,e={}){super(t,t,e),this.isWebGLCubeRenderTarget=!0;let n={width:t,height:t,depth:1},s=[n,n,n,n,n,n];this.texture=new ua(s),this._setTextureOptions(e),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(t,e){this.texture.type=e.type,this.texture.colorSpace=e.colorSpace,this.texture.generateMipmaps=e.generateMipmaps,this.texture.minFilter=e.minFilter,this.texture.magFilter=e.magFilter;let n={uniforms:{tEquirect:{value:null}},vertexShader:`

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
			`},s=new $i(5,5,5),r=new Zi({name:"CubemapFromEquirect",uniforms:ur(n.uniforms),vertexShader:n.vertexShader,fragmentShader:n.fragmentShader,side:Wn,blending:ar});r.uniforms.tEquirect.value=e;let o=new tn(s,r),a=e.minFilter;return e.minFilter===gs&&(e.minFilter=Hn),new lo(1,10,this).update(t,o),e.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(t,e=!0,n=!0,s=!0){let r=t.getRenderTarget();for(let o=0;o<6;o++)t.setRenderTarget(this,o),t.clear(e,n,s);t.setRenderTarget(r)}},Kp=256,qv=3,Xv=20,vm=256,bm=16,Yv=3,$v=new U,Zv=new oe,Zc=class i{constructor(t){this._renderer=t,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new lo(1,10,null),this._boxMesh=new tn(new $i(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(t,e=0,n=.1,s=100,r={}){let{size:o=256,position:a=$v}=r,l=this._renderer;this._setSize(o);let c=this._allocateTarget(),d=this._getSourceTarget(!0);e>0&&(d.texture.mipmapsAutoUpdate=!1);let u=l.autoClear,h=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,_=t.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,_===null&&(t.background=l.getClearColor(Zv));let p=new lo(n,s,d);return p.position.copy(a),p.update(l,t),l.autoClear=u,l.autoClearColor=h,l.autoClearDepth=f,l.autoClearStencil=g,t.background=_,e>0&&(d.texture.mipmapsAutoUpdate=!0,this._blur(c,e)),this._applyPMREM(c),c}fromEquirectangular(t,e=null){return this._fromTexture(t,e)}fromCubemap(t,e=null){return this._fromTexture(t,e)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=tm(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=Qp(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(t,e){return e>0?1-Math.sqrt(1-t/e):0}_setSize(t){this._cubeSize=Math.max(Kp,nd(t))}_fromTexture(t,e){t.mapping===cr||t.mapping===fo?this._setSize(t.image.length===0?Kp:t.image[0].width||t.image[0].image.width):this._setSize(t.image.width/4);let n=e||this._allocateTarget();return this._textureToCubemap(t),this._applyPMREM(n),n}_allocateTarget(){let t=this._cubeSize,e=jp(t,!1,!1),n=Math.log2(t)-qv;for(let s=0;s<=n;s++)e.texture.mipmaps.push({width:t>>s,height:t>>s});return e.texture.name="PMREM",e.texture.isPMREMTexture=!0,e}_getSourceTarget(t=!1){let e=this._cubeSize,n=this._sourceTarget;return(n===null||n.width!==e||t&&n.depthBuffer===!1)&&(n!==null&&n.dispose(),this._sourceTarget=jp(e,!0,t)),this._sourceTarget}_compileMaterial(t){this._boxMesh.material=t,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(t,e,n){let s=this._boxMesh,r=this._cubeCamera;s.material=n,r.renderTarget=t,r.activeMipmapLevel=e;let o=t.width>>e;t.viewport.set(0,0,o,o),r.update(this._renderer,s),t.viewport.set(0,0,t.width,t.height)}_textureToCubemap(t){let e;t.mapping===cr||t.mapping===fo?(this._cubemapMaterial===null&&(this._cubemapMaterial=tm()),e=this._cubemapMaterial,e.uniforms.flipEnvMap.value=t.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=Qp()),e=this._equirectMaterial),e.uniforms.envMap.value=t,this._renderCube(this._getSourceTarget(),0,e)}_applyPMREM(t){this._ggxMaterial===null&&(this._ggxMaterial=Jv(),this._integrationMaterial=Kv());let e=this._cubeSize,n=t.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(e/bm);for(let o=0;o<=n;o++){let a=i.lodToRoughness(o,n);if(o>n-Yv)r.roughness.value=a,this._renderCube(t,o,this._integrationMaterial);else{let l=a>0?Math.log2(e)+.5*Math.log2(6/(vm*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(t,o,this._ggxMaterial)}}}_blur(t,e){this._blurMaterial===null&&(this._blurMaterial=jv());let n=this._blurMaterial,s=n.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(e,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(t,0,n),s.envMap.value=t.texture,this._renderCube(r,0,n)}};function jp(i,t,e){return new Fa(i,{minFilter:gs,generateMipmaps:t,type:Pi,colorSpace:ea,depthBuffer:e})}function Ua(i,t,e){return new Zi({name:i,uniforms:t,vertexShader:he.cube_vert,fragmentShader:e,side:Wn,blending:ar,depthTest:!1,depthWrite:!1})}function Jv(){return Ua("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${vm}u

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
	`)}function Kv(){return Ua("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:bm}},`

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
	`)}function jv(){return Ua("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${Xv}
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
	`)}function Qp(){return Ua("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

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
	`)}function tm(){return Ua("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function Qv(i){let t=new WeakMap,e=new WeakMap,n=null;function s(h,f=!1){return h==null?null:f?o(h):r(h)}function r(h){if(h&&h.isTexture){let f=h.mapping;if(f===rc||f===oc)if(t.has(h)){let g=t.get(h).texture;return a(g,h.mapping)}else{let g=h.image;if(g&&g.height>0){let _=new Fa(g.height);return _.fromEquirectangularTexture(i,h),t.set(h,_),h.addEventListener("dispose",c),a(_.texture,h.mapping)}else return null}}return h}function o(h){if(h&&h.isTexture&&h.isPMREMTexture!==!0){let f=h.mapping,g=f===rc||f===oc,_=f===cr||f===fo;if(g||_){let p=e.get(h),m=p!==void 0?p.texture.pmremVersion:0;if(h.isRenderTargetTexture&&h.pmremVersion!==m)return n===null&&(n=new Zc(i)),p=g?n.fromEquirectangular(h,p):n.fromCubemap(h,p),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),p.texture;if(p!==void 0)return p.texture;{let x=h.image;return g&&x&&x.height>0||_&&x&&l(x)?(n===null&&(n=new Zc(i)),p=g?n.fromEquirectangular(h):n.fromCubemap(h),p.texture.pmremVersion=h.pmremVersion,e.set(h,p),h.addEventListener("dispose",d),p.texture):null}}}return h}function a(h,f){return f===rc?h.mapping=cr:f===oc&&(h.mapping=fo),h}function l(h){let f=0,g=6;for(let _=0;_<g;_++)h[_]!==void 0&&f++;return f===g}function c(h){let f=h.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(h){let f=h.target;f.removeEventListener("dispose",d);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function u(){t=new WeakMap,e=new WeakMap,n!==null&&(n.dispose(),n=null)}return{get:s,dispose:u}}function tb(i){let t={};function e(n){if(t[n]!==void 0)return t[n];let s=i.getExtension(n);return t[n]=s,s}return{has:function(n){return e(n)!==null},init:function(){e("EXT_color_buffer_float"),e("WEBGL_clip_cull_distance"),e("OES_texture_float_linear"),e("EXT_color_buffer_half_float"),e("WEBGL_multisampled_render_to_texture"),e("WEBGL_render_shared_exponent")},get:function(n){let s=e(n);return s===null&&Ko("WebGLRenderer: "+n+" extension not supported."),s}}}function eb(i,t,e,n){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&t.remove(g.index);for(let p in g.attributes)t.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let _=r.get(g);_&&(t.remove(_),r.delete(g)),n.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,e.memory.geometries--}function c(g,_){return s[_.id]!==void 0||(_.addEventListener("dispose",a),s[_.id]=new WeakRef(_),o.register(_,_.id,_),e.memory.geometries++),_}function d(g){let _=g.attributes;for(let p in _)t.update(_[p],i.ARRAY_BUFFER)}function u(g){let _=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let x=_!==null?_.array.length:p.array.length/3-1,T=p.count>=65535?la:aa,b=new T(Math.ceil(x/3)*6,1),R=b.array;if(_!==null){let y=_.array;m=_.version;for(let A=0,F=0;A<x;A+=3){let I=y[A+0],L=y[A+1],z=y[A+2];R[F++]=I,R[F++]=L,R[F++]=L,R[F++]=z,R[F++]=z,R[F++]=I}}else{m=p.version;for(let y=0,A=0;y<x;y+=3){let F=y+0,I=y+1,L=y+2;R[A++]=F,R[A++]=I,R[A++]=I,R[A++]=L,R[A++]=L,R[A++]=F}}b.version=m;let E=r.get(g);E&&t.remove(E),r.set(g,b)}function h(g){let _=r.get(g);if(_){let p=g.index;p!==null&&_.version<p.version&&u(g)}else u(g);return r.get(g)}function f(){for(let g in s){let _=s[g].deref();_!==void 0&&l(_)}}return{get:c,update:d,getWireframeAttribute:h,dispose:f}}function nb(i,t,e){let n;function s(u){n=u}let r,o;function a(u){r=u.type,o=u.bytesPerElement}function l(u,h){i.drawElements(n,h,r,u*o),e.update(h,n,1)}function c(u,h,f){f!==0&&(i.drawElementsInstanced(n,h,r,u*o,f),e.update(h,n,f))}function d(u,h,f){if(f===0)return;t.get("WEBGL_multi_draw").multiDrawElementsWEBGL(n,h,0,r,u,0,f);let _=0;for(let p=0;p<f;p++)_+=h[p];e.update(_,n,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=c,this.renderMultiDraw=d}function ib(i){let t={geometries:0,textures:0},e={frame:0,calls:0,triangles:0,points:0,lines:0};function n(r,o,a){switch(e.calls++,o){case i.TRIANGLES:e.triangles+=a*(r/3);break;case i.LINES:e.lines+=a*(r/2);break;case i.LINE_STRIP:e.lines+=a*(r-1);break;case i.LINE_LOOP:e.lines+=a*r;break;case i.POINTS:e.points+=a*r;break;default:jt("WebGLInfo: Unknown draw mode:",o);break}}function s(){e.calls=0,e.triangles=0,e.points=0,e.lines=0}return{memory:t,render:e,programs:null,autoReset:!0,reset:s,update:n}}function sb(i,t,e){let n=new WeakMap,s=new Xe;function r(o,a,l){let c=o.morphTargetInfluences,d=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,u=d!==void 0?d.length:0,h=n.get(a);if(h===void 0||h.count!==u){let F=function(){y.dispose(),n.delete(a),a.removeEventListener("dispose",F)};h!==void 0&&h.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,_=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],x=a.morphAttributes.color||[],T=0;f===!0&&(T=1),g===!0&&(T=2),_===!0&&(T=3);let b=a.attributes.position.count*T,R=1;b>t.maxTextureSize&&(R=Math.ceil(b/t.maxTextureSize),b=t.maxTextureSize);let E=new Float32Array(b*R*4*u),y=new sa(E,b,R,u);y.type=xi,y.needsUpdate=!0;let A=T*4;for(let I=0;I<u;I++){let L=p[I],z=m[I],G=x[I],D=b*R*4*I;for(let W=0;W<L.count;W++){let Y=W*A;f===!0&&(s.fromBufferAttribute(L,W),E[D+Y+0]=s.x,E[D+Y+1]=s.y,E[D+Y+2]=s.z,E[D+Y+3]=0),g===!0&&(s.fromBufferAttribute(z,W),E[D+Y+4]=s.x,E[D+Y+5]=s.y,E[D+Y+6]=s.z,E[D+Y+7]=0),_===!0&&(s.fromBufferAttribute(G,W),E[D+Y+8]=s.x,E[D+Y+9]=s.y,E[D+Y+10]=s.z,E[D+Y+11]=G.itemSize===4?s.w:1)}}h={count:u,texture:y,size:new qt(b,R)},n.set(a,h),a.addEventListener("dispose",F)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(i,"morphTexture",o.morphTexture,e);else{let f=0;for(let _=0;_<c.length;_++)f+=c[_];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(i,"morphTargetBaseInfluence",g),l.getUniforms().setValue(i,"morphTargetInfluences",c)}l.getUniforms().setValue(i,"morphTargetsTexture",h.texture,e),l.getUniforms().setValue(i,"morphTargetsTextureSize",h.size)}return{update:r}}function rb(i,t,e,n,s){let r=new WeakMap;function o(c){let d=s.render.frame,u=c.geometry,h=t.get(c,u);if(r.get(h)!==d&&(t.update(h),r.set(h,d)),c.isInstancedMesh&&(c.hasEventListener("dispose",l)===!1&&c.addEventListener("dispose",l),r.get(c)!==d&&(e.update(c.instanceMatrix,i.ARRAY_BUFFER),c.instanceColor!==null&&e.update(c.instanceColor,i.ARRAY_BUFFER),r.set(c,d))),c.isSkinnedMesh){let f=c.skeleton;r.get(f)!==d&&(f.update(),r.set(f,d))}return h}function a(){r=new WeakMap}function l(c){let d=c.target;d.removeEventListener("dispose",l),n.releaseStatesOfObject(d),e.remove(d.instanceMatrix),d.instanceColor!==null&&e.remove(d.instanceColor)}return{update:o,dispose:a}}var ob={[Uu]:"LINEAR_TONE_MAPPING",[Ou]:"REINHARD_TONE_MAPPING",[Bu]:"CINEON_TONE_MAPPING",[ku]:"ACES_FILMIC_TONE_MAPPING",[Vu]:"AGX_TONE_MAPPING",[Gu]:"NEUTRAL_TONE_MAPPING",[zu]:"CUSTOM_TONE_MAPPING"};function ab(i,t,e,n,s,r){let o=new oi(t,e,{type:i,depthBuffer:s,stencilBuffer:r,samples:n?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,c=null,d=new Qe;d.setAttribute("position",new be([-1,3,0,-1,-1,0,3,-1,0],3)),d.setAttribute("uv",new be([0,2,0,0,2,0],2));let u=new Hl({uniforms:{tDiffuse:{value:null}},vertexShader:`
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
			}`,depthTest:!1,depthWrite:!1}),h=new tn(d,u),f=new Sa(-1,1,1,-1,0,1),g=null,_=null,p=!1,m,x=null,T=[],b=!1;this.setSize=function(R,E){o.setSize(R,E),a!==null&&a.setSize(R,E),l!==null&&l.setSize(R,E);for(let y=0;y<T.length;y++){let A=T[y];A.setSize&&A.setSize(R,E)}},this.setEffects=function(R){T=R,b=T.length>0&&T[0].isRenderPass===!0;let E=o.width,y=o.height;T.length>0&&a===null&&(a=new oi(E,y,{type:Pi,depthBuffer:!1,stencilBuffer:!1}),l=new oi(E,y,{type:Pi,depthBuffer:!1,stencilBuffer:!1}));let A=s===!0&&T.some(F=>F.needsDepthTexture===!0);A!==(o.depthTexture!==null)&&(A===!0&&c===null&&(c=new ms(E,y),r===!0&&(c.format=_s,c.type=hr)),o.dispose(),o.depthTexture=A?c:null,o.resolveDepthBuffer=A,o.storeMultisampledDepthBuffer=A);for(let F=0;F<T.length;F++){let I=T[F];I.setSize&&I.setSize(E,y),A&&I.needsDepthTexture===!0&&I.setDepthTexture&&I.setDepthTexture(c)}},this.begin=function(R,E){if(p||R.toneMapping===Ji&&T.length===0)return!1;if(x=E,E!==null){let y=E.width,A=E.height;(o.width!==y||o.height!==A)&&this.setSize(y,A)}return b===!1&&R.setRenderTarget(o),m=R.toneMapping,R.toneMapping=Ji,!0},this.hasRenderPass=function(){return b},this.end=function(R,E){R.toneMapping=m,p=!0;let y=o,A=a;for(let F=0;F<T.length;F++){let I=T[F];I.enabled!==!1&&(I.render(R,A,y,E),I.needsSwap!==!1&&(y=A,A=A===a?l:a))}if(g!==R.outputColorSpace||_!==R.toneMapping){g=R.outputColorSpace,_=R.toneMapping,u.defines={},_e.getTransfer(g)===Te&&(u.defines.SRGB_TRANSFER="");let F=ob[_];F&&(u.defines[F]=""),u.needsUpdate=!0}u.uniforms.tDiffuse.value=y.texture,R.setRenderTarget(x),R.render(h,f),x=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),d.dispose(),u.dispose()}}var Sm=new Xn,Mm=new ms(1,1),wm=new da(1),Am=new sa,Em=new Bl,Tm=new ua,em=[],nm=[],im=new Float32Array(16),sm=new Float32Array(9),rm=new Float32Array(4);function _o(i,t,e){let n=i[0];if(n<=0||n>0)return i;let s=t*e,r=em[s];if(r===void 0&&(r=new Float32Array(s),em[s]=r),t!==0){n.toArray(r,0);for(let o=1,a=0;o!==t;++o)a+=e,i[o].toArray(r,a)}return r}function pn(i,t){if(i.length!==t.length)return!1;for(let e=0,n=i.length;e<n;e++)if(i[e]!==t[e])return!1;return!0}function mn(i,t){for(let e=0,n=t.length;e<n;e++)i[e]=t[e]}function Kc(i,t){let e=nm[t];e===void 0&&(e=new Int32Array(t),nm[t]=e);for(let n=0;n!==t;++n)e[n]=i.allocateTextureUnit();return e}function lb(i,t){let e=this.cache;e[0]!==t&&(i.uniform1f(this.addr,t),e[0]=t)}function cb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2f(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2fv(this.addr,t),mn(e,t)}}function hb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3f(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else if(t.r!==void 0)(e[0]!==t.r||e[1]!==t.g||e[2]!==t.b)&&(i.uniform3f(this.addr,t.r,t.g,t.b),e[0]=t.r,e[1]=t.g,e[2]=t.b);else{if(pn(e,t))return;i.uniform3fv(this.addr,t),mn(e,t)}}function ub(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4f(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4fv(this.addr,t),mn(e,t)}}function db(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix2fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;rm.set(n),i.uniformMatrix2fv(this.addr,!1,rm),mn(e,n)}}function fb(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix3fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;sm.set(n),i.uniformMatrix3fv(this.addr,!1,sm),mn(e,n)}}function pb(i,t){let e=this.cache,n=t.elements;if(n===void 0){if(pn(e,t))return;i.uniformMatrix4fv(this.addr,!1,t),mn(e,t)}else{if(pn(e,n))return;im.set(n),i.uniformMatrix4fv(this.addr,!1,im),mn(e,n)}}function mb(i,t){let e=this.cache;e[0]!==t&&(i.uniform1i(this.addr,t),e[0]=t)}function gb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2i(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2iv(this.addr,t),mn(e,t)}}function _b(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3i(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(pn(e,t))return;i.uniform3iv(this.addr,t),mn(e,t)}}function yb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4i(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4iv(this.addr,t),mn(e,t)}}function xb(i,t){let e=this.cache;e[0]!==t&&(i.uniform1ui(this.addr,t),e[0]=t)}function vb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y)&&(i.uniform2ui(this.addr,t.x,t.y),e[0]=t.x,e[1]=t.y);else{if(pn(e,t))return;i.uniform2uiv(this.addr,t),mn(e,t)}}function bb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z)&&(i.uniform3ui(this.addr,t.x,t.y,t.z),e[0]=t.x,e[1]=t.y,e[2]=t.z);else{if(pn(e,t))return;i.uniform3uiv(this.addr,t),mn(e,t)}}function Sb(i,t){let e=this.cache;if(t.x!==void 0)(e[0]!==t.x||e[1]!==t.y||e[2]!==t.z||e[3]!==t.w)&&(i.uniform4ui(this.addr,t.x,t.y,t.z,t.w),e[0]=t.x,e[1]=t.y,e[2]=t.z,e[3]=t.w);else{if(pn(e,t))return;i.uniform4uiv(this.addr,t),mn(e,t)}}function jc(i){return i.version===0&&(i.compareFunction=ju,i.needsUpdate=!0),i}function Mb(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_2D_SHADOW?r=jc(Mm):r=Sm,e.setTexture2D(t||r,s)}function wb(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture3D(t||Em,s)}function Ab(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s);let r;this.type===i.SAMPLER_CUBE_SHADOW?r=jc(wm):r=Tm,e.setTextureCube(t||r,s)}function Eb(i,t,e){let n=this.cache,s=e.allocateTextureUnit();n[0]!==s&&(i.uniform1i(this.addr,s),n[0]=s),e.setTexture2DArray(t||Am,s)}function Tb(i){switch(i){case 5126:return lb;case 35664:return cb;case 35665:return hb;case 35666:return ub;case 35674:return db;case 35675:return fb;case 35676:return pb;case 5124:case 35670:return mb;case 35667:case 35671:return gb;case 35668:case 35672:return _b;case 35669:case 35673:return yb;case 5125:return xb;case 36294:return vb;case 36295:return bb;case 36296:return Sb;case 35678:case 36198:case 36298:case 36306:case 35682:return Mb;case 35679:case 36299:case 36307:return wb;case 35680:case 36300:case 36308:case 36293:return Ab;case 36289:case 36303:case 36311:case 36292:return Eb}}function Rb(i,t){i.uniform1fv(this.addr,t)}function Cb(i,t){let e=_o(t,this.size,2);i.uniform2fv(this.addr,e)}function Pb(i,t){let e=_o(t,this.size,3);i.uniform3fv(this.addr,e)}function Ib(i,t){let e=_o(t,this.size,4);i.uniform4fv(this.addr,e)}function Lb(i,t){let e=_o(t,this.size,4);i.uniformMatrix2fv(this.addr,!1,e)}function Db(i,t){let e=_o(t,this.size,9);i.uniformMatrix3fv(this.addr,!1,e)}function Nb(i,t){let e=_o(t,this.size,16);i.uniformMatrix4fv(this.addr,!1,e)}function Fb(i,t){i.uniform1iv(this.addr,t)}function Ub(i,t){i.uniform2iv(this.addr,t)}function Ob(i,t){i.uniform3iv(this.addr,t)}function Bb(i,t){i.uniform4iv(this.addr,t)}function kb(i,t){i.uniform1uiv(this.addr,t)}function zb(i,t){i.uniform2uiv(this.addr,t)}function Vb(i,t){i.uniform3uiv(this.addr,t)}function Gb(i,t){i.uniform4uiv(this.addr,t)}function Hb(i,t,e){let n=this.cache,s=t.length,r=Kc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));let o;this.type===i.SAMPLER_2D_SHADOW?o=jc(Mm):o=Sm;for(let a=0;a!==s;++a)e.setTexture2D(t[a]||o,r[a])}function Wb(i,t,e){let n=this.cache,s=t.length,r=Kc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));for(let o=0;o!==s;++o)e.setTexture3D(t[o]||Em,r[o])}function qb(i,t,e){let n=this.cache,s=t.length,r=Kc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));let o;this.type===i.SAMPLER_CUBE_SHADOW?o=jc(wm):o=Tm;for(let a=0;a!==s;++a)e.setTextureCube(t[a]||o,r[a])}function Xb(i,t,e){let n=this.cache,s=t.length,r=Kc(e,s);pn(n,r)||(i.uniform1iv(this.addr,r),mn(n,r));for(let o=0;o!==s;++o)e.setTexture2DArray(t[o]||Am,r[o])}function Yb(i){switch(i){case 5126:return Rb;case 35664:return Cb;case 35665:return Pb;case 35666:return Ib;case 35674:return Lb;case 35675:return Db;case 35676:return Nb;case 5124:case 35670:return Fb;case 35667:case 35671:return Ub;case 35668:case 35672:return Ob;case 35669:case 35673:return Bb;case 5125:return kb;case 36294:return zb;case 36295:return Vb;case 36296:return Gb;case 35678:case 36198:case 36298:case 36306:case 35682:return Hb;case 35679:case 36299:case 36307:return Wb;case 35680:case 36300:case 36308:case 36293:return qb;case 36289:case 36303:case 36311:case 36292:return Xb}}var hd=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.setValue=Tb(e.type)}},ud=class{constructor(t,e,n){this.id=t,this.addr=n,this.cache=[],this.type=e.type,this.size=e.size,this.setValue=Yb(e.type)}},dd=class{constructor(t){this.id=t,this.seq=[],this.map={}}setValue(t,e,n){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(t,e[a.id],n)}}},ld=/(\w+)(\])?(\[|\.)?/g;function om(i,t){i.seq.push(t),i.map[t.id]=t}function $b(i,t,e){let n=i.name,s=n.length;for(ld.lastIndex=0;;){let r=ld.exec(n),o=ld.lastIndex,a=r[1],l=r[2]==="]",c=r[3];if(l&&(a=a|0),c===void 0||c==="["&&o+2===s){om(e,c===void 0?new hd(a,i,t):new ud(a,i,t));break}else{let u=e.map[a];u===void 0&&(u=new dd(a),om(e,u)),e=u}}}var go=class{constructor(t,e){this.seq=[],this.map={};let n=t.getProgramParameter(e,t.ACTIVE_UNIFORMS);for(let o=0;o<n;++o){let a=t.getActiveUniform(e,o),l=t.getUniformLocation(e,a.name);$b(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===t.SAMPLER_2D_SHADOW||o.type===t.SAMPLER_CUBE_SHADOW||o.type===t.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(t,e,n,s){let r=this.map[e];r!==void 0&&r.setValue(t,n,s)}setOptional(t,e,n){let s=e[n];s!==void 0&&this.setValue(t,n,s)}static upload(t,e,n,s){for(let r=0,o=e.length;r!==o;++r){let a=e[r],l=n[a.id];l.needsUpdate!==!1&&a.setValue(t,l.value,s)}}static seqWithValue(t,e){let n=[];for(let s=0,r=t.length;s!==r;++s){let o=t[s];o.id in e&&n.push(o)}return n}};function am(i,t,e){let n=i.createShader(t);return i.shaderSource(n,e),i.compileShader(n),n}var Zb=37297,Jb=0;function Kb(i,t){let e=i.split(`
`),n=[],s=Math.max(t-6,0),r=Math.min(t+6,e.length);for(let o=s;o<r;o++){let a=o+1;n.push(`${a===t?">":" "} ${a}: ${e[o]}`)}return n.join(`
`)}var lm=new te;function jb(i){_e._getMatrix(lm,_e.workingColorSpace,i);let t=`mat3( ${lm.elements.map(e=>e.toFixed(4))} )`;switch(_e.getTransfer(i)){case na:return[t,"LinearTransferOETF"];case Te:return[t,"sRGBTransferOETF"];default:return Yt("WebGLProgram: Unsupported color space: ",i),[t,"LinearTransferOETF"]}}function cm(i,t,e){let n=i.getShaderParameter(t,i.COMPILE_STATUS),r=(i.getShaderInfoLog(t)||"").trim();if(n&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return e.toUpperCase()+`

`+r+`

`+Kb(i.getShaderSource(t),a)}else return r}function Qb(i,t){let e=jb(t);return[`vec4 ${i}( vec4 value ) {`,`	return ${e[1]}( vec4( ${e[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var tS={[Uu]:"Linear",[Ou]:"Reinhard",[Bu]:"Cineon",[ku]:"ACESFilmic",[Vu]:"AgX",[Gu]:"Neutral",[zu]:"Custom"};function eS(i,t){let e=tS[t];return e===void 0?(Yt("WebGLProgram: Unsupported toneMapping:",t),"vec3 "+i+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+i+"( vec3 color ) { return "+e+"ToneMapping( color ); }"}var $c=new U;function nS(){_e.getLuminanceCoefficients($c);let i=$c.x.toFixed(4),t=$c.y.toFixed(4),e=$c.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${i}, ${t}, ${e} );`,"	return dot( weights, rgb );","}"].join(`
`)}function iS(i){return[i.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",i.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(Na).join(`
`)}function sS(i){let t=[];for(let e in i){let n=i[e];n!==!1&&t.push("#define "+e+" "+n)}return t.join(`
`)}function rS(i,t){let e={},n=i.getProgramParameter(t,i.ACTIVE_ATTRIBUTES);for(let s=0;s<n;s++){let r=i.getActiveAttrib(t,s),o=r.name,a=1;r.type===i.FLOAT_MAT2&&(a=2),r.type===i.FLOAT_MAT3&&(a=3),r.type===i.FLOAT_MAT4&&(a=4),e[o]={type:r.type,location:i.getAttribLocation(t,o),locationSize:a}}return e}function Na(i){return i!==""}function hm(i,t){let e=t.numSpotLightShadows+t.numSpotLightMaps-t.numSpotLightShadowsWithMaps;return i.replace(/NUM_SUN_LIGHTS/g,t.numSunLights).replace(/NUM_DIR_LIGHTS/g,t.numDirLights).replace(/NUM_SPOT_LIGHTS/g,t.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,t.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,e).replace(/NUM_RECT_AREA_LIGHTS/g,t.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,t.numPointLights).replace(/NUM_HEMI_LIGHTS/g,t.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,t.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,t.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,t.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,t.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,t.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,t.numLightProbeGrids)}function um(i,t){return i.replace(/NUM_CLIPPING_PLANES/g,t.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,t.numClippingPlanes-t.numClipIntersection)}var oS=/^[ \t]*#include +<([\w\d./]+)>/gm;function fd(i){return i.replace(oS,aS)}function aS(i,t){let e=he[t];if(e===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+t+">");return fd(e)}var lS=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function dm(i){return i.replace(lS,cS)}function cS(i,t,e,n){let s="";for(let r=parseInt(t);r<parseInt(e);r++)s+=n.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function fm(i){let t=`precision ${i.precision} float;
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
#define LOW_PRECISION`),t}var hS={[or]:"SHADOWMAP_TYPE_PCF",[ho]:"SHADOWMAP_TYPE_VSM"};function uS(i){return hS[i.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var dS={[fo]:"ENVMAP_MODE_REFRACTION"};function fS(i){return i.envMap===!1?"ENVMAP_MODE_REFLECTION":dS[i.envMapMode]||"ENVMAP_MODE_REFLECTION"}var pS={[sc]:"ENVMAP_BLENDING_MULTIPLY",[Cp]:"ENVMAP_BLENDING_MIX",[Pp]:"ENVMAP_BLENDING_ADD"};function mS(i){return i.envMap===!1?"ENVMAP_BLENDING_NONE":pS[i.combine]||"ENVMAP_BLENDING_NONE"}function gS(i,t,e,n){let s=i.getContext(),r=e.defines,o=e.vertexShader,a=e.fragmentShader,l=uS(e),c=e.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",d=fS(e),u=mS(e),h=iS(e),f=sS(r),g=s.createProgram(),_,p,m=e.glslVersion?"#version "+e.glslVersion+`
`:"";e.isRawShaderMaterial?(_=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Na).join(`
`),_.length>0&&(_+=`
`),p=["#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f].filter(Na).join(`
`),p.length>0&&(p+=`
`)):(_=[fm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",e.batching?"#define USE_BATCHING":"",e.batchingColor?"#define USE_BATCHING_COLOR":"",e.instancing?"#define USE_INSTANCING":"",e.instancingColor?"#define USE_INSTANCING_COLOR":"",e.instancingMorph?"#define USE_INSTANCING_MORPH":"",e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.map?"#define USE_MAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+d:"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.displacementMap?"#define USE_DISPLACEMENTMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.mapUv?"#define MAP_UV "+e.mapUv:"",e.alphaMapUv?"#define ALPHAMAP_UV "+e.alphaMapUv:"",e.lightMapUv?"#define LIGHTMAP_UV "+e.lightMapUv:"",e.aoMapUv?"#define AOMAP_UV "+e.aoMapUv:"",e.emissiveMapUv?"#define EMISSIVEMAP_UV "+e.emissiveMapUv:"",e.bumpMapUv?"#define BUMPMAP_UV "+e.bumpMapUv:"",e.normalMapUv?"#define NORMALMAP_UV "+e.normalMapUv:"",e.displacementMapUv?"#define DISPLACEMENTMAP_UV "+e.displacementMapUv:"",e.metalnessMapUv?"#define METALNESSMAP_UV "+e.metalnessMapUv:"",e.roughnessMapUv?"#define ROUGHNESSMAP_UV "+e.roughnessMapUv:"",e.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+e.anisotropyMapUv:"",e.clearcoatMapUv?"#define CLEARCOATMAP_UV "+e.clearcoatMapUv:"",e.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+e.clearcoatNormalMapUv:"",e.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+e.clearcoatRoughnessMapUv:"",e.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+e.diffuseRoughnessMapUv:"",e.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+e.iridescenceMapUv:"",e.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+e.iridescenceThicknessMapUv:"",e.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+e.sheenColorMapUv:"",e.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+e.sheenRoughnessMapUv:"",e.specularMapUv?"#define SPECULARMAP_UV "+e.specularMapUv:"",e.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+e.specularColorMapUv:"",e.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+e.specularIntensityMapUv:"",e.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+e.transmissionMapUv:"",e.thicknessMapUv?"#define THICKNESSMAP_UV "+e.thicknessMapUv:"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexNormals?"#define HAS_NORMAL":"",e.vertexColors?"#define USE_COLOR":"",e.vertexAlphas?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.flatShading?"#define FLAT_SHADED":"",e.skinning?"#define USE_SKINNING":"",e.morphTargets?"#define USE_MORPHTARGETS":"",e.morphNormals&&e.flatShading===!1?"#define USE_MORPHNORMALS":"",e.morphColors?"#define USE_MORPHCOLORS":"",e.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+e.morphTextureStride:"",e.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+e.morphTargetsCount:"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.sizeAttenuation?"#define USE_SIZEATTENUATION":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(Na).join(`
`),p=[fm(e),"#define SHADER_TYPE "+e.shaderType,"#define SHADER_NAME "+e.shaderName,f,e.useFog&&e.fog?"#define USE_FOG":"",e.useFog&&e.fogExp2?"#define FOG_EXP2":"",e.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",e.map?"#define USE_MAP":"",e.matcap?"#define USE_MATCAP":"",e.envMap?"#define USE_ENVMAP":"",e.envMap?"#define "+c:"",e.envMap?"#define "+d:"",e.envMap?"#define "+u:"",e.envMapPMREM?"#define ENVMAP_MAX_LOD "+e.envMapMaxLod+".0":"",e.envMapPMREM?"#define ENVMAP_SIZE "+e.envMapSize+".0":"",e.lightMap?"#define USE_LIGHTMAP":"",e.aoMap?"#define USE_AOMAP":"",e.bumpMap?"#define USE_BUMPMAP":"",e.normalMap?"#define USE_NORMALMAP":"",e.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",e.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",e.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",e.emissiveMap?"#define USE_EMISSIVEMAP":"",e.anisotropy?"#define USE_ANISOTROPY":"",e.anisotropyMap?"#define USE_ANISOTROPYMAP":"",e.clearcoat?"#define USE_CLEARCOAT":"",e.clearcoatMap?"#define USE_CLEARCOATMAP":"",e.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",e.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",e.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",e.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",e.dispersion?"#define USE_DISPERSION":"",e.retroreflection?"#define USE_RETROREFLECTION":"",e.iridescence?"#define USE_IRIDESCENCE":"",e.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",e.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",e.specularMap?"#define USE_SPECULARMAP":"",e.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",e.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",e.roughnessMap?"#define USE_ROUGHNESSMAP":"",e.metalnessMap?"#define USE_METALNESSMAP":"",e.alphaMap?"#define USE_ALPHAMAP":"",e.alphaTest?"#define USE_ALPHATEST":"",e.alphaHash?"#define USE_ALPHAHASH":"",e.sheen?"#define USE_SHEEN":"",e.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",e.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",e.transmission?"#define USE_TRANSMISSION":"",e.transmissionMap?"#define USE_TRANSMISSIONMAP":"",e.thicknessMap?"#define USE_THICKNESSMAP":"",e.vertexTangents&&e.flatShading===!1?"#define USE_TANGENT":"",e.vertexColors||e.instancingColor?"#define USE_COLOR":"",e.vertexAlphas||e.batchingColor?"#define USE_COLOR_ALPHA":"",e.vertexUv1s?"#define USE_UV1":"",e.vertexUv2s?"#define USE_UV2":"",e.vertexUv3s?"#define USE_UV3":"",e.pointsUvs?"#define USE_POINTS_UV":"",e.gradientMap?"#define USE_GRADIENTMAP":"",e.flatShading?"#define FLAT_SHADED":"",e.doubleSided?"#define DOUBLE_SIDED":"",e.flipSided?"#define FLIP_SIDED":"",e.shadowMapEnabled?"#define USE_SHADOWMAP":"",e.shadowMapEnabled?"#define "+l:"",e.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",e.numLightProbes>0?"#define USE_LIGHT_PROBES":"",e.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",e.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",e.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",e.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",e.toneMapping!==Ji?"#define TONE_MAPPING":"",e.toneMapping!==Ji?he.tonemapping_pars_fragment:"",e.toneMapping!==Ji?eS("toneMapping",e.toneMapping):"",e.dithering?"#define DITHERING":"",e.opaque?"#define OPAQUE":"",he.colorspace_pars_fragment,Qb("linearToOutputTexel",e.outputColorSpace),nS(),e.useDepthPacking?"#define DEPTH_PACKING "+e.depthPacking:"",`
`].filter(Na).join(`
`)),o=fd(o),o=hm(o,e),o=um(o,e),a=fd(a),a=hm(a,e),a=um(a,e),o=dm(o),a=dm(a),e.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,_=[h,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+_,p=["#define varying in",e.glslVersion===Qu?"":"layout(location = 0) out highp vec4 pc_fragColor;",e.glslVersion===Qu?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let x=m+_+o,T=m+p+a,b=am(s,s.VERTEX_SHADER,x),R=am(s,s.FRAGMENT_SHADER,T);s.attachShader(g,b),s.attachShader(g,R),e.index0AttributeName!==void 0?s.bindAttribLocation(g,0,e.index0AttributeName):e.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function E(I){if(i.debug.checkShaderErrors){let L=s.getProgramInfoLog(g)||"",z=s.getShaderInfoLog(b)||"",G=s.getShaderInfoLog(R)||"",D=L.trim(),W=z.trim(),Y=G.trim(),H=!0,lt=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(H=!1,typeof i.debug.onShaderError=="function")i.debug.onShaderError(s,g,b,R);else{let Z=cm(s,b,"vertex"),j=cm(s,R,"fragment");jt("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+I.name+`
Material Type: `+I.type+`

Program Info Log: `+D+`
`+Z+`
`+j)}else D!==""?Yt("WebGLProgram: Program Info Log:",D):(W===""||Y==="")&&(lt=!1);lt&&(I.diagnostics={runnable:H,programLog:D,vertexShader:{log:W,prefix:_},fragmentShader:{log:Y,prefix:p}})}s.deleteShader(b),s.deleteShader(R),y=new go(s,g),A=rS(s,g)}let y;this.getUniforms=function(){return y===void 0&&E(this),y};let A;this.getAttributes=function(){return A===void 0&&E(this),A};let F=e.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return F===!1&&(F=s.getProgramParameter(g,Zb)),F},this.destroy=function(){n.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=e.shaderType,this.name=e.shaderName,this.id=Jb++,this.cacheKey=t,this.usedTimes=1,this.program=g,this.vertexShader=b,this.fragmentShader=R,this}var _S=0,pd=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(t,e,n){let s=this._getShaderCacheForMaterial(t);return s.has(e)===!1&&(s.add(e),e.usedTimes++),s.has(n)===!1&&(s.add(n),n.usedTimes++),this}remove(t){let e=this.materialCache.get(t);for(let n of e)n.usedTimes--,n.usedTimes===0&&this.shaderCache.delete(n.code);return this.materialCache.delete(t),this}getVertexShaderStage(t){return this._getShaderStage(t.vertexShader)}getFragmentShaderStage(t){return this._getShaderStage(t.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(t){let e=this.materialCache,n=e.get(t);return n===void 0&&(n=new Set,e.set(t,n)),n}_getShaderStage(t){let e=this.shaderCache,n=e.get(t);return n===void 0&&(n=new md(t),e.set(t,n)),n}},md=class{constructor(t){this.id=_S++,this.code=t,this.usedTimes=0}};function yS(i){return i===Xs||i===Ia||i===La}function xS(i,t,e,n,s,r){let o=new no,a=new pd,l=new Set,c=[],d=new Map,u=n.logarithmicDepthBuffer,h={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(y){return l.add(y),y===0?"uv":`uv${y}`}function g(y,A,F,I,L,z){let G=I.fog,D=L.geometry,W=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?I.environment:null,Y=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap,H=t.get(y.envMap||W,Y),lt=h[y.type],Z=n.precision;y.precision!==null&&(Z=n.getMaxPrecision(y.precision),Z!==y.precision&&Yt("WebGLProgram.getParameters:",y.precision,"not supported, using",Z,"instead."));let j=D.morphAttributes.position||D.morphAttributes.normal||D.morphAttributes.color,et=j!==void 0?j.length:0,dt=0;D.morphAttributes.position!==void 0&&(dt=1),D.morphAttributes.normal!==void 0&&(dt=2),D.morphAttributes.color!==void 0&&(dt=3);let ut,tt,mt,yt;if(lt){let Rt=ji[lt];ut=Rt.vertexShader,tt=Rt.fragmentShader}else{ut=y.vertexShader,tt=y.fragmentShader;let Rt=a.getVertexShaderStage(y),ae=a.getFragmentShaderStage(y);a.update(y,Rt,ae),mt=Rt.id,yt=ae.id}let Tt=i.getRenderTarget(),St=i.state.buffers.depth.getReversed(),Ht=L.isInstancedMesh===!0,se=L.isBatchedMesh===!0,Vt=!!y.map,ue=!!y.matcap,le=!!H,ee=le&&H.isPMREMTexture===!0,We=!!y.aoMap,Oe=!!y.lightMap,sn=!!y.bumpMap&&y.wireframe===!1,Le=!!y.normalMap,xn=!!y.displacementMap,ve=!!y.emissiveMap,dn=!!y.metalnessMap,$e=!!y.roughnessMap,rn=y.anisotropy>0,B=y.clearcoat>0,Ct=y.diffuseRoughness>0,$t=y.dispersion>0,re=y.retroreflectivity>0,Mt=y.iridescence>0,Ne=y.sheen>0,zt=y.transmission>0,Xt=rn&&!!y.anisotropyMap,C=B&&!!y.clearcoatMap,S=B&&!!y.clearcoatNormalMap,X=B&&!!y.clearcoatRoughnessMap,ht=Ct&&!!y.diffuseRoughnessMap,ot=Mt&&!!y.iridescenceMap,_t=Mt&&!!y.iridescenceThicknessMap,xt=Ne&&!!y.sheenColorMap,nt=Ne&&!!y.sheenRoughnessMap,st=!!y.specularMap,pt=!!y.specularColorMap,O=!!y.specularIntensityMap,rt=zt&&!!y.transmissionMap,it=zt&&!!y.thicknessMap,wt=!!y.gradientMap,gt=!!y.alphaMap,bt=y.alphaTest>0,Gt=!!y.alphaHash,Jt=!!y.extensions,ct=Ji;y.toneMapped&&(Tt===null||Tt.isXRRenderTarget===!0)&&(ct=i.toneMapping);let Ot=ee?H.isCompressedCubeTexture?H.image[0].mipmaps:H.mipmaps:null,Kt={shaderID:lt,shaderType:y.type,shaderName:y.name,vertexShader:ut,fragmentShader:tt,defines:y.defines,customVertexShaderID:mt,customFragmentShaderID:yt,isRawShaderMaterial:y.isRawShaderMaterial===!0,glslVersion:y.glslVersion,precision:Z,batching:se,batchingColor:se&&L._colorsTexture!==null,instancing:Ht,instancingColor:Ht&&L.instanceColor!==null,instancingMorph:Ht&&L.morphTexture!==null,outputColorSpace:Tt===null?i.outputColorSpace:Tt.isXRRenderTarget===!0?Tt.texture.colorSpace:_e.workingColorSpace,alphaToCoverage:!!y.alphaToCoverage,map:Vt,matcap:ue,envMap:le,envMapMode:le&&H.mapping,envMapPMREM:ee,envMapMaxLod:ee?Ot.length-1:null,envMapSize:ee?Ot[0].width:null,aoMap:We,lightMap:Oe,bumpMap:sn,normalMap:Le,displacementMap:xn,emissiveMap:ve,normalMapObjectSpace:Le&&y.normalMapType===Dp,normalMapTangentSpace:Le&&y.normalMapType===qc,packedNormalMap:Le&&y.normalMapType===qc&&yS(y.normalMap.format),metalnessMap:dn,roughnessMap:$e,anisotropy:rn,anisotropyMap:Xt,clearcoat:B,clearcoatMap:C,clearcoatNormalMap:S,clearcoatRoughnessMap:X,diffuseRoughness:Ct,diffuseRoughnessMap:ht,dispersion:$t,retroreflection:re,iridescence:Mt,iridescenceMap:ot,iridescenceThicknessMap:_t,sheen:Ne,sheenColorMap:xt,sheenRoughnessMap:nt,specularMap:st,specularColorMap:pt,specularIntensityMap:O,transmission:zt,transmissionMap:rt,thicknessMap:it,gradientMap:wt,opaque:y.transparent===!1&&y.blending===uo&&y.alphaToCoverage===!1,alphaMap:gt,alphaTest:bt,alphaHash:Gt,combine:y.combine,mapUv:Vt&&f(y.map.channel),aoMapUv:We&&f(y.aoMap.channel),lightMapUv:Oe&&f(y.lightMap.channel),bumpMapUv:sn&&f(y.bumpMap.channel),normalMapUv:Le&&f(y.normalMap.channel),displacementMapUv:xn&&f(y.displacementMap.channel),emissiveMapUv:ve&&f(y.emissiveMap.channel),metalnessMapUv:dn&&f(y.metalnessMap.channel),roughnessMapUv:$e&&f(y.roughnessMap.channel),anisotropyMapUv:Xt&&f(y.anisotropyMap.channel),clearcoatMapUv:C&&f(y.clearcoatMap.channel),clearcoatNormalMapUv:S&&f(y.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:X&&f(y.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:ht&&f(y.diffuseRoughnessMap.channel),iridescenceMapUv:ot&&f(y.iridescenceMap.channel),iridescenceThicknessMapUv:_t&&f(y.iridescenceThicknessMap.channel),sheenColorMapUv:xt&&f(y.sheenColorMap.channel),sheenRoughnessMapUv:nt&&f(y.sheenRoughnessMap.channel),specularMapUv:st&&f(y.specularMap.channel),specularColorMapUv:pt&&f(y.specularColorMap.channel),specularIntensityMapUv:O&&f(y.specularIntensityMap.channel),transmissionMapUv:rt&&f(y.transmissionMap.channel),thicknessMapUv:it&&f(y.thicknessMap.channel),alphaMapUv:gt&&f(y.alphaMap.channel),vertexTangents:!!D.attributes.tangent&&(Le||rn),vertexNormals:!!D.attributes.normal,vertexColors:y.vertexColors,vertexAlphas:y.vertexColors===!0&&!!D.attributes.color&&D.attributes.color.itemSize===4,pointsUvs:L.isPoints===!0&&!!D.attributes.uv&&(Vt||gt),fog:!!G,useFog:y.fog===!0,fogExp2:!!G&&G.isFogExp2,flatShading:y.wireframe===!1&&(y.flatShading===!0||D.attributes.normal===void 0&&Le===!1&&(y.isMeshLambertMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isMeshPhysicalMaterial)),sizeAttenuation:y.sizeAttenuation===!0,logarithmicDepthBuffer:u,reversedDepthBuffer:St,skinning:L.isSkinnedMesh===!0,hasPositionAttribute:D.attributes.position!==void 0,morphTargets:D.morphAttributes.position!==void 0,morphNormals:D.morphAttributes.normal!==void 0,morphColors:D.morphAttributes.color!==void 0,morphTargetsCount:et,morphTextureStride:dt,numSunLights:A.sun.length,numDirLights:A.directional.length,numPointLights:A.point.length,numSpotLights:A.spot.length,numSpotLightMaps:A.spotLightMap.length,numRectAreaLights:A.rectArea.length,numHemiLights:A.hemi.length,numSunLightShadows:A.sunShadowMap.length,numDirLightShadows:A.directionalShadowMap.length,numPointLightShadows:A.pointShadowMap.length,numSpotLightShadows:A.spotShadowMap.length,numSpotLightShadowsWithMaps:A.numSpotLightShadowsWithMaps,numLightProbes:A.numLightProbes,numLightProbeGrids:z.filter(Rt=>Rt.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:y.dithering,shadowMapEnabled:i.shadowMap.enabled&&F.length>0,shadowMapType:i.shadowMap.type,toneMapping:ct,decodeVideoTexture:Vt&&y.map.isVideoTexture===!0&&_e.getTransfer(y.map.colorSpace)===Te,decodeVideoTextureEmissive:ve&&y.emissiveMap.isVideoTexture===!0&&_e.getTransfer(y.emissiveMap.colorSpace)===Te,premultipliedAlpha:y.premultipliedAlpha,doubleSided:y.side===yi,flipSided:y.side===Wn,useDepthPacking:y.depthPacking>=0,depthPacking:y.depthPacking||0,index0AttributeName:y.index0AttributeName,extensionClipCullDistance:Jt&&y.extensions.clipCullDistance===!0&&e.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(Jt&&y.extensions.multiDraw===!0||se)&&e.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:e.has("KHR_parallel_shader_compile"),customProgramCacheKey:y.customProgramCacheKey()};return Kt.vertexUv1s=l.has(1),Kt.vertexUv2s=l.has(2),Kt.vertexUv3s=l.has(3),l.clear(),Kt}function _(y){let A=[];if(y.shaderID?A.push(y.shaderID):(A.push(y.customVertexShaderID),A.push(y.customFragmentShaderID)),y.defines!==void 0)for(let F in y.defines)A.push(F),A.push(y.defines[F]);return y.isRawShaderMaterial===!1&&(p(A,y),m(A,y),A.push(i.outputColorSpace)),A.push(y.customProgramCacheKey),A.join()}function p(y,A){y.push(A.precision),y.push(A.outputColorSpace),y.push(A.envMapMode),y.push(A.envMapPMREM),y.push(A.envMapMaxLod),y.push(A.envMapSize),y.push(A.mapUv),y.push(A.alphaMapUv),y.push(A.lightMapUv),y.push(A.aoMapUv),y.push(A.bumpMapUv),y.push(A.normalMapUv),y.push(A.displacementMapUv),y.push(A.emissiveMapUv),y.push(A.metalnessMapUv),y.push(A.roughnessMapUv),y.push(A.anisotropyMapUv),y.push(A.clearcoatMapUv),y.push(A.clearcoatNormalMapUv),y.push(A.clearcoatRoughnessMapUv),y.push(A.diffuseRoughnessMapUv),y.push(A.iridescenceMapUv),y.push(A.iridescenceThicknessMapUv),y.push(A.sheenColorMapUv),y.push(A.sheenRoughnessMapUv),y.push(A.specularMapUv),y.push(A.specularColorMapUv),y.push(A.specularIntensityMapUv),y.push(A.transmissionMapUv),y.push(A.thicknessMapUv),y.push(A.combine),y.push(A.fogExp2),y.push(A.sizeAttenuation),y.push(A.morphTargetsCount),y.push(A.numSunLights),y.push(A.numDirLights),y.push(A.numPointLights),y.push(A.numSpotLights),y.push(A.numSpotLightMaps),y.push(A.numHemiLights),y.push(A.numRectAreaLights),y.push(A.numSunLightShadows),y.push(A.numDirLightShadows),y.push(A.numPointLightShadows),y.push(A.numSpotLightShadows),y.push(A.numSpotLightShadowsWithMaps),y.push(A.numLightProbes),y.push(A.numLightProbeGrids),y.push(A.shadowMapType),y.push(A.toneMapping),y.push(A.numClippingPlanes),y.push(A.numClipIntersection),y.push(A.depthPacking)}function m(y,A){o.disableAll(),A.instancing&&o.enable(0),A.instancingColor&&o.enable(1),A.instancingMorph&&o.enable(2),A.matcap&&o.enable(3),A.envMap&&o.enable(4),A.normalMapObjectSpace&&o.enable(5),A.normalMapTangentSpace&&o.enable(6),A.clearcoat&&o.enable(7),A.iridescence&&o.enable(8),A.alphaTest&&o.enable(9),A.vertexColors&&o.enable(10),A.vertexAlphas&&o.enable(11),A.vertexUv1s&&o.enable(12),A.vertexUv2s&&o.enable(13),A.vertexUv3s&&o.enable(14),A.vertexTangents&&o.enable(15),A.anisotropy&&o.enable(16),A.alphaHash&&o.enable(17),A.batching&&o.enable(18),A.dispersion&&o.enable(19),A.retroreflection&&o.enable(24),A.diffuseRoughness&&o.enable(25),A.batchingColor&&o.enable(20),A.gradientMap&&o.enable(21),A.packedNormalMap&&o.enable(22),A.vertexNormals&&o.enable(23),y.push(o.mask),o.disableAll(),A.fog&&o.enable(0),A.useFog&&o.enable(1),A.flatShading&&o.enable(2),A.logarithmicDepthBuffer&&o.enable(3),A.reversedDepthBuffer&&o.enable(4),A.skinning&&o.enable(5),A.morphTargets&&o.enable(6),A.morphNormals&&o.enable(7),A.morphColors&&o.enable(8),A.premultipliedAlpha&&o.enable(9),A.shadowMapEnabled&&o.enable(10),A.doubleSided&&o.enable(11),A.flipSided&&o.enable(12),A.useDepthPacking&&o.enable(13),A.dithering&&o.enable(14),A.transmission&&o.enable(15),A.sheen&&o.enable(16),A.opaque&&o.enable(17),A.pointsUvs&&o.enable(18),A.decodeVideoTexture&&o.enable(19),A.decodeVideoTextureEmissive&&o.enable(20),A.alphaToCoverage&&o.enable(21),A.numLightProbeGrids>0&&o.enable(22),A.hasPositionAttribute&&o.enable(23),y.push(o.mask)}function x(y){let A=h[y.type],F;if(A){let I=ji[A];F=$p.clone(I.uniforms)}else F=y.uniforms;return F}function T(y,A){let F=d.get(A);return F!==void 0?++F.usedTimes:(F=new gS(i,A,y,s),c.push(F),d.set(A,F)),F}function b(y){if(--y.usedTimes===0){let A=c.indexOf(y);c[A]=c[c.length-1],c.pop(),d.delete(y.cacheKey),y.destroy()}}function R(y){a.remove(y)}function E(){a.dispose()}return{getParameters:g,getProgramCacheKey:_,getUniforms:x,acquireProgram:T,releaseProgram:b,releaseShaderCache:R,programs:c,dispose:E}}function vS(){let i=new WeakMap;function t(o){return i.has(o)}function e(o){let a=i.get(o);return a===void 0&&(a={},i.set(o,a)),a}function n(o){i.delete(o)}function s(o,a,l){i.get(o)[a]=l}function r(){i=new WeakMap}return{has:t,get:e,remove:n,update:s,dispose:r}}function bS(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.material.id!==t.material.id?i.material.id-t.material.id:i.materialVariant!==t.materialVariant?i.materialVariant-t.materialVariant:i.z!==t.z?i.z-t.z:i.id-t.id}function pm(i,t){return i.groupOrder!==t.groupOrder?i.groupOrder-t.groupOrder:i.renderOrder!==t.renderOrder?i.renderOrder-t.renderOrder:i.z!==t.z?t.z-i.z:i.id-t.id}function mm(){let i=[],t=0,e=[],n=[],s=[];function r(){t=0,e.length=0,n.length=0,s.length=0}function o(h){let f=0;return h.isInstancedMesh&&(f+=2),h.isSkinnedMesh&&(f+=1),f}function a(h,f,g,_,p,m){let x=i[t];return x===void 0?(x={id:h.id,object:h,geometry:f,material:g,materialVariant:o(h),groupOrder:_,renderOrder:h.renderOrder,z:p,group:m},i[t]=x):(x.id=h.id,x.object=h,x.geometry=f,x.material=g,x.materialVariant=o(h),x.groupOrder=_,x.renderOrder=h.renderOrder,x.z=p,x.group=m),t++,x}function l(h,f,g,_,p,m,x){x.reversedDepth===!0&&(p=-p);let T=a(h,f,g,_,p,m);g.transmission>0?n.push(T):g.transparent===!0?s.push(T):e.push(T)}function c(h,f,g,_,p,m){let x=a(h,f,g,_,p,m);g.transmission>0?n.unshift(x):g.transparent===!0?s.unshift(x):e.unshift(x)}function d(h,f){e.length>1&&e.sort(h||bS),n.length>1&&n.sort(f||pm),s.length>1&&s.sort(f||pm)}function u(){for(let h=t,f=i.length;h<f;h++){let g=i[h];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:e,transmissive:n,transparent:s,init:r,push:l,unshift:c,finish:u,sort:d}}function SS(){let i=new WeakMap;function t(n,s){let r=i.get(n),o;return r===void 0?(o=new mm,i.set(n,[o])):s>=r.length?(o=new mm,r.push(o)):o=r[s],o}function e(){i=new WeakMap}return{get:t,dispose:e}}function MS(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={direction:new U,color:new oe};break;case"SpotLight":e={position:new U,direction:new U,color:new oe,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":e={position:new U,color:new oe,distance:0,decay:0};break;case"HemisphereLight":e={direction:new U,skyColor:new oe,groundColor:new oe};break;case"RectAreaLight":e={color:new oe,position:new U,halfWidth:new U,halfHeight:new U};break}return i[t.id]=e,e}}}function wS(){let i={};return{get:function(t){if(i[t.id]!==void 0)return i[t.id];let e;switch(t.type){case"SunLight":case"DirectionalLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"SpotLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt};break;case"PointLight":e={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new qt,shadowCameraNear:1,shadowCameraFar:1e3};break}return i[t.id]=e,e}}}var AS=0;function ES(i,t){return(t.castShadow?2:0)-(i.castShadow?2:0)+(t.map?1:0)-(i.map?1:0)}function TS(i){let t=new MS,e=wS(),n={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let c=0;c<9;c++)n.probe.push(new U);let s=new U,r=new xe,o=new xe;function a(c){let d=0,u=0,h=0;for(let z=0;z<9;z++)n.probe[z].set(0,0,0);let f=0,g=0,_=0,p=0,m=0,x=0,T=0,b=0,R=0,E=0,y=0,A=0,F=0,I=0;c.sort(ES);for(let z=0,G=c.length;z<G;z++){let D=c[z],W=D.color,Y=D.intensity,H=D.distance,lt=null;if(D.shadow&&D.shadow.map&&(D.shadow.map.texture.format===Xs?lt=D.shadow.map.texture:lt=D.shadow.map.depthTexture||D.shadow.map.texture),D.isAmbientLight)d+=W.r*Y,u+=W.g*Y,h+=W.b*Y;else if(D.isLightProbe){for(let Z=0;Z<9;Z++)n.probe[Z].addScaledVector(D.sh.coefficients[Z],Y);I++}else if(D.isSunLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize.copy(j.mapSize).multiply(j.getFrameExtents()),n.sunShadow[g]=et,n.sunShadowMap[g]=lt;let dt=j.getViewportCount();for(let ut=0;ut<dt;ut++)n.sunShadowMatrix[_+ut]=j.getMatrix(ut),n.sunShadowCascade[_+ut]=j._cascadeData[ut];_+=dt,g++}n.sun[f]=Z,f++}else if(D.isDirectionalLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,n.directionalShadow[p]=et,n.directionalShadowMap[p]=lt,n.directionalShadowMatrix[p]=D.shadow.matrix,R++}n.directional[p]=Z,p++}else if(D.isSpotLight){let Z=t.get(D);Z.position.setFromMatrixPosition(D.matrixWorld),Z.color.copy(W).multiplyScalar(Y),Z.distance=H,Z.coneCos=Math.cos(D.angle),Z.penumbraCos=Math.cos(D.angle*(1-D.penumbra)),Z.decay=D.decay,n.spot[x]=Z;let j=D.shadow;if(D.map&&(n.spotLightMap[A]=D.map,A++,j.updateMatrices(D),D.castShadow&&F++),n.spotLightMatrix[x]=j.matrix,D.castShadow){let et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,n.spotShadow[x]=et,n.spotShadowMap[x]=lt,y++}x++}else if(D.isRectAreaLight){let Z=t.get(D);Z.color.copy(W).multiplyScalar(Y),Z.halfWidth.set(D.width*.5,0,0),Z.halfHeight.set(0,D.height*.5,0),n.rectArea[T]=Z,T++}else if(D.isPointLight){let Z=t.get(D);if(Z.color.copy(D.color).multiplyScalar(D.intensity),Z.distance=D.distance,Z.decay=D.decay,D.castShadow){let j=D.shadow,et=e.get(D);et.shadowIntensity=j.intensity,et.shadowBias=j.bias,et.shadowNormalBias=j.normalBias,et.shadowRadius=j.radius,et.shadowMapSize=j.mapSize,et.shadowCameraNear=j.camera.near,et.shadowCameraFar=j.camera.far,n.pointShadow[m]=et,n.pointShadowMap[m]=lt,n.pointShadowMatrix[m]=D.shadow.matrix,E++}n.point[m]=Z,m++}else if(D.isHemisphereLight){let Z=t.get(D);Z.skyColor.copy(D.color).multiplyScalar(Y),Z.groundColor.copy(D.groundColor).multiplyScalar(Y),n.hemi[b]=Z,b++}}T>0&&(i.has("OES_texture_float_linear")===!0?(n.rectAreaLTC1=Lt.LTC_FLOAT_1,n.rectAreaLTC2=Lt.LTC_FLOAT_2):(n.rectAreaLTC1=Lt.LTC_HALF_1,n.rectAreaLTC2=Lt.LTC_HALF_2)),n.ambient[0]=d,n.ambient[1]=u,n.ambient[2]=h;let L=n.hash;(L.sunLength!==f||L.directionalLength!==p||L.pointLength!==m||L.spotLength!==x||L.rectAreaLength!==T||L.hemiLength!==b||L.numSunShadows!==g||L.numDirectionalShadows!==R||L.numPointShadows!==E||L.numSpotShadows!==y||L.numSpotMaps!==A||L.numLightProbes!==I)&&(n.sun.length=f,n.directional.length=p,n.spot.length=x,n.rectArea.length=T,n.point.length=m,n.hemi.length=b,n.sunShadow.length=g,n.sunShadowMap.length=g,n.sunShadowMatrix.length=_,n.sunShadowCascade.length=_,n.directionalShadow.length=R,n.directionalShadowMap.length=R,n.directionalShadowMatrix.length=R,n.pointShadow.length=E,n.pointShadowMap.length=E,n.pointShadowMatrix.length=E,n.spotShadow.length=y,n.spotShadowMap.length=y,n.spotLightMatrix.length=y+A-F,n.spotLightMap.length=A,n.numSpotLightShadowsWithMaps=F,n.numLightProbes=I,L.sunLength=f,L.directionalLength=p,L.pointLength=m,L.spotLength=x,L.rectAreaLength=T,L.hemiLength=b,L.numSunShadows=g,L.numDirectionalShadows=R,L.numPointShadows=E,L.numSpotShadows=y,L.numSpotMaps=A,L.numLightProbes=I,n.version=AS++)}function l(c,d){let u=0,h=0,f=0,g=0,_=0,p=0,m=d.matrixWorldInverse;for(let x=0,T=c.length;x<T;x++){let b=c[x];if(b.isSunLight){let R=n.sun[u];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(m),u++}else if(b.isDirectionalLight){let R=n.directional[h];R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),h++}else if(b.isSpotLight){let R=n.spot[g];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(m),R.direction.setFromMatrixPosition(b.matrixWorld),s.setFromMatrixPosition(b.target.matrixWorld),R.direction.sub(s),R.direction.transformDirection(m),g++}else if(b.isRectAreaLight){let R=n.rectArea[_];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(m),o.identity(),r.copy(b.matrixWorld),r.premultiply(m),o.extractRotation(r),R.halfWidth.set(b.width*.5,0,0),R.halfHeight.set(0,b.height*.5,0),R.halfWidth.applyMatrix4(o),R.halfHeight.applyMatrix4(o),_++}else if(b.isPointLight){let R=n.point[f];R.position.setFromMatrixPosition(b.matrixWorld),R.position.applyMatrix4(m),f++}else if(b.isHemisphereLight){let R=n.hemi[p];R.direction.setFromMatrixPosition(b.matrixWorld),R.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:n}}function gm(i){let t=new TS(i),e=[],n=[],s=[];function r(u){d.camera=u,e.length=0,n.length=0,s.length=0}function o(u){u.isLightProbeGrid?s.push(u):e.push(u)}function a(u){n.push(u)}function l(){t.setup(e),s.sort((u,h)=>u.priority-h.priority||u.id-h.id)}function c(u){t.setupView(e,u)}let d={lightsArray:e,shadowsArray:n,lightProbeGridArray:s,camera:null,lights:t,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:d,setupLights:l,setupLightsView:c,pushLight:o,pushShadow:a}}function RS(i){let t=new WeakMap;function e(s,r=0){let o=t.get(s),a;return o===void 0?(a=new gm(i),t.set(s,[a])):r>=o.length?(a=new gm(i),o.push(a)):a=o[r],a}function n(){t=new WeakMap}return{get:e,dispose:n}}var CS=`void main() {
	gl_Position = vec4( position, 1.0 );
}`,PS=`uniform sampler2D shadow_pass;
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
}`,IS=[new U(1,0,0),new U(-1,0,0),new U(0,1,0),new U(0,-1,0),new U(0,0,1),new U(0,0,-1)],LS=[new U(0,-1,0),new U(0,-1,0),new U(0,0,1),new U(0,0,-1),new U(0,-1,0),new U(0,-1,0)],_m=new xe,Da=new U,cd=new U;function DS(i,t,e){let n=new ks,s=new qt,r=new qt,o=new Xe,a=new Wl,l=new ql,c={},d=e.maxTextureSize,u={[qs]:Wn,[Wn]:qs,[yi]:yi},h=new Zi({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new qt},radius:{value:4}},vertexShader:CS,fragmentShader:PS}),f=h.clone();f.defines.HORIZONTAL_PASS=1;let g=new Qe;g.setAttribute("position",new Dn(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let _=new tn(g,h),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=or;let m=this.type;this.render=function(E,y,A){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||E.length===0)return;this.type===hp&&(Yt("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=or);let F=i.getRenderTarget(),I=i.getActiveCubeFace(),L=i.getActiveMipmapLevel(),z=i.state;z.setBlending(ar),z.buffers.depth.getReversed()===!0?z.buffers.color.setClear(0,0,0,0):z.buffers.color.setClear(1,1,1,1),z.buffers.depth.setTest(!0),z.setScissorTest(!1);let G=m!==this.type;G&&y.traverse(function(D){D.material&&(Array.isArray(D.material)?D.material.forEach(W=>W.needsUpdate=!0):D.material.needsUpdate=!0)});for(let D=0,W=E.length;D<W;D++){let Y=E[D],H=Y.shadow;if(H===void 0){Yt("WebGLShadowMap:",Y,"has no shadow.");continue}if(H.autoUpdate===!1&&H.needsUpdate===!1)continue;s.copy(H.mapSize);let lt=H.getFrameExtents();s.multiply(lt),r.copy(H.mapSize),(s.x>d||s.y>d)&&(s.x>d&&(r.x=Math.floor(d/lt.x),s.x=r.x*lt.x,H.mapSize.x=r.x),s.y>d&&(r.y=Math.floor(d/lt.y),s.y=r.y*lt.y,H.mapSize.y=r.y));let Z=i.state.buffers.depth.getReversed();if(H.camera._reversedDepth=Z,H.map===null||G===!0){if(H.map!==null&&(H.map.depthTexture!==null&&(H.map.depthTexture.dispose(),H.map.depthTexture=null),H.map.dispose()),this.type===ho){if(Y.isPointLight){Yt("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}H.map=new oi(s.x,s.y,{format:Xs,type:Pi,minFilter:Hn,magFilter:Hn,generateMipmaps:!1}),H.map.texture.name=Y.name+".shadowMap",H.map.depthTexture=new ms(s.x,s.y,xi),H.map.depthTexture.name=Y.name+".shadowMapDepth",H.map.depthTexture.format=ds,H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=An,H.map.depthTexture.magFilter=An}else Y.isPointLight?(H.map=new Fa(s.x),H.map.depthTexture=new da(s.x,Ci)):(H.map=new oi(s.x,s.y),H.map.depthTexture=new ms(s.x,s.y,Ci)),H.map.depthTexture.name=Y.name+".shadowMap",H.map.depthTexture.format=ds,this.type===or?(H.map.depthTexture.compareFunction=Z?Ku:Ju,H.map.depthTexture.minFilter=Hn,H.map.depthTexture.magFilter=Hn):(H.map.depthTexture.compareFunction=null,H.map.depthTexture.minFilter=An,H.map.depthTexture.magFilter=An);H.camera.updateProjectionMatrix()}H.map.isWebGLCubeRenderTarget!==!0&&(H.map.width!==s.x||H.map.height!==s.y)&&H.map.setSize(s.x,s.y);let j=H.map.isWebGLCubeRenderTarget?6:H.getViewportCount();Y.isPointLight!==!0&&H.updateMatrices(Y,A);let et=(H.camera.layers.mask&4294967294)!==0?H.camera.layers:A.layers;for(let dt=0;dt<j;dt++){let ut=H.getCamera(dt);if(Y.isPointLight){let tt=H.camera,mt=H.matrix,yt=Y.distance||tt.far;yt!==tt.far&&(tt.far=yt,tt.updateProjectionMatrix()),Da.setFromMatrixPosition(Y.matrixWorld),tt.position.copy(Da),cd.copy(tt.position),cd.add(IS[dt]),tt.up.copy(LS[dt]),tt.lookAt(cd),tt.updateMatrixWorld(),mt.makeTranslation(-Da.x,-Da.y,-Da.z),_m.multiplyMatrices(tt.projectionMatrix,tt.matrixWorldInverse),H._frustum.setFromProjectionMatrix(_m,tt.coordinateSystem,tt.reversedDepth)}if(H.map.isWebGLCubeRenderTarget)i.setRenderTarget(H.map,dt),i.clear();else{dt===0&&(i.setRenderTarget(H.map),i.clear());let tt=H.getViewport(dt);o.set(r.x*tt.x,r.y*tt.y,r.x*tt.z,r.y*tt.w),z.viewport(o)}n=H.getFrustum(dt),b(y,A,ut,Y,et,this.type)}H.isPointLightShadow!==!0&&this.type===ho&&x(H,A),H.needsUpdate=!1}m=this.type,p.needsUpdate=!1,i.setRenderTarget(F,I,L)};function x(E,y){let A=t.update(_);h.defines.VSM_SAMPLES!==E.blurSamples&&(h.defines.VSM_SAMPLES=E.blurSamples,f.defines.VSM_SAMPLES=E.blurSamples,h.needsUpdate=!0,f.needsUpdate=!0),E.mapPass===null?E.mapPass=new oi(s.x,s.y,{format:Xs,type:Pi}):(E.mapPass.width!==E.map.width||E.mapPass.height!==E.map.height)&&E.mapPass.setSize(E.map.width,E.map.height),h.uniforms.shadow_pass.value=E.map.depthTexture,h.uniforms.resolution.value.set(E.map.width,E.map.height),h.uniforms.radius.value=E.radius,i.setRenderTarget(E.mapPass),i.clear(),i.renderBufferDirect(y,null,A,h,_,null),f.uniforms.shadow_pass.value=E.mapPass.texture,f.uniforms.resolution.value.set(E.map.width,E.map.height),f.uniforms.radius.value=E.radius,i.setRenderTarget(E.map),i.clear(),i.renderBufferDirect(y,null,A,f,_,null)}function T(E,y,A,F){let I=null,L=A.isPointLight===!0?E.customDistanceMaterial:E.customDepthMaterial;if(L!==void 0)I=L;else if(I=A.isPointLight===!0?l:a,i.localClippingEnabled&&y.clipShadows===!0&&Array.isArray(y.clippingPlanes)&&y.clippingPlanes.length!==0||y.displacementMap&&y.displacementScale!==0||y.alphaMap&&y.alphaTest>0||y.map&&y.alphaTest>0||y.alphaToCoverage===!0){let z=I.uuid,G=y.uuid,D=c[z];D===void 0&&(D={},c[z]=D);let W=D[G];W===void 0&&(W=I.clone(),D[G]=W,y.addEventListener("dispose",R)),I=W}if(I.visible=y.visible,I.wireframe=y.wireframe,F===ho?I.side=y.shadowSide!==null?y.shadowSide:y.side:I.side=y.shadowSide!==null?y.shadowSide:u[y.side],I.alphaMap=y.alphaMap,I.alphaTest=y.alphaToCoverage===!0?.5:y.alphaTest,I.map=y.map,I.clipShadows=y.clipShadows,I.clippingPlanes=y.clippingPlanes,I.clipIntersection=y.clipIntersection,I.displacementMap=y.displacementMap,I.displacementScale=y.displacementScale,I.displacementBias=y.displacementBias,I.wireframeLinewidth=y.wireframeLinewidth,I.linewidth=y.linewidth,A.isPointLight===!0&&I.isMeshDistanceMaterial===!0){let z=i.properties.get(I);z.light=A}return I}function b(E,y,A,F,I,L){if(E.visible===!1)return;if(E.layers.test(I)&&(E.isMesh||E.isLine||E.isPoints)&&(E.castShadow||E.receiveShadow&&L===ho)&&(!E.frustumCulled||E.intersectsFrustum(n))){E.modelViewMatrix.multiplyMatrices(A.matrixWorldInverse,E.matrixWorld);let D=t.update(E),W=E.material;if(Array.isArray(W)){let Y=D.groups;for(let H=0,lt=Y.length;H<lt;H++){let Z=Y[H],j=W[Z.materialIndex];if(j&&j.visible){let et=T(E,j,F,L);E.onBeforeShadow(i,E,y,A,D,et,Z),i.renderBufferDirect(A,null,D,et,E,Z),E.onAfterShadow(i,E,y,A,D,et,Z)}}}else if(W.visible){let Y=T(E,W,F,L);E.onBeforeShadow(i,E,y,A,D,Y,null),i.renderBufferDirect(A,null,D,Y,E,null),E.onAfterShadow(i,E,y,A,D,Y,null)}}let G=E.children;for(let D=0,W=G.length;D<W;D++)b(G[D],y,A,F,I,L)}function R(E){E.target.removeEventListener("dispose",R);for(let A in c){let F=c[A],I=E.target.uuid;I in F&&(F[I].dispose(),delete F[I])}}}function NS(i,t){function e(){let O=!1,rt=new Xe,it=null,wt=new Xe(0,0,0,0);return{setMask:function(gt){it!==gt&&!O&&(i.colorMask(gt,gt,gt,gt),it=gt)},setLocked:function(gt){O=gt},setClear:function(gt,bt,Gt,Jt,ct){ct===!0&&(gt*=Jt,bt*=Jt,Gt*=Jt),rt.set(gt,bt,Gt,Jt),wt.equals(rt)===!1&&(i.clearColor(gt,bt,Gt,Jt),wt.copy(rt))},reset:function(){O=!1,it=null,wt.set(-1,0,0,0)}}}function n(){let O=!1,rt=!1,it=null,wt=null,gt=null;return{setReversed:function(bt){if(rt!==bt){let Gt=t.get("EXT_clip_control");bt?Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.ZERO_TO_ONE_EXT):Gt.clipControlEXT(Gt.LOWER_LEFT_EXT,Gt.NEGATIVE_ONE_TO_ONE_EXT),rt=bt;let Jt=gt;gt=null,this.setClear(Jt)}},getReversed:function(){return rt},setTest:function(bt){bt?St(i.DEPTH_TEST):Ht(i.DEPTH_TEST)},setMask:function(bt){it!==bt&&!O&&(i.depthMask(bt),it=bt)},setFunc:function(bt){if(rt&&(bt=Wp[bt]),wt!==bt){switch(bt){case Tl:i.depthFunc(i.NEVER);break;case Rl:i.depthFunc(i.ALWAYS);break;case Cl:i.depthFunc(i.LESS);break;case Jr:i.depthFunc(i.LEQUAL);break;case Pl:i.depthFunc(i.EQUAL);break;case Il:i.depthFunc(i.GEQUAL);break;case Kr:i.depthFunc(i.GREATER);break;case Ll:i.depthFunc(i.NOTEQUAL);break;default:i.depthFunc(i.LEQUAL)}wt=bt}},setLocked:function(bt){O=bt},setClear:function(bt){gt!==bt&&(gt=bt,rt&&(bt=1-bt),i.clearDepth(bt))},reset:function(){O=!1,it=null,wt=null,gt=null,rt=!1}}}function s(){let O=!1,rt=null,it=null,wt=null,gt=null,bt=null,Gt=null,Jt=null,ct=null;return{setTest:function(Ot){O||(Ot?St(i.STENCIL_TEST):Ht(i.STENCIL_TEST))},setMask:function(Ot){rt!==Ot&&!O&&(i.stencilMask(Ot),rt=Ot)},setFunc:function(Ot,Kt,Rt){(it!==Ot||wt!==Kt||gt!==Rt)&&(i.stencilFunc(Ot,Kt,Rt),it=Ot,wt=Kt,gt=Rt)},setOp:function(Ot,Kt,Rt){(bt!==Ot||Gt!==Kt||Jt!==Rt)&&(i.stencilOp(Ot,Kt,Rt),bt=Ot,Gt=Kt,Jt=Rt)},setLocked:function(Ot){O=Ot},setClear:function(Ot){ct!==Ot&&(i.clearStencil(Ot),ct=Ot)},reset:function(){O=!1,rt=null,it=null,wt=null,gt=null,bt=null,Gt=null,Jt=null,ct=null}}}let r=new e,o=new n,a=new s,l={},c=new WeakMap,d={},u={},h={},f=new WeakMap,g=[],_=null,p=!1,m=null,x=null,T=null,b=null,R=null,E=null,y=null,A=new oe(0,0,0),F=0,I=!1,L=null,z=null,G=null,D=null,W=null,Y=i.getParameter(i.MAX_COMBINED_TEXTURE_IMAGE_UNITS),H=!1,lt=0,Z=i.getParameter(i.VERSION);Z.indexOf("WebGL")!==-1?(lt=parseFloat(/^WebGL (\d)/.exec(Z)[1]),H=lt>=1):Z.indexOf("OpenGL ES")!==-1&&(lt=parseFloat(/^OpenGL ES (\d)/.exec(Z)[1]),H=lt>=2);let j=null,et={},dt=i.getParameter(i.SCISSOR_BOX),ut=i.getParameter(i.VIEWPORT),tt=new Xe().fromArray(dt),mt=new Xe().fromArray(ut);function yt(O,rt,it,wt){let gt=new Uint8Array(4),bt=i.createTexture();i.bindTexture(O,bt),i.texParameteri(O,i.TEXTURE_MIN_FILTER,i.NEAREST),i.texParameteri(O,i.TEXTURE_MAG_FILTER,i.NEAREST);for(let Gt=0;Gt<it;Gt++)O===i.TEXTURE_3D||O===i.TEXTURE_2D_ARRAY?i.texImage3D(rt,0,i.RGBA,1,1,wt,0,i.RGBA,i.UNSIGNED_BYTE,gt):i.texImage2D(rt+Gt,0,i.RGBA,1,1,0,i.RGBA,i.UNSIGNED_BYTE,gt);return bt}let Tt={};Tt[i.TEXTURE_2D]=yt(i.TEXTURE_2D,i.TEXTURE_2D,1),Tt[i.TEXTURE_CUBE_MAP]=yt(i.TEXTURE_CUBE_MAP,i.TEXTURE_CUBE_MAP_POSITIVE_X,6),Tt[i.TEXTURE_2D_ARRAY]=yt(i.TEXTURE_2D_ARRAY,i.TEXTURE_2D_ARRAY,1,1),Tt[i.TEXTURE_3D]=yt(i.TEXTURE_3D,i.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),St(i.DEPTH_TEST),o.setFunc(Jr),sn(!1),Le(Pu),St(i.CULL_FACE),We(ar);function St(O){d[O]!==!0&&(i.enable(O),d[O]=!0)}function Ht(O){d[O]!==!1&&(i.disable(O),d[O]=!1)}function se(O,rt){return h[O]!==rt?(i.bindFramebuffer(O,rt),h[O]=rt,O===i.DRAW_FRAMEBUFFER&&(h[i.FRAMEBUFFER]=rt),O===i.FRAMEBUFFER&&(h[i.DRAW_FRAMEBUFFER]=rt),!0):!1}function Vt(O,rt){let it=g,wt=!1;if(O){it=f.get(rt),it===void 0&&(it=[],f.set(rt,it));let gt=O.textures;if(it.length!==gt.length||it[0]!==i.COLOR_ATTACHMENT0){for(let bt=0,Gt=gt.length;bt<Gt;bt++)it[bt]=i.COLOR_ATTACHMENT0+bt;it.length=gt.length,wt=!0}}else it[0]!==i.BACK&&(it[0]=i.BACK,wt=!0);wt&&i.drawBuffers(it)}function ue(O){return _!==O?(i.useProgram(O),_=O,!0):!1}let le={[lr]:i.FUNC_ADD,[dp]:i.FUNC_SUBTRACT,[fp]:i.FUNC_REVERSE_SUBTRACT};le[pp]=i.MIN,le[mp]=i.MAX;let ee={[gp]:i.ZERO,[_p]:i.ONE,[yp]:i.SRC_COLOR,[Nu]:i.SRC_ALPHA,[wp]:i.SRC_ALPHA_SATURATE,[Sp]:i.DST_COLOR,[vp]:i.DST_ALPHA,[xp]:i.ONE_MINUS_SRC_COLOR,[Fu]:i.ONE_MINUS_SRC_ALPHA,[Mp]:i.ONE_MINUS_DST_COLOR,[bp]:i.ONE_MINUS_DST_ALPHA,[Ap]:i.CONSTANT_COLOR,[Ep]:i.ONE_MINUS_CONSTANT_COLOR,[Tp]:i.CONSTANT_ALPHA,[Rp]:i.ONE_MINUS_CONSTANT_ALPHA};function We(O,rt,it,wt,gt,bt,Gt,Jt,ct,Ot){if(O===ar){p===!0&&(Ht(i.BLEND),p=!1);return}if(p===!1&&(St(i.BLEND),p=!0),O!==up){if(O!==m||Ot!==I){if((x!==lr||R!==lr)&&(i.blendEquation(i.FUNC_ADD),x=lr,R=lr),Ot)switch(O){case uo:i.blendFuncSeparate(i.ONE,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Iu:i.blendFunc(i.ONE,i.ONE);break;case Lu:i.blendFuncSeparate(i.ZERO,i.ONE_MINUS_SRC_COLOR,i.ZERO,i.ONE);break;case Du:i.blendFuncSeparate(i.DST_COLOR,i.ONE_MINUS_SRC_ALPHA,i.ZERO,i.ONE);break;default:jt("WebGLState: Invalid blending: ",O);break}else switch(O){case uo:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE_MINUS_SRC_ALPHA,i.ONE,i.ONE_MINUS_SRC_ALPHA);break;case Iu:i.blendFuncSeparate(i.SRC_ALPHA,i.ONE,i.ONE,i.ONE);break;case Lu:jt("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case Du:jt("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:jt("WebGLState: Invalid blending: ",O);break}T=null,b=null,E=null,y=null,A.set(0,0,0),F=0,m=O,I=Ot}return}gt=gt||rt,bt=bt||it,Gt=Gt||wt,(rt!==x||gt!==R)&&(i.blendEquationSeparate(le[rt],le[gt]),x=rt,R=gt),(it!==T||wt!==b||bt!==E||Gt!==y)&&(i.blendFuncSeparate(ee[it],ee[wt],ee[bt],ee[Gt]),T=it,b=wt,E=bt,y=Gt),(Jt.equals(A)===!1||ct!==F)&&(i.blendColor(Jt.r,Jt.g,Jt.b,ct),A.copy(Jt),F=ct),m=O,I=!1}function Oe(O,rt){O.side===yi?Ht(i.CULL_FACE):St(i.CULL_FACE);let it=O.side===Wn;rt&&(it=!it),sn(it),O.blending===uo&&O.transparent===!1?We(ar):We(O.blending,O.blendEquation,O.blendSrc,O.blendDst,O.blendEquationAlpha,O.blendSrcAlpha,O.blendDstAlpha,O.blendColor,O.blendAlpha,O.premultipliedAlpha),o.setFunc(O.depthFunc),o.setTest(O.depthTest),o.setMask(O.depthWrite),r.setMask(O.colorWrite);let wt=O.stencilWrite;a.setTest(wt),wt&&(a.setMask(O.stencilWriteMask),a.setFunc(O.stencilFunc,O.stencilRef,O.stencilFuncMask),a.setOp(O.stencilFail,O.stencilZFail,O.stencilZPass)),ve(O.polygonOffset,O.polygonOffsetFactor,O.polygonOffsetUnits),O.alphaToCoverage===!0?St(i.SAMPLE_ALPHA_TO_COVERAGE):Ht(i.SAMPLE_ALPHA_TO_COVERAGE)}function sn(O){L!==O&&(O?i.frontFace(i.CW):i.frontFace(i.CCW),L=O)}function Le(O){O!==lp?(St(i.CULL_FACE),O!==z&&(O===Pu?i.cullFace(i.BACK):O===cp?i.cullFace(i.FRONT):i.cullFace(i.FRONT_AND_BACK))):Ht(i.CULL_FACE),z=O}function xn(O){O!==G&&(H&&i.lineWidth(O),G=O)}function ve(O,rt,it){O?(St(i.POLYGON_OFFSET_FILL),(D!==rt||W!==it)&&(D=rt,W=it,o.getReversed()&&(rt=-rt,it=-it),i.polygonOffset(rt,it))):Ht(i.POLYGON_OFFSET_FILL)}function dn(O){O?St(i.SCISSOR_TEST):Ht(i.SCISSOR_TEST)}function $e(O){O===void 0&&(O=i.TEXTURE0+Y-1),j!==O&&(i.activeTexture(O),j=O)}function rn(O,rt,it){it===void 0&&(j===null?it=i.TEXTURE0+Y-1:it=j);let wt=et[it];wt===void 0&&(wt={type:void 0,texture:void 0},et[it]=wt),(wt.type!==O||wt.texture!==rt)&&(j!==it&&(i.activeTexture(it),j=it),i.bindTexture(O,rt||Tt[O]),wt.type=O,wt.texture=rt)}function B(){let O=et[j];O!==void 0&&O.type!==void 0&&(i.bindTexture(O.type,null),O.type=void 0,O.texture=void 0)}function Ct(){try{i.compressedTexImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function $t(){try{i.compressedTexImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function re(){try{i.texSubImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function Mt(){try{i.texSubImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function Ne(){try{i.compressedTexSubImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function zt(){try{i.compressedTexSubImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function Xt(){try{i.texStorage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function C(){try{i.texStorage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function S(){try{i.texImage2D(...arguments)}catch(O){jt("WebGLState:",O)}}function X(){try{i.texImage3D(...arguments)}catch(O){jt("WebGLState:",O)}}function ht(O){return u[O]!==void 0?u[O]:i.getParameter(O)}function ot(O,rt){u[O]!==rt&&(i.pixelStorei(O,rt),u[O]=rt)}function _t(O){tt.equals(O)===!1&&(i.scissor(O.x,O.y,O.z,O.w),tt.copy(O))}function xt(O){mt.equals(O)===!1&&(i.viewport(O.x,O.y,O.z,O.w),mt.copy(O))}function nt(O,rt){let it=c.get(rt);it===void 0&&(it=new WeakMap,c.set(rt,it));let wt=it.get(O);wt===void 0&&(wt=i.getUniformBlockIndex(rt,O.name),i.uniformBlockBinding(rt,wt,wt),it.set(O,wt))}function st(O,rt,it){let gt=c.get(rt).get(O);l[gt]!==it&&(i.bindBufferBase(i.UNIFORM_BUFFER,gt,it),l[gt]=it)}function pt(){i.disable(i.BLEND),i.disable(i.CULL_FACE),i.disable(i.DEPTH_TEST),i.disable(i.POLYGON_OFFSET_FILL),i.disable(i.SCISSOR_TEST),i.disable(i.STENCIL_TEST),i.disable(i.SAMPLE_ALPHA_TO_COVERAGE),i.blendEquation(i.FUNC_ADD),i.blendFunc(i.ONE,i.ZERO),i.blendFuncSeparate(i.ONE,i.ZERO,i.ONE,i.ZERO),i.blendColor(0,0,0,0),i.colorMask(!0,!0,!0,!0),i.clearColor(0,0,0,0),i.depthMask(!0),i.depthFunc(i.LESS),o.setReversed(!1),i.clearDepth(1),i.stencilMask(4294967295),i.stencilFunc(i.ALWAYS,0,4294967295),i.stencilOp(i.KEEP,i.KEEP,i.KEEP),i.clearStencil(0),i.cullFace(i.BACK),i.frontFace(i.CCW),i.polygonOffset(0,0),i.activeTexture(i.TEXTURE0),i.bindFramebuffer(i.FRAMEBUFFER,null),i.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),i.bindFramebuffer(i.READ_FRAMEBUFFER,null),i.useProgram(null),i.lineWidth(1),i.scissor(0,0,i.canvas.width,i.canvas.height),i.viewport(0,0,i.canvas.width,i.canvas.height),i.pixelStorei(i.PACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_ALIGNMENT,4),i.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,!1),i.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),i.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,i.BROWSER_DEFAULT_WEBGL),i.pixelStorei(i.PACK_ROW_LENGTH,0),i.pixelStorei(i.PACK_SKIP_PIXELS,0),i.pixelStorei(i.PACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_ROW_LENGTH,0),i.pixelStorei(i.UNPACK_IMAGE_HEIGHT,0),i.pixelStorei(i.UNPACK_SKIP_PIXELS,0),i.pixelStorei(i.UNPACK_SKIP_ROWS,0),i.pixelStorei(i.UNPACK_SKIP_IMAGES,0),d={},u={},j=null,et={},h={},l={},f=new WeakMap,g=[],_=null,p=!1,m=null,x=null,T=null,b=null,R=null,E=null,y=null,A=new oe(0,0,0),F=0,I=!1,L=null,z=null,G=null,D=null,W=null,tt.set(0,0,i.canvas.width,i.canvas.height),mt.set(0,0,i.canvas.width,i.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:St,disable:Ht,bindFramebuffer:se,drawBuffers:Vt,useProgram:ue,setBlending:We,setMaterial:Oe,setFlipSided:sn,setCullFace:Le,setLineWidth:xn,setPolygonOffset:ve,setScissorTest:dn,activeTexture:$e,bindTexture:rn,unbindTexture:B,compressedTexImage2D:Ct,compressedTexImage3D:$t,texImage2D:S,texImage3D:X,pixelStorei:ot,getParameter:ht,updateUBOMapping:nt,uniformBlockBinding:st,texStorage2D:Xt,texStorage3D:C,texSubImage2D:re,texSubImage3D:Mt,compressedTexSubImage2D:Ne,compressedTexSubImage3D:zt,scissor:_t,viewport:xt,reset:pt}}function FS(i,t,e,n,s,r,o){let a=t.has("WEBGL_multisampled_render_to_texture")?t.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),c=new qt,d=new WeakMap,u=new Set,h,f=new WeakMap,g=new Set,_=new FinalizationRegistry(C=>g.delete(C)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(C,S){return p?new OffscreenCanvas(C,S):ia("canvas")}function x(C,S,X){let ht=1,ot=Xt(C);if((ot.width>X||ot.height>X)&&(ht=X/Math.max(ot.width,ot.height)),ht<1)if(typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&C instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&C instanceof ImageBitmap||typeof VideoFrame<"u"&&C instanceof VideoFrame){let _t=Math.floor(ht*ot.width),xt=Math.floor(ht*ot.height);h===void 0&&(h=m(_t,xt));let nt=S?m(_t,xt):h;return nt.width=_t,nt.height=xt,nt.getContext("2d").drawImage(C,0,0,_t,xt),Yt("WebGLRenderer: Texture has been resized from ("+ot.width+"x"+ot.height+") to ("+_t+"x"+xt+")."),nt}else return"data"in C&&Yt("WebGLRenderer: Image in DataTexture is too big ("+ot.width+"x"+ot.height+")."),C;return C}function T(C){return C.generateMipmaps}function b(C){i.generateMipmap(C)}function R(C){return C.isWebGLCubeRenderTarget?i.TEXTURE_CUBE_MAP:C.isWebGL3DRenderTarget?i.TEXTURE_3D:C.isWebGLArrayRenderTarget||C.isCompressedArrayTexture?i.TEXTURE_2D_ARRAY:i.TEXTURE_2D}function E(C,S,X,ht,ot,_t=!1){if(C!==null){if(i[C]!==void 0)return i[C];Yt("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+C+"'")}let xt;ht&&(xt=t.get("EXT_texture_norm16"),xt||Yt("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let nt=S;if(S===i.RED&&(X===i.FLOAT&&(nt=i.R32F),X===i.HALF_FLOAT&&(nt=i.R16F),X===i.UNSIGNED_BYTE&&(nt=i.R8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.R16_EXT),X===i.SHORT&&xt&&(nt=xt.R16_SNORM_EXT)),S===i.RED_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.R8UI),X===i.UNSIGNED_SHORT&&(nt=i.R16UI),X===i.UNSIGNED_INT&&(nt=i.R32UI),X===i.BYTE&&(nt=i.R8I),X===i.SHORT&&(nt=i.R16I),X===i.INT&&(nt=i.R32I)),S===i.RG&&(X===i.FLOAT&&(nt=i.RG32F),X===i.HALF_FLOAT&&(nt=i.RG16F),X===i.UNSIGNED_BYTE&&(nt=i.RG8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RG16_EXT),X===i.SHORT&&xt&&(nt=xt.RG16_SNORM_EXT)),S===i.RG_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RG8UI),X===i.UNSIGNED_SHORT&&(nt=i.RG16UI),X===i.UNSIGNED_INT&&(nt=i.RG32UI),X===i.BYTE&&(nt=i.RG8I),X===i.SHORT&&(nt=i.RG16I),X===i.INT&&(nt=i.RG32I)),S===i.RGB_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGB8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGB16UI),X===i.UNSIGNED_INT&&(nt=i.RGB32UI),X===i.BYTE&&(nt=i.RGB8I),X===i.SHORT&&(nt=i.RGB16I),X===i.INT&&(nt=i.RGB32I)),S===i.RGBA_INTEGER&&(X===i.UNSIGNED_BYTE&&(nt=i.RGBA8UI),X===i.UNSIGNED_SHORT&&(nt=i.RGBA16UI),X===i.UNSIGNED_INT&&(nt=i.RGBA32UI),X===i.BYTE&&(nt=i.RGBA8I),X===i.SHORT&&(nt=i.RGBA16I),X===i.INT&&(nt=i.RGBA32I)),S===i.RGB&&(X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGB16_EXT),X===i.SHORT&&xt&&(nt=xt.RGB16_SNORM_EXT),X===i.UNSIGNED_INT_5_9_9_9_REV&&(nt=i.RGB9_E5),X===i.UNSIGNED_INT_10F_11F_11F_REV&&(nt=i.R11F_G11F_B10F)),S===i.RGBA){let st=_t?na:_e.getTransfer(ot);X===i.FLOAT&&(nt=i.RGBA32F),X===i.HALF_FLOAT&&(nt=i.RGBA16F),X===i.UNSIGNED_BYTE&&(nt=st===Te?i.SRGB8_ALPHA8:i.RGBA8),X===i.UNSIGNED_SHORT&&xt&&(nt=xt.RGBA16_EXT),X===i.SHORT&&xt&&(nt=xt.RGBA16_SNORM_EXT),X===i.UNSIGNED_SHORT_4_4_4_4&&(nt=i.RGBA4),X===i.UNSIGNED_SHORT_5_5_5_1&&(nt=i.RGB5_A1)}return(nt===i.R16F||nt===i.R32F||nt===i.RG16F||nt===i.RG32F||nt===i.RGBA16F||nt===i.RGBA32F)&&t.get("EXT_color_buffer_float"),nt}function y(C,S){let X;return C?S===null||S===Ci||S===hr?X=i.DEPTH24_STENCIL8:S===xi?X=i.DEPTH32F_STENCIL8:S===po&&(X=i.DEPTH24_STENCIL8,Yt("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):S===null||S===Ci||S===hr?X=i.DEPTH_COMPONENT24:S===xi?X=i.DEPTH_COMPONENT32F:S===po&&(X=i.DEPTH_COMPONENT16),X}function A(C,S){return T(C)===!0||C.isFramebufferTexture&&C.minFilter!==An&&C.minFilter!==Hn?Math.log2(Math.max(S.width,S.height))+1:C.mipmaps.length>0?C.mipmaps.length:C.isCompressedTexture&&Array.isArray(C.image)?S.mipmaps.length:1}function F(C){let S=new WeakRef(C);n.get(C).__ref=S,g.add(S),_.register(C,S,S)}function I(C){let S=n.get(C).__ref;S!==void 0&&(g.delete(S),_.unregister(S))}function L(C){G(C.target)}function z(C){D(C.target)}function G(C){C.removeEventListener("dispose",L),I(C),Y(C),C.isVideoTexture&&d.delete(C),C.isHTMLTexture&&u.delete(C)}function D(C){C.removeEventListener("dispose",z),I(C),lt(C)}function W(){for(let C of g){let S=C.deref();S!==void 0&&(S.isRenderTarget===!0?D(S):G(S))}g.clear(),u.clear()}function Y(C){let S=n.get(C);if(S.__webglInit===void 0)return;let X=C.source,ht=f.get(X);if(ht){let ot=ht[S.__cacheKey];ot.usedTimes--,ot.usedTimes===0&&H(C),Object.keys(ht).length===0&&f.delete(X)}n.remove(C)}function H(C){let S=n.get(C);i.deleteTexture(S.__webglTexture);let X=C.source,ht=f.get(X);delete ht[S.__cacheKey],o.memory.textures--}function lt(C){let S=n.get(C);S.__depthDisposeCallback&&S.__depthDisposeCallback();let X=C.depthTexture;if(X&&X.renderTarget===C&&G(X),C.isWebGLCubeRenderTarget)for(let ot=0;ot<6;ot++){if(Array.isArray(S.__webglFramebuffer[ot]))for(let _t=0;_t<S.__webglFramebuffer[ot].length;_t++)i.deleteFramebuffer(S.__webglFramebuffer[ot][_t]);else i.deleteFramebuffer(S.__webglFramebuffer[ot]);S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer[ot])}else{if(Array.isArray(S.__webglFramebuffer))for(let ot=0;ot<S.__webglFramebuffer.length;ot++)i.deleteFramebuffer(S.__webglFramebuffer[ot]);else i.deleteFramebuffer(S.__webglFramebuffer);if(S.__webglDepthbuffer&&i.deleteRenderbuffer(S.__webglDepthbuffer),S.__webglMultisampledFramebuffer&&i.deleteFramebuffer(S.__webglMultisampledFramebuffer),S.__webglColorRenderbuffer)for(let ot=0;ot<S.__webglColorRenderbuffer.length;ot++)S.__webglColorRenderbuffer[ot]&&i.deleteRenderbuffer(S.__webglColorRenderbuffer[ot]);S.__webglDepthRenderbuffer&&i.deleteRenderbuffer(S.__webglDepthRenderbuffer)}let ht=C.textures;for(let ot=0,_t=ht.length;ot<_t;ot++){let xt=n.get(ht[ot]);xt.__webglTexture&&(i.deleteTexture(xt.__webglTexture),o.memory.textures--),n.remove(ht[ot])}n.remove(C)}let Z=0;function j(){Z=0}function et(){return Z}function dt(C){Z=C}function ut(){let C=Z;return C>=s.maxTextures&&Yt("WebGLTextures: Trying to use "+(C+1)+" texture units while this GPU supports only "+s.maxTextures),Z+=1,C}function tt(C){let S=[];return S.push(C.wrapS),S.push(C.wrapT),S.push(C.wrapR||0),S.push(C.magFilter),S.push(C.minFilter),S.push(C.anisotropy),S.push(C.internalFormat),S.push(C.format),S.push(C.type),S.push(C.generateMipmaps),S.push(C.mipmapsAutoUpdate),S.push(C.premultiplyAlpha),S.push(C.flipY),S.push(C.unpackAlignment),S.push(C.colorSpace),S.join()}function mt(C,S){let X=n.get(C);if(C.isVideoTexture&&Ne(C),C.isRenderTargetTexture===!1&&C.isExternalTexture!==!0&&C.version>0&&X.__version!==C.version){let ht=C.image;if(ht===null)Yt("WebGLRenderer: Texture marked for update but no image data found.");else if(ht.complete===!1)Yt("WebGLRenderer: Texture marked for update but image is incomplete");else{Oe(X,C,S);return}}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D,X.__webglTexture,i.TEXTURE0+S)}function yt(C,S){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Oe(X,C,S);return}else C.isExternalTexture&&(X.__webglTexture=C.sourceTexture?C.sourceTexture:null);e.bindTexture(i.TEXTURE_2D_ARRAY,X.__webglTexture,i.TEXTURE0+S)}function Tt(C,S){let X=n.get(C);if(C.isRenderTargetTexture===!1&&C.version>0&&X.__version!==C.version){Oe(X,C,S);return}e.bindTexture(i.TEXTURE_3D,X.__webglTexture,i.TEXTURE0+S)}function St(C,S){let X=n.get(C);if(C.version>0&&X.__version!==C.version){sn(X,C,S);return}e.bindTexture(i.TEXTURE_CUBE_MAP,X.__webglTexture,i.TEXTURE0+S)}let Ht={[Dl]:i.REPEAT,[qi]:i.CLAMP_TO_EDGE,[Nl]:i.MIRRORED_REPEAT},se={[An]:i.NEAREST,[Ip]:i.NEAREST_MIPMAP_NEAREST,[Ea]:i.NEAREST_MIPMAP_LINEAR,[Hn]:i.LINEAR,[ac]:i.LINEAR_MIPMAP_NEAREST,[gs]:i.LINEAR_MIPMAP_LINEAR},Vt={[Fp]:i.NEVER,[ju]:i.ALWAYS,[Up]:i.LESS,[Ju]:i.LEQUAL,[Op]:i.EQUAL,[Ku]:i.GEQUAL,[Bp]:i.GREATER,[kp]:i.NOTEQUAL};function ue(C,S){if(S.type===xi&&t.has("OES_texture_float_linear")===!1&&(S.magFilter===Hn||S.magFilter===ac||S.magFilter===Ea||S.magFilter===gs||S.minFilter===Hn||S.minFilter===ac||S.minFilter===Ea||S.minFilter===gs)&&Yt("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),i.texParameteri(C,i.TEXTURE_WRAP_S,Ht[S.wrapS]),i.texParameteri(C,i.TEXTURE_WRAP_T,Ht[S.wrapT]),(C===i.TEXTURE_3D||C===i.TEXTURE_2D_ARRAY)&&i.texParameteri(C,i.TEXTURE_WRAP_R,Ht[S.wrapR]),i.texParameteri(C,i.TEXTURE_MAG_FILTER,se[S.magFilter]),i.texParameteri(C,i.TEXTURE_MIN_FILTER,se[S.minFilter]),S.compareFunction&&(i.texParameteri(C,i.TEXTURE_COMPARE_MODE,i.COMPARE_REF_TO_TEXTURE),i.texParameteri(C,i.TEXTURE_COMPARE_FUNC,Vt[S.compareFunction])),t.has("EXT_texture_filter_anisotropic")===!0){if(S.magFilter===An||S.minFilter!==Ea&&S.minFilter!==gs||S.type===xi&&t.has("OES_texture_float_linear")===!1)return;if(S.anisotropy>1||n.get(S).__currentAnisotropy){let X=t.get("EXT_texture_filter_anisotropic");i.texParameterf(C,X.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(S.anisotropy,s.getMaxAnisotropy())),n.get(S).__currentAnisotropy=S.anisotropy}}}function le(C,S){let X=!1;C.__webglInit===void 0&&(C.__webglInit=!0,S.addEventListener("dispose",L),F(S));let ht=S.source,ot=f.get(ht);ot===void 0&&(ot={},f.set(ht,ot));let _t=tt(S);if(_t!==C.__cacheKey){ot[_t]===void 0&&(ot[_t]={texture:i.createTexture(),usedTimes:0},o.memory.textures++,X=!0),ot[_t].usedTimes++;let xt=ot[C.__cacheKey];xt!==void 0&&(ot[C.__cacheKey].usedTimes--,xt.usedTimes===0&&H(S)),C.__cacheKey=_t,C.__webglTexture=ot[_t].texture}return X}function ee(C,S,X){return Math.floor(Math.floor(C/X)/S)}function We(C,S,X,ht){let _t=C.updateRanges;if(_t.length===0)e.texSubImage2D(i.TEXTURE_2D,0,0,0,S.width,S.height,X,ht,S.data);else{_t.sort((O,rt)=>O.start-rt.start);let xt=0;for(let O=1;O<_t.length;O++){let rt=_t[xt],it=_t[O],wt=rt.start+rt.count,gt=ee(it.start,S.width,4),bt=ee(rt.start,S.width,4);it.start<=wt+1&&gt===bt&&ee(it.start+it.count-1,S.width,4)===gt?rt.count=Math.max(rt.count,it.start+it.count-rt.start):(++xt,_t[xt]=it)}_t.length=xt+1;let nt=e.getParameter(i.UNPACK_ROW_LENGTH),st=e.getParameter(i.UNPACK_SKIP_PIXELS),pt=e.getParameter(i.UNPACK_SKIP_ROWS);e.pixelStorei(i.UNPACK_ROW_LENGTH,S.width);for(let O=0,rt=_t.length;O<rt;O++){let it=_t[O],wt=Math.floor(it.start/4),gt=Math.ceil(it.count/4),bt=wt%S.width,Gt=Math.floor(wt/S.width),Jt=gt,ct=1;e.pixelStorei(i.UNPACK_SKIP_PIXELS,bt),e.pixelStorei(i.UNPACK_SKIP_ROWS,Gt),e.texSubImage2D(i.TEXTURE_2D,0,bt,Gt,Jt,ct,X,ht,S.data)}C.clearUpdateRanges(),e.pixelStorei(i.UNPACK_ROW_LENGTH,nt),e.pixelStorei(i.UNPACK_SKIP_PIXELS,st),e.pixelStorei(i.UNPACK_SKIP_ROWS,pt)}}function Oe(C,S,X){let ht=i.TEXTURE_2D;(S.isDataArrayTexture||S.isCompressedArrayTexture)&&(ht=i.TEXTURE_2D_ARRAY),S.isData3DTexture&&(ht=i.TEXTURE_3D);let ot=le(C,S),_t=S.source;e.bindTexture(ht,C.__webglTexture,i.TEXTURE0+X);let xt=n.get(_t);if(_t.version!==xt.__version||ot===!0){if(e.activeTexture(i.TEXTURE0+X),(typeof ImageBitmap<"u"&&S.image instanceof ImageBitmap)===!1){let ct=_e.getPrimaries(_e.workingColorSpace),Ot=S.colorSpace===ys?null:_e.getPrimaries(S.colorSpace),Kt=S.colorSpace===ys||ct===Ot?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,Kt)}e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment);let st=x(S.image,!1,s.maxTextureSize);st=zt(S,st);let pt=r.convert(S.format,S.colorSpace),O=r.convert(S.type),rt=E(S.internalFormat,pt,O,S.normalized,S.colorSpace,S.isVideoTexture);ue(ht,S);let it,wt=S.mipmaps,gt=S.isVideoTexture!==!0,bt=xt.__version===void 0||ot===!0,Gt=_t.dataReady,Jt=A(S,st);if(S.isDepthTexture)rt=y(S.format===_s,S.type),bt&&(gt?e.texStorage2D(i.TEXTURE_2D,1,rt,st.width,st.height):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,O,null));else if(S.isDataTexture)if(wt.length>0){gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,O,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,O,it.data);S.generateMipmaps=!1}else gt?(bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height),Gt&&We(S,st,pt,O)):e.texImage2D(i.TEXTURE_2D,0,rt,st.width,st.height,0,pt,O,st.data);else if(S.isCompressedTexture)if(S.isCompressedArrayTexture){gt&&bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,wt[0].width,wt[0].height,st.depth);for(let ct=0,Ot=wt.length;ct<Ot;ct++)if(it=wt[ct],S.format!==Ii)if(pt!==null)if(gt){if(Gt)if(S.layerUpdates.size>0){let Kt=ad(it.width,it.height,S.format,S.type);for(let Rt of S.layerUpdates){let ae=it.data.subarray(Rt*Kt/it.data.BYTES_PER_ELEMENT,(Rt+1)*Kt/it.data.BYTES_PER_ELEMENT);e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,Rt,it.width,it.height,1,pt,ae)}}else e.compressedTexSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,it.data)}else e.compressedTexImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,it.data,0,0);else Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else gt?Gt&&e.texSubImage3D(i.TEXTURE_2D_ARRAY,ct,0,0,0,it.width,it.height,st.depth,pt,O,it.data):e.texImage3D(i.TEXTURE_2D_ARRAY,ct,rt,it.width,it.height,st.depth,0,pt,O,it.data);S.layerUpdates.size>0&&S.clearLayerUpdates()}else{gt&&bt&&e.texStorage2D(i.TEXTURE_2D,Jt,rt,wt[0].width,wt[0].height);for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],S.format!==Ii?pt!==null?gt?Gt&&e.compressedTexSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,it.data):e.compressedTexImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,it.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,it.width,it.height,pt,O,it.data):e.texImage2D(i.TEXTURE_2D,ct,rt,it.width,it.height,0,pt,O,it.data)}else if(S.isDataArrayTexture)if(gt){if(bt&&e.texStorage3D(i.TEXTURE_2D_ARRAY,Jt,rt,st.width,st.height,st.depth),Gt)if(S.layerUpdates.size>0){let ct=ad(st.width,st.height,S.format,S.type);for(let Ot of S.layerUpdates){let Kt=st.data.subarray(Ot*ct/st.data.BYTES_PER_ELEMENT,(Ot+1)*ct/st.data.BYTES_PER_ELEMENT);e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,Ot,st.width,st.height,1,pt,O,Kt)}S.clearLayerUpdates()}else e.texSubImage3D(i.TEXTURE_2D_ARRAY,0,0,0,0,st.width,st.height,st.depth,pt,O,st.data)}else e.texImage3D(i.TEXTURE_2D_ARRAY,0,rt,st.width,st.height,st.depth,0,pt,O,st.data);else if(S.isData3DTexture)gt?(bt&&e.texStorage3D(i.TEXTURE_3D,Jt,rt,st.width,st.height,st.depth),Gt&&e.texSubImage3D(i.TEXTURE_3D,0,0,0,0,st.width,st.height,st.depth,pt,O,st.data)):e.texImage3D(i.TEXTURE_3D,0,rt,st.width,st.height,st.depth,0,pt,O,st.data);else if(S.isFramebufferTexture){if(bt)if(gt)e.texStorage2D(i.TEXTURE_2D,Jt,rt,st.width,st.height);else{let ct=st.width,Ot=st.height;for(let Kt=0;Kt<Jt;Kt++)e.texImage2D(i.TEXTURE_2D,Kt,rt,ct,Ot,0,pt,O,null),ct>>=1,Ot>>=1}}else if(S.isHTMLTexture){if("texElementImage2D"in i){let ct=i.canvas;if(ct.hasAttribute("layoutsubtree")||ct.setAttribute("layoutsubtree","true"),st.parentNode!==ct){ct.appendChild(st),u.add(S),ct.onpaint=Ot=>{let Kt=Ot.changedElements;for(let Rt of u)Kt.includes(Rt.image)&&(Rt.needsUpdate=!0)},ct.requestPaint();return}if(i.texElementImage2D.length===3)i.texElementImage2D(i.TEXTURE_2D,i.RGBA8,st);else{let Kt=i.RGBA,Rt=i.RGBA,ae=i.UNSIGNED_BYTE;i.texElementImage2D(i.TEXTURE_2D,0,Kt,Rt,ae,st)}i.texParameteri(i.TEXTURE_2D,i.TEXTURE_MIN_FILTER,i.LINEAR),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_S,i.CLAMP_TO_EDGE),i.texParameteri(i.TEXTURE_2D,i.TEXTURE_WRAP_T,i.CLAMP_TO_EDGE)}}else if(wt.length>0){if(gt&&bt){let ct=Xt(wt[0]);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}for(let ct=0,Ot=wt.length;ct<Ot;ct++)it=wt[ct],gt?Gt&&e.texSubImage2D(i.TEXTURE_2D,ct,0,0,pt,O,it):e.texImage2D(i.TEXTURE_2D,ct,rt,pt,O,it);S.generateMipmaps=!1}else if(gt){if(bt){let ct=Xt(st);e.texStorage2D(i.TEXTURE_2D,Jt,rt,ct.width,ct.height)}Gt&&e.texSubImage2D(i.TEXTURE_2D,0,0,0,pt,O,st)}else e.texImage2D(i.TEXTURE_2D,0,rt,pt,O,st);T(S)&&S.mipmapsAutoUpdate===!0&&b(ht),xt.__version=_t.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function sn(C,S,X){if(S.image.length!==6)return;let ht=le(C,S),ot=S.source;e.bindTexture(i.TEXTURE_CUBE_MAP,C.__webglTexture,i.TEXTURE0+X);let _t=n.get(ot);if(ot.version!==_t.__version||ht===!0){e.activeTexture(i.TEXTURE0+X);let xt=_e.getPrimaries(_e.workingColorSpace),nt=S.colorSpace===ys?null:_e.getPrimaries(S.colorSpace),st=S.colorSpace===ys||xt===nt?i.NONE:i.BROWSER_DEFAULT_WEBGL;e.pixelStorei(i.UNPACK_FLIP_Y_WEBGL,S.flipY),e.pixelStorei(i.UNPACK_PREMULTIPLY_ALPHA_WEBGL,S.premultiplyAlpha),e.pixelStorei(i.UNPACK_ALIGNMENT,S.unpackAlignment),e.pixelStorei(i.UNPACK_COLORSPACE_CONVERSION_WEBGL,st);let pt=S.isCompressedTexture||S.image[0].isCompressedTexture,O=S.image[0]&&S.image[0].isDataTexture,rt=[];for(let Rt=0;Rt<6;Rt++)!pt&&!O?rt[Rt]=x(S.image[Rt],!0,s.maxCubemapSize):rt[Rt]=O?S.image[Rt].image:S.image[Rt],rt[Rt]=zt(S,rt[Rt]);let it=rt[0],wt=r.convert(S.format,S.colorSpace),gt=r.convert(S.type),bt=E(S.internalFormat,wt,gt,S.normalized,S.colorSpace),Gt=S.isVideoTexture!==!0,Jt=_t.__version===void 0||ht===!0,ct=ot.dataReady,Ot=A(S,it);ue(i.TEXTURE_CUBE_MAP,S);let Kt;if(S.isDepthTexture){if(bt=y(S.format===_s,S.type),Jt)if(Gt)e.texStorage2D(i.TEXTURE_CUBE_MAP,1,bt,it.width,it.height);else for(let Rt=0;Rt<6;Rt++)e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,it.width,it.height,0,wt,gt,null)}else if(pt){Gt&&Jt&&e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,it.width,it.height);for(let Rt=0;Rt<6;Rt++){Kt=rt[Rt].mipmaps;for(let ae=0;ae<Kt.length;ae++){let Be=Kt[ae];S.format!==Ii?wt!==null?Gt?ct&&e.compressedTexSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Be.width,Be.height,wt,Be.data):e.compressedTexImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Be.width,Be.height,0,Be.data):Yt("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,0,0,Be.width,Be.height,wt,gt,Be.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae,bt,Be.width,Be.height,0,wt,gt,Be.data)}}}else{if(Kt=S.mipmaps,Gt&&Jt){Kt.length>0&&Ot++;let Rt=Xt(rt[0]);e.texStorage2D(i.TEXTURE_CUBE_MAP,Ot,bt,Rt.width,Rt.height)}for(let Rt=0;Rt<6;Rt++)if(O){Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,rt[Rt].width,rt[Rt].height,wt,gt,rt[Rt].data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,rt[Rt].width,rt[Rt].height,0,wt,gt,rt[Rt].data);for(let ae=0;ae<Kt.length;ae++){let Un=Kt[ae].image[Rt].image;Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,Un.width,Un.height,wt,gt,Un.data):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,Un.width,Un.height,0,wt,gt,Un.data)}}else{Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,0,0,wt,gt,rt[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,0,bt,wt,gt,rt[Rt]);for(let ae=0;ae<Kt.length;ae++){let Be=Kt[ae];Gt?ct&&e.texSubImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,0,0,wt,gt,Be.image[Rt]):e.texImage2D(i.TEXTURE_CUBE_MAP_POSITIVE_X+Rt,ae+1,bt,wt,gt,Be.image[Rt])}}}T(S)&&S.mipmapsAutoUpdate===!0&&b(i.TEXTURE_CUBE_MAP),_t.__version=ot.version,S.onUpdate&&S.onUpdate(S)}C.__version=S.version}function Le(C,S,X,ht,ot,_t){let xt=r.convert(X.format,X.colorSpace),nt=r.convert(X.type),st=E(X.internalFormat,xt,nt,X.normalized,X.colorSpace),pt=n.get(S),O=n.get(X);if(O.__renderTarget=S,!pt.__hasExternalTextures){let rt=Math.max(1,S.width>>_t),it=Math.max(1,S.height>>_t);ot===i.TEXTURE_3D||ot===i.TEXTURE_2D_ARRAY?e.texImage3D(ot,_t,st,rt,it,S.depth,0,xt,nt,null):e.texImage2D(ot,_t,st,rt,it,0,xt,nt,null)}e.bindFramebuffer(i.FRAMEBUFFER,C),Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,ht,ot,O.__webglTexture,0,re(S)):(ot===i.TEXTURE_2D||ot>=i.TEXTURE_CUBE_MAP_POSITIVE_X&&ot<=i.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&i.framebufferTexture2D(i.FRAMEBUFFER,ht,ot,O.__webglTexture,_t),e.bindFramebuffer(i.FRAMEBUFFER,null)}function xn(C,S,X){if(i.bindRenderbuffer(i.RENDERBUFFER,C),S.depthBuffer){let ht=S.depthTexture,ot=ht&&ht.isDepthTexture?ht.type:null,_t=y(S.stencilBuffer,ot),xt=S.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,re(S),_t,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,re(S),_t,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,_t,S.width,S.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,xt,i.RENDERBUFFER,C)}else{let ht=S.textures;for(let ot=0;ot<ht.length;ot++){let _t=ht[ot],xt=r.convert(_t.format,_t.colorSpace),nt=r.convert(_t.type),st=E(_t.internalFormat,xt,nt,_t.normalized,_t.colorSpace);Mt(S)?a.renderbufferStorageMultisampleEXT(i.RENDERBUFFER,re(S),st,S.width,S.height):X?i.renderbufferStorageMultisample(i.RENDERBUFFER,re(S),st,S.width,S.height):i.renderbufferStorage(i.RENDERBUFFER,st,S.width,S.height)}}i.bindRenderbuffer(i.RENDERBUFFER,null)}function ve(C,S,X){let ht=S.isWebGLCubeRenderTarget===!0;if(e.bindFramebuffer(i.FRAMEBUFFER,C),!(S.depthTexture&&S.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let ot=n.get(S.depthTexture);ot.__renderTarget=S;let _t=ht?S.depthTexture.image[0]:S.depthTexture.image;(!ot.__webglTexture||_t.width!==S.width||_t.height!==S.height)&&(_t.width=S.width,_t.height=S.height,S.depthTexture.needsUpdate=!0),ht?St(S.depthTexture,0):mt(S.depthTexture,0);let xt=ot.__webglTexture,nt=re(S),st=ht?i.TEXTURE_CUBE_MAP_POSITIVE_X+X:i.TEXTURE_2D,pt=S.depthTexture.format===_s?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;if(S.depthTexture.format===ds)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else if(S.depthTexture.format===_s)Mt(S)?a.framebufferTexture2DMultisampleEXT(i.FRAMEBUFFER,pt,st,xt,0,nt):i.framebufferTexture2D(i.FRAMEBUFFER,pt,st,xt,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function dn(C){let S=n.get(C),X=C.isWebGLCubeRenderTarget===!0;if(S.__boundDepthTexture!==C.depthTexture){let ht=C.depthTexture;if(S.__depthDisposeCallback&&S.__depthDisposeCallback(),ht){let ot=()=>{delete S.__boundDepthTexture,delete S.__depthDisposeCallback,ht.removeEventListener("dispose",ot)};ht.addEventListener("dispose",ot),S.__depthDisposeCallback=ot}S.__boundDepthTexture=ht}if(C.depthTexture&&!S.__autoAllocateDepthBuffer)if(X)for(let ht=0;ht<6;ht++)ve(S.__webglFramebuffer[ht],C,ht);else C.texture.mipmaps.length>0?ve(S.__webglFramebuffer[0],C,0):ve(S.__webglFramebuffer,C,0);else if(X){S.__webglDepthbuffer=[];for(let ht=0;ht<6;ht++)if(e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[ht]),S.__webglDepthbuffer[ht]===void 0)S.__webglDepthbuffer[ht]=i.createRenderbuffer(),xn(S.__webglDepthbuffer[ht],C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer[ht];i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}}else if(C.texture.mipmaps.length>0?e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer[0]):e.bindFramebuffer(i.FRAMEBUFFER,S.__webglFramebuffer),S.__webglDepthbuffer===void 0)S.__webglDepthbuffer=i.createRenderbuffer(),xn(S.__webglDepthbuffer,C,!1);else{let ot=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,_t=S.__webglDepthbuffer;i.bindRenderbuffer(i.RENDERBUFFER,_t),i.framebufferRenderbuffer(i.FRAMEBUFFER,ot,i.RENDERBUFFER,_t)}e.bindFramebuffer(i.FRAMEBUFFER,null)}function $e(C,S,X){let ht=n.get(C);S!==void 0&&Le(ht.__webglFramebuffer,C,C.texture,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,0),X!==void 0&&dn(C)}function rn(C){let S=C.texture,X=n.get(C),ht=n.get(S);C.addEventListener("dispose",z),F(C);let ot=C.textures,_t=C.isWebGLCubeRenderTarget===!0,xt=ot.length>1;if(xt||(ht.__webglTexture===void 0&&(ht.__webglTexture=i.createTexture()),ht.__version=S.version,o.memory.textures++),_t){X.__webglFramebuffer=[];for(let nt=0;nt<6;nt++)if(S.mipmaps.length>0){X.__webglFramebuffer[nt]=[];for(let st=0;st<S.mipmaps.length;st++)X.__webglFramebuffer[nt][st]=i.createFramebuffer()}else X.__webglFramebuffer[nt]=i.createFramebuffer()}else{if(S.mipmaps.length>0){X.__webglFramebuffer=[];for(let nt=0;nt<S.mipmaps.length;nt++)X.__webglFramebuffer[nt]=i.createFramebuffer()}else X.__webglFramebuffer=i.createFramebuffer();if(xt)for(let nt=0,st=ot.length;nt<st;nt++){let pt=n.get(ot[nt]);pt.__webglTexture===void 0&&(pt.__webglTexture=i.createTexture(),o.memory.textures++)}if(C.samples>0&&Mt(C)===!1){X.__webglMultisampledFramebuffer=i.createFramebuffer(),X.__webglColorRenderbuffer=[],e.bindFramebuffer(i.FRAMEBUFFER,X.__webglMultisampledFramebuffer);for(let nt=0;nt<ot.length;nt++){let st=ot[nt];X.__webglColorRenderbuffer[nt]=i.createRenderbuffer(),i.bindRenderbuffer(i.RENDERBUFFER,X.__webglColorRenderbuffer[nt]);let pt=r.convert(st.format,st.colorSpace),O=r.convert(st.type),rt=E(st.internalFormat,pt,O,st.normalized,st.colorSpace,C.isXRRenderTarget===!0),it=re(C);i.renderbufferStorageMultisample(i.RENDERBUFFER,it,rt,C.width,C.height),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+nt,i.RENDERBUFFER,X.__webglColorRenderbuffer[nt])}i.bindRenderbuffer(i.RENDERBUFFER,null),C.depthBuffer&&(X.__webglDepthRenderbuffer=i.createRenderbuffer(),xn(X.__webglDepthRenderbuffer,C,!0)),e.bindFramebuffer(i.FRAMEBUFFER,null)}}if(_t){e.bindTexture(i.TEXTURE_CUBE_MAP,ht.__webglTexture),ue(i.TEXTURE_CUBE_MAP,S);for(let nt=0;nt<6;nt++)if(S.mipmaps.length>0)for(let st=0;st<S.mipmaps.length;st++)Le(X.__webglFramebuffer[nt][st],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,st);else Le(X.__webglFramebuffer[nt],C,S,i.COLOR_ATTACHMENT0,i.TEXTURE_CUBE_MAP_POSITIVE_X+nt,0);T(S)?b(i.TEXTURE_CUBE_MAP):S.mipmaps.length>0&&i.texParameteri(i.TEXTURE_CUBE_MAP,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}else if(xt){for(let nt=0,st=ot.length;nt<st;nt++){let pt=ot[nt],O=n.get(pt),rt=i.TEXTURE_2D;(C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(rt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(rt,O.__webglTexture),ue(rt,pt),Le(X.__webglFramebuffer,C,pt,i.COLOR_ATTACHMENT0+nt,rt,0),T(pt)&&b(rt)}e.unbindTexture()}else{let nt=i.TEXTURE_2D;if((C.isWebGL3DRenderTarget||C.isWebGLArrayRenderTarget)&&(nt=C.isWebGL3DRenderTarget?i.TEXTURE_3D:i.TEXTURE_2D_ARRAY),e.bindTexture(nt,ht.__webglTexture),ue(nt,S),S.mipmaps.length>0)for(let st=0;st<S.mipmaps.length;st++)Le(X.__webglFramebuffer[st],C,S,i.COLOR_ATTACHMENT0,nt,st);else Le(X.__webglFramebuffer,C,S,i.COLOR_ATTACHMENT0,nt,0);T(S)?b(nt):S.mipmaps.length>0&&i.texParameteri(nt,i.TEXTURE_MAX_LEVEL,S.mipmaps.length-1),e.unbindTexture()}C.depthBuffer&&dn(C)}function B(C){let S=C.textures;for(let X=0,ht=S.length;X<ht;X++){let ot=S[X];if(T(ot)&&ot.mipmapsAutoUpdate===!0){let _t=R(C),xt=n.get(ot).__webglTexture;e.bindTexture(_t,xt),b(_t),e.unbindTexture()}}}let Ct=[];function $t(C){if(C.samples>0){if(Mt(C)===!1){let S=C.textures,X=C.width,ht=C.height,ot=i.COLOR_BUFFER_BIT,_t=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT,xt=n.get(C),nt=S.length>1;if(nt)for(let pt=0;pt<S.length;pt++)e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,null),e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,null,0);e.bindFramebuffer(i.READ_FRAMEBUFFER,xt.__webglMultisampledFramebuffer),C.texture.mipmaps.length>0?e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer[0]):e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglFramebuffer);for(let pt=0;pt<S.length;pt++){if(C.resolveDepthBuffer&&(C.depthBuffer&&(ot|=i.DEPTH_BUFFER_BIT),C.stencilBuffer&&C.resolveStencilBuffer&&(ot|=i.STENCIL_BUFFER_BIT)),nt){i.framebufferRenderbuffer(i.READ_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let O=n.get(S[pt]).__webglTexture;i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0,i.TEXTURE_2D,O,0)}i.blitFramebuffer(0,0,X,ht,0,0,X,ht,ot,i.NEAREST),l===!0&&(Ct.length=0,Ct.push(i.COLOR_ATTACHMENT0+pt),C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&Ct.push(_t),i.invalidateFramebuffer(i.READ_FRAMEBUFFER,Ct))}if(e.bindFramebuffer(i.READ_FRAMEBUFFER,null),e.bindFramebuffer(i.DRAW_FRAMEBUFFER,null),nt)for(let pt=0;pt<S.length;pt++){e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglMultisampledFramebuffer),i.framebufferRenderbuffer(i.FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.RENDERBUFFER,xt.__webglColorRenderbuffer[pt]);let O=n.get(S[pt]).__webglTexture;e.bindFramebuffer(i.FRAMEBUFFER,xt.__webglFramebuffer),i.framebufferTexture2D(i.DRAW_FRAMEBUFFER,i.COLOR_ATTACHMENT0+pt,i.TEXTURE_2D,O,0)}e.bindFramebuffer(i.DRAW_FRAMEBUFFER,xt.__webglMultisampledFramebuffer)}else if(C.depthBuffer&&C.storeMultisampledDepthBuffer===!1&&l){let S=C.stencilBuffer?i.DEPTH_STENCIL_ATTACHMENT:i.DEPTH_ATTACHMENT;i.invalidateFramebuffer(i.DRAW_FRAMEBUFFER,[S])}}}function re(C){return Math.min(s.maxSamples,C.samples)}function Mt(C){let S=n.get(C);return C.samples>0&&t.has("WEBGL_multisampled_render_to_texture")===!0&&S.__useRenderToTexture!==!1}function Ne(C){let S=o.render.frame;d.get(C)!==S&&(d.set(C,S),C.update())}function zt(C,S){let X=C.colorSpace,ht=C.format,ot=C.type;return C.isCompressedTexture===!0||C.isVideoTexture===!0||X!==ea&&X!==ys&&(_e.getTransfer(X)===Te?(ht!==Ii||ot!==Yn)&&Yt("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):jt("WebGLTextures: Unsupported texture color space:",X)),S}function Xt(C){return typeof HTMLImageElement<"u"&&C instanceof HTMLImageElement?(c.width=C.naturalWidth||C.width,c.height=C.naturalHeight||C.height):typeof VideoFrame<"u"&&C instanceof VideoFrame?(c.width=C.displayWidth,c.height=C.displayHeight):(c.width=C.width,c.height=C.height),c}this.allocateTextureUnit=ut,this.resetTextureUnits=j,this.getTextureUnits=et,this.setTextureUnits=dt,this.setTexture2D=mt,this.setTexture2DArray=yt,this.setTexture3D=Tt,this.setTextureCube=St,this.rebindTextures=$e,this.setupRenderTarget=rn,this.updateRenderTargetMipmap=B,this.updateMultisampleRenderTarget=$t,this.setupDepthRenderbuffer=dn,this.setupFrameBufferTexture=Le,this.useMultisampledRTT=Mt,this.dispose=W}function US(i,t){function e(n,s=ys){let r,o=_e.getTransfer(s);if(n===Yn)return i.UNSIGNED_BYTE;if(n===cc)return i.UNSIGNED_SHORT_4_4_4_4;if(n===hc)return i.UNSIGNED_SHORT_5_5_5_1;if(n===Xu)return i.UNSIGNED_INT_5_9_9_9_REV;if(n===Yu)return i.UNSIGNED_INT_10F_11F_11F_REV;if(n===Wu)return i.BYTE;if(n===qu)return i.SHORT;if(n===po)return i.UNSIGNED_SHORT;if(n===lc)return i.INT;if(n===Ci)return i.UNSIGNED_INT;if(n===xi)return i.FLOAT;if(n===Pi)return i.HALF_FLOAT;if(n===$u)return i.ALPHA;if(n===Zu)return i.RGB;if(n===Ii)return i.RGBA;if(n===ds)return i.DEPTH_COMPONENT;if(n===_s)return i.DEPTH_STENCIL;if(n===uc)return i.RED;if(n===dc)return i.RED_INTEGER;if(n===Xs)return i.RG;if(n===fc)return i.RG_INTEGER;if(n===pc)return i.RGBA_INTEGER;if(n===Ta||n===Ra||n===Ca||n===Pa)if(o===Te)if(r=t.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(n===Ta)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(n===Ra)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(n===Ca)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(n===Pa)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=t.get("WEBGL_compressed_texture_s3tc"),r!==null){if(n===Ta)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(n===Ra)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(n===Ca)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(n===Pa)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(n===mc||n===gc||n===_c||n===yc)if(r=t.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(n===mc)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(n===gc)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(n===_c)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(n===yc)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(n===xc||n===vc||n===bc||n===Sc||n===Mc||n===Ia||n===wc)if(r=t.get("WEBGL_compressed_texture_etc"),r!==null){if(n===xc||n===vc)return o===Te?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(n===bc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(n===Sc)return r.COMPRESSED_R11_EAC;if(n===Mc)return r.COMPRESSED_SIGNED_R11_EAC;if(n===Ia)return r.COMPRESSED_RG11_EAC;if(n===wc)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(n===Ac||n===Ec||n===Tc||n===Rc||n===Cc||n===Pc||n===Ic||n===Lc||n===Dc||n===Nc||n===Fc||n===Uc||n===Oc||n===Bc)if(r=t.get("WEBGL_compressed_texture_astc"),r!==null){if(n===Ac)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(n===Ec)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(n===Tc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(n===Rc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(n===Cc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(n===Pc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(n===Ic)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(n===Lc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(n===Dc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(n===Nc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(n===Fc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(n===Uc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(n===Oc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(n===Bc)return o===Te?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(n===kc||n===zc||n===Vc)if(r=t.get("EXT_texture_compression_bptc"),r!==null){if(n===kc)return o===Te?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(n===zc)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(n===Vc)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(n===Gc||n===Hc||n===La||n===Wc)if(r=t.get("EXT_texture_compression_rgtc"),r!==null){if(n===Gc)return r.COMPRESSED_RED_RGTC1_EXT;if(n===Hc)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(n===La)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(n===Wc)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return n===hr?i.UNSIGNED_INT_24_8:i[n]!==void 0?i[n]:null}return{convert:e}}var OS=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,BS=`
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

}`,gd=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(t,e){if(this.texture===null){let n=new fa(t.texture);(t.depthNear!==e.depthNear||t.depthFar!==e.depthFar)&&(this.depthNear=t.depthNear,this.depthFar=t.depthFar),this.texture=n}}getMesh(t){if(this.texture!==null&&this.mesh===null){let e=t.cameras[0].viewport,n=new Zi({vertexShader:OS,fragmentShader:BS,uniforms:{depthColor:{value:this.texture},depthWidth:{value:e.z},depthHeight:{value:e.w}}});this.mesh=new tn(new sr(20,20),n)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},_d=class extends Ri{constructor(t,e){super();let n=this,s=null,r=1,o=null,a="local-floor",l=1,c=null,d=null,u=null,h=null,f=null,g=null,_=typeof XRWebGLBinding<"u",p=new gd,m={},x=e.getContextAttributes(),T=null,b=null,R=[],E=[],y=new qt,A=null,F=null,I=new Gn;I.viewport=new Xe;let L=new Gn;L.viewport=new Xe;let z=[I,L],G=new ic,D=null,W=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(tt){let mt=R[tt];return mt===void 0&&(mt=new io,R[tt]=mt),mt.getTargetRaySpace()},this.getControllerGrip=function(tt){let mt=R[tt];return mt===void 0&&(mt=new io,R[tt]=mt),mt.getGripSpace()},this.getHand=function(tt){let mt=R[tt];return mt===void 0&&(mt=new io,R[tt]=mt),mt.getHandSpace()};function Y(tt){let mt=E.indexOf(tt.inputSource);if(mt===-1)return;let yt=R[mt];yt!==void 0&&(yt.update(tt.inputSource,tt.frame,c||o),yt.dispatchEvent({type:tt.type,data:tt.inputSource}))}function H(){s.removeEventListener("select",Y),s.removeEventListener("selectstart",Y),s.removeEventListener("selectend",Y),s.removeEventListener("squeeze",Y),s.removeEventListener("squeezestart",Y),s.removeEventListener("squeezeend",Y),s.removeEventListener("end",H),s.removeEventListener("inputsourceschange",lt);for(let tt=0;tt<R.length;tt++){let mt=E[tt];mt!==null&&(E[tt]=null,R[tt].disconnect(mt))}D=null,W=null,p.reset();for(let tt in m)delete m[tt];if(t.setRenderTarget(T),f=null,h=null,u=null,s=null,b=null,ut.stop(),n.isPresenting=!1,t.setPixelRatio(A),t.setSize(y.width,y.height,!1),F!==null){let tt=F.camera;tt.fov=F.fov,tt.zoom=F.zoom,tt.updateProjectionMatrix(),F=null}n.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(tt){r=tt,n.isPresenting===!0&&Yt("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(tt){a=tt,n.isPresenting===!0&&Yt("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return c||o},this.setReferenceSpace=function(tt){c=tt},this.getBaseLayer=function(){return h!==null?h:f},this.getBinding=function(){return u===null&&_&&(u=new XRWebGLBinding(s,e)),u},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(tt){if(s=tt,s!==null){if(T=t.getRenderTarget(),s.addEventListener("select",Y),s.addEventListener("selectstart",Y),s.addEventListener("selectend",Y),s.addEventListener("squeeze",Y),s.addEventListener("squeezestart",Y),s.addEventListener("squeezeend",Y),s.addEventListener("end",H),s.addEventListener("inputsourceschange",lt),x.xrCompatible!==!0&&await e.makeXRCompatible(),A=t.getPixelRatio(),t.getSize(y),_&&"createProjectionLayer"in XRWebGLBinding.prototype){let yt=null,Tt=null,St=null;x.depth&&(St=x.stencil?e.DEPTH24_STENCIL8:e.DEPTH_COMPONENT24,yt=x.stencil?_s:ds,Tt=x.stencil?hr:Ci);let Ht={colorFormat:e.RGBA8,depthFormat:St,scaleFactor:r};u=this.getBinding(),h=u.createProjectionLayer(Ht),s.updateRenderState({layers:[h]}),t.setPixelRatio(1),t.setSize(h.textureWidth,h.textureHeight,!1),b=new oi(h.textureWidth,h.textureHeight,{format:Ii,type:Yn,depthTexture:new ms(h.textureWidth,h.textureHeight,Tt,void 0,void 0,void 0,void 0,void 0,void 0,yt),stencilBuffer:x.stencil,colorSpace:t.outputColorSpace,samples:x.antialias?4:0,resolveDepthBuffer:h.ignoreDepthValues===!1,resolveStencilBuffer:h.ignoreDepthValues===!1,storeMultisampledDepthBuffer:h.ignoreDepthValues===!1,storeMultisampledStencilBuffer:h.ignoreDepthValues===!1})}else{let yt={antialias:x.antialias,alpha:!0,depth:x.depth,stencil:x.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,e,yt),s.updateRenderState({baseLayer:f}),t.setPixelRatio(1),t.setSize(f.framebufferWidth,f.framebufferHeight,!1),b=new oi(f.framebufferWidth,f.framebufferHeight,{format:Ii,type:Yn,colorSpace:t.outputColorSpace,stencilBuffer:x.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}b.isXRRenderTarget=!0,this.setFoveation(l),c=null,o=await s.requestReferenceSpace(a),ut.setContext(s),ut.start(),n.isPresenting=!0,n.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function lt(tt){for(let mt=0;mt<tt.removed.length;mt++){let yt=tt.removed[mt],Tt=E.indexOf(yt);Tt>=0&&(E[Tt]=null,R[Tt].disconnect(yt))}for(let mt=0;mt<tt.added.length;mt++){let yt=tt.added[mt],Tt=E.indexOf(yt);if(Tt===-1){for(let Ht=0;Ht<R.length;Ht++)if(Ht>=E.length){E.push(yt),Tt=Ht;break}else if(E[Ht]===null){E[Ht]=yt,Tt=Ht;break}if(Tt===-1)break}let St=R[Tt];St&&St.connect(yt)}}function Z(tt,mt){mt===null?tt.matrixWorld.copy(tt.matrix):tt.matrixWorld.multiplyMatrices(mt.matrixWorld,tt.matrix),tt.matrixWorldInverse.copy(tt.matrixWorld).invert()}this.updateCamera=function(tt){if(s===null)return;let mt=tt.near,yt=tt.far;p.texture!==null&&(p.depthNear>0&&(mt=p.depthNear),p.depthFar>0&&(yt=p.depthFar)),G.near=L.near=I.near=mt,G.far=L.far=I.far=yt,(D!==G.near||W!==G.far)&&(s.updateRenderState({depthNear:G.near,depthFar:G.far}),D=G.near,W=G.far),G.layers.mask=tt.layers.mask|6,I.layers.mask=G.layers.mask&-5,L.layers.mask=G.layers.mask&-3;let Tt=tt.parent,St=G.cameras;Z(G,Tt);for(let Ht=0;Ht<St.length;Ht++)Z(St[Ht],Tt);G.projectionMatrix.copy(I.projectionMatrix),G.projectionMatrixInverse.copy(I.projectionMatrixInverse),F===null&&tt.isPerspectiveCamera&&(F={camera:tt,fov:tt.fov,zoom:tt.zoom}),j(tt,G,Tt)};function j(tt,mt,yt){yt===null?tt.matrix.copy(mt.matrixWorld):(tt.matrix.copy(yt.matrixWorld),tt.matrix.invert(),tt.matrix.multiply(mt.matrixWorld)),tt.matrix.decompose(tt.position,tt.quaternion,tt.scale),tt.updateMatrixWorld(!0),tt.projectionMatrix.copy(mt.projectionMatrix),tt.projectionMatrixInverse.copy(mt.projectionMatrixInverse),tt.isPerspectiveCamera&&(tt.fov=to*2*Math.atan(1/tt.projectionMatrix.elements[5]),tt.zoom=1)}this.getCamera=function(){return G},this.getFoveation=function(){if(!(h===null&&f===null))return l},this.setFoveation=function(tt){l=tt,h!==null&&(h.fixedFoveation=tt),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=tt)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(G)},this.getCameraTexture=function(tt){return m[tt]};let et=null;function dt(tt,mt){if(d=mt.getViewerPose(c||o),g=mt,d!==null){let yt=d.views;f!==null&&(t.setRenderTargetFramebuffer(b,f.framebuffer),t.setRenderTarget(b));let Tt=!1;yt.length!==G.cameras.length&&(G.cameras.length=0,Tt=!0);for(let Vt=0;Vt<yt.length;Vt++){let ue=yt[Vt],le=null;if(f!==null)le=f.getViewport(ue);else{let We=u.getViewSubImage(h,ue);le=We.viewport,Vt===0&&(t.setRenderTargetTextures(b,We.colorTexture,We.depthStencilTexture),t.setRenderTarget(b))}let ee=z[Vt];ee===void 0&&(ee=new Gn,ee.layers.enable(Vt),ee.viewport=new Xe,z[Vt]=ee),ee.matrix.fromArray(ue.transform.matrix),ee.matrix.decompose(ee.position,ee.quaternion,ee.scale),ee.projectionMatrix.fromArray(ue.projectionMatrix),ee.projectionMatrixInverse.copy(ee.projectionMatrix).invert(),ee.viewport.set(le.x,le.y,le.width,le.height),Vt===0&&(G.matrix.copy(ee.matrix),G.matrix.decompose(G.position,G.quaternion,G.scale)),Tt===!0&&G.cameras.push(ee)}let St=s.enabledFeatures;if(St&&St.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&_){u=n.getBinding();let Vt=u.getDepthInformation(yt[0]);Vt&&Vt.isValid&&Vt.texture&&p.init(Vt,s.renderState)}if(St&&St.includes("camera-access")&&_){t.state.unbindTexture(),u=n.getBinding();for(let Vt=0;Vt<yt.length;Vt++){let ue=yt[Vt].camera;if(ue){let le=m[ue];le||(le=new fa,m[ue]=le);let ee=u.getCameraImage(ue);le.sourceTexture=ee}}}}for(let yt=0;yt<R.length;yt++){let Tt=E[yt],St=R[yt];Tt!==null&&St!==void 0&&St.update(Tt,mt,c||o)}et&&et(tt,mt),mt.detectedPlanes&&n.dispatchEvent({type:"planesdetected",data:mt}),g=null}let ut=new ym;ut.setAnimationLoop(dt),this.setAnimationLoop=function(tt){et=tt},this.dispose=function(){}}},kS=new xe,Rm=new te;Rm.set(-1,0,0,0,1,0,0,0,1);function zS(i,t){function e(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function n(p,m){m.color.getRGB(p.fogColor.value,sd(i)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,x,T,b){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),u(p,m)):m.isMeshPhongMaterial?(r(p,m),d(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),h(p,m),m.isMeshPhysicalMaterial&&f(p,m,b)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),_(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,x,T):m.isSpriteMaterial?c(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,e(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===Wn&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,e(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===Wn&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,e(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,e(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,e(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let x=t.get(m),T=x.envMap,b=x.envMapRotation;T&&(p.envMap.value=T,p.envMapRotation.value.setFromMatrix4(kS.makeRotationFromEuler(b)).transpose(),T.isCubeTexture&&T.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(Rm),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,e(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,e(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,x,T){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*x,p.scale.value=T*.5,m.map&&(p.map.value=m.map,e(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,e(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,e(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function d(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function u(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function h(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,e(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,e(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,x){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,e(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,e(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,e(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,e(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,e(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,e(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Wn&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,e(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,e(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=x.texture,p.transmissionSamplerSize.value.set(x.width,x.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,e(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,e(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,e(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,e(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,e(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function _(p,m){let x=t.get(m).light;p.referencePosition.value.setFromMatrixPosition(x.matrixWorld),p.nearDistance.value=x.shadow.camera.near,p.farDistance.value=x.shadow.camera.far}return{refreshFogUniforms:n,refreshMaterialUniforms:s}}function VS(i,t,e,n){let s={},r={};function o(x,T){let b=T.program;n.uniformBlockBinding(x,b,s[x.id])}function a(x,T){let b=s[x.id];b===void 0&&(g(x),b=l(x),s[x.id]=b,x.addEventListener("dispose",p));let R=T.program;n.updateUBOMapping(x,R);let E=t.render.frame;r[x.id]!==E&&(c(x),r[x.id]=E)}function l(x){let T=i.createBuffer(),b=x.__size,R=x.usage;return i.bindBuffer(i.UNIFORM_BUFFER,T),i.bufferData(i.UNIFORM_BUFFER,b,R),i.bindBuffer(i.UNIFORM_BUFFER,null),T}function c(x){let T=s[x.id],b=x.uniforms,R=x.__cache;i.bindBuffer(i.UNIFORM_BUFFER,T);for(let E=0,y=b.length;E<y;E++){let A=b[E];if(Array.isArray(A))for(let F=0,I=A.length;F<I;F++)d(A[F],E,F,R);else d(A,E,0,R)}i.bindBuffer(i.UNIFORM_BUFFER,null)}function d(x,T,b,R){if(h(x,T,b,R)===!0){let E=x.__offset,y=x.value;if(Array.isArray(y)){let A=0;for(let F=0;F<y.length;F++){let I=y[F],L=_(I,!0);u(I,x.__data,A),A+=L.storage/Float32Array.BYTES_PER_ELEMENT}}else u(y,x.__data,0);i.bufferSubData(i.UNIFORM_BUFFER,E,x.__data)}}function u(x,T,b){typeof x=="number"||typeof x=="boolean"?T[b]=x:x.isMatrix3?(T[b]=x.elements[0],T[b+1]=x.elements[1],T[b+2]=x.elements[2],T[b+3]=0,T[b+4]=x.elements[3],T[b+5]=x.elements[4],T[b+6]=x.elements[5],T[b+7]=0,T[b+8]=x.elements[6],T[b+9]=x.elements[7],T[b+10]=x.elements[8],T[b+11]=0):ArrayBuffer.isView(x)?T.set(x.subarray(0,T.length-b),b):x.toArray(T,b)}function h(x,T,b,R){let E=x.value,y=T+"_"+b;if(Array.isArray(E)){R[y]===void 0&&(R[y]=[]);let A=R[y],F=!1;for(let I=0;I<E.length;I++)f(E[I],A,I)===!0&&(F=!0);return F}return f(E,R,y)}function f(x,T,b){if(T[b]===void 0)return typeof x=="number"||typeof x=="boolean"?T[b]=x:ArrayBuffer.isView(x)?T[b]=x.slice():T[b]=x.clone(),!0;{let R=T[b];if(typeof x=="number"||typeof x=="boolean"){if(R!==x)return T[b]=x,!0}else{if(ArrayBuffer.isView(x))return!0;if(R.equals(x)===!1)return R.copy(x),!0}}return!1}function g(x){let T=x.uniforms,b=0,R=16;for(let y=0,A=T.length;y<A;y++){let F=Array.isArray(T[y])?T[y]:[T[y]];for(let I=0,L=F.length;I<L;I++){let z=F[I],G=Array.isArray(z.value)?z.value:[z.value],D=Array.isArray(T[y])||Array.isArray(z.value),W=b;for(let H=0,lt=G.length;H<lt;H++){let Z=G[H],j=_(Z,D),et=b%R,dt=et%j.boundary,ut=et+dt;b+=dt,ut!==0&&R-ut<j.storage&&(b+=R-ut),H===0&&(W=b),b+=j.storage}let Y=z.type==="int"?Int32Array:z.type==="uint"?Uint32Array:Float32Array;z.__data=new Y((b-W)/Float32Array.BYTES_PER_ELEMENT),z.__offset=W}}let E=b%R;return E>0&&(b+=R-E),x.__size=b,x.__cache={},this}function _(x,T){let b={boundary:0,storage:0};return typeof x=="number"||typeof x=="boolean"?(b.boundary=4,b.storage=4):x.isVector2?(b.boundary=8,b.storage=8):x.isVector3||x.isColor?(b.boundary=16,b.storage=12):x.isVector4?(b.boundary=16,b.storage=16):x.isMatrix3?(b.boundary=16,b.storage=48):x.isMatrix4?(b.boundary=16,b.storage=64):x.isTexture?Yt("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(x)?(b.boundary=16,b.storage=x.byteLength):Yt("WebGLRenderer: Unsupported uniform value type.",x),T===!0&&(b.boundary=16,b.storage=Math.ceil(b.storage/16)*16),b}function p(x){let T=x.target;T.removeEventListener("dispose",p),i.deleteBuffer(s[T.id]),delete s[T.id],delete r[T.id]}function m(){for(let x in s)i.deleteBuffer(s[x]);s={},r={}}return{bind:o,update:a,dispose:m}}var GS=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ki=null;function HS(){return Ki===null&&(Ki=new ca(GS,16,16,Xs,Pi),Ki.name="DFG_LUT",Ki.minFilter=Hn,Ki.magFilter=Hn,Ki.wrapS=qi,Ki.wrapT=qi,Ki.generateMipmaps=!1,Ki.needsUpdate=!0),Ki}var Jc=class{constructor(t={}){let{canvas:e=Vp(),context:n=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:c=!1,powerPreference:d="default",failIfMajorPerformanceCaveat:u=!1,reversedDepthBuffer:h=!1,outputBufferType:f=Yn}=t;this.isWebGLRenderer=!0;let g;if(n!==null){if(typeof WebGLRenderingContext<"u"&&n instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=n.getContextAttributes().alpha}else g=o;let _=f,p=new Set([pc,fc,dc]),m=new Set([Yn,Ci,po,hr,cc,hc]),x=new Uint32Array(4),T=new Int32Array(4),b={textures:[],min:[],max:[],resolution:[]},R=null,E=null,y=[],A=[],F=null;this.domElement=e,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Ji,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let I=this,L=!1,z=null,G=null,D=null,W=null;this._outputColorSpace=si;let Y=0,H=0,lt=null,Z=-1,j=null,et=new Xe,dt=new Xe,ut=null,tt=new oe(0),mt=0,yt=e.width,Tt=e.height,St=1,Ht=null,se=null,Vt=new Xe(0,0,yt,Tt),ue=new Xe(0,0,yt,Tt),le=!1,ee=new ks,We=new kl,Oe=!1,sn=!1,Le=new xe,xn=new U,ve=new Xe,dn={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},$e=!1;function rn(){return lt===null?St:1}let B=n;function Ct(w,V){return e.getContext(w,V)}let $t,re,Mt,Ne,zt,Xt,C,S,X,ht,ot,_t,xt,nt,st,pt,O,rt,it,wt,gt,bt,Gt;try{let w={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:c,powerPreference:d,failIfMajorPerformanceCaveat:u};if("setAttribute"in e&&e.setAttribute("data-engine",`three.js r${"187"}`),e.addEventListener("webglcontextlost",Ot,!1),e.addEventListener("webglcontextrestored",Kt,!1),e.addEventListener("webglcontextcreationerror",Rt,!1),B===null){let V="webgl2";if(B=Ct(V,w),B===null)throw Ct(V)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}Jt()}catch(w){throw e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Kt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),jt("WebGLRenderer: "+w.message),w}function Jt(){$t=new tb(B),$t.init(),gt=new US(B,$t),re=new Hv(B,$t,t,gt),Mt=new NS(B,$t),re.reversedDepthBuffer&&h&&Mt.buffers.depth.setReversed(!0),G=B.createFramebuffer(),D=B.createFramebuffer(),W=B.createFramebuffer(),Ne=new ib(B),zt=new vS,Xt=new FS(B,$t,Mt,zt,re,gt,Ne),C=new Qv(I),S=new ry(B),bt=new Vv(B,S),X=new eb(B,S,Ne,bt),ht=new rb(B,X,S,bt,Ne),rt=new sb(B,re,Xt),st=new Wv(zt),ot=new xS(I,C,$t,re,bt,st),_t=new zS(I,zt),xt=new SS,nt=new RS($t),O=new zv(I,C,Mt,ht,g,l),pt=new DS(I,ht,re),Gt=new VS(B,Ne,re,Mt),it=new Gv(B,$t,Ne),wt=new nb(B,$t,Ne),Ne.programs=ot.programs,I.capabilities=re,I.extensions=$t,I.properties=zt,I.renderLists=xt,I.shadowMap=pt,I.state=Mt,I.info=Ne}_!==Yn&&(F=new ab(_,e.width,e.height,a,s,r));let ct=new _d(I,B);this.xr=ct,this.getContext=function(){return B},this.getContextAttributes=function(){return B.getContextAttributes()},this.forceContextLoss=function(){let w=$t.get("WEBGL_lose_context");w&&w.loseContext()},this.forceContextRestore=function(){let w=$t.get("WEBGL_lose_context");w&&w.restoreContext()},this.getPixelRatio=function(){return St},this.setPixelRatio=function(w){w!==void 0&&(St=w,this.setSize(yt,Tt,!1))},this.getSize=function(w){return w.set(yt,Tt)},this.setSize=function(w,V,Q=!0){if(ct.isPresenting){Yt("WebGLRenderer: Can't change size while VR device is presenting.");return}yt=w,Tt=V,e.width=Math.floor(w*St),e.height=Math.floor(V*St),Q===!0&&(e.style.width=w+"px",e.style.height=V+"px"),F!==null&&F.setSize(e.width,e.height),this.setViewport(0,0,w,V)},this.getDrawingBufferSize=function(w){return w.set(yt*St,Tt*St).floor()},this.setDrawingBufferSize=function(w,V,Q){yt=w,Tt=V,St=Q,e.width=Math.floor(w*Q),e.height=Math.floor(V*Q),this.setViewport(0,0,w,V)},this.setEffects=function(w){if(_===Yn){jt("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(w){for(let V=0;V<w.length;V++)if(w[V].isOutputPass===!0){Yt("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}F.setEffects(w||[])},this.getCurrentViewport=function(w){return w.copy(et)},this.getViewport=function(w){return w.copy(Vt)},this.setViewport=function(w,V,Q,$){w.isVector4?Vt.set(w.x,w.y,w.z,w.w):Vt.set(w,V,Q,$),Mt.viewport(et.copy(Vt).multiplyScalar(rn()).round())},this.getScissor=function(w){return w.copy(ue)},this.setScissor=function(w,V,Q,$){w.isVector4?ue.set(w.x,w.y,w.z,w.w):ue.set(w,V,Q,$),Mt.scissor(dt.copy(ue).multiplyScalar(rn()).round())},this.getScissorTest=function(){return le},this.setScissorTest=function(w){Mt.setScissorTest(le=w)},this.setOpaqueSort=function(w){Ht=w},this.setTransparentSort=function(w){se=w},this.getClearColor=function(w){return w.copy(O.getClearColor())},this.setClearColor=function(){O.setClearColor(...arguments)},this.getClearAlpha=function(){return O.getClearAlpha()},this.setClearAlpha=function(){O.setClearAlpha(...arguments)},this.clear=function(w=!0,V=!0,Q=!0){let $=0;if(w){let J=!1;if(lt!==null){let At=lt.texture.format;J=p.has(At)}if(J){let At=lt.texture.type,Pt=m.has(At),Et=O.getClearColor(),It=O.getClearAlpha(),kt=Et.r,Qt=Et.g,fe=Et.b;Pt?(x[0]=kt,x[1]=Qt,x[2]=fe,x[3]=It,B.clearBufferuiv(B.COLOR,0,x)):(T[0]=kt,T[1]=Qt,T[2]=fe,T[3]=It,B.clearBufferiv(B.COLOR,0,T))}else $|=B.COLOR_BUFFER_BIT}V&&($|=B.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),Q&&($|=B.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),$!==0&&B.clear($)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(w){w.setRenderer(this),z=w},this.dispose=function(){e.removeEventListener("webglcontextlost",Ot,!1),e.removeEventListener("webglcontextrestored",Kt,!1),e.removeEventListener("webglcontextcreationerror",Rt,!1),O.dispose(),xt.dispose(),nt.dispose(),Xt.dispose(),zt.dispose(),C.dispose(),ht.dispose(),X.dispose(),bt.dispose(),Gt.dispose(),ot.dispose(),ct.dispose(),ct.removeEventListener("sessionstart",$a),ct.removeEventListener("sessionend",Oi),es.stop()};function Ot(w){w.preventDefault(),td("WebGLRenderer: Context Lost."),L=!0}function Kt(){td("WebGLRenderer: Context Restored."),L=!1;let w=Ne.autoReset,V=pt.enabled,Q=pt.autoUpdate,$=pt.needsUpdate,J=pt.type;Jt(),Ne.autoReset=w,pt.enabled=V,pt.autoUpdate=Q,pt.needsUpdate=$,pt.type=J}function Rt(w){jt("WebGLRenderer: A WebGL context could not be created. Reason: ",w.statusMessage)}function ae(w){let V=w.target;V.removeEventListener("dispose",ae),Be(V)}function Be(w){Un(w),zt.remove(w)}function Un(w){let V=zt.get(w).programs;V!==void 0&&(V.forEach(function(Q){ot.releaseProgram(Q)}),w.isShaderMaterial&&ot.releaseShaderCache(w))}this.renderBufferDirect=function(w,V,Q,$,J,At){V===null&&(V=dn);let Pt=J.isMesh&&J.matrixWorld.determinantAffine()<0,Et=Uo(w,V,Q,$,J);Mt.setMaterial($,Pt);let It=Q.index,kt=1;if($.wireframe===!0){if(It=X.getWireframeAttribute(Q),It===void 0)return;kt=2}let Qt=Q.drawRange,fe=Q.attributes.position,Bt=Qt.start*kt,pe=(Qt.start+Qt.count)*kt;At!==null&&(Bt=Math.max(Bt,At.start*kt),pe=Math.min(pe,(At.start+At.count)*kt)),It!==null?(Bt=Math.max(Bt,0),pe=Math.min(pe,It.count)):fe!=null&&(Bt=Math.max(Bt,0),pe=Math.min(pe,fe.count));let Ye=pe-Bt;if(Ye<0||Ye===1/0)return;bt.setup(J,$,Et,Q,It);let Ce,Pe=it;if(It!==null&&(Ce=S.get(It),Pe=wt,Pe.setIndex(Ce)),J.isMesh)$.wireframe===!0?(Mt.setLineWidth($.wireframeLinewidth*rn()),Pe.setMode(B.LINES)):Pe.setMode(B.TRIANGLES);else if(J.isLine){let fn=$.linewidth;fn===void 0&&(fn=1),Mt.setLineWidth(fn*rn()),J.isLineSegments?Pe.setMode(B.LINES):J.isLineLoop?Pe.setMode(B.LINE_LOOP):Pe.setMode(B.LINE_STRIP)}else J.isPoints?Pe.setMode(B.POINTS):J.isSprite&&Pe.setMode(B.TRIANGLES);if(J.isBatchedMesh)if($t.get("WEBGL_multi_draw"))Pe.renderMultiDraw(J._multiDrawStarts,J._multiDrawCounts,J._multiDrawCount);else{let fn=J._multiDrawStarts,Ft=J._multiDrawCounts,on=J._multiDrawCount,ge=It?S.get(It).bytesPerElement:1,is=zt.get($).currentProgram.getUniforms();for(let an=0;an<on;an++)is.setValue(B,"_gl_DrawID",an),Pe.render(fn[an]/ge,Ft[an])}else if(J.isInstancedMesh)Pe.renderInstances(Bt,Ye,J.count);else if(Q.isInstancedBufferGeometry){let fn=Q._maxInstanceCount!==void 0?Q._maxInstanceCount:1/0,Ft=Math.min(Q.instanceCount,fn);Pe.renderInstances(Bt,Ye,Ft)}else Pe.render(Bt,Ye)};function Do(w,V,Q,$){z!==null&&w.isNodeMaterial&&z.setObject($,w),Oe===!0&&st.setState(w,Q,!1),w.transparent===!0&&w.side===yi&&w.forceSinglePass===!1?(w.side=Wn,w.needsUpdate=!0,Bi(w,V,$),w.side=qs,w.needsUpdate=!0,Bi(w,V,$),w.side=yi):Bi(w,V,$)}this.compile=function(w,V,Q=null){Q===null&&(Q=w),z!==null&&z.renderStart(w,V,Q),E=nt.get(Q),E.init(V),A.push(E),Q.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(E.pushLight(J),J.castShadow&&E.pushShadow(J))}),w!==Q&&w.traverseVisible(function(J){J.isLight&&J.layers.test(V.layers)&&(E.pushLight(J),J.castShadow&&E.pushShadow(J))}),E.setupLights(),z!==null&&z.updateLights(E.state.lightsArray),sn=this.localClippingEnabled,Oe=st.init(this.clippingPlanes,sn),Oe===!0&&st.setGlobalState(this.clippingPlanes,V),z!==null&&pt.render(E.state.shadowsArray,Q,V);let $=new Set;return w.traverse(function(J){if(!(J.isMesh||J.isPoints||J.isLine||J.isSprite))return;let At=J.material;if(At)if(Array.isArray(At))for(let Pt=0;Pt<At.length;Pt++){let Et=At[Pt];Do(Et,Q,V,J),$.add(Et)}else Do(At,Q,V,J),$.add(At)}),E=A.pop(),z!==null&&z.renderEnd(),$},this.compileAsync=function(w,V,Q=null){let $=this.compile(w,V,Q);return new Promise(J=>{function At(){if($.forEach(function(Pt){let It=zt.get(Pt).currentProgram;(It===void 0||It.isReady())&&$.delete(Pt)}),$.size===0){J(w);return}setTimeout(At,10)}$t.get("KHR_parallel_shader_compile")!==null?At():setTimeout(At,10)})};let vr=null;function Gh(w){vr&&vr(w)}function $a(){es.stop()}function Oi(){es.start()}let es=new ym;es.setAnimationLoop(Gh),typeof self<"u"&&es.setContext(self),this.setAnimationLoop=function(w){vr=w,ct.setAnimationLoop(w),w===null?es.stop():es.start()},ct.addEventListener("sessionstart",$a),ct.addEventListener("sessionend",Oi),this.render=function(w,V){if(V!==void 0&&V.isCamera!==!0){jt("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(L===!0)return;z!==null&&z.renderStart(w,V);let Q=ct.enabled===!0&&ct.isPresenting===!0,$=F!==null&&(lt===null||Q)&&F.begin(I,lt);if(w.matrixWorldAutoUpdate===!0&&w.updateMatrixWorld(),V.parent===null&&V.matrixWorldAutoUpdate===!0&&V.updateMatrixWorld(),ct.enabled===!0&&ct.isPresenting===!0&&(F===null||F.isCompositing()===!1)&&(ct.cameraAutoUpdate===!0&&ct.updateCamera(V),V=ct.getCamera()),w.isScene===!0&&w.onBeforeRender(I,w,V,lt),E=nt.get(w,A.length),E.init(V),E.state.textureUnits=Xt.getTextureUnits(),A.push(E),Le.multiplyMatrices(V.projectionMatrix,V.matrixWorldInverse),V.isArrayCamera?We.setFromArrayCamera(V):ee.setFromProjectionMatrix(Le,gi,V.reversedDepth),sn=this.localClippingEnabled,Oe=st.init(this.clippingPlanes,sn),R=xt.get(w,y.length),R.init(),y.push(R),this.info.render.frame++,ct.enabled===!0&&ct.isPresenting===!0){let Pt=I.xr.getDepthSensingMesh();Pt!==null&&ns(Pt,V,-1/0,I.sortObjects)}ns(w,V,0,I.sortObjects),R.finish(),z!==null&&z.updateLights(E.state.lightsArray),I.sortObjects===!0&&R.sort(Ht,se),$e=ct.enabled===!1||ct.isPresenting===!1||ct.hasDepthSensing()===!1,$e&&O.addToRenderList(R,w),this.info.autoReset===!0&&this.info.reset(),Oe===!0&&st.beginShadows();let J=E.state.shadowsArray;if(pt.render(J,w,V),Oe===!0&&st.endShadows(),($&&F.hasRenderPass())===!1){let Pt=R.opaque,Et=R.transmissive;if(E.setupLights(),V.isArrayCamera){let It=V.cameras;if(Et.length>0)for(let kt=0,Qt=It.length;kt<Qt;kt++){let fe=It[kt];Si(Pt,Et,w,fe)}$e&&O.render(w);for(let kt=0,Qt=It.length;kt<Qt;kt++){let fe=It[kt];No(R,w,fe,fe.viewport)}}else Et.length>0&&Si(Pt,Et,w,V),$e&&O.render(w),No(R,w,V)}lt!==null&&H===0&&(Xt.updateMultisampleRenderTarget(lt),Xt.updateRenderTargetMipmap(lt)),$&&F.end(I),w.isScene===!0&&w.onAfterRender(I,w,V),bt.resetDefaultState(),Z=-1,j=null,A.pop(),A.length>0?(E=A[A.length-1],Xt.setTextureUnits(E.state.textureUnits),Oe===!0&&st.setGlobalState(I.clippingPlanes,E.state.camera)):E=null,y.pop(),y.length>0?R=y[y.length-1]:R=null,z!==null&&z.renderEnd()};function ns(w,V,Q,$){if(w.visible===!1)return;if(w.layers.test(V.layers)){if(w.isGroup)Q=w.renderOrder;else if(w.isLOD)w.autoUpdate===!0&&w.update(V);else if(w.isLight)E.pushLight(w),w.castShadow&&E.pushShadow(w);else if(w.isSprite){let Pt=V.isArrayCamera?We:ee;if(!w.frustumCulled||w.intersectsFrustum(Pt)){$&&ve.setFromMatrixPosition(w.matrixWorld).applyMatrix4(Le);let Et=ht.update(w),It=w.material;It.visible&&R.push(w,Et,It,Q,ve.z,null,V)}}else if(w.isMesh||w.isLine||w.isPoints){let Pt=V.isArrayCamera?We:ee;if(!w.frustumCulled||w.intersectsFrustum(Pt)){let Et=ht.update(w),It=w.material;if($&&(w.boundingSphere!==void 0?(w.boundingSphere===null&&w.computeBoundingSphere(),ve.copy(w.boundingSphere.center)):(Et.boundingSphere===null&&Et.computeBoundingSphere(),ve.copy(Et.boundingSphere.center)),ve.applyMatrix4(w.matrixWorld).applyMatrix4(Le)),Array.isArray(It)){let kt=Et.groups;for(let Qt=0,fe=kt.length;Qt<fe;Qt++){let Bt=kt[Qt],pe=It[Bt.materialIndex];pe&&pe.visible&&R.push(w,Et,pe,Q,ve.z,Bt,V)}}else It.visible&&R.push(w,Et,It,Q,ve.z,null,V)}}}let At=w.children;for(let Pt=0,Et=At.length;Pt<Et;Pt++)ns(At[Pt],V,Q,$)}function No(w,V,Q,$){let{opaque:J,transmissive:At,transparent:Pt}=w;E.setupLightsView(Q),Oe===!0&&st.setGlobalState(I.clippingPlanes,Q),$&&Mt.viewport(et.copy($)),J.length>0&&Ze(J,V,Q),At.length>0&&Ze(At,V,Q),Pt.length>0&&Ze(Pt,V,Q),Mt.buffers.depth.setTest(!0),Mt.buffers.depth.setMask(!0),Mt.buffers.color.setMask(!0),Mt.setPolygonOffset(!1)}function Si(w,V,Q,$){if((Q.isScene===!0?Q.overrideMaterial:null)!==null)return;if(E.state.transmissionRenderTarget[$.id]===void 0){let Bt=$t.has("EXT_color_buffer_half_float")||$t.has("EXT_color_buffer_float");E.state.transmissionRenderTarget[$.id]=new oi(1,1,{generateMipmaps:!0,type:Bt?Pi:Yn,minFilter:gs,samples:Math.max(4,re.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:_e.workingColorSpace})}let At=E.state.transmissionRenderTarget[$.id],Pt=$.viewport||et;At.setSize(Pt.z*I.transmissionResolutionScale,Pt.w*I.transmissionResolutionScale);let Et=I.getRenderTarget(),It=I.getActiveCubeFace(),kt=I.getActiveMipmapLevel();I.setRenderTarget(At),I.getClearColor(tt),mt=I.getClearAlpha(),mt<1&&I.setClearColor(16777215,.5),I.clear(),$e&&O.render(Q);let Qt=I.toneMapping;I.toneMapping=Ji;let fe=$.viewport;if($.viewport!==void 0&&($.viewport=void 0),E.setupLightsView($),Oe===!0&&st.setGlobalState(I.clippingPlanes,$),Ze(w,Q,$),Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At),$t.has("WEBGL_multisampled_render_to_texture")===!1){let Bt=!1;for(let pe=0,Ye=V.length;pe<Ye;pe++){let Ce=V[pe],{object:Pe,geometry:fn,material:Ft,group:on}=Ce;if(Ft.side===yi&&Pe.layers.test($.layers)){let ge=Ft.side;Ft.side=Wn,Ft.needsUpdate=!0,en(Pe,Q,$,fn,Ft,on),Ft.side=ge,Ft.needsUpdate=!0,Bt=!0}}Bt===!0&&(Xt.updateMultisampleRenderTarget(At),Xt.updateRenderTargetMipmap(At))}I.setRenderTarget(Et,It,kt),I.setClearColor(tt,mt),fe!==void 0&&($.viewport=fe),I.toneMapping=Qt}function Ze(w,V,Q){let $=V.isScene===!0?V.overrideMaterial:null;for(let J=0,At=w.length;J<At;J++){let Pt=w[J],{object:Et,geometry:It,group:kt}=Pt,Qt=Pt.material;Qt.allowOverride===!0&&$!==null&&(Qt=$),Et.layers.test(Q.layers)&&en(Et,V,Q,It,Qt,kt)}}function en(w,V,Q,$,J,At){z!==null&&J.isNodeMaterial&&z.setObject(w,J),w.onBeforeRender(I,V,Q,$,J,At),w.modelViewMatrix.multiplyMatrices(Q.matrixWorldInverse,w.matrixWorld),w.normalMatrix.getNormalMatrix(w.modelViewMatrix),J.onBeforeRender(I,V,Q,$,w,At),J.transparent===!0&&J.side===yi&&J.forceSinglePass===!1?(J.side=Wn,J.needsUpdate=!0,I.renderBufferDirect(Q,V,$,J,w,At),J.side=qs,J.needsUpdate=!0,I.renderBufferDirect(Q,V,$,J,w,At),J.side=yi):I.renderBufferDirect(Q,V,$,J,w,At),w.onAfterRender(I,V,Q,$,J,At)}function nn(w){let V=0;for(let Q of w)Q.texture!==null&&V++;return V}function Bi(w,V,Q){V.isScene!==!0&&(V=dn);let $=zt.get(w),J=E.state.lights,At=E.state.shadowsArray,Pt=J.state.version,Et=ot.getParameters(w,J.state,At,V,Q,E.state.lightProbeGridArray),It=ot.getProgramCacheKey(Et),kt=$.programs;$.environment=w.isMeshStandardMaterial||w.isMeshLambertMaterial||w.isMeshPhongMaterial?V.environment:null,$.fog=V.fog;let Qt=w.isMeshStandardMaterial||w.isMeshLambertMaterial&&!w.envMap||w.isMeshPhongMaterial&&!w.envMap;$.envMap=C.get(w.envMap||$.environment,Qt),$.envMapRotation=$.environment!==null&&w.envMap===null?V.environmentRotation:w.envMapRotation,kt===void 0&&(w.addEventListener("dispose",ae),kt=new Map,$.programs=kt,$.programVariants=new Map);let fe=kt.get(It);if(fe!==void 0){if($.currentProgram===fe&&$.lightsStateVersion===Pt)return Fo(w,Et),fe}else Et.uniforms=ot.getUniforms(w),z!==null&&w.isNodeMaterial&&z.build(w,Q,Et),w.onBeforeCompile(Et,I),fe=ot.acquireProgram(Et,It),kt.set(It,fe),$.uniforms=Et.uniforms;let Bt=$.uniforms;return(!w.isShaderMaterial&&!w.isRawShaderMaterial||w.clipping===!0)&&(Bt.clippingPlanes=st.uniform),Fo(w,Et),$.needsLights=As(w),$.lightsStateVersion=Pt,$.needsLights&&(Bt.ambientLightColor.value=J.state.ambient,Bt.lightProbe.value=J.state.probe,Bt.sunLights.value=J.state.sun,Bt.sunLightShadows.value=J.state.sunShadow,Bt.directionalLights.value=J.state.directional,Bt.directionalLightShadows.value=J.state.directionalShadow,Bt.spotLights.value=J.state.spot,Bt.spotLightShadows.value=J.state.spotShadow,Bt.rectAreaLights.value=J.state.rectArea,Bt.ltc_1.value=J.state.rectAreaLTC1,Bt.ltc_2.value=J.state.rectAreaLTC2,Bt.pointLights.value=J.state.point,Bt.pointLightShadows.value=J.state.pointShadow,Bt.hemisphereLights.value=J.state.hemi,Bt.sunShadowMatrix.value=J.state.sunShadowMatrix,Bt.sunShadowCascade.value=J.state.sunShadowCascade,Bt.directionalShadowMatrix.value=J.state.directionalShadowMatrix,Bt.spotLightMatrix.value=J.state.spotLightMatrix,Bt.spotLightMap.value=J.state.spotLightMap,Bt.pointShadowMatrix.value=J.state.pointShadowMatrix),$.numLightProbeGrids=nn(E.state.lightProbeGridArray),$.currentProgram=fe,$.uniformsList=null,fe}function Kn(w,V,Q,$,J){let At=zt.get(w),Pt=At.currentProgram.id+","+$+","+J,Et=At.programVariants.get(Pt);return Et===void 0?(Et=Bi(w,V,Q),At.programVariants.set(Pt,Et)):(At.currentProgram=Et,At.uniformsList=null,At.outputColorSpace=$,At.toneMapping=J),Et}function ws(w){if(w.uniformsList===null){let V=w.currentProgram.getUniforms();w.uniformsList=go.seqWithValue(V.seq,w.uniforms)}return w.uniformsList}function Fo(w,V){let Q=zt.get(w);Q.outputColorSpace=V.outputColorSpace,Q.batching=V.batching,Q.batchingColor=V.batchingColor,Q.instancing=V.instancing,Q.instancingColor=V.instancingColor,Q.instancingMorph=V.instancingMorph,Q.skinning=V.skinning,Q.morphTargets=V.morphTargets,Q.morphNormals=V.morphNormals,Q.morphColors=V.morphColors,Q.morphTargetsCount=V.morphTargetsCount,Q.numClippingPlanes=V.numClippingPlanes,Q.numIntersection=V.numClipIntersection,Q.vertexAlphas=V.vertexAlphas,Q.vertexTangents=V.vertexTangents,Q.toneMapping=V.toneMapping}function Uo(w,V,Q,$,J){V.isScene!==!0&&(V=dn),Xt.resetTextureUnits();let At=V.fog,Pt=$.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial?V.environment:null,Et=lt===null?I.outputColorSpace:lt.isXRRenderTarget===!0?lt.texture.colorSpace:_e.workingColorSpace,It=$.isMeshStandardMaterial||$.isMeshLambertMaterial&&!$.envMap||$.isMeshPhongMaterial&&!$.envMap,kt=C.get($.envMap||Pt,It),Qt=$.vertexColors===!0&&!!Q.attributes.color&&Q.attributes.color.itemSize===4,fe=!!Q.attributes.tangent&&(!!$.normalMap||$.anisotropy>0),Bt=!!Q.morphAttributes.position,pe=!!Q.morphAttributes.normal,Ye=!!Q.morphAttributes.color,Ce=Ji;$.toneMapped&&(lt===null||lt.isXRRenderTarget===!0)&&(Ce=I.toneMapping);let Pe=Q.morphAttributes.position||Q.morphAttributes.normal||Q.morphAttributes.color,fn=Pe!==void 0?Pe.length:0,Ft=zt.get($),on=E.state.lights;if(Oe===!0&&(sn===!0||w!==j)){let Ie=w===j&&$.id===Z;st.setState($,w,Ie)}let ge=!1,is=!1;$.version===Ft.__version?Ft.needsLights&&Ft.lightsStateVersion!==on.state.version||J.isBatchedMesh&&Ft.batching===!1||!J.isBatchedMesh&&Ft.batching===!0||J.isBatchedMesh&&Ft.batchingColor===!0&&J._colorsTexture===null||J.isBatchedMesh&&Ft.batchingColor===!1&&J._colorsTexture!==null||J.isInstancedMesh&&Ft.instancing===!1||!J.isInstancedMesh&&Ft.instancing===!0||J.isSkinnedMesh&&Ft.skinning===!1||!J.isSkinnedMesh&&Ft.skinning===!0||J.isInstancedMesh&&Ft.instancingColor===!0&&J.instanceColor===null||J.isInstancedMesh&&Ft.instancingColor===!1&&J.instanceColor!==null||J.isInstancedMesh&&Ft.instancingMorph===!0&&J.morphTexture===null||J.isInstancedMesh&&Ft.instancingMorph===!1&&J.morphTexture!==null||Ft.envMap!==kt||$.fog===!0&&Ft.fog!==At||Ft.numClippingPlanes!==void 0&&(Ft.numClippingPlanes!==st.numPlanes||Ft.numIntersection!==st.numIntersection)||Ft.vertexAlphas!==Qt||Ft.vertexTangents!==fe||Ft.morphTargets!==Bt||Ft.morphNormals!==pe||Ft.morphColors!==Ye||Ft.morphTargetsCount!==fn||Ft.numLightProbeGrids!==nn(E.state.lightProbeGridArray)?ge=!0:(Ft.outputColorSpace!==Et||Ft.toneMapping!==Ce)&&(is=!0):(ge=!0,Ft.__version=$.version);let an=Ft.currentProgram;(ge===!0||is===!0)&&(an=is===!0?Kn($,V,J,Et,Ce):Bi($,V,J),z&&$.isNodeMaterial&&z.onUpdateProgram($,an,Ft));let Mr=!1,ki=!1,ss=!1,ce=an.getUniforms(),Je=Ft.uniforms;if(Mt.useProgram(an.program)&&(Mr=!0,ki=!0,ss=!0),$.id!==Z&&(Z=$.id,ki=!0),Mr||j!==w){Mt.buffers.depth.getReversed()&&w.reversedDepth!==!0&&(w._reversedDepth=!0,w.updateProjectionMatrix()),ce.setValue(B,"projectionMatrix",w.projectionMatrix),ce.setValue(B,"viewMatrix",w.matrixWorldInverse);let ln=ce.map.cameraPosition;ln!==void 0&&ln.setValue(B,xn.setFromMatrixPosition(w.matrixWorld)),re.logarithmicDepthBuffer&&ce.setValue(B,"logDepthBufFC",2/(Math.log(w.far+1)/Math.LN2)),($.isMeshPhongMaterial||$.isMeshToonMaterial||$.isMeshLambertMaterial||$.isMeshBasicMaterial||$.isMeshStandardMaterial||$.isShaderMaterial)&&ce.setValue(B,"isOrthographic",w.isOrthographicCamera===!0),j!==w&&(j=w,ki=!0,ss=!0)}if(Ft.needsLights&&(on.state.sunShadowMap.length>0&&ce.setValue(B,"sunShadowMap",on.state.sunShadowMap,Xt),on.state.directionalShadowMap.length>0&&ce.setValue(B,"directionalShadowMap",on.state.directionalShadowMap,Xt),on.state.spotShadowMap.length>0&&ce.setValue(B,"spotShadowMap",on.state.spotShadowMap,Xt),on.state.pointShadowMap.length>0&&ce.setValue(B,"pointShadowMap",on.state.pointShadowMap,Xt)),J.isSkinnedMesh){ce.setOptional(B,J,"bindMatrix"),ce.setOptional(B,J,"bindMatrixInverse");let Ie=J.skeleton;Ie&&(Ie.boneTexture===null&&Ie.computeBoneTexture(),ce.setValue(B,"boneTexture",Ie.boneTexture,Xt))}J.isBatchedMesh&&(ce.setOptional(B,J,"batchingTexture"),ce.setValue(B,"batchingTexture",J._matricesTexture,Xt),ce.setOptional(B,J,"batchingIdTexture"),ce.setValue(B,"batchingIdTexture",J._indirectTexture,Xt),ce.setOptional(B,J,"batchingColorTexture"),J._colorsTexture!==null&&ce.setValue(B,"batchingColorTexture",J._colorsTexture,Xt));let On=Q.morphAttributes;if((On.position!==void 0||On.normal!==void 0||On.color!==void 0)&&rt.update(J,Q,an),(ki||Ft.receiveShadow!==J.receiveShadow)&&(Ft.receiveShadow=J.receiveShadow,ce.setValue(B,"receiveShadow",J.receiveShadow)),($.isMeshStandardMaterial||$.isMeshLambertMaterial||$.isMeshPhongMaterial)&&$.envMap===null&&V.environment!==null&&(Je.envMapIntensity.value=V.environmentIntensity),Je.dfgLUT!==void 0&&(Je.dfgLUT.value=HS()),ki){if(ce.setValue(B,"toneMappingExposure",I.toneMappingExposure),Ft.needsLights&&br(Je,ss),At&&$.fog===!0&&_t.refreshFogUniforms(Je,At),_t.refreshMaterialUniforms(Je,$,St,Tt,E.state.transmissionRenderTarget[w.id]),Ft.needsLights&&Ft.numLightProbeGrids>0){let Ie=b,ln=0;for(let Pn of E.state.lightProbeGridArray)Pn.texture!==null&&(Ie.textures[ln]=Pn.texture,Ie.min[ln]=Pn.boundingBox.min,Ie.max[ln]=Pn.boundingBox.max,Ie.resolution[ln]=Pn.resolution,ln++);for(let Pn in Ie)Ie[Pn].length=ln;Je.probesSH.value=Ie.textures,Je.probesMin.value=Ie.min,Je.probesMax.value=Ie.max,Je.probesResolution.value=Ie.resolution}go.upload(B,ws(Ft),Je,Xt)}if($.isShaderMaterial&&$.uniformsNeedUpdate===!0&&(go.upload(B,ws(Ft),Je,Xt),$.uniformsNeedUpdate=!1),$.isSpriteMaterial&&ce.setValue(B,"center",J.center),ce.setValue(B,"modelViewMatrix",J.modelViewMatrix),ce.setValue(B,"normalMatrix",J.normalMatrix),ce.setValue(B,"modelMatrix",J.matrixWorld),$.uniformsGroups!==void 0){let Ie=$.uniformsGroups;for(let ln=0,Pn=Ie.length;ln<Pn;ln++){let Za=Ie[ln];Gt.update(Za,an),Gt.bind(Za,an)}}return an}function br(w,V){w.ambientLightColor.needsUpdate=V,w.lightProbe.needsUpdate=V,w.sunLights.needsUpdate=V,w.sunLightShadows.needsUpdate=V,w.directionalLights.needsUpdate=V,w.directionalLightShadows.needsUpdate=V,w.pointLights.needsUpdate=V,w.pointLightShadows.needsUpdate=V,w.spotLights.needsUpdate=V,w.spotLightShadows.needsUpdate=V,w.rectAreaLights.needsUpdate=V,w.hemisphereLights.needsUpdate=V}function As(w){return w.isMeshLambertMaterial||w.isMeshToonMaterial||w.isMeshPhongMaterial||w.isMeshStandardMaterial||w.isShadowMaterial||w.isShaderMaterial&&w.lights===!0}this.getActiveCubeFace=function(){return Y},this.getActiveMipmapLevel=function(){return H},this.getRenderTarget=function(){return lt},this.setRenderTargetTextures=function(w,V,Q){let $=zt.get(w);$.__autoAllocateDepthBuffer=w.resolveDepthBuffer===!1,$.__autoAllocateDepthBuffer===!1&&($.__useRenderToTexture=!1),zt.get(w.texture).__webglTexture=V,zt.get(w.depthTexture).__webglTexture=$.__autoAllocateDepthBuffer?void 0:Q,$.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(w,V){let Q=zt.get(w);Q.__webglFramebuffer=V,Q.__useDefaultFramebuffer=V===void 0},this.setRenderTarget=function(w,V=0,Q=0){lt=w,Y=V,H=Q;let $=null,J=!1,At=!1;if(w){let Et=zt.get(w);if(Et.__useDefaultFramebuffer!==void 0){Mt.bindFramebuffer(B.FRAMEBUFFER,Et.__webglFramebuffer),et.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest,Mt.viewport(et),Mt.scissor(dt),Mt.setScissorTest(ut),Z=-1;return}else if(Et.__webglFramebuffer===void 0)Xt.setupRenderTarget(w);else if(Et.__hasExternalTextures)Xt.rebindTextures(w,zt.get(w.texture).__webglTexture,zt.get(w.depthTexture).__webglTexture);else if(w.depthBuffer){let Qt=w.depthTexture;if(Et.__boundDepthTexture!==Qt){if(Qt!==null&&zt.has(Qt)&&(w.width!==Qt.image.width||w.height!==Qt.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");Xt.setupDepthRenderbuffer(w)}}let It=w.texture;(It.isData3DTexture||It.isDataArrayTexture||It.isCompressedArrayTexture)&&(At=!0);let kt=zt.get(w).__webglFramebuffer;w.isWebGLCubeRenderTarget?(Array.isArray(kt[V])?$=kt[V][Q]:$=kt[V],J=!0):w.samples>0&&Xt.useMultisampledRTT(w)===!1?$=zt.get(w).__webglMultisampledFramebuffer:Array.isArray(kt)?$=kt[Q]:$=kt,et.copy(w.viewport),dt.copy(w.scissor),ut=w.scissorTest}else et.copy(Vt).multiplyScalar(St).floor(),dt.copy(ue).multiplyScalar(St).floor(),ut=le;if(Q!==0&&($=G),Mt.bindFramebuffer(B.FRAMEBUFFER,$)&&Mt.drawBuffers(w,$),Mt.viewport(et),Mt.scissor(dt),Mt.setScissorTest(ut),J){let Et=zt.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_CUBE_MAP_POSITIVE_X+V,Et.__webglTexture,Q)}else if(At){let Et=V;for(let It=0;It<w.textures.length;It++){let kt=zt.get(w.textures[It]);B.framebufferTextureLayer(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0+It,kt.__webglTexture,Q,Et)}}else if(w!==null&&Q!==0){let Et=zt.get(w.texture);B.framebufferTexture2D(B.FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Et.__webglTexture,Q)}Z=-1};function Sr(w){let V=zt.get(w);return(V.__readFormat!==w.format||V.__readType!==w.type)&&(V.__readFormat=w.format,V.__readType=w.type,V.__formatReadable=re.textureFormatReadable(w.format),V.__typeReadable=re.textureTypeReadable(w.type)),V}this.readRenderTargetPixels=function(w,V,Q,$,J,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget)){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It){Mt.bindFramebuffer(B.FRAMEBUFFER,It);try{let kt=w.textures[Et],Qt=kt.format,fe=kt.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Et);let Bt=Sr(kt);if(Bt.__formatReadable===!1){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(Bt.__typeReadable===!1){jt("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}V>=0&&V<=w.width-$&&Q>=0&&Q<=w.height-J&&B.readPixels(V,Q,$,J,gt.convert(Qt),gt.convert(fe),At)}finally{let kt=lt!==null?zt.get(lt).__webglFramebuffer:null;Mt.bindFramebuffer(B.FRAMEBUFFER,kt)}}},this.readRenderTargetPixelsAsync=async function(w,V,Q,$,J,At,Pt,Et=0){if(!(w&&w.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let It=zt.get(w).__webglFramebuffer;if(w.isWebGLCubeRenderTarget&&Pt!==void 0&&(It=It[Pt],Array.isArray(It)&&(It=It[0])),It)if(V>=0&&V<=w.width-$&&Q>=0&&Q<=w.height-J){Mt.bindFramebuffer(B.FRAMEBUFFER,It);let kt=w.textures[Et],Qt=kt.format,fe=kt.type;w.textures.length>1&&B.readBuffer(B.COLOR_ATTACHMENT0+Et);let Bt=Sr(kt);if(Bt.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(Bt.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let pe=B.createBuffer();B.bindBuffer(B.PIXEL_PACK_BUFFER,pe),B.bufferData(B.PIXEL_PACK_BUFFER,At.byteLength,B.STREAM_READ),B.readPixels(V,Q,$,J,gt.convert(Qt),gt.convert(fe),0),B.bindBuffer(B.PIXEL_PACK_BUFFER,null);let Ye=lt!==null?zt.get(lt).__webglFramebuffer:null;Mt.bindFramebuffer(B.FRAMEBUFFER,Ye);let Ce=B.fenceSync(B.SYNC_GPU_COMMANDS_COMPLETE,0);return B.flush(),await Hp(B,Ce,4),B.bindBuffer(B.PIXEL_PACK_BUFFER,pe),B.getBufferSubData(B.PIXEL_PACK_BUFFER,0,At),B.bindBuffer(B.PIXEL_PACK_BUFFER,null),B.deleteBuffer(pe),B.deleteSync(Ce),At}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(w,V=null,Q=0){let $=Math.pow(2,-Q),J=Math.floor(w.image.width*$),At=Math.floor(w.image.height*$),Pt=V!==null?V.x:0,Et=V!==null?V.y:0;Xt.setTexture2D(w,0),B.copyTexSubImage2D(B.TEXTURE_2D,Q,0,0,Pt,Et,J,At),Mt.unbindTexture()},this.copyTextureToTexture=function(w,V,Q=null,$=null,J=0,At=0){let Pt,Et,It,kt,Qt,fe,Bt,pe,Ye,Ce=w.isCompressedTexture?w.mipmaps[At]:w.image;if(Q!==null)Pt=Q.max.x-Q.min.x,Et=Q.max.y-Q.min.y,It=Q.isBox3?Q.max.z-Q.min.z:1,kt=Q.min.x,Qt=Q.min.y,fe=Q.isBox3?Q.min.z:0;else{let ce=Math.pow(2,-J);Pt=Math.floor(Ce.width*ce),Et=Math.floor(Ce.height*ce),w.isDataArrayTexture?It=Ce.depth:w.isData3DTexture?It=Math.floor(Ce.depth*ce):It=1,kt=0,Qt=0,fe=0}$!==null?(Bt=$.x,pe=$.y,Ye=$.z):(Bt=0,pe=0,Ye=0);let Pe=gt.convert(V.format),fn=gt.convert(V.type),Ft;V.isData3DTexture?(Xt.setTexture3D(V,0),Ft=B.TEXTURE_3D):V.isDataArrayTexture||V.isCompressedArrayTexture?(Xt.setTexture2DArray(V,0),Ft=B.TEXTURE_2D_ARRAY):(Xt.setTexture2D(V,0),Ft=B.TEXTURE_2D),Mt.activeTexture(B.TEXTURE0),Mt.pixelStorei(B.UNPACK_FLIP_Y_WEBGL,V.flipY),Mt.pixelStorei(B.UNPACK_PREMULTIPLY_ALPHA_WEBGL,V.premultiplyAlpha),Mt.pixelStorei(B.UNPACK_ALIGNMENT,V.unpackAlignment);let on=Mt.getParameter(B.UNPACK_ROW_LENGTH),ge=Mt.getParameter(B.UNPACK_IMAGE_HEIGHT),is=Mt.getParameter(B.UNPACK_SKIP_PIXELS),an=Mt.getParameter(B.UNPACK_SKIP_ROWS),Mr=Mt.getParameter(B.UNPACK_SKIP_IMAGES);Mt.pixelStorei(B.UNPACK_ROW_LENGTH,Ce.width),Mt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,Ce.height),Mt.pixelStorei(B.UNPACK_SKIP_PIXELS,kt),Mt.pixelStorei(B.UNPACK_SKIP_ROWS,Qt),Mt.pixelStorei(B.UNPACK_SKIP_IMAGES,fe);let ki=w.isDataArrayTexture||w.isData3DTexture,ss=V.isDataArrayTexture||V.isData3DTexture;if(w.isDepthTexture){let ce=zt.get(w),Je=zt.get(V),On=zt.get(ce.__renderTarget),Ie=zt.get(Je.__renderTarget);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,On.__webglFramebuffer),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,Ie.__webglFramebuffer);for(let ln=0;ln<It;ln++)ki&&(B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,zt.get(w).__webglTexture,J,fe+ln),B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,zt.get(V).__webglTexture,At,Ye+ln)),B.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,pe,Bt+Pt,pe+Et,B.DEPTH_BUFFER_BIT,B.NEAREST);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else if(J!==0||w.isRenderTargetTexture||zt.has(w)){let ce=zt.get(w),Je=zt.get(V);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,D),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,W);for(let On=0;On<It;On++)ki?B.framebufferTextureLayer(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,ce.__webglTexture,J,fe+On):B.framebufferTexture2D(B.READ_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,ce.__webglTexture,J),ss?B.framebufferTextureLayer(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,Je.__webglTexture,At,Ye+On):B.framebufferTexture2D(B.DRAW_FRAMEBUFFER,B.COLOR_ATTACHMENT0,B.TEXTURE_2D,Je.__webglTexture,At),J!==0?B.blitFramebuffer(kt,Qt,kt+Pt,Qt+Et,Bt,pe,Bt+Pt,pe+Et,B.COLOR_BUFFER_BIT,B.NEAREST):ss?B.copyTexSubImage3D(Ft,At,Bt,pe,Ye+On,kt,Qt,Pt,Et):B.copyTexSubImage2D(Ft,At,Bt,pe,kt,Qt,Pt,Et);Mt.bindFramebuffer(B.READ_FRAMEBUFFER,null),Mt.bindFramebuffer(B.DRAW_FRAMEBUFFER,null)}else ss?w.isDataTexture||w.isData3DTexture?B.texSubImage3D(Ft,At,Bt,pe,Ye,Pt,Et,It,Pe,fn,Ce.data):V.isCompressedArrayTexture?B.compressedTexSubImage3D(Ft,At,Bt,pe,Ye,Pt,Et,It,Pe,Ce.data):B.texSubImage3D(Ft,At,Bt,pe,Ye,Pt,Et,It,Pe,fn,Ce):w.isDataTexture?B.texSubImage2D(B.TEXTURE_2D,At,Bt,pe,Pt,Et,Pe,fn,Ce.data):w.isCompressedTexture?B.compressedTexSubImage2D(B.TEXTURE_2D,At,Bt,pe,Ce.width,Ce.height,Pe,Ce.data):B.texSubImage2D(B.TEXTURE_2D,At,Bt,pe,Pt,Et,Pe,fn,Ce);Mt.pixelStorei(B.UNPACK_ROW_LENGTH,on),Mt.pixelStorei(B.UNPACK_IMAGE_HEIGHT,ge),Mt.pixelStorei(B.UNPACK_SKIP_PIXELS,is),Mt.pixelStorei(B.UNPACK_SKIP_ROWS,an),Mt.pixelStorei(B.UNPACK_SKIP_IMAGES,Mr),At===0&&V.generateMipmaps===!0&&V.mipmapsAutoUpdate===!0&&B.generateMipmap(Ft),Mt.unbindTexture()},this.initRenderTarget=function(w){zt.get(w).__webglFramebuffer===void 0&&Xt.setupRenderTarget(w)},this.initTexture=function(w){w.isCubeTexture?Xt.setTextureCube(w,0):w.isData3DTexture?Xt.setTexture3D(w,0):w.isDataArrayTexture||w.isCompressedArrayTexture?Xt.setTexture2DArray(w,0):Xt.setTexture2D(w,0),Mt.unbindTexture()},this.resetState=function(){Y=0,H=0,lt=null,Mt.reset(),bt.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return gi}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(t){this._outputColorSpace=t;let e=this.getContext();e.drawingBufferColorSpace=_e._getDrawingBufferColorSpace(t),e.unpackColorSpace=_e._getUnpackColorSpace()}};function Cm(i,t){let e=new Array(i).fill(0),n=t(e),s=1e-6;for(let r=0;r<12;r+=1){let o=e.map((u,h)=>{let f=e.map((g,_)=>_===h?g+1e-6:g);return t(f).map((g,_)=>(g-n[_])/1e-6)}),a=o.map((u,h)=>o.map((f,g)=>Qc(u,f)+(h===g?s:0))),l=WS(a,o.map(u=>-Qc(u,n))),c=e.map((u,h)=>u+l[h]),d=t(c);if(Qc(d,d)<Qc(n,n)?([e,n]=[c,d],s/=4):s=Math.max(8*s,1e-6),Math.hypot(...l)<1e-7)break}return e}var Qc=(i,t)=>i.reduce((e,n,s)=>e+n*t[s],0);function WS(i,t){let e=t.length,n=i.map((r,o)=>[...r,t[o]]);for(let r=0;r<e;r+=1)for(let o=r+1;o<e;o+=1){let a=n[o][r]/n[r][r];for(let l=r;l<=e;l+=1)n[o][l]-=a*n[r][l]}let s=new Array(e).fill(0);for(let r=e-1;r>=0;r-=1){let o=n[r][e];for(let a=r+1;a<e;a+=1)o-=n[r][a]*s[a];s[r]=n[r][r]>0?o/n[r][r]:0}return s}function Qi(i){let t=10**Math.floor(Math.log10(i));return([5,2,1].find(n=>n*t<=i*(1+1e-9))??1)*t}var qS=i=>1/Qi(1/i);function Oa(i){let t=i.bodies.reduce((n,s,r)=>n+i.parameters[14*r],0),e=Math.max(9.81*t,.001);return{N:e,"N m":.5*e*i.figure.reach}}function Pm(i,t,e){let n=Oa(i)[t]??1;return qS(Math.max(n,e))}function yo(i,t){return i.map(e=>Math.abs(e)<=1e-12*t?0:e)}function Im(i,t){let e=Math.max(Math.abs(i),Math.abs(t)),n=t-i;if(n>1e-9*e)return[i-.08*n,t+.08*n];let s=e>0?.5*e:1;return[i-s,t+s]}var Lm=(i,t)=>new U(i[12*t+9],i[12*t+10],i[12*t+11]);function dr(i,t,e){let n=i.subarray(12*t,12*t+9),s=Lm(i,t),r=[0,1,2].map(o=>n[3*o]*e[0]+n[3*o+1]*e[1]+n[3*o+2]*e[2]);return s.add(new U(...r))}var th=class{scales;#t;#e;#n;#i;constructor(t){this.#e=t;let{facts:e}=t;this.#n=e.figure.reach,this.#i=e.loops!==null||e.joints.some(n=>n.driven&&e.bodies[n.body-1].parent===0),this.#t=Oa(e),this.scales={N:Qi(.75*this.#n/this.#t.N),"N m":Qi(.75*this.#n/this.#t["N m"]),"m/s\xB2":.4*this.#n/9.81}}through(t,e){if(!t.show.forces&&!t.show.moments)return[];let{facts:n}=this.#e,s=this.#e.jointWrenches(t,t),r=n.loops===null?[]:this.#e.cuts(t,t),o=[...Array.from({length:n.bodies.length+1},(c,d)=>Lm(e,d)),...(n.loops?.cuts??[]).map((c,d)=>new U().fromArray(r,9*d))],a=[...n.moving,...(n.loops?.cuts??[]).map(({name:c})=>c)],l=[];for(let[c,d,u,h]of[["moments","moment",0,"N m"],["forces","force",3,"N"]]){if(!t.show[c])continue;let f=o.map((p,m)=>{let x=m-n.bodies.length-1,[T,b]=x<0?[s,6*m]:[r,9*x+3],R=Float64Array.from({length:3},(E,y)=>T[b+u+y]);return yo(R,this.#t[h])}),g=f.map(p=>Math.hypot(...p)),_=this.scales[h];f.forEach((p,m)=>{if(m===0&&!this.#i)return;let x=m===0?"on the base":`through ${a[m-1]}`,T=`${d} ${x}: ${de(g[m])} ${h}`,b=d==="moment";l.push({role:d,at:o[m],components:p,scale:_,twoHeads:b,text:T})})}return l}gravity(t,e){let n=Math.hypot(...t.gravity),s=this.scales["m/s\xB2"],r=`gravity ${de(n)} m/s\xB2`;return{role:"weight",at:e,components:t.gravity,scale:s,text:r}}handle(t,e){let{body:n,at:s}=this.#e.facts.tool,r=dr(e,n,s),o=new U(...t.pull);return{tool:r,handle:r.clone().addScaledVector(o,this.scales.N)}}tugs(t){return t.map(({at:e,force:n})=>({role:"pull",at:e,components:n,scale:this.scales.N,text:`pull ${de(Math.hypot(...n))} N`}))}};var XS=["stage","ground","link","link-other","base","joint","cap","accent","axis","ink","paper","inertia","force","moment","weight","pull","turning","moving","x","y","z"];function Dm(){let i={};for(let t of XS)i[t]=Li(t);return i}function Li(i){return getComputedStyle(document.documentElement).getPropertyValue(`--${i}`).trim()}function eh(i){return`var(--part-${i})`}var Nm=10;function Ys(i){return i<Nm?Li(`joint-${i}`):Um(i,Li("mixed-light"))}function Fm(i){return i<Nm?`var(--joint-${i})`:Um(i,"var(--mixed-light)")}function Um(i,t){return`hsl(${Math.round(i*137.5)%360} 55% ${t})`}var Om=1e-6,nh=class{root=k("div",{class:"bars",role:"img"});#t;#e;#n;#i=k("i",{class:"total"});constructor(t,e){this.#t=t,this.#e=t.map(s=>k("i",{style:`background:${eh(s)}`,"data-part":s})),this.#n=e?[-1,1].map(()=>k("i",{class:"limit"})):[];let n=k("i",{class:"zero",style:"left:50%"});this.root.append(n,...this.#n,this.#i)}show(t,e,n,s,r,o){let a=t.reduce((_,p)=>_+Math.max(p,0),0),l=t.reduce((_,p)=>_+Math.max(-p,0),0),c=n===null?s:1.05*Math.max(a,l,n,Om),d=_=>50+50*_/c,[u,h]=[0,0];t.forEach((_,p)=>{let m=this.#e[p];if(Math.abs(_)<Om*c){m.remove();return}let x=_>0?u:h+_;_>0?u+=_:h+=_,m.style.left=`${d(x)}%`,m.style.width=`${50*Math.abs(_)/c}%`;let T=`${this.#t[p]} ${de(_)} ${o}`;m.title!==T&&(m.title=T),m.parentElement===null&&this.root.prepend(m)}),this.#n.forEach((_,p)=>{_.style.left=`calc(${d((p===0?-1:1)*(n??0))}% - 1px)`}),this.#i.style.left=`calc(${d(e)}% - 1.5px)`;let f=t.map((_,p)=>[this.#t[p],_]).filter(([,_])=>Math.abs(_)>1e-9).map(([_,p])=>`${_} ${de(p)}`),g=`${r}: ${f.join(", ")||"nothing"}, in ${o}`;this.root.ariaLabel!==g&&(this.root.ariaLabel=g)}};var xo=class{root;#t;#e;#n=Number.NaN;constructor({name:t,unit:e,label:n,low:s,high:r,write:o,marks:a={}}){let l=u=>{let h=Number(u.target.value);this.#n=Number.NaN,Number.isFinite(h)&&o(h)},c={step:"any","aria-label":`${n} in ${e}`,...a},d={min:String(s),max:String(r)};this.#t=k("input",{...c,...d,type:"range",oninput:l}),this.#e=k("input",{...c,type:"number",onchange:l}),this.root=k("div",{class:"setter"},k("span",{title:t},t),this.#e,k("span",{class:"unit"},e),this.#t)}show(t){let e=document.activeElement===this.#e;t===this.#n&&!e||(this.#n=e?Number.NaN:t,e||(this.#e.value=String(Number(t.toFixed(Math.abs(t)<1?4:3)))),this.#t.value=String(t))}};var ih=class{root=k("div",{class:"loops"});#t;#e;#n;#i;#s;constructor(t,e){this.#t=t,this.#e=e,this.#n=e.elsewhere?this.#r("Motors",["effort","limit"],e.motors):[],this.#i=this.#r("Joints that close loops",["force","moment"],e.cuts),this.#s=this.#r("Joints that follow",["q","q\u0307","q\u0308"],e.followers,!0)}#r(t,e,n,s=!1){if(n.length===0)return[];let r=n.map(()=>e.map(()=>k("td"))),o=n.map(({name:d},u)=>k("tr",{"data-name":d},k("td",{},d),...r[u])),a=["",...e].map(d=>k("th",{},d)),l=k("table",{},k("tr",{},...a),...o),c=`${t} (${n.length})`;return s?this.root.append(k("details",{},k("summary",{},c),l)):this.root.append(k("h2",{},t),l),r}show(t,e){this.#n.length>0&&this.#a(this.#t.motors(t.q,e));let n=this.#t.cuts(t,t),s=u=>Math.hypot(...n.subarray(u,u+3)),r=this.#i.map((u,h)=>s(9*h+6)),o=this.#i.map((u,h)=>s(9*h+3)),[a,l]=[Ps(r),Ps(o)];this.#i.forEach(([u,h],f)=>{vo(u,`${a[f]} N`,r[f]),vo(h,`${l[f]} N m`,o[f])});let c=this.#t.jointMotion(t),d=this.#t.facts.coordinates;this.#e.followers.forEach(({name:u,unit:h,v:f},g)=>{let[_,p,m]=this.#s[g],x=d.indexOf(u);x>=0&&vo(_,`${de(t.q[x])} ${h.replace("/s","")}`,t.q[x]);let[T,b]=[c[f],c[c.length/2+f]];vo(p,`${de(T)} ${h}`,T),vo(m,`${de(b)} ${h}\xB2`,b)})}#a(t){let e=Ps(Array.from(t));this.#e.motors.forEach(({unit:n,limit:s},r)=>{let[o,a]=this.#n[r];vo(o,`${e[r]} ${n}`,t[r]),o.classList.toggle("over",s!==null&&Math.abs(t[r])>s),ei(a,s===null?"":de(s))})}};function vo(i,t,e){ei(i,t),i.dataset.value=String(e)}var YS=["q","qd","qdd"],$S={q:"q",qd:"q\u0307",qdd:"q\u0308"},ZS=(i,t)=>t==="qdd"?`${i[0]}\u0307${i.slice(1)}`:i;function vs(i,t,e){if(t==="q"){let r=e==="m"?1:e==="rad"?Math.PI:1,[o,a]=i.position??[null,null];return[o??-r,a??r]}let n=i.velocity??(e.startsWith("m")?1:3),s=t==="qd"?n:4*n;return[-s,s]}var sh=class{root=k("div",{class:"joints"});#t;#e;#n=[];#i=k("span",{class:"scale-of-bars"});#s;#r=null;constructor(t,e,n){this.#t=t,this.#e=e,this.#s=n,this.root.append(k("div",{class:"row"},k("button",{onclick:()=>this.#u()},"Home"),k("button",{onclick:()=>this.#p()},"Stand still"),k("button",{onclick:()=>this.#f()},"Surprise me")),this.#a());for(let s of e.facts.joints)this.root.append(this.#l(s));e.facts.loops!==null&&(this.#r=new ih(e,e.facts.loops)),this.#r!==null&&this.root.append(this.#r.root)}#a(){let{facts:t}=this.#e,e=k("div",{class:"legend"});for(let n of t.parts)e.append(k("span",{},k("i",{style:`background:${eh(n)}`}),n));return e.append(k("span",{},k("i",{class:"mark"}),"total")),t.joints.some(n=>n.effort!==null)&&e.append(k("span",{},k("i",{class:"mark limit"}),"limit")),e.append(this.#i),e}#l(t){let e=k("section",{class:"joint","data-joint":t.name}),n=k("p",{class:"hint stuck",role:"status"}),s={section:e,setters:[],efforts:[],says:n};this.#n.push(s),t.speeds.forEach((o,a)=>{let l=k("span",{class:"effort"}),c=new nh(this.#e.facts.parts,t.effort!==null),d=k("i",{style:`background:${Fm(t.v[0]+a)}`});s.efforts.push({index:t.v[0]+a,text:l,bars:c});let u=o.name?`${t.name} ${o.name}`:t.name,h=`${u}, ${t.kind}`;e.append(k("div",{class:"torque"},k("b",{title:h},d,u),c.root,l))});let r=YS.map(o=>{let a=o==="q"?t.coordinates:t.speeds;return k("div",{},...a.map((l,c)=>this.#o(s,t,o,c).root))});return e.append(k("div",{class:"setters"},...r),n),e}#o(t,e,n,s){let r=(n==="q"?e.coordinates:e.speeds)[s],o=(n==="q"?e.q[0]:e.v[0])+s,[a,l]=vs(e,n,r.unit),c=new xo({name:r.name?ZS(r.name,n):$S[n],unit:n==="qdd"?r.unit.replace("/s","/s\xB2"):r.unit,label:`${n} of ${e.name}${r.name?` ${r.name}`:""}`,low:a,high:l,write:d=>this.#h(n,o,d,t.says),marks:{"data-rate":n}});return t.setters.push([n,o,c]),c}#h(t,e,n,s){let r=[...this.#t.state[t]];if(r[e]=n,t!=="q"){this.#t.change({[t]:r});return}let{q:o,part:a}=this.#e.placed(this.#t.state.q,r);for(let l of this.#n)ei(l.says,"");a<1&&ei(s,"It cannot go farther: the loops would not close."),this.#t.change({q:o})}#p(){let t=this.#t.state.qd.map(()=>0);this.#t.change({qd:t,qdd:[...t]})}#u(){let t=this.#t.state.qd.map(()=>0);for(let e of this.#n)ei(e.says,"");this.#d({q:[...this.#e.facts.start],qd:t,qdd:[...t]})}#d(t){this.#t.change(t),this.#t.flush(),this.#s()}#f(){let t=[...this.#t.state.q],[e,n]=[[...this.#t.state.qd],[...this.#t.state.qdd]],s=([c,d])=>c+(d-c)*Math.random();for(let c of this.#e.facts.joints)c.coordinates.forEach((d,u)=>{t[c.q[0]+u]=s(vs(c,"q",d.unit))}),c.speeds.forEach((d,u)=>{e[c.v[0]+u]=.3*s(vs(c,"qd",d.unit)),n[c.v[0]+u]=.2*s(vs(c,"qdd",d.unit))});let{start:r}=this.#e.facts,{part:o}=this.#e.placed(r,t),a=o<1&&this.#e.apart(r,t).map(c=>.8*o*c),l=a?this.#e.stepped(r,a):this.#e.placed(r,t).q;this.#d({q:l,qd:e,qdd:n})}#c(t){let{facts:e}=this.#e,n={};for(let o of e.joints.filter(({effort:a})=>a===null))o.speeds.forEach(({effortUnit:a},l)=>{let c=t.map(u=>u[o.v[0]+l]),d=[1,-1].map(u=>c.reduce((h,f)=>h+Math.max(u*f,0),0));n[a]=Math.max(n[a]??0,...d)});let s=Object.entries(n).map(([o,a])=>[o,Pm(e,o,a)]),r=s.map(([o,a])=>`\xB1${de(a)} ${o}`);return ei(this.#i,r.length>0?`bars without a limit end at ${r.join(", ")}`:""),Object.fromEntries(s)}show(t){let e=this.#e.budget(t,t);this.#r?.show(t,e.total);let n=this.#c(e.parts);this.#e.facts.joints.forEach((s,r)=>{let o=this.#n[r];o.section.toggleAttribute("data-chosen",s.body===t.link);for(let[a,l,c]of o.setters)c.show(t[a][l]);o.efforts.forEach(({index:a,text:l,bars:c},d)=>{let u=e.total[a],h=s.effort,f=h!==null&&Math.abs(u)>h,g=s.speeds[d].effortUnit;ei(l,`${de(u)} ${g}${f?`, limit ${de(h)}`:""}`),l.classList.toggle("over",f),l.dataset.value=String(u);let _=e.parts.map(p=>p[a]);c.show(_,u,h,n[g],s.name,g)})})}};var rh=class{#t;#e;#n;#i;#s=null;#r=null;#a=!1;pulling=null;released=null;constructor(t,e,n,s){this.#i=s,this.#t=t,this.#e=e,this.#n=n,t.hand=this;let{canvas:r}=t;r.addEventListener("pointerdown",o=>this.#o(o),{capture:!0}),r.addEventListener("pointermove",o=>this.#d(o)),r.addEventListener("pointerup",()=>this.#c()),r.addEventListener("pointercancel",()=>this.#c()),r.addEventListener("pointerleave",()=>t.hover(null)),r.addEventListener("dblclick",()=>t.home()),r.addEventListener("keydown",o=>this.#_(o))}#l(t){let e=this.#t.canvas.getBoundingClientRect();return[2*(t.clientX-e.left)/e.width-1,1-2*(t.clientY-e.top)/e.height]}#o(t){if(this.#a||(t.isPrimary||this.#h(),t.button!==0||!t.isPrimary))return;let e=this.#l(t),n=this.#t.handles.pick(this.#t.ray(...e));this.#s=n===null?this.#p(e):this.#u(n,e),this.#s!==null&&(t.stopImmediatePropagation(),this.#t.canvas.focus({preventScroll:!0}),this.#t.canvas.setPointerCapture(t.pointerId),this.#r=t,this.#t.canvas.dataset.held=this.#s.kind)}#h(){let t=this.#r;if(this.#s===null||t===null)return;this.#c();let{pointerId:e,pointerType:n,clientX:s,clientY:r}=t,o={pointerId:e,pointerType:n,clientX:s,clientY:r,isPrimary:!0,bubbles:!0};this.#a=!0,this.#t.canvas.dispatchEvent(new PointerEvent("pointerdown",o)),this.#a=!1}#p(t){let e=this.#t.arrowAt(...t),n=this.#t.pick(...t);return this.#t.hover(n===null?e:null),n===null?null:(this.#e.change({link:n.body}),{kind:"link",picked:n})}#u(t,e){if(t.kind==="tool")return t;let{link:n,q:s}=this.#e.state,r=this.#n.facts.joints.find(d=>d.body===n);if(r===void 0)return null;let o=this.#t.bodies[n].matrix,a=new U().setFromMatrixPosition(o),l=new U().setFromMatrixColumn(o,t.axis),c=this.#t.onPlane(...e,a,l);return c===null?null:{kind:"ring",joint:r,start:[...s],centre:a,axis:l,from:c.sub(a)}}#d(t){let e=this.#l(t),n=this.#s;if(n!==null){if(t.pointerId!==this.#r?.pointerId)return;this.#r=t}n===null?this.#f(e,t):n.kind==="tool"?this.#m(e):n.kind==="ring"?this.#x(n,e):this.pulling!==null?this.pulling(n.picked,...e):this.#y(n.picked,e)}#f(t,e){if(e.buttons!==0)return;let n=this.#t.handles.pick(this.#t.ray(...t)),s=n===null?this.#t.arrowAt(...t):null;this.#t.hover(s),this.#t.canvas.style.cursor=n!==null?"grab":s!==null?"help":""}#c(){this.#s!==null&&(this.#s=null,delete this.#t.canvas.dataset.held,this.released?.())}#m(t){let{state:e}=this.#e,{tool:n,handle:s}=this.#t.loads.handle(e,this.#n.poses(e.q)),r=this.#t.onPlane(...t,s);if(r===null)return;let o=r.sub(n).divideScalar(this.#t.loads.scales.N),a=o.length()*this.#t.loads.scales.N<.04*this.#n.facts.figure.reach;this.#e.change({pull:a?[0,0,0]:o.toArray()})}#y(t,e){let{facts:n}=this.#n,s=n.joints.filter(c=>c.body===t.body),r=n.loops===null?s:n.joints,o=this.#t.onPlane(...e,t.world);if(r.length===0||o===null)return;let a=r.flatMap(c=>{let d=c.speeds.flatMap((h,f)=>h.unit==="m/s"?[f]:[]);return(d.length>=2?d:c.speeds.map((h,f)=>f)).map(h=>c.v[0]+h)}),l=t.local.toArray();this.#v(r,a,this.#e.state.q,c=>dr(c,t.body,l).sub(o).toArray())}#x(t,e){let n=this.#t.onPlane(...e,t.centre,t.axis)?.sub(t.centre);if(n===void 0||n.length()===0)return;let s=new U().crossVectors(t.from,n).dot(t.axis),r=Math.atan2(s,t.from.dot(n)),{body:o}=t.joint,a=this.#n.poses(t.start).slice(12*o,12*o+9),l=new xe().makeRotationAxis(t.axis,r),c=(h,f)=>new U(h[f],h[3+f],h[6+f]),d=[0,1,2].map(h=>c(a,h).applyMatrix4(l)),u=t.joint.speeds.flatMap((h,f)=>h.unit==="rad/s"?[t.joint.v[0]+f]:[]);this.#v([t.joint],u,this.#e.state.q,h=>{let f=h.subarray(12*o,12*o+9);return d.flatMap((g,_)=>c(f,_).sub(g).toArray())})}#g(t){this.#i.stop(),this.#e.change({q:t})}#v(t,e,n,s){let r=a=>{let l=new Array(this.#n.nv).fill(0);return e.forEach((c,d)=>{l[c]=a[d]}),this.#b(t,n,this.#n.stepped(n,l))},o=Cm(e.length,a=>s(this.#n.poses(r(a))));this.#g(r(o))}#b(t,e,n){let s=[...n];for(let r of t.filter(({single:o})=>o)){let[o,a]=vs(r,"q",r.coordinates[0].unit);s[r.q[0]]=Math.min(a,Math.max(o,s[r.q[0]]))}return s.every((r,o)=>r===n[o])?n:this.#n.placed(e,s).q}#_(t){let{facts:e}=this.#n,{link:n}=this.#e.state,s=e.bodies.length;if(t.key==="h")this.#t.home();else if(t.key==="Escape")this.#e.change({link:0});else if(t.key==="["||t.key==="]"){let r=t.key==="]"?1:-1;this.#e.change({link:(n+r-1+s)%s+1})}else if(t.key==="ArrowUp"||t.key==="ArrowDown"){let r=e.joints.find(d=>d.body===n&&d.single);if(r===void 0)return;let[o,a]=vs(r,"q",r.coordinates[0].unit),{q:l}=this.#e.state,c=[...l];c[r.q[0]]+=(t.key==="ArrowUp"?1:-1)*(a-o)/180,c[r.q[0]]=Math.min(a,Math.max(o,c[r.q[0]])),this.#g(this.#n.placed(l,c).q)}else return;t.preventDefault()}};var oh=class i{module;#t;#e;#n;constructor(t,e){let n=new WebAssembly.Instance(t,{math:Math});this.module=t,this.#t=e,this.#e=n.exports.memory,this.#n=n.exports}static async of(t,e){return new i(await WebAssembly.compile(t),e)}has(t){return t in this.#t}rows(t,e,n){let{inputs:s,size:r}=this.#t[t],o=s.reduce((c,[,d])=>c+d,r);this.#i(8*n*o);let a=[],l=0;for(let[c,d]of s){let u=e[c];if(u===void 0)throw new RangeError(`${t} needs ${c}`);let h=u.length===d;if(!h&&u.length!==n*d)throw new RangeError(`${t}: ${c} has ${u.length} numbers, not ${n*d}`);new Float64Array(this.#e.buffer,l,u.length).set(u),a.push(l,h?0:8*d),l+=8*u.length}return this.#n[t](...a,l,n),new Float64Array(this.#e.buffer,l,n*r).slice()}at(t,e){return this.rows(t,e,1)}#i(t){let e=t-this.#e.buffer.byteLength;e>0&&this.#e.grow(Math.ceil(e/65536))}};var JS="uplot",KS="u-hz",jS="u-vt",QS="u-title",tM="u-wrap",eM="u-under",nM="u-over",iM="u-axis",mr="u-off",sM="u-select",rM="u-cursor-x",oM="u-cursor-y",aM="u-cursor-pt",lM="u-legend",cM="u-live",hM="u-inline",uM="u-series",dM="u-marker",Bm="u-label",fM="u-value",ka="width",za="height";var km="bottom",bo="left",yd="right",Fd="#000",zm=Fd+"0",xd="mousemove",Vm="mousedown",vd="mouseup",Gm="mouseenter",Hm="mouseleave",Wm="dblclick",pM="resize",mM="scroll",qm="change",uh="dppxchange",Ud="--",Ro=typeof window<"u",Ad=Ro?document:null,Mo=Ro?window:null,gM=Ro?navigator:null,Ae,ah;function Ed(){let i=devicePixelRatio;Ae!=i&&(Ae=i,ah&&Rd(qm,ah,Ed),ah=matchMedia(`(min-resolution: ${Ae-.001}dppx) and (max-resolution: ${Ae+.001}dppx)`),gr(qm,ah,Ed),Mo.dispatchEvent(new CustomEvent(uh)))}function ci(i,t){if(t!=null){let e=i.classList;!e.contains(t)&&e.add(t)}}function Td(i,t){let e=i.classList;e.contains(t)&&e.remove(t)}function He(i,t,e){i.style[t]=e+"px"}function Di(i,t,e,n){let s=Ad.createElement(i);return t!=null&&ci(s,t),e?.insertBefore(s,n),s}function vi(i,t){return Di("div",i,t)}var Xm=new WeakMap;function ts(i,t,e,n,s){let r="translate("+t+"px,"+e+"px)",o=Xm.get(i);r!=o&&(i.style.transform=r,Xm.set(i,r),t<0||e<0||t>n||e>s?ci(i,mr):Td(i,mr))}var Ym=new WeakMap;function $m(i,t,e){let n=t+e,s=Ym.get(i);n!=s&&(Ym.set(i,n),i.style.background=t,i.style.borderColor=e)}var Zm=new WeakMap;function Jm(i,t,e,n){let s=t+""+e,r=Zm.get(i);s!=r&&(Zm.set(i,s),i.style.height=e+"px",i.style.width=t+"px",i.style.marginLeft=n?-t/2+"px":0,i.style.marginTop=n?-e/2+"px":0)}var Od={passive:!0},_M={...Od,capture:!0};function gr(i,t,e,n){t.addEventListener(i,e,n?_M:Od)}function Rd(i,t,e,n){t.removeEventListener(i,e,Od)}Ro&&Ed();function Ni(i,t,e,n){let s;e=e||0,n=n||t.length-1;let r=n<=2147483647;for(;n-e>1;)s=r?e+n>>1:hi((e+n)/2),t[s]<i?e=s:n=s;return i-t[e]<=t[n]-i?e:n}function wg(i){return(e,n,s)=>{let r=-1,o=-1;for(let a=n;a<=s;a++)if(i(e[a])){r=a;break}for(let a=s;a>=n;a--)if(i(e[a])){o=a;break}return[r,o]}}var Ag=i=>i!=null,Eg=i=>i!=null&&i>0,ph=wg(Ag),yM=wg(Eg);function xM(i,t,e,n=0,s=!1){let r=s?yM:ph,o=s?Eg:Ag;[t,e]=r(i,t,e);let a=i[t],l=i[t];if(t>-1)if(n==1)a=i[t],l=i[e];else if(n==-1)a=i[e],l=i[t];else for(let c=t;c<=e;c++){let d=i[c];o(d)&&(d<a?a=d:d>l&&(l=d))}return[a??Fe,l??-Fe]}function mh(i,t,e,n){let s=Qm(i),r=Qm(t);i==t&&(s==-1?(i*=e,t/=e):(i/=e,t*=e));let o=e==10?bs:Tg,a=s==1?hi:bi,l=r==1?bi:hi,c=a(o(_n(i))),d=l(o(_n(t))),u=wo(e,c),h=wo(e,d);return e==10&&(c<0&&(u=Ue(u,-c)),d<0&&(h=Ue(h,-d))),n||e==2?(i=u*s,t=h*r):(i=Ig(i,u),t=gh(t,h)),[i,t]}function Bd(i,t,e,n){let s=mh(i,t,e,n);return i==0&&(s[0]=0),t==0&&(s[1]=0),s}var kd=.1,Km={mode:3,pad:kd},Ga={pad:0,soft:null,mode:0},vM={min:Ga,max:Ga};function dh(i,t,e,n){return _h(e)?jm(i,t,e):(Ga.pad=e,Ga.soft=n?0:null,Ga.mode=n?3:0,jm(i,t,vM))}function Me(i,t){return i??t}function bM(i,t,e){for(t=Me(t,0),e=Me(e,i.length-1);t<=e;){if(i[t]!=null)return!0;t++}return!1}function jm(i,t,e){let n=e.min,s=e.max,r=Me(n.pad,0),o=Me(s.pad,0),a=Me(n.hard,-Fe),l=Me(s.hard,Fe),c=Me(n.soft,Fe),d=Me(s.soft,-Fe),u=Me(n.mode,0),h=Me(s.mode,0),f=t-i,g=bs(f),_=qn(_n(i),_n(t)),p=bs(_),m=_n(p-g);(f<1e-24||m>10)&&(f=0,(i==0||t==0)&&(f=1e-24,u==2&&c!=Fe&&(r=0),h==2&&d!=-Fe&&(o=0)));let x=f||_||1e3,T=bs(x),b=wo(10,hi(T)),R=x*(f==0?i==0?.1:1:r),E=Ue(Ig(i-R,b/10),24),y=i>=c&&(u==1||u==3&&E<=c||u==2&&E>=c)?c:Fe,A=qn(a,E<y&&i>=y?y:Fi(y,E)),F=x*(f==0?t==0?.1:1:o),I=Ue(gh(t+F,b/10),24),L=t<=d&&(h==1||h==3&&I>=d||h==2&&I<=d)?d:-Fe,z=Fi(l,I>L&&t<=L?L:qn(L,I));return A==z&&A==0&&(z=100),[A,z]}var SM=new Intl.NumberFormat(Ro?gM.language:"en-US"),zd=i=>SM.format(i),ui=Math,hh=ui.PI,_n=ui.abs,hi=ui.floor,gn=ui.round,bi=ui.ceil,Fi=ui.min,qn=ui.max,wo=ui.pow,Qm=ui.sign,bs=ui.log10,Tg=ui.log2,MM=(i,t=1)=>ui.sinh(i)*t,bd=(i,t=1)=>ui.asinh(i/t),Fe=1/0;function tg(i){return(bs((i^i>>31)-(i>>31))|0)+1}function Cd(i,t,e){return Fi(qn(i,t),e)}function Rg(i){return typeof i=="function"}function ye(i){return Rg(i)?i:()=>i}var wM=()=>{},Cg=i=>i,Pg=(i,t)=>t,AM=i=>null,eg=i=>!0,ng=(i,t)=>i==t,EM=/\.\d*?(?=9{6,}|0{6,})/gm,_r=i=>{if(Dg(i)||Zs.has(i))return i;let t=`${i}`,e=t.match(EM);if(e==null)return i;let n=e[0].length-1;if(t.indexOf("e-")!=-1){let[s,r]=t.split("e");return+`${_r(s)}e${r}`}return Ue(i,n)};function fr(i,t){return _r(Ue(_r(i/t))*t)}function gh(i,t){return _r(bi(_r(i/t))*t)}function Ig(i,t){return _r(hi(_r(i/t))*t)}function Ue(i,t=0){if(Dg(i))return i;let e=10**t,n=i*e*(1+Number.EPSILON);return gn(n)/e}var Zs=new Map;function Lg(i){return((""+i).split(".")[1]||"").length}function Wa(i,t,e,n){let s=[],r=n.map(Lg);for(let o=t;o<e;o++){let a=_n(o),l=Ue(wo(i,o),a);for(let c=0;c<n.length;c++){let d=i==10?+`${n[c]}e${o}`:n[c]*l,u=(o>=0?0:a)+(o>=r[c]?0:r[c]),h=i==10?d:Ue(d,u);s.push(h),Zs.set(h,u)}}return s}var Ha={},Vd=[],Ao=[null,null],$s=Array.isArray,Dg=Number.isInteger,TM=i=>i===void 0;function ig(i){return typeof i=="string"}function _h(i){let t=!1;if(i!=null){let e=i.constructor;t=e==null||e==Object}return t}function RM(i){return i!=null&&typeof i=="object"}var CM=Object.getPrototypeOf(Uint8Array),Ng="__proto__";function Eo(i,t=_h){let e;if($s(i)){let n=i.find(s=>s!=null);if($s(n)||t(n)){e=Array(i.length);for(let s=0;s<i.length;s++)e[s]=Eo(i[s],t)}else e=i.slice()}else if(i instanceof CM)e=i.slice();else if(t(i)){e={};for(let n in i)n!=Ng&&(e[n]=Eo(i[n],t))}else e=i;return e}function un(i){let t=arguments;for(let e=1;e<t.length;e++){let n=t[e];for(let s in n)s!=Ng&&(_h(i[s])?un(i[s],Eo(n[s])):i[s]=Eo(n[s]))}return i}var PM=0,IM=1,LM=2;function DM(i,t,e){for(let n=0,s,r=-1;n<t.length;n++){let o=t[n];if(o>r){for(s=o-1;s>=0&&i[s]==null;)i[s--]=null;for(s=o+1;s<e&&i[s]==null;)i[r=s++]=null}}}function NM(i,t){if(OM(i)){let o=i[0].slice();for(let a=1;a<i.length;a++)o.push(...i[a].slice(1));return BM(o[0])||(o=UM(o)),o}let e=new Set;for(let o=0;o<i.length;o++){let l=i[o][0],c=l.length;for(let d=0;d<c;d++)e.add(l[d])}let n=[Array.from(e).sort((o,a)=>o-a)],s=n[0].length,r=new Map;for(let o=0;o<s;o++)r.set(n[0][o],o);for(let o=0;o<i.length;o++){let a=i[o],l=a[0];for(let c=1;c<a.length;c++){let d=a[c],u=Array(s).fill(void 0),h=t?t[o][c]:IM,f=[];for(let g=0;g<d.length;g++){let _=d[g],p=r.get(l[g]);_===null?h!=PM&&(u[p]=_,h==LM&&f.push(p)):u[p]=_}DM(u,f,s),n.push(u)}}return n}var FM=typeof queueMicrotask>"u"?i=>Promise.resolve().then(i):queueMicrotask;function UM(i){let t=i[0],e=t.length,n=Array(e);for(let r=0;r<n.length;r++)n[r]=r;n.sort((r,o)=>t[r]-t[o]);let s=[];for(let r=0;r<i.length;r++){let o=i[r],a=Array(e);for(let l=0;l<e;l++)a[l]=o[n[l]];s.push(a)}return s}function OM(i){let t=i[0][0],e=t.length;for(let n=1;n<i.length;n++){let s=i[n][0];if(s.length!=e)return!1;if(s!=t){for(let r=0;r<e;r++)if(s[r]!=t[r])return!1}}return!0}function BM(i,t=100){let e=i.length;if(e<=1)return!0;let n=0,s=e-1;for(;n<=s&&i[n]==null;)n++;for(;s>=n&&i[s]==null;)s--;if(s<=n)return!0;let r=qn(1,hi((s-n+1)/t));for(let o=i[n],a=n+r;a<=s;a+=r){let l=i[a];if(l!=null){if(l<=o)return!1;o=l}}return!0}var Fg=["January","February","March","April","May","June","July","August","September","October","November","December"],Ug=["Sunday","Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"];function Og(i){return i.slice(0,3)}var kM=Ug.map(Og),zM=Fg.map(Og),VM={MMMM:Fg,MMM:zM,WWWW:Ug,WWW:kM};function Ba(i){return(i<10?"0":"")+i}function GM(i){return(i<10?"00":i<100?"0":"")+i}var HM={YYYY:i=>i.getFullYear(),YY:i=>(i.getFullYear()+"").slice(2),MMMM:(i,t)=>t.MMMM[i.getMonth()],MMM:(i,t)=>t.MMM[i.getMonth()],MM:i=>Ba(i.getMonth()+1),M:i=>i.getMonth()+1,DD:i=>Ba(i.getDate()),D:i=>i.getDate(),WWWW:(i,t)=>t.WWWW[i.getDay()],WWW:(i,t)=>t.WWW[i.getDay()],HH:i=>Ba(i.getHours()),H:i=>i.getHours(),h:i=>{let t=i.getHours();return t==0?12:t>12?t-12:t},AA:i=>i.getHours()>=12?"PM":"AM",aa:i=>i.getHours()>=12?"pm":"am",a:i=>i.getHours()>=12?"p":"a",mm:i=>Ba(i.getMinutes()),m:i=>i.getMinutes(),ss:i=>Ba(i.getSeconds()),s:i=>i.getSeconds(),fff:i=>GM(i.getMilliseconds())};function Gd(i,t){t=t||VM;let e=[],n=/\{([a-z]+)\}|[^{]+/gi,s;for(;s=n.exec(i);)e.push(s[0][0]=="{"?HM[s[1]]:s[0]);return r=>{let o="";for(let a=0;a<e.length;a++)o+=typeof e[a]=="string"?e[a]:e[a](r,t);return o}}var WM=new Intl.DateTimeFormat().resolvedOptions().timeZone;function qM(i,t){let e;return t=="UTC"||t=="Etc/UTC"?e=new Date(+i+i.getTimezoneOffset()*6e4):t==WM?e=i:(e=new Date(i.toLocaleString("en-US",{timeZone:t})),e.setMilliseconds(i.getMilliseconds())),e}var Bg=i=>i%1==0,fh=[1,2,2.5,5],XM=Wa(10,-32,0,fh),kg=Wa(10,0,32,fh),YM=kg.filter(Bg),pr=XM.concat(kg),Hd=`
`,zg="{YYYY}",sg=Hd+zg,Vg="{M}/{D}",Va=Hd+Vg,lh=Va+"/{YY}",Gg="{aa}",$M="{h}:{mm}",So=$M+Gg,rg=Hd+So,og=":{ss}",Re=null;function Hg(i){let t=i*1e3,e=t*60,n=e*60,s=n*24,r=s*30,o=s*365,l=(i==1?Wa(10,0,3,fh).filter(Bg):Wa(10,-3,0,fh)).concat([t,t*5,t*10,t*15,t*30,e,e*5,e*10,e*15,e*30,n,n*2,n*3,n*4,n*6,n*8,n*12,s,s*2,s*3,s*4,s*5,s*6,s*7,s*8,s*9,s*10,s*15,r,r*2,r*3,r*4,r*6,o,o*2,o*5,o*10,o*25,o*50,o*100]),c=[[o,zg,Re,Re,Re,Re,Re,Re,1],[s*28,"{MMM}",sg,Re,Re,Re,Re,Re,1],[s,Vg,sg,Re,Re,Re,Re,Re,1],[n,"{h}"+Gg,lh,Re,Va,Re,Re,Re,1],[e,So,lh,Re,Va,Re,Re,Re,1],[t,og,lh+" "+So,Re,Va+" "+So,Re,rg,Re,1],[i,og+".{fff}",lh+" "+So,Re,Va+" "+So,Re,rg,Re,1]];function d(u){return(h,f,g,_,p,m)=>{let x=[],T=p>=o,b=p>=r&&p<o,R=u(g),E=Ue(R*i,3),y=Sd(R.getFullYear(),T?0:R.getMonth(),b||T?1:R.getDate()),A=Ue(y*i,3);if(b||T){let F=b?p/r:0,I=T?p/o:0,L=E==A?E:Ue(Sd(y.getFullYear()+I,y.getMonth()+F,1)*i,3),z=new Date(gn(L/i)),G=z.getFullYear(),D=z.getMonth();for(let W=0;L<=_;W++){let Y=Sd(G+I*W,D+F*W,1),H=Y-u(Ue(Y*i,3));L=Ue((+Y+H)*i,3),L<=_&&x.push(L)}}else{let F=p>=s?s:p,I=hi(g)-hi(E),L=A+I+gh(E-A,F);x.push(L);let z=u(L),G=z.getHours()+z.getMinutes()/e+z.getSeconds()/n,D=p/n,W=h.axes[f]._space,Y=m/W;for(;L=Ue(L+p,i==1?0:3),!(L>_);)if(D>1){let H=hi(Ue(G+D,6))%24,j=u(L).getHours()-H;j>1&&(j=-1),L-=j*n,G=(G+D)%24;let et=x[x.length-1];Ue((L-et)/p,3)*Y>=.7&&x.push(L)}else x.push(L)}return x}}return[l,c,d]}var[ZM,JM,KM]=Hg(1),[jM,QM,tw]=Hg(.001);Wa(2,-53,53,[1]);function ag(i,t){return i.map(e=>e.map((n,s)=>s==0||s==8||n==null?n:t(s==1||e[8]==0?n:e[1]+n)))}function lg(i,t){return(e,n,s,r,o)=>{let a=t.find(g=>o>=g[0])||t[t.length-1],l,c,d,u,h,f;return n.map(g=>{let _=i(g),p=_.getFullYear(),m=_.getMonth(),x=_.getDate(),T=_.getHours(),b=_.getMinutes(),R=_.getSeconds(),E=p!=l&&a[2]||m!=c&&a[3]||x!=d&&a[4]||T!=u&&a[5]||b!=h&&a[6]||R!=f&&a[7]||a[1];return l=p,c=m,d=x,u=T,h=b,f=R,E(_)})}}function ew(i,t){let e=Gd(t);return(n,s,r,o,a)=>s.map(l=>e(i(l)))}function Sd(i,t,e){return new Date(i,t,e)}function cg(i,t){return t(i)}var nw="{YYYY}-{MM}-{DD} {h}:{mm}{aa}";function hg(i,t){return(e,n,s,r)=>r==null?Ud:t(i(n))}function iw(i,t){let e=i.series[t];return e.width?e.stroke(i,t):e.points.width?e.points.stroke(i,t):null}function sw(i,t){return i.series[t].fill(i,t)}var rw={show:!0,live:!0,isolate:!1,mount:wM,markers:{show:!0,width:2,stroke:iw,fill:sw,dash:"solid"},idx:null,idxs:null,values:[]};function ow(i,t){let e=i.cursor.points,n=vi(),s=e.size(i,t);He(n,ka,s),He(n,za,s);let r=s/-2;He(n,"marginLeft",r),He(n,"marginTop",r);let o=e.width(i,t,s);return o&&He(n,"borderWidth",o),n}function aw(i,t){let e=i.series[t].points;return e._fill||e._stroke}function lw(i,t){let e=i.series[t].points;return e._stroke||e._fill}function cw(i,t){return i.series[t].points.size}var Md=[0,0];function hw(i,t,e){return Md[0]=t,Md[1]=e,Md}function ch(i,t,e,n=!0){return s=>{s.button==0&&(!n||s.target==t)&&e(s)}}function wd(i,t,e,n=!0){return s=>{(!n||s.target==t)&&e(s)}}var uw={show:!0,x:!0,y:!0,lock:!1,move:hw,points:{one:!1,show:ow,size:cw,width:0,stroke:lw,fill:aw},bind:{mousedown:ch,mouseup:ch,click:ch,dblclick:ch,mousemove:wd,mouseleave:wd,mouseenter:wd},drag:{setScale:!0,x:!0,y:!1,dist:0,uni:null,click:(i,t)=>{t.stopPropagation(),t.stopImmediatePropagation()},_x:!1,_y:!1},focus:{dist:(i,t,e,n,s)=>n-s,prox:-1,bias:0},hover:{skip:[void 0],prox:null,bias:0},left:-10,top:-10,idx:null,dataIdx:null,idxs:null,event:null},Wg={show:!0,stroke:"rgba(0,0,0,0.07)",width:2},Wd=un({},Wg,{filter:Pg}),qg=un({},Wd,{size:10}),Xg=un({},Wg,{show:!1}),qd='12px system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Noto Sans", sans-serif, "Apple Color Emoji", "Segoe UI Emoji", "Segoe UI Symbol", "Noto Color Emoji"',Yg="bold "+qd,$g=1.5,ug={show:!0,scale:"x",stroke:Fd,space:50,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Yg,side:2,grid:Wd,ticks:qg,border:Xg,font:qd,lineGap:$g,rotate:0},dw="Value",fw="Time",dg={show:!0,scale:"x",auto:!1,sorted:1,min:Fe,max:-Fe,idxs:[]};function pw(i,t,e,n,s){return t.map(r=>r==null?"":zd(r))}function mw(i,t,e,n,s,r,o){let a=[],l=Zs.get(s)||0;e=o?e:Ue(gh(e,s),l);for(let c=e;c<=n;c=Ue(c+s,l))a.push(Object.is(c,-0)?0:c);return a}function Pd(i,t,e,n,s,r,o){let a=[],l=i.scales[i.axes[t].scale].log,c=l==10?bs:Tg,d=hi(c(e));s=wo(l,d),l==10&&(s=pr[Ni(s,pr)]);let u=e,h=s*l;l==10&&(h=pr[Ni(h,pr)]);do a.push(u),u=u+s,l==10&&!Zs.has(u)&&(u=Ue(u,Zs.get(s))),u>=h&&(s=u,h=s*l,l==10&&(h=pr[Ni(h,pr)]));while(u<=n);return a}function gw(i,t,e,n,s,r,o){let l=i.scales[i.axes[t].scale].asinh,c=n>l?Pd(i,t,qn(l,e),n,s):[l],d=n>=0&&e<=0?[0]:[];return(e<-l?Pd(i,t,qn(l,-n),-e,s):[l]).reverse().map(h=>-h).concat(d,c)}var Zg=/./,_w=/[12357]/,yw=/[125]/,fg=/1/,Id=(i,t,e,n)=>i.map((s,r)=>t==4&&s==0||r%n==0&&e.test(s.toExponential()[s<0?1:0])?s:null);function xw(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=i.scales[o],l=i.valToPos,c=r._space,d=l(10,o),u=l(9,o)-d>=c?Zg:l(7,o)-d>=c?_w:l(5,o)-d>=c?yw:fg;if(u==fg){let h=_n(l(1,o)-d);if(h<c)return Id(t.slice().reverse(),a.distr,u,bi(c/h)).reverse()}return Id(t,a.distr,u,1)}function vw(i,t,e,n,s){let r=i.axes[e],o=r.scale,a=r._space,l=i.valToPos,c=_n(l(1,o)-l(2,o));return c<a?Id(t.slice().reverse(),3,Zg,bi(a/c)).reverse():t}function bw(i,t,e,n){return n==null?Ud:t==null?"":zd(t)}var pg={show:!0,scale:"y",stroke:Fd,space:30,gap:5,alignTo:1,size:50,labelGap:0,labelSize:30,labelFont:Yg,side:3,grid:Wd,ticks:qg,border:Xg,font:qd,lineGap:$g,rotate:0};function Sw(i,t){let e=3+(i||1)*2;return Ue(e*t,3)}function Mw(i,t){let{scale:e,idxs:n}=i.series[0],s=i._data[0],r=i.valToPos(s[n[0]],e,!0),o=i.valToPos(s[n[1]],e,!0),a=_n(o-r),l=i.series[t],c=a/(l.points.space*Ae);return n[1]-n[0]<=c}var mg={scale:null,auto:!0,sorted:0,min:Fe,max:-Fe},Jg=(i,t,e,n,s)=>s,gg={show:!0,auto:!0,sorted:0,gaps:Jg,alpha:1,facets:[un({},mg,{scale:"x"}),un({},mg,{scale:"y"})]},_g={scale:"y",auto:!0,sorted:0,show:!0,spanGaps:!1,gaps:Jg,alpha:1,points:{show:Mw,filter:null},values:null,min:Fe,max:-Fe,idxs:[],path:null,clip:null};function ww(i,t,e,n,s){return e/10}var Kg={time:!0,auto:!0,distr:1,log:10,asinh:1,min:null,max:null,dir:1,ori:0},Aw=un({},Kg,{time:!1,ori:1}),yg={};function jg(i,t){let e=yg[i];return e||(e={key:i,plots:[],sub(n){e.plots.push(n)},unsub(n){e.plots=e.plots.filter(s=>s!=n)},pub(n,s,r,o,a,l,c){for(let d=0;d<e.plots.length;d++)e.plots[d]!=s&&e.plots[d].pub(n,s,r,o,a,l,c)}},i!=null&&(yg[i]=e)),e}var To=1,Ld=2;function yr(i,t,e){let n=i.mode,s=i.series[t],r=n==2?i._data[t]:i._data,o=i.scales,a=i.bbox,l=r[0],c=n==2?r[1]:r[t],d=n==2?o[s.facets[0].scale]:o[i.series[0].scale],u=n==2?o[s.facets[1].scale]:o[s.scale],h=a.left,f=a.top,g=a.width,_=a.height,p=i.valToPosH,m=i.valToPosV;return d.ori==0?e(s,l,c,d,u,p,m,h,f,g,_,xh,Co,bh,t0,n0):e(s,l,c,d,u,m,p,f,h,_,g,vh,Po,$d,e0,i0)}function Xd(i,t){let e=0,n=0,s=Me(i.bands,Vd);for(let r=0;r<s.length;r++){let o=s[r];o.series[0]==t?e=o.dir:o.series[1]==t&&(o.dir==1?n|=1:n|=2)}return[e,n==1?-1:n==2?1:n==3?2:0]}function Ew(i,t,e,n,s){let r=i.mode,o=i.series[t],a=r==2?o.facets[1].scale:o.scale,l=i.scales[a];return s==-1?l.min:s==1?l.max:l.distr==3?l.dir==1?l.min:l.max:0}function Ss(i,t,e,n,s,r){return yr(i,t,(o,a,l,c,d,u,h,f,g,_,p)=>{let m=o.pxRound,x=c.dir*(c.ori==0?1:-1),T=c.ori==0?Co:Po,b,R;x==1?(b=e,R=n):(b=n,R=e);let E=m(u(a[b],c,_,f)),y=m(h(l[b],d,p,g)),A=m(u(a[R],c,_,f)),F=m(h(r==1?d.max:d.min,d,p,g)),I=new Path2D(s);return T(I,A,F),T(I,E,F),T(I,E,y),I})}function yh(i,t,e,n,s,r){let o=null;if(i.length>0){o=new Path2D;let a=t==0?bh:$d,l=e;for(let u=0;u<i.length;u++){let h=i[u];if(h[1]>h[0]){let f=h[0]-l;f>0&&a(o,l,n,f,n+r),l=h[1]}}let c=e+s-l,d=10;c>0&&a(o,l,n-d/2,c,n+r+d)}return o}function Tw(i,t,e){let n=i[i.length-1];n&&n[0]==t?n[1]=e:i.push([t,e])}function Yd(i,t,e,n,s,r,o){let a=[],l=i.length;for(let c=s==1?e:n;c>=e&&c<=n;c+=s)if(t[c]===null){let u=c,h=c;if(s==1)for(;++c<=n&&t[c]===null;)h=c;else for(;--c>=e&&t[c]===null;)h=c;let f=r(i[u]),g=h==u?f:r(i[h]),_=u-s;f=o<=0&&_>=0&&_<l?r(i[_]):f;let m=h+s;g=o>=0&&m>=0&&m<l?r(i[m]):g,g>=f&&a.push([f,g])}return a}function xg(i){return i==0?Cg:i==1?gn:t=>fr(t,i)}function Qg(i){let t=i==0?xh:vh,e=i==0?(s,r,o,a,l,c)=>{s.arcTo(r,o,a,l,c)}:(s,r,o,a,l,c)=>{s.arcTo(o,r,l,a,c)},n=i==0?(s,r,o,a,l)=>{s.rect(r,o,a,l)}:(s,r,o,a,l)=>{s.rect(o,r,l,a)};return(s,r,o,a,l,c=0,d=0)=>{c==0&&d==0?n(s,r,o,a,l):(c=Fi(c,a/2,l/2),d=Fi(d,a/2,l/2),t(s,r+c,o),e(s,r+a,o,r+a,o+l,c),e(s,r+a,o+l,r,o+l,d),e(s,r,o+l,r,o,d),e(s,r,o,r+a,o,c),s.closePath())}}var xh=(i,t,e)=>{i.moveTo(t,e)},vh=(i,t,e)=>{i.moveTo(e,t)},Co=(i,t,e)=>{i.lineTo(t,e)},Po=(i,t,e)=>{i.lineTo(e,t)},bh=Qg(0),$d=Qg(1),t0=(i,t,e,n,s,r)=>{i.arc(t,e,n,s,r)},e0=(i,t,e,n,s,r)=>{i.arc(e,t,n,s,r)},n0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(t,e,n,s,r,o)},i0=(i,t,e,n,s,r,o)=>{i.bezierCurveTo(e,t,s,n,o,r)};function s0(i){return(t,e,n,s,r)=>yr(t,e,(o,a,l,c,d,u,h,f,g,_,p)=>{let{pxRound:m,points:x}=o,T,b;c.ori==0?(T=xh,b=t0):(T=vh,b=e0);let R=Ue(x.width*Ae,3),E=(x.size-x.width)/2*Ae,y=Ue(E*2,3),A=new Path2D,F=new Path2D,{left:I,top:L,width:z,height:G}=t.bbox;bh(F,I-y,L-y,z+y*2,G+y*2);let D=W=>{if(l[W]!=null){let Y=m(u(a[W],c,_,f)),H=m(h(l[W],d,p,g));T(A,Y+E,H),b(A,Y,H,E,0,hh*2)}};if(r)r.forEach(D);else for(let W=n;W<=s;W++)D(W);return{stroke:R>0?A:null,fill:A,clip:F,flags:To|Ld}})}function r0(i){return(t,e,n,s,r,o)=>{n!=s&&(r!=n&&o!=n&&i(t,e,n),r!=s&&o!=s&&i(t,e,s),i(t,e,o))}}var Rw=r0(Co),Cw=r0(Po);function o0(i){let t=Me(i?.alignGaps,0);return(e,n,s,r)=>yr(e,n,(o,a,l,c,d,u,h,f,g,_,p)=>{[s,r]=ph(l,s,r);let m=o.pxRound,x=G=>m(u(G,c,_,f)),T=G=>m(h(G,d,p,g)),b,R;c.ori==0?(b=Co,R=Rw):(b=Po,R=Cw);let E=c.dir*(c.ori==0?1:-1),y={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:To},A=y.stroke,F=!1;if(r-s>=_*4){let G=ut=>e.posToVal(ut,c.key,!0),D=null,W=null,Y,H,lt,Z=x(a[E==1?s:r]),j=x(a[s]),et=x(a[r]),dt=G(E==1?j+1:et-1);for(let ut=E==1?s:r;ut>=s&&ut<=r;ut+=E){let tt=a[ut],yt=(E==1?tt<dt:tt>dt)?Z:x(tt),Tt=l[ut];yt==Z?Tt!=null?(H=Tt,D==null?(b(A,yt,T(H)),Y=D=W=H):H<D?D=H:H>W&&(W=H)):Tt===null&&(F=!0):(D!=null&&R(A,Z,T(D),T(W),T(Y),T(H)),Tt!=null?(H=Tt,b(A,yt,T(H)),D=W=Y=H):(D=W=null,Tt===null&&(F=!0)),Z=yt,dt=G(Z+E))}D!=null&&D!=W&&lt!=Z&&R(A,Z,T(D),T(W),T(Y),T(H))}else for(let G=E==1?s:r;G>=s&&G<=r;G+=E){let D=l[G];D===null?F=!0:D!=null&&b(A,x(a[G]),T(D))}let[L,z]=Xd(e,n);if(o.fill!=null||L!=0){let G=y.fill=new Path2D(A),D=o.fillTo(e,n,o.min,o.max,L),W=T(D),Y=x(a[s]),H=x(a[r]);E==-1&&([H,Y]=[Y,H]),b(G,H,W),b(G,Y,W)}if(!o.spanGaps){let G=[];F&&G.push(...Yd(a,l,s,r,E,x,t)),y.gaps=G=o.gaps(e,n,s,r,G),y.clip=yh(G,c.ori,f,g,_,p)}return z!=0&&(y.band=z==2?[Ss(e,n,s,r,A,-1),Ss(e,n,s,r,A,1)]:Ss(e,n,s,r,A,z)),y})}function Pw(i){let t=Me(i.align,1),e=Me(i.ascDesc,!1),n=Me(i.alignGaps,0),s=Me(i.extend,!1);return(r,o,a,l)=>yr(r,o,(c,d,u,h,f,g,_,p,m,x,T)=>{[a,l]=ph(u,a,l);let b=c.pxRound,{left:R,width:E}=r.bbox,y=j=>b(g(j,h,x,p)),A=j=>b(_(j,f,T,m)),F=h.ori==0?Co:Po,I={stroke:new Path2D,fill:null,clip:null,band:null,gaps:null,flags:To},L=I.stroke,z=h.dir*(h.ori==0?1:-1),G=A(u[z==1?a:l]),D=y(d[z==1?a:l]),W=D,Y=D;s&&t==-1&&(Y=R,F(L,Y,G)),F(L,D,G);for(let j=z==1?a:l;j>=a&&j<=l;j+=z){let et=u[j];if(et==null)continue;let dt=y(d[j]),ut=A(et);t==1?F(L,dt,G):F(L,W,ut),F(L,dt,ut),G=ut,W=dt}let H=W;s&&t==1&&(H=R+E,F(L,H,G));let[lt,Z]=Xd(r,o);if(c.fill!=null||lt!=0){let j=I.fill=new Path2D(L),et=c.fillTo(r,o,c.min,c.max,lt),dt=A(et);F(j,H,dt),F(j,Y,dt)}if(!c.spanGaps){let j=[];j.push(...Yd(d,u,a,l,z,y,n));let et=c.width*Ae/2,dt=e||t==1?et:-et,ut=e||t==-1?-et:et;j.forEach(tt=>{tt[0]+=dt,tt[1]+=ut}),I.gaps=j=c.gaps(r,o,a,l,j),I.clip=yh(j,h.ori,p,m,x,T)}return Z!=0&&(I.band=Z==2?[Ss(r,o,a,l,L,-1),Ss(r,o,a,l,L,1)]:Ss(r,o,a,l,L,Z)),I})}function vg(i,t,e,n,s,r,o=Fe){if(i.length>1){let a=null;for(let l=0,c=1/0;l<i.length;l++)if(t[l]!==void 0){if(a!=null){let d=_n(i[l]-i[a]);d<c&&(c=d,o=_n(e(i[l],n,s,r)-e(i[a],n,s,r)))}a=l}}return o}function Iw(i){i=i||Ha;let t=Me(i.size,[.6,Fe,1]),e=i.align||0,n=i.gap||0,s=i.radius;s=s==null?[0,0]:typeof s=="number"?[s,0]:s;let r=ye(s),o=1-t[0],a=Me(t[1],Fe),l=Me(t[2],1),c=Me(i.disp,Ha),d=Me(i.each,f=>{}),{fill:u,stroke:h}=c;return(f,g,_,p)=>yr(f,g,(m,x,T,b,R,E,y,A,F,I,L)=>{let z=m.pxRound,G=e,D=n*Ae,W=a*Ae,Y=l*Ae,H,lt;b.ori==0?[H,lt]=r(f,g):[lt,H]=r(f,g);let Z=b.dir*(b.ori==0?1:-1),j=b.ori==0?bh:$d,et=b.ori==0?d:(Ct,$t,re,Mt,Ne,zt,Xt)=>{d(Ct,$t,re,Ne,Mt,Xt,zt)},dt=Me(f.bands,Vd).find(Ct=>Ct.series[0]==g),ut=dt!=null?dt.dir:0,tt=m.fillTo(f,g,m.min,m.max,ut),mt=z(y(tt,R,L,F)),yt,Tt,St,Ht=I,se=z(m.width*Ae),Vt=!1,ue=null,le=null,ee=null,We=null;u!=null&&(se==0||h!=null)&&(Vt=!0,ue=u.values(f,g,_,p),le=new Map,new Set(ue).forEach(Ct=>{Ct!=null&&le.set(Ct,new Path2D)}),se>0&&(ee=h.values(f,g,_,p),We=new Map,new Set(ee).forEach(Ct=>{Ct!=null&&We.set(Ct,new Path2D)})));let{x0:Oe,size:sn}=c;if(Oe!=null&&sn!=null){G=1,x=Oe.values(f,g,_,p),Oe.unit==2&&(x=x.map(re=>f.posToVal(A+re*I,b.key,!0)));let Ct=sn.values(f,g,_,p);sn.unit==2?Tt=Ct[0]*I:Tt=E(Ct[0],b,I,A)-E(0,b,I,A),Ht=vg(x,T,E,b,I,A,Ht),St=Ht-Tt+D}else Ht=vg(x,T,E,b,I,A,Ht),St=Ht*o+D,Tt=Ht-St;St<1&&(St=0),se>=Tt/2&&(se=0),St<5&&(z=Cg);let Le=St>0,xn=Ht-St-(Le?se:0);Tt=z(Cd(xn,Y,W)),yt=(G==0?Tt/2:G==Z?0:Tt)-G*Z*((G==0?D/2:0)+(Le?se/2:0));let ve={stroke:null,fill:null,clip:null,band:null,gaps:null,flags:0},dn=Vt?null:new Path2D,$e=null;if(dt!=null)$e=f.data[dt.series[1]];else{let{y0:Ct,y1:$t}=c;Ct!=null&&$t!=null&&(T=$t.values(f,g,_,p),$e=Ct.values(f,g,_,p))}let rn=H*Tt,B=lt*Tt;for(let Ct=Z==1?_:p;Ct>=_&&Ct<=p;Ct+=Z){let $t=T[Ct];if($t==null)continue;if($e!=null){let X=$e[Ct]??0;if($t-X==0)continue;mt=y(X,R,L,F)}let re=b.distr!=2||c!=null?x[Ct]:Ct,Mt=E(re,b,I,A),Ne=y(Me($t,tt),R,L,F),zt=z(Mt-yt),Xt=z(qn(Ne,mt)),C=z(Fi(Ne,mt)),S=Xt-C;if($t!=null){let X=$t<0?B:rn,ht=$t<0?rn:B;Vt?(se>0&&ee[Ct]!=null&&j(We.get(ee[Ct]),zt,C+hi(se/2),Tt,qn(0,S-se),X,ht),ue[Ct]!=null&&j(le.get(ue[Ct]),zt,C+hi(se/2),Tt,qn(0,S-se),X,ht)):j(dn,zt,C+hi(se/2),Tt,qn(0,S-se),X,ht),et(f,g,Ct,zt-se/2,C,Tt+se,S)}}return se>0?ve.stroke=Vt?We:dn:Vt||(ve._fill=m.width==0?m._fill:m._stroke??m._fill,ve.width=0),ve.fill=Vt?le:dn,ve})}function Lw(i,t){let e=Me(t?.alignGaps,0);return(n,s,r,o)=>yr(n,s,(a,l,c,d,u,h,f,g,_,p,m)=>{[r,o]=ph(c,r,o);let x=a.pxRound,T=H=>x(h(H,d,p,g)),b=H=>x(f(H,u,m,_)),R,E,y;d.ori==0?(R=xh,y=Co,E=n0):(R=vh,y=Po,E=i0);let A=d.dir*(d.ori==0?1:-1),F=T(l[A==1?r:o]),I=F,L=[],z=[];for(let H=A==1?r:o;H>=r&&H<=o;H+=A)if(c[H]!=null){let Z=l[H],j=T(Z);L.push(I=j),z.push(b(c[H]))}let G={stroke:i(L,z,R,y,E,x),fill:null,clip:null,band:null,gaps:null,flags:To},D=G.stroke,[W,Y]=Xd(n,s);if(a.fill!=null||W!=0){let H=G.fill=new Path2D(D),lt=a.fillTo(n,s,a.min,a.max,W),Z=b(lt);y(H,I,Z),y(H,F,Z)}if(!a.spanGaps){let H=[];H.push(...Yd(l,c,r,o,A,T,e)),G.gaps=H=a.gaps(n,s,r,o,H),G.clip=yh(H,d.ori,g,_,p,m)}return Y!=0&&(G.band=Y==2?[Ss(n,s,r,o,D,-1),Ss(n,s,r,o,D,1)]:Ss(n,s,r,o,D,Y)),G})}function Dw(i){return Lw(Nw,i)}function Nw(i,t,e,n,s,r){let o=i.length;if(o<2)return null;let a=new Path2D;if(e(a,i[0],t[0]),o==2)n(a,i[1],t[1]);else{let l=Array(o),c=Array(o-1),d=Array(o-1),u=Array(o-1);for(let h=0;h<o-1;h++)d[h]=t[h+1]-t[h],u[h]=i[h+1]-i[h],c[h]=d[h]/u[h];l[0]=c[0];for(let h=1;h<o-1;h++)c[h]===0||c[h-1]===0||c[h-1]>0!=c[h]>0?l[h]=0:(l[h]=3*(u[h-1]+u[h])/((2*u[h]+u[h-1])/c[h-1]+(u[h]+2*u[h-1])/c[h]),isFinite(l[h])||(l[h]=0));l[o-1]=c[o-2];for(let h=0;h<o-1;h++)s(a,i[h]+u[h]/3,t[h]+l[h]*u[h]/3,i[h+1]-u[h]/3,t[h+1]-l[h+1]*u[h]/3,i[h+1],t[h+1])}return a}var Dd=new Set;function bg(){for(let i of Dd)i.syncRect(!0)}Ro&&(gr(pM,Mo,bg),gr(mM,Mo,bg,!0),gr(uh,Mo,()=>{Cn.pxRatio=Ae}));var Fw=o0(),Uw=s0();function Sg(i,t,e,n){return(n?[i[0],i[1]].concat(i.slice(2)):[i[0]].concat(i.slice(1))).map((r,o)=>Nd(r,o,t,e))}function Ow(i,t){return i.map((e,n)=>n==0?{}:un({},t,e))}function Nd(i,t,e,n){return un({},t==0?e:n,i)}function a0(i,t,e){return t==null?Ao:[t,e]}var Bw=a0;function kw(i,t,e){return t==null?Ao:dh(t,e,kd,!0)}function l0(i,t,e,n){return t==null?Ao:mh(t,e,i.scales[n].log,!1)}var zw=l0;function c0(i,t,e,n){return t==null?Ao:Bd(t,e,i.scales[n].log,!1)}var Vw=c0;function Gw(i,t,e,n,s){let r=qn(tg(i),tg(t)),o=t-i,a=Ni(s/n*o,e);do{let l=e[a],c=n*l/o;if(c>=s&&r+(l<5?Zs.get(l):0)<=17)return[l,c]}while(++a<e.length);return[0,0]}function Mg(i){let t,e;return i=i.replace(/(\d+)px/,(n,s)=>(t=gn((e=+s)*Ae))+"px"),[i,t,e]}function Hw(i){i.show&&[i.font,i.labelFont].forEach(t=>{let e=Ue(t[2]*Ae,1);t[0]=t[0].replace(/[0-9.]+px/,e+"px"),t[1]=e})}function Cn(i,t,e){let n={mode:Me(i.mode,1)},s=n.mode;function r(v,M,P,N){let q=M.valToPct(v);return N+P*(M.dir==-1?1-q:q)}function o(v,M,P,N){let q=M.valToPct(v);return N+P*(M.dir==-1?q:1-q)}function a(v,M,P,N){return M.ori==0?r(v,M,P,N):o(v,M,P,N)}n.valToPosH=r,n.valToPosV=o;let l=!1;n.status=0;let c=n.root=vi(JS);if(i.id!=null&&(c.id=i.id),ci(c,i.class),i.title){let v=vi(QS,c);v.textContent=i.title}let d=Di("canvas"),u=n.ctx=d.getContext("2d"),h=vi(tM,c);gr("click",h,v=>{v.target===g&&(ke!=Er||qe!=Tr)&&En.click(n,v)},!0);let f=n.under=vi(eM,h);h.appendChild(d);let g=n.over=vi(nM,h);i=Eo(i);let _=+Me(i.pxAlign,1),p=xg(_);(i.plugins||[]).forEach(v=>{v.opts&&(i=v.opts(n,i)||i)});let m=i.ms||.001,x=n.series=s==1?Sg(i.series||[],dg,_g,!1):Ow(i.series||[null],gg),T=n.axes=Sg(i.axes||[],ug,pg,!0),b=n.scales={},R=n.bands=i.bands||[];R.forEach(v=>{v.fill=ye(v.fill||null),v.dir=Me(v.dir,-1)});let E=s==2?x[1].facets[0].scale:x[0].scale,y={axes:ss,series:pe},A=(i.drawOrder||["axes","series"]).map(v=>y[v]);function F(v){let M=v.distr==3?P=>bs(P>0?P:v.clamp(n,P,v.min,v.max,v.key)):v.distr==4?P=>bd(P,v.asinh):v.distr==100?P=>v.fwd(P):P=>P;return P=>{let N=M(P),{_min:q,_max:K}=v,at=K-q;return(N-q)/at}}function I(v){let M=b[v];if(M==null){let P=(i.scales||Ha)[v]||Ha;if(P.from!=null){I(P.from);let N=un({},b[P.from],P,{key:v});N.valToPct=F(N),b[v]=N}else{M=b[v]=un({},v==E?Kg:Aw,P),M.key=v;let N=M.time,q=M.range,K=$s(q);if((v!=E||s==2&&!N)&&(K&&(q[0]==null||q[1]==null)&&(q={min:q[0]==null?Km:{mode:1,hard:q[0],soft:q[0]},max:q[1]==null?Km:{mode:1,hard:q[1],soft:q[1]}},K=!1),!K&&_h(q))){let at=q;q=(ft,vt,Dt)=>vt==null?Ao:dh(vt,Dt,at)}M.range=ye(q||(N?Bw:v==E?M.distr==3?zw:M.distr==4?Vw:a0:M.distr==3?l0:M.distr==4?c0:kw)),M.auto=ye(K?!1:M.auto),M.clamp=ye(M.clamp||ww),M._min=M._max=null,M.valToPct=F(M)}}}I("x"),I("y"),s==1&&x.forEach(v=>{I(v.scale)}),T.forEach(v=>{I(v.scale)});for(let v in i.scales)I(v);let L=b[E],z=L.distr,G,D;L.ori==0?(ci(c,KS),G=r,D=o):(ci(c,jS),G=o,D=r);let W={};for(let v in b){let M=b[v];(M.min!=null||M.max!=null)&&(W[v]={min:M.min,max:M.max},M.min=M.max=null)}let Y=i.tzDate||(v=>new Date(gn(v/m))),H=i.fmtDate||Gd,lt=m==1?KM(Y):tw(Y),Z=lg(Y,ag(m==1?JM:QM,H)),j=hg(Y,cg(nw,H)),et=[],dt=n.legend=un({},rw,i.legend),ut=n.cursor=un({},uw,{drag:{y:s==2}},i.cursor),tt=dt.show,mt=ut.show,yt=dt.markers;dt.idxs=et,yt.width=ye(yt.width),yt.dash=ye(yt.dash),yt.stroke=ye(yt.stroke),yt.fill=ye(yt.fill);let Tt,St,Ht,se=[],Vt=[],ue,le=!1,ee={};if(dt.live){let v=x[1]?x[1].values:null;le=v!=null,ue=le?v(n,1,0):{_:0};for(let M in ue)ee[M]=Ud}if(tt)if(Tt=Di("table",lM,c),Ht=Di("tbody",null,Tt),dt.mount(n,Tt),le){St=Di("thead",null,Tt,Ht);let v=Di("tr",null,St);Di("th",null,v);for(var We in ue)Di("th",Bm,v).textContent=We}else ci(Tt,hM),dt.live&&ci(Tt,cM);let Oe={show:!0},sn={show:!1};function Le(v,M){if(M==0&&(le||!dt.live||s==2))return Ao;let P=[],N=Di("tr",uM,Ht,Ht.childNodes[M]);ci(N,v.class),v.show||ci(N,mr);let q=Di("th",null,N);if(yt.show){let ft=vi(dM,q);if(M>0){let vt=yt.width(n,M);vt&&(ft.style.border=vt+"px "+yt.dash(n,M)+" "+yt.stroke(n,M)),ft.style.background=yt.fill(n,M)}}let K=vi(Bm,q);v.label instanceof HTMLElement?K.appendChild(v.label):K.textContent=v.label,M>0&&(yt.show||(K.style.color=v.width>0?yt.stroke(n,M):yt.fill(n,M)),ve("click",q,ft=>{if(ut._lock)return;Jt(ft);let vt=x.indexOf(v);if((ft.ctrlKey||ft.metaKey)!=dt.isolate){let Dt=x.some((Nt,Ut)=>Ut>0&&Ut!=vt&&Nt.show);x.forEach((Nt,Ut)=>{Ut>0&&zi(Ut,Dt?Ut==vt?Oe:sn:Oe,!0,cn.setSeries)})}else zi(vt,{show:!v.show},!0,cn.setSeries)},!1),Kt&&ve(Gm,q,ft=>{ut._lock||(Jt(ft),zi(x.indexOf(v),Cr,!0,cn.setSeries))},!1));for(var at in ue){let ft=Di("td",fM,N);ft.textContent="--",P.push(ft)}return[N,P]}let xn=new Map;function ve(v,M,P,N=!0){let q=xn.get(M)||{},K=ut.bind[v](n,M,P,N);K&&(gr(v,M,q[v]=K),xn.set(M,q))}function dn(v,M,P){let N=xn.get(M)||{};for(let q in N)(v==null||q==v)&&(Rd(q,M,N[q]),delete N[q]);v==null&&xn.delete(M)}let $e=0,rn=0,B=0,Ct=0,$t=0,re=0,Mt=$t,Ne=re,zt=B,Xt=Ct,C=0,S=0,X=0,ht=0;n.bbox={};let ot=!1,_t=!1,xt=!1,nt=!1,st=!1,pt=!1;function O(v,M,P){(P||v!=n.width||M!=n.height)&&rt(v,M),ce(!1),xt=!0,_t=!0,Pn()}function rt(v,M){n.width=$e=B=v,n.height=rn=Ct=M,$t=re=0,bt(),Gt();let P=n.bbox;C=P.left=fr($t*Ae,.5),S=P.top=fr(re*Ae,.5),X=P.width=fr(B*Ae,.5),ht=P.height=fr(Ct*Ae,.5)}let it=3;function wt(){let v=!1,M=0;for(;!v;){M++;let P=Mr(M),N=ki(M);v=M==it||P&&N,v||(rt(n.width,n.height),_t=!0)}}function gt({width:v,height:M}){O(v,M)}n.setSize=gt;function bt(){let v=!1,M=!1,P=!1,N=!1;T.forEach((q,K)=>{if(q.show&&q._show){let{side:at,_size:ft}=q,vt=at%2,Dt=q.label!=null?q.labelSize:0,Nt=ft+Dt;Nt>0&&(vt?(B-=Nt,at==3?($t+=Nt,N=!0):P=!0):(Ct-=Nt,at==0?(re+=Nt,v=!0):M=!0))}}),Oi[0]=v,Oi[1]=P,Oi[2]=M,Oi[3]=N,B-=Si[1]+Si[3],$t+=Si[3],Ct-=Si[2]+Si[0],re+=Si[0]}function Gt(){let v=$t+B,M=re+Ct,P=$t,N=re;function q(K,at){switch(K){case 1:return v+=at,v-at;case 2:return M+=at,M-at;case 3:return P-=at,P+at;case 0:return N-=at,N+at}}T.forEach((K,at)=>{if(K.show&&K._show){let ft=K.side;K._pos=q(ft,K._size),K.label!=null&&(K._lpos=q(ft,K.labelSize))}})}if(ut.dataIdx==null){let v=ut.hover,M=v.skip=new Set(v.skip??[]);M.add(void 0);let P=v.prox=ye(v.prox),N=v.bias??=0;ut.dataIdx=(q,K,at,ft)=>{if(K==0)return at;let vt=at,Dt=P(q,K,at,ft)??Fe,Nt=Dt>=0&&Dt<Fe,Ut=L.ori==0?B:Ct,ne=ut.left,we=t[0],Se=t[K];if(M.has(Se[at])){vt=null;let me=null,Zt=null,Wt;if(N==0||N==-1)for(Wt=at;me==null&&Wt-- >0;)M.has(Se[Wt])||(me=Wt);if(N==0||N==1)for(Wt=at;Zt==null&&Wt++<Se.length;)M.has(Se[Wt])||(Zt=Wt);if(me!=null||Zt!=null)if(Nt){let Ve=me==null?-1/0:G(we[me],L,Ut,0),Ke=Zt==null?1/0:G(we[Zt],L,Ut,0),Mn=ne-Ve,De=Ke-ne;Mn<=De?Mn<=Dt&&(vt=me):De<=Dt&&(vt=Zt)}else vt=Zt==null?me:me==null?Zt:at-me<=Zt-at?me:Zt}else Nt&&_n(ne-G(we[at],L,Ut,0))>Dt&&(vt=null);return vt}}let Jt=v=>{ut.event=v};ut.idxs=et,ut._lock=!1;let ct=ut.points;ct.show=ye(ct.show),ct.size=ye(ct.size),ct.stroke=ye(ct.stroke),ct.width=ye(ct.width),ct.fill=ye(ct.fill);let Ot=n.focus=un({},i.focus||{alpha:.3},ut.focus),Kt=Ot.prox>=0,Rt=Kt&&ct.one,ae=[],Be=[],Un=[];function Do(v,M){let P=ct.show(n,M);if(P instanceof HTMLElement)return ci(P,aM),ci(P,v.class),ts(P,-10,-10,B,Ct),g.insertBefore(P,ae[M]),P}function vr(v,M){if(s==1||M>0){let P=s==1&&b[v.scale].time,N=v.value;v.value=P?ig(N)?hg(Y,cg(N,H)):N||j:N||bw,v.label=v.label||(P?fw:dw)}if(Rt||M>0){v.width=v.width==null?1:v.width,v.paths=v.paths||Fw||AM,v.fillTo=ye(v.fillTo||Ew),v.pxAlign=+Me(v.pxAlign,_),v.pxRound=xg(v.pxAlign),v.stroke=ye(v.stroke||null),v.fill=ye(v.fill||null),v._stroke=v._fill=v._paths=v._focus=null;let P=Sw(qn(1,v.width),1),N=v.points=un({},{size:P,width:qn(1,P*.2),stroke:v.stroke,space:P*2,paths:Uw,_stroke:null,_fill:null},v.points);N.show=ye(N.show),N.filter=ye(N.filter),N.fill=ye(N.fill),N.stroke=ye(N.stroke),N.paths=ye(N.paths),N.pxAlign=v.pxAlign}if(tt){let P=Le(v,M);se.splice(M,0,P[0]),Vt.splice(M,0,P[1]),dt.values.push(null)}if(mt){et.splice(M,0,null);let P=null;Rt?M==0&&(P=Do(v,M)):M>0&&(P=Do(v,M)),ae.splice(M,0,P),Be.splice(M,0,0),Un.splice(M,0,0)}Sn("addSeries",M)}function Gh(v,M){M=M??x.length,v=s==1?Nd(v,M,dg,_g):Nd(v,M,{},gg),x.splice(M,0,v),vr(x[M],M)}n.addSeries=Gh;function $a(v){if(x.splice(v,1),tt){dt.values.splice(v,1),Vt.splice(v,1);let M=se.splice(v,1)[0];dn(null,M.firstChild),M.remove()}mt&&(et.splice(v,1),ae.splice(v,1)[0].remove(),Be.splice(v,1),Un.splice(v,1)),Sn("delSeries",v)}n.delSeries=$a;let Oi=[!1,!1,!1,!1];function es(v,M){if(v._show=v.show,v.show){let P=v.side%2,N=b[v.scale];N==null&&(v.scale=P?x[1].scale:E,N=b[v.scale]);let q=N.time;v.size=ye(v.size),v.space=ye(v.space),v.rotate=ye(v.rotate),$s(v.incrs)&&v.incrs.forEach(at=>{!Zs.has(at)&&Zs.set(at,Lg(at))}),v.incrs=ye(v.incrs||(N.distr==2?YM:q?m==1?ZM:jM:pr)),v.splits=ye(v.splits||(q&&N.distr==1?lt:N.distr==3?Pd:N.distr==4?gw:mw)),v.stroke=ye(v.stroke),v.grid.stroke=ye(v.grid.stroke),v.ticks.stroke=ye(v.ticks.stroke),v.border.stroke=ye(v.border.stroke);let K=v.values;v.values=$s(K)&&!$s(K[0])?ye(K):q?$s(K)?lg(Y,ag(K,H)):ig(K)?ew(Y,K):K||Z:K||pw,v.filter=ye(v.filter||(N.distr>=3&&N.log==10?xw:N.distr==3&&N.log==2?vw:Pg)),v.font=Mg(v.font),v.labelFont=Mg(v.labelFont),v._size=v.size(n,null,M,0),v._space=v._rotate=v._incrs=v._found=v._splits=v._values=null,v._size>0&&(Oi[M]=!0,v._el=vi(iM,h))}}function ns(v,M,P,N){let[q,K,at,ft]=P,vt=M%2,Dt=0;return vt==0&&(ft||K)&&(Dt=M==0&&!q||M==2&&!at?gn(ug.size/3):0),vt==1&&(q||at)&&(Dt=M==1&&!K||M==3&&!ft?gn(pg.size/2):0),Dt}let No=n.padding=(i.padding||[ns,ns,ns,ns]).map(v=>ye(Me(v,ns))),Si=n._padding=No.map((v,M)=>v(n,M,Oi,0)),Ze,en=null,nn=null,Bi=s==1?x[0].idxs:null,Kn=null,ws=!1;function Fo(v,M){if(t=v??[],n.data=n._data=t,s==2){Ze=0;for(let P=1;P<x.length;P++)Ze+=t[P][0].length}else{t.length==0&&(n.data=n._data=t=[[]]),Kn=t[0],Ze=Kn.length;let P=t;if(z==2){P=t.slice();let N=P[0]=Array(Ze);for(let q=0;q<Ze;q++)N[q]=q}n._data=t=P}if(ce(!0),Sn("setData"),z==2&&(xt=!0),M!==!1){let P=L;P.auto(n,ws)?Uo():Ts(E,P.min,P.max),nt=nt||ut.left>=0,pt=!0,Pn()}}n.setData=Fo;function Uo(){ws=!0;let v,M;s==1&&(Ze>0?(en=Bi[0]=0,nn=Bi[1]=Ze-1,v=t[0][en],M=t[0][nn],z==2?(v=en,M=nn):v==M&&(z==3?[v,M]=mh(v,v,L.log,!1):z==4?[v,M]=Bd(v,v,L.log,!1):L.time?M=v+gn(86400/m):[v,M]=dh(v,M,kd,!0))):(en=Bi[0]=v=null,nn=Bi[1]=M=null)),Ts(E,v,M)}let br,As,Sr,w,V,Q,$,J,At,Pt;function Et(v,M,P,N,q,K){v??=zm,P??=Vd,N??="butt",q??=zm,K??="round",v!=br&&(u.strokeStyle=br=v),q!=As&&(u.fillStyle=As=q),M!=Sr&&(u.lineWidth=Sr=M),K!=V&&(u.lineJoin=V=K),N!=Q&&(u.lineCap=Q=N),P!=w&&u.setLineDash(w=P)}function It(v,M,P,N){M!=As&&(u.fillStyle=As=M),v!=$&&(u.font=$=v),P!=J&&(u.textAlign=J=P),N!=At&&(u.textBaseline=At=N)}function kt(v,M,P,N,q=0){if(N.length>0&&v.auto(n,ws)&&(M==null||M.min==null)){let K=Me(en,0),at=Me(nn,N.length-1),ft=P.min==null?xM(N,K,at,q,v.distr==3):[P.min,P.max];v.min=Fi(v.min,P.min=ft[0]),v.max=qn(v.max,P.max=ft[1])}}let Qt={min:null,max:null};function fe(){for(let N in b){let q=b[N];W[N]==null&&(q.min==null||W[E]!=null&&q.auto(n,ws))&&(W[N]=Qt)}for(let N in b){let q=b[N];W[N]==null&&q.from!=null&&W[q.from]!=null&&(W[N]=Qt)}W[E]!=null&&ce(!0);let v={};for(let N in W){let q=W[N];if(q!=null){let K=v[N]=Eo(b[N],RM);if(q.min!=null)un(K,q);else if(N!=E||s==2)if(Ze==0&&K.from==null){let at=K.range(n,null,null,N);K.min=at[0],K.max=at[1]}else K.min=Fe,K.max=-Fe}}if(Ze>0){x.forEach((N,q)=>{if(s==1){let K=N.scale,at=W[K];if(at==null)return;let ft=v[K];if(q==0){let vt=ft.range(n,ft.min,ft.max,K);ft.min=vt[0],ft.max=vt[1],en=Ni(ft.min,t[0]),nn=Ni(ft.max,t[0]),nn-en>1&&(t[0][en]<ft.min&&en++,t[0][nn]>ft.max&&nn--),N.min=Kn[en],N.max=Kn[nn]}else N.show&&N.auto&&kt(ft,at,N,t[q],N.sorted);N.idxs[0]=en,N.idxs[1]=nn}else if(q>0&&N.show&&N.auto){let[K,at]=N.facets,ft=K.scale,vt=at.scale,[Dt,Nt]=t[q],Ut=v[ft],ne=v[vt];Ut!=null&&kt(Ut,W[ft],K,Dt,K.sorted),ne!=null&&kt(ne,W[vt],at,Nt,at.sorted),N.min=at.min,N.max=at.max}});for(let N in v){let q=v[N],K=W[N];if(q.from==null&&(K==null||K.min==null)){let at=q.range(n,q.min==Fe?null:q.min,q.max==-Fe?null:q.max,N);q.min=at[0],q.max=at[1]}}}for(let N in v){let q=v[N];if(q.from!=null){let K=v[q.from];if(K.min==null)q.min=q.max=null;else{let at=q.range(n,K.min,K.max,N);q.min=at[0],q.max=at[1]}}}let M={},P=!1;for(let N in v){let q=v[N],K=b[N];if(K.min!=q.min||K.max!=q.max){K.min=q.min,K.max=q.max;let at=K.distr;K._min=at==3?bs(K.min):at==4?bd(K.min,K.asinh):at==100?K.fwd(K.min):K.min,K._max=at==3?bs(K.max):at==4?bd(K.max,K.asinh):at==100?K.fwd(K.max):K.max,M[N]=P=!0}}if(P){x.forEach((N,q)=>{s==2?q>0&&M.y&&(N._paths=null):M[N.scale]&&(N._paths=null)});for(let N in M)xt=!0,Sn("setScale",N);mt&&ut.left>=0&&(nt=pt=!0)}for(let N in W)W[N]=null}function Bt(v){let M=Cd(en-1,0,Ze-1),P=Cd(nn+1,0,Ze-1);for(;v[M]==null&&M>0;)M--;for(;v[P]==null&&P<Ze-1;)P++;return[M,P]}function pe(){if(Ze>0){let v=x.some(M=>M._focus)&&Pt!=Ot.alpha;v&&(u.globalAlpha=Pt=Ot.alpha),x.forEach((M,P)=>{if(P>0&&M.show&&(Ye(P,!1),Ye(P,!0),M._paths==null)){let N=Pt;Pt!=M.alpha&&(u.globalAlpha=Pt=M.alpha);let q=s==2?[0,t[P][0].length-1]:Bt(t[P]);M._paths=M.paths(n,P,q[0],q[1]),Pt!=N&&(u.globalAlpha=Pt=N)}}),x.forEach((M,P)=>{if(P>0&&M.show){let N=Pt;Pt!=M.alpha&&(u.globalAlpha=Pt=M.alpha),M._paths!=null&&Ce(P,!1);{let q=M._paths!=null?M._paths.gaps:null,K=M.points.show(n,P,en,nn,q),at=M.points.filter(n,P,K,q);(K||at)&&(M.points._paths=M.points.paths(n,P,en,nn,at),Ce(P,!0))}Pt!=N&&(u.globalAlpha=Pt=N),Sn("drawSeries",P)}}),v&&(u.globalAlpha=Pt=1)}}function Ye(v,M){let P=M?x[v].points:x[v];P._stroke=P.stroke(n,v),P._fill=P.fill(n,v)}function Ce(v,M){let P=M?x[v].points:x[v],{stroke:N,fill:q,clip:K,flags:at,_stroke:ft=P._stroke,_fill:vt=P._fill,_width:Dt=P.width}=P._paths;Dt=Ue(Dt*Ae,3);let Nt=null,Ut=Dt%2/2;M&&vt==null&&(vt=Dt>0?"#fff":ft);let ne=P.pxAlign==1&&Ut>0;if(ne&&u.translate(Ut,Ut),!M){let we=C-Dt/2,Se=S-Dt/2,me=X+Dt,Zt=ht+Dt;Nt=new Path2D,Nt.rect(we,Se,me,Zt)}M?Ft(ft,Dt,P.dash,P.cap,vt,N,q,at,K):Pe(v,ft,Dt,P.dash,P.cap,vt,N,q,at,Nt,K),ne&&u.translate(-Ut,-Ut)}function Pe(v,M,P,N,q,K,at,ft,vt,Dt,Nt){let Ut=!1;vt!=0&&R.forEach((ne,we)=>{if(ne.series[0]==v){let Se=x[ne.series[1]],me=t[ne.series[1]],Zt=(Se._paths||Ha).band;$s(Zt)&&(Zt=ne.dir==1?Zt[0]:Zt[1]);let Wt,Ve=null;Se.show&&Zt&&bM(me,en,nn)?(Ve=ne.fill(n,we)||K,Wt=Se._paths.clip):Zt=null,Ft(M,P,N,q,Ve,at,ft,vt,Dt,Nt,Wt,Zt),Ut=!0}}),Ut||Ft(M,P,N,q,K,at,ft,vt,Dt,Nt)}let fn=To|Ld;function Ft(v,M,P,N,q,K,at,ft,vt,Dt,Nt,Ut){Et(v,M,P,N,q),(vt||Dt||Ut)&&(u.save(),vt&&u.clip(vt),Dt&&u.clip(Dt)),Ut?(ft&fn)==fn?(u.clip(Ut),Nt&&u.clip(Nt),ge(q,at),on(v,K,M)):ft&Ld?(ge(q,at),u.clip(Ut),on(v,K,M)):ft&To&&(u.save(),u.clip(Ut),Nt&&u.clip(Nt),ge(q,at),u.restore(),on(v,K,M)):(ge(q,at),on(v,K,M)),(vt||Dt||Ut)&&u.restore()}function on(v,M,P){P>0&&(M instanceof Map?M.forEach((N,q)=>{u.strokeStyle=br=q,u.stroke(N)}):M!=null&&v&&u.stroke(M))}function ge(v,M){M instanceof Map?M.forEach((P,N)=>{u.fillStyle=As=N,u.fill(P)}):M!=null&&v&&u.fill(M)}function is(v,M,P,N){let q=T[v],K;if(N<=0)K=[0,0];else{let at=q._space=q.space(n,v,M,P,N),ft=q._incrs=q.incrs(n,v,M,P,N,at);K=Gw(M,P,ft,N,at)}return q._found=K}function an(v,M,P,N,q,K,at,ft,vt,Dt){let Nt=at%2/2;_==1&&u.translate(Nt,Nt),Et(ft,at,vt,Dt,ft),u.beginPath();let Ut,ne,we,Se,me=q+(N==0||N==3?-K:K);P==0?(ne=q,Se=me):(Ut=q,we=me);for(let Zt=0;Zt<v.length;Zt++)M[Zt]!=null&&(P==0?Ut=we=v[Zt]:ne=Se=v[Zt],u.moveTo(Ut,ne),u.lineTo(we,Se));u.stroke(),_==1&&u.translate(-Nt,-Nt)}function Mr(v){let M=!0;return T.forEach((P,N)=>{if(!P.show)return;let q=b[P.scale];if(q.min==null){P._show&&(M=!1,P._show=!1,ce(!1));return}else P._show||(M=!1,P._show=!0,ce(!1));let K=P.side,at=K%2,{min:ft,max:vt}=q,[Dt,Nt]=is(N,ft,vt,at==0?B:Ct);if(Nt==0)return;let Ut=q.distr==2,ne=P._splits=P.splits(n,N,ft,vt,Dt,Nt,Ut),we=q.distr==2?ne.map(Wt=>Kn[Wt]):ne,Se=q.distr==2?Kn[ne[1]]-Kn[ne[0]]:Dt,me=P._values=P.values(n,P.filter(n,we,N,Nt,Se),N,Nt,Se);P._rotate=K==2?P.rotate(n,me,N,Nt):0;let Zt=P._size;P._size=bi(P.size(n,me,N,v)),Zt!=null&&P._size!=Zt&&(M=!1)}),M}function ki(v){let M=!0;return No.forEach((P,N)=>{let q=P(n,N,Oi,v);q!=Si[N]&&(M=!1),Si[N]=q}),M}function ss(){for(let v=0;v<T.length;v++){let M=T[v];if(!M.show||!M._show)continue;let P=M.side,N=P%2,q,K,at=M.stroke(n,v),ft=P==0||P==3?-1:1,[vt,Dt]=M._found;if(M.label!=null){let kn=M.labelGap*ft,ti=gn((M._lpos+kn)*Ae);It(M.labelFont[0],at,"center",P==2?"top":km),u.save(),N==1?(q=K=0,u.translate(ti,gn(S+ht/2)),u.rotate((P==3?-hh:hh)/2)):(q=gn(C+X/2),K=ti);let js=Rg(M.label)?M.label(n,v,vt,Dt):M.label;u.fillText(js,q,K),u.restore()}if(Dt==0)continue;let Nt=b[M.scale],Ut=N==0?X:ht,ne=N==0?C:S,we=M._splits,Se=Nt.distr==2?we.map(kn=>Kn[kn]):we,me=Nt.distr==2?Kn[we[1]]-Kn[we[0]]:vt,Zt=M.ticks,Wt=M.border,Ve=Zt.show?Zt.size:0,Ke=gn(Ve*Ae),Mn=gn((M.alignTo==2?M._size-Ve-M.gap:M.gap)*Ae),De=M._rotate*-hh/180,je=p(M._pos*Ae),jn=(Ke+Mn)*ft,Bn=je+jn;K=N==0?Bn:0,q=N==1?Bn:0;let fi=M.font[0],Mi=M.align==1?bo:M.align==2?yd:De>0?bo:De<0?yd:N==0?"center":P==3?yd:bo,Gi=De||N==1?"middle":P==2?"top":km;It(fi,at,Mi,Gi);let Qn=M.font[1]*M.lineGap,pi=we.map(kn=>p(a(kn,Nt,Ut,ne))),wi=M._values;for(let kn=0;kn<wi.length;kn++){let ti=wi[kn];if(ti!=null){N==0?q=pi[kn]:K=pi[kn],ti=""+ti;let js=ti.indexOf(`
`)==-1?[ti]:ti.split(/\n/gm);for(let zn=0;zn<js.length;zn++){let wf=js[zn];De?(u.save(),u.translate(q,K+zn*Qn),u.rotate(De),u.fillText(wf,0,0),u.restore()):u.fillText(wf,q,K+zn*Qn)}}}Zt.show&&an(pi,Zt.filter(n,Se,v,Dt,me),N,P,je,Ke,Ue(Zt.width*Ae,3),Zt.stroke(n,v),Zt.dash,Zt.cap);let Hi=M.grid;Hi.show&&an(pi,Hi.filter(n,Se,v,Dt,me),N,N==0?2:1,N==0?S:C,N==0?ht:X,Ue(Hi.width*Ae,3),Hi.stroke(n,v),Hi.dash,Hi.cap),Wt.show&&an([je],[1],N==0?1:0,N==0?1:2,N==1?S:C,N==1?ht:X,Ue(Wt.width*Ae,3),Wt.stroke(n,v),Wt.dash,Wt.cap)}Sn("drawAxes")}function ce(v){x.forEach((M,P)=>{P>0&&(M._paths=null,v&&(s==1?(M.min=null,M.max=null):M.facets.forEach(N=>{N.min=null,N.max=null})))})}let Je=!1,On=!1,Ie=[];function ln(){On=!1;for(let v=0;v<Ie.length;v++)Sn(...Ie[v]);Ie.length=0}function Pn(){Je||(FM(of),Je=!0)}function Za(v,M=!1){Je=!0,On=M,v(n),of(),M&&Ie.length>0&&queueMicrotask(ln)}n.batch=Za;function of(){if(ot&&(fe(),ot=!1),xt&&(wt(),xt=!1),_t){if(He(f,bo,$t),He(f,"top",re),He(f,ka,B),He(f,za,Ct),He(g,bo,$t),He(g,"top",re),He(g,ka,B),He(g,za,Ct),He(h,ka,$e),He(h,za,rn),d.width=gn($e*Ae),d.height=gn(rn*Ae),T.forEach(({_el:v,_show:M,_size:P,_pos:N,side:q})=>{if(v!=null)if(M){let K=q===3||q===0?P:0,at=q%2==1;He(v,at?"left":"top",N-K),He(v,at?"width":"height",P),He(v,at?"top":"left",at?re:$t),He(v,at?"height":"width",at?Ct:B),Td(v,mr)}else ci(v,mr)}),br=As=Sr=V=Q=$=J=At=w=null,Pt=1,ko(!0),$t!=Mt||re!=Ne||B!=zt||Ct!=Xt){ce(!1);let v=B/zt,M=Ct/Xt;if(mt&&!nt&&ut.left>=0){ut.left*=v,ut.top*=M,wr&&ts(wr,gn(ut.left),0,B,Ct),Ar&&ts(Ar,0,gn(ut.top),B,Ct);for(let P=0;P<ae.length;P++){let N=ae[P];N!=null&&(Be[P]*=v,Un[P]*=M,ts(N,bi(Be[P]),bi(Un[P]),B,Ct))}}if(ze.show&&!st&&ze.left>=0&&ze.width>0){ze.left*=v,ze.width*=v,ze.top*=M,ze.height*=M;for(let P in $h)He(Rr,P,ze[P])}Mt=$t,Ne=re,zt=B,Xt=Ct}Sn("setSize"),_t=!1}$e>0&&rn>0&&(u.clearRect(0,0,d.width,d.height),Sn("drawClear"),A.forEach(v=>v()),Sn("draw")),ze.show&&st&&(Ja(ze),st=!1),mt&&nt&&(Ks(null,!0,!1),nt=!1),dt.show&&dt.live&&pt&&(Xh(),pt=!1),l||(l=!0,n.status=1,Sn("ready")),ws=!1,Je=!1}n.redraw=(v,M)=>{xt=M||!1,v!==!1?Ts(E,L.min,L.max):Pn()};function Hh(v,M){let P=b[v];if(P.from==null){if(Ze==0){let N=P.range(n,M.min,M.max,v);M.min=N[0],M.max=N[1]}if(M.min>M.max){let N=M.min;M.min=M.max,M.max=N}if(Ze>1&&M.min!=null&&M.max!=null&&M.max-M.min<1e-16)return;v==E&&P.distr==2&&Ze>0&&(M.min=Ni(M.min,t[0]),M.max=Ni(M.max,t[0]),M.min==M.max&&M.max++),W[v]=M,ot=!0,Pn()}}n.setScale=Hh;let Wh,qh,wr,Ar,af,lf,Er,Tr,cf,hf,ke,qe,Es=!1,En=ut.drag,vn=En.x,bn=En.y;mt&&(ut.x&&(Wh=vi(rM,g)),ut.y&&(qh=vi(oM,g)),L.ori==0?(wr=Wh,Ar=qh):(wr=qh,Ar=Wh),ke=ut.left,qe=ut.top);let ze=n.select=un({show:!0,over:!0,left:0,width:0,top:0,height:0},i.select),Rr=ze.show?vi(sM,ze.over?g:f):null;function Ja(v,M){if(ze.show){for(let P in v)ze[P]=v[P],P in $h&&He(Rr,P,v[P]);M!==!1&&Sn("setSelect")}}n.setSelect=Ja;function z0(v){if(x[v].show)tt&&Td(se[v],mr);else if(tt&&ci(se[v],mr),mt){let P=Rt?ae[0]:ae[v];P!=null&&ts(P,-10,-10,B,Ct)}}function Ts(v,M,P){Hh(v,{min:M,max:P})}function zi(v,M,P,N){M.focus!=null&&q0(v),M.show!=null&&x.forEach((q,K)=>{K>0&&(v==K||v==null)&&(q.show=M.show,z0(K),s==2?(Ts(q.facets[0].scale,null,null),Ts(q.facets[1].scale,null,null)):Ts(q.scale,null,null),Pn())}),P!==!1&&Sn("setSeries",v,M),N&&zo("setSeries",n,v,M)}n.setSeries=zi;function V0(v,M){un(R[v],M)}function G0(v,M){v.fill=ye(v.fill||null),v.dir=Me(v.dir,-1),M=M??R.length,R.splice(M,0,v)}function H0(v){v==null?R.length=0:R.splice(v,1)}n.addBand=G0,n.setBand=V0,n.delBand=H0;function W0(v,M){x[v].alpha=M,mt&&ae[v]!=null&&(ae[v].style.opacity=M),tt&&se[v]&&(se[v].style.opacity=M)}let rs,Rs,Js,Cr={focus:!0};function q0(v){if(v!=Js){let M=v==null,P=Ot.alpha!=1;x.forEach((N,q)=>{if(s==1||q>0){let K=M||q==0||q==v;N._focus=M?null:K,P&&W0(q,K?1:Ot.alpha)}}),Js=v,P&&Pn()}}tt&&Kt&&ve(Hm,Tt,v=>{ut._lock||(Jt(v),Js!=null&&zi(null,Cr,!0,cn.setSeries))});function Vi(v,M,P){let N=b[M];P&&(v=v/Ae-(N.ori==1?re:$t));let q=B;N.ori==1&&(q=Ct,v=q-v),N.dir==-1&&(v=q-v);let K=N._min,at=N._max,ft=v/q,vt=K+(at-K)*ft,Dt=N.distr;return Dt==3?wo(10,vt):Dt==4?MM(vt,N.asinh):Dt==100?N.bwd(vt):vt}function X0(v,M){let P=Vi(v,E,M);return Ni(P,t[0],en,nn)}n.valToIdx=v=>Ni(v,t[0]),n.posToIdx=X0,n.posToVal=Vi,n.valToPos=(v,M,P)=>b[M].ori==0?r(v,b[M],P?X:B,P?C:0):o(v,b[M],P?ht:Ct,P?S:0),n.setCursor=(v,M,P)=>{ke=v.left,qe=v.top,Ks(null,M,P)};function uf(v,M){He(Rr,bo,ze.left=v),He(Rr,ka,ze.width=M)}function df(v,M){He(Rr,"top",ze.top=v),He(Rr,za,ze.height=M)}let Oo=L.ori==0?uf:df,Bo=L.ori==1?uf:df;function Y0(){if(tt&&dt.live)for(let v=s==2?1:0;v<x.length;v++){if(v==0&&le)continue;let M=dt.values[v],P=0;for(let N in M)Vt[v][P++].firstChild.nodeValue=M[N]}}function Xh(v,M){if(v!=null&&(v.idxs?v.idxs.forEach((P,N)=>{et[N]=P}):TM(v.idx)||et.fill(v.idx),dt.idx=et[0]),tt&&dt.live){for(let P=0;P<x.length;P++)(P>0||s==1&&!le)&&$0(P,et[P]);Y0()}pt=!1,M!==!1&&Sn("setLegend")}n.setLegend=Xh;function $0(v,M){let P=x[v],N=v==0&&z==2?Kn:t[v],q;le?q=P.values(n,v,M)??ee:(q=P.value(n,M==null?null:N[M],v,M),q=q==null?ee:{_:q}),dt.values[v]=q}function Ks(v,M,P){cf=ke,hf=qe,[ke,qe]=ut.move(n,ke,qe),ut.left=ke,ut.top=qe,mt&&(wr&&ts(wr,gn(ke),0,B,Ct),Ar&&ts(Ar,0,gn(qe),B,Ct));let N,q=en>nn;rs=Fe,Rs=null;let K=L.ori==0?B:Ct,at=L.ori==1?B:Ct;if(ke<0||Ze==0||q){N=ut.idx=null;for(let ft=0;ft<x.length;ft++){let vt=ae[ft];vt!=null&&ts(vt,-10,-10,B,Ct)}Kt&&zi(null,Cr,!0,v==null&&cn.setSeries),dt.live&&(et.fill(N),pt=!0)}else{let ft,vt,Dt;s==1&&(ft=L.ori==0?ke:qe,vt=Vi(ft,E),N=ut.idx=Ni(vt,t[0],en,nn),Dt=G(t[0][N],L,K,0));let Nt=-10,Ut=-10,ne=0,we=0,Se=!0,me="",Zt="";for(let Wt=s==2?1:0;Wt<x.length;Wt++){let Ve=x[Wt],Ke=et[Wt],Mn=Ke==null?null:s==1?t[Wt][Ke]:t[Wt][1][Ke],De=ut.dataIdx(n,Wt,N,vt),je=De==null?null:s==1?t[Wt][De]:t[Wt][1][De];if(pt=pt||je!=Mn||De!=Ke,et[Wt]=De,Wt>0&&Ve.show){let jn=De==null?-10:De==N?Dt:G(s==1?t[0][De]:t[Wt][0][De],L,K,0),Bn=je==null?-10:D(je,s==1?b[Ve.scale]:b[Ve.facets[1].scale],at,0);if(Kt&&je!=null){let fi=L.ori==1?ke:qe,Mi=_n(Ot.dist(n,Wt,De,Bn,fi));if(Mi<rs){let Gi=Ot.bias;if(Gi!=0){let Qn=Vi(fi,Ve.scale),pi=je>=0?1:-1,wi=Qn>=0?1:-1;wi==pi&&(wi==1?Gi==1?je>=Qn:je<=Qn:Gi==1?je<=Qn:je>=Qn)&&(rs=Mi,Rs=Wt)}else rs=Mi,Rs=Wt}}if(pt||Rt){let fi,Mi;L.ori==0?(fi=jn,Mi=Bn):(fi=Bn,Mi=jn);let Gi,Qn,pi,wi,Hi,kn,ti=!0,js=ct.bbox;if(js!=null){ti=!1;let zn=js(n,Wt);pi=zn.left,wi=zn.top,Gi=zn.width,Qn=zn.height}else pi=fi,wi=Mi,Gi=Qn=ct.size(n,Wt);if(kn=ct.fill(n,Wt),Hi=ct.stroke(n,Wt),Rt)Wt==Rs&&rs<=Ot.prox&&(Nt=pi,Ut=wi,ne=Gi,we=Qn,Se=ti,me=kn,Zt=Hi);else{let zn=ae[Wt];zn!=null&&(Be[Wt]=pi,Un[Wt]=wi,Jm(zn,Gi,Qn,ti),$m(zn,kn,Hi),ts(zn,bi(pi),bi(wi),B,Ct))}}}}if(Rt){let Wt=Ot.prox,Ve=Js==null?rs<=Wt:rs>Wt||Rs!=Js;if(pt||Ve){let Ke=ae[0];Ke!=null&&(Be[0]=Nt,Un[0]=Ut,Jm(Ke,ne,we,Se),$m(Ke,me,Zt),ts(Ke,bi(Nt),bi(Ut),B,Ct))}}}if(ze.show&&Es)if(v!=null){let[ft,vt]=cn.scales,[Dt,Nt]=cn.match,[Ut,ne]=v.cursor.sync.scales,we=v.cursor.drag;if(vn=we._x,bn=we._y,vn||bn){let{left:Se,top:me,width:Zt,height:Wt}=v.select,Ve=v.scales[Ut].ori,Ke=v.posToVal,Mn,De,je,jn,Bn,fi=ft!=null&&Dt(ft,Ut),Mi=vt!=null&&Nt(vt,ne);fi&&vn?(Ve==0?(Mn=Se,De=Zt):(Mn=me,De=Wt),je=b[ft],jn=G(Ke(Mn,Ut),je,K,0),Bn=G(Ke(Mn+De,Ut),je,K,0),Oo(Fi(jn,Bn),_n(Bn-jn))):Oo(0,K),Mi&&bn?(Ve==1?(Mn=Se,De=Zt):(Mn=me,De=Wt),je=b[vt],jn=D(Ke(Mn,ne),je,at,0),Bn=D(Ke(Mn+De,ne),je,at,0),Bo(Fi(jn,Bn),_n(Bn-jn))):Bo(0,at)}else Zh()}else{let ft=_n(cf-af),vt=_n(hf-lf);if(L.ori==1){let ne=ft;ft=vt,vt=ne}vn=En.x&&ft>=En.dist,bn=En.y&&vt>=En.dist;let Dt=En.uni;Dt!=null?vn&&bn&&(vn=ft>=Dt,bn=vt>=Dt,!vn&&!bn&&(vt>ft?bn=!0:vn=!0)):En.x&&En.y&&(vn||bn)&&(vn=bn=!0);let Nt,Ut;vn&&(L.ori==0?(Nt=Er,Ut=ke):(Nt=Tr,Ut=qe),Oo(Fi(Nt,Ut),_n(Ut-Nt)),bn||Bo(0,at)),bn&&(L.ori==1?(Nt=Er,Ut=ke):(Nt=Tr,Ut=qe),Bo(Fi(Nt,Ut),_n(Ut-Nt)),vn||Oo(0,K)),!vn&&!bn&&(Oo(0,0),Bo(0,0))}if(En._x=vn,En._y=bn,v==null){if(P){if(Mf!=null){let[ft,vt]=cn.scales;cn.values[0]=ft!=null?Vi(L.ori==0?ke:qe,ft):null,cn.values[1]=vt!=null?Vi(L.ori==1?ke:qe,vt):null}zo(xd,n,ke,qe,B,Ct,N)}if(Kt){let ft=P&&cn.setSeries,vt=Ot.prox;Js==null?rs<=vt&&zi(Rs,Cr,!0,ft):rs>vt?zi(null,Cr,!0,ft):Rs!=Js&&zi(Rs,Cr,!0,ft)}}pt&&(dt.idx=N,Xh()),M!==!1&&Sn("setCursor")}let Cs=null;Object.defineProperty(n,"rect",{get(){return Cs==null&&ko(!1),Cs}});function ko(v=!1){v?Cs=null:(Cs=g.getBoundingClientRect(),Sn("syncRect",Cs))}function ff(v,M,P,N,q,K,at){ut._lock||Es&&v!=null&&v.movementX==0&&v.movementY==0||(Yh(v,M,P,N,q,K,at,!1,v!=null),v!=null?Ks(null,!0,!0):Ks(M,!0,!1))}function Yh(v,M,P,N,q,K,at,ft,vt){if(Cs==null&&ko(!1),Jt(v),v!=null)P=v.clientX-Cs.left,N=v.clientY-Cs.top;else{if(P<0||N<0){ke=-10,qe=-10;return}let[Dt,Nt]=cn.scales,Ut=M.cursor.sync,[ne,we]=Ut.values,[Se,me]=Ut.scales,[Zt,Wt]=cn.match,Ve=M.axes[0].side%2==1,Ke=L.ori==0?B:Ct,Mn=L.ori==1?B:Ct,De=Ve?K:q,je=Ve?q:K,jn=Ve?N:P,Bn=Ve?P:N;if(Se!=null?P=Zt(Dt,Se)?a(ne,b[Dt],Ke,0):-10:P=Ke*(jn/De),me!=null?N=Wt(Nt,me)?a(we,b[Nt],Mn,0):-10:N=Mn*(Bn/je),L.ori==1){let fi=P;P=N,N=fi}}vt&&(M==null||M.cursor.event.type==xd)&&((P<=1||P>=B-1)&&(P=fr(P,B)),(N<=1||N>=Ct-1)&&(N=fr(N,Ct))),ft?(af=P,lf=N,[Er,Tr]=ut.move(n,P,N)):(ke=P,qe=N)}let $h={width:0,height:0,left:0,top:0};function Zh(){Ja($h,!1)}let pf,mf,gf,_f;function yf(v,M,P,N,q,K,at){Es=!0,vn=bn=En._x=En._y=!1,Yh(v,M,P,N,q,K,at,!0,!1),v!=null&&(ve(vd,Ad,xf,!1),zo(Vm,n,Er,Tr,B,Ct,null));let{left:ft,top:vt,width:Dt,height:Nt}=ze;pf=ft,mf=vt,gf=Dt,_f=Nt}function xf(v,M,P,N,q,K,at){Es=En._x=En._y=!1,Yh(v,M,P,N,q,K,at,!1,!0);let{left:ft,top:vt,width:Dt,height:Nt}=ze,Ut=Dt>0||Nt>0,ne=pf!=ft||mf!=vt||gf!=Dt||_f!=Nt;if(Ut&&ne&&Ja(ze),En.setScale&&Ut&&ne){let we=ft,Se=Dt,me=vt,Zt=Nt;if(L.ori==1&&(we=vt,Se=Nt,me=ft,Zt=Dt),vn&&Ts(E,Vi(we,E),Vi(we+Se,E)),bn)for(let Wt in b){let Ve=b[Wt];Wt!=E&&Ve.from==null&&Ve.min!=Fe&&Ts(Wt,Vi(me+Zt,Wt),Vi(me,Wt))}Zh()}else ut.lock&&(ut._lock=!ut._lock,Ks(M,!0,v!=null));v!=null&&(dn(vd,Ad),zo(vd,n,ke,qe,B,Ct,null))}function Z0(v,M,P,N,q,K,at){if(ut._lock)return;Jt(v);let ft=Es;if(Es){let vt=!0,Dt=!0,Nt=10,Ut,ne;L.ori==0?(Ut=vn,ne=bn):(Ut=bn,ne=vn),Ut&&ne&&(vt=ke<=Nt||ke>=B-Nt,Dt=qe<=Nt||qe>=Ct-Nt),Ut&&vt&&(ke=ke<Er?0:B),ne&&Dt&&(qe=qe<Tr?0:Ct),Ks(null,!0,!0),Es=!1}ke=-10,qe=-10,et.fill(null),Ks(null,!0,!0),ft&&(Es=ft)}function vf(v,M,P,N,q,K,at){ut._lock||(Jt(v),Uo(),Zh(),v!=null&&zo(Wm,n,ke,qe,B,Ct,null))}function bf(){T.forEach(Hw),O(n.width,n.height,!0)}gr(uh,Mo,bf);let Pr={};Pr.mousedown=yf,Pr.mousemove=ff,Pr.mouseup=xf,Pr.dblclick=vf,Pr.setSeries=(v,M,P,N)=>{let q=cn.match[2];P=q(n,M,P),P!=-1&&zi(P,N,!0,!1)},mt&&(ve(Vm,g,yf),ve(xd,g,ff),ve(Gm,g,v=>{Jt(v),ko(!1)}),ve(Hm,g,Z0),ve(Wm,g,vf),Dd.add(n),n.syncRect=ko);let Ka=n.hooks=i.hooks||{};function Sn(v,M,P){On?Ie.push([v,M,P]):v in Ka&&Ka[v].forEach(N=>{N.call(null,n,M,P)})}(i.plugins||[]).forEach(v=>{for(let M in v.hooks)Ka[M]=(Ka[M]||[]).concat(v.hooks[M])});let Sf=(v,M,P)=>P,cn=un({key:null,setSeries:!1,filters:{pub:eg,sub:eg},scales:[E,x[1]?x[1].scale:null],match:[ng,ng,Sf],values:[null,null]},ut.sync);cn.match.length==2&&cn.match.push(Sf),ut.sync=cn;let Mf=cn.key,Jh=jg(Mf);function zo(v,M,P,N,q,K,at){cn.filters.pub(v,M,P,N,q,K,at)&&Jh.pub(v,M,P,N,q,K,at)}Jh.sub(n);function J0(v,M,P,N,q,K,at){cn.filters.sub(v,M,P,N,q,K,at)&&Pr[v](null,M,P,N,q,K,at)}n.pub=J0;function K0(){Jh.unsub(n),Dd.delete(n),xn.clear(),Rd(uh,Mo,bf),c.remove(),Tt?.remove(),Sn("destroy")}n.destroy=K0;function Kh(){Sn("init",i,t),Fo(t||i.data,!1),W[E]?Hh(E,W[E]):Uo(),st=ze.show&&(ze.width>0||ze.height>0),nt=pt=!0,O(i.width,i.height)}return x.forEach(vr),T.forEach(es),e?e instanceof HTMLElement?(e.appendChild(c),Kh()):e(n,Kh):Kh(),n}Cn.assign=un;Cn.fmtNum=zd;Cn.rangeNum=dh;Cn.rangeLog=mh;Cn.rangeAsinh=Bd;Cn.orient=yr;Cn.pxRatio=Ae;Cn.join=NM;Cn.fmtDate=Gd,Cn.tzDate=qM;Cn.sync=jg;{Cn.addGap=Tw,Cn.clipGaps=yh;let i=Cn.paths={points:s0};i.linear=o0,i.stepped=Pw,i.bars=Iw,i.spline=Dw}var Ww=24;function Sh(i,t){let e={stroke:Li("line"),width:1},n={stroke:Li("soft"),grid:e,ticks:{...e,size:5},font:"12px system-ui, sans-serif",labelFont:"12px system-ui, sans-serif",labelSize:18},s=()=>Math.max(260,i.clientWidth),r=new Cn({width:s(),height:t.height,padding:[8,8,0,0],cursor:{drag:{x:!1,y:!1},points:{show:!1}},scales:{x:{time:!1},y:{range:(a,l,c)=>Im(l??0,c??0)}},legend:{live:!1},axes:[{...n,label:"t (s)",size:30},{...n,label:t.unit,size:46}],series:[{},...t.series.map(({label:a,colour:l})=>({label:a,stroke:l,width:1.8,points:{show:!1}}))],hooks:{setSize:t.resized?[t.resized]:[]}},t.data,i),o=r.root.querySelector(".u-legend");return o!==null&&t.series.length>Ww&&(o.tabIndex=0),new ResizeObserver((a,l)=>{r.root.isConnected?i.clientWidth>0&&r.width!==s()&&r.setSize({width:s(),height:t.height}):l.disconnect()}).observe(i),r}var u0={passive:"nothing drives it",gravity:"gravity is held",pd:"PD and gravity hold the pose",computed:"computed torque holds the pose"},h0=8,Io=class{q;qd;t=0;pull=null;goal;#t;#e;#n;#i;#s;#r;constructor(t,e,n){this.#t=t,this.#e={...e,masses:[...e.masses]},this.#n=t.parameters(e),this.#i=n,this.q=[...e.q],this.qd=[...e.qd],this.goal=[...e.q];let{facts:s}=t;this.#s=Array.from(t.inertias(this.q,e)),this.#r=s.joints.flatMap(({driven:r,v:[o,a]})=>new Array(a-o).fill(r))}accelerations(t,e){let{kernels:n}=this.#t,s=this.#t.poses(t),r=this.#t.wrenches(this.#e,s);this.pull!==null&&this.#t.addForce(r,s,this.pull.body,this.pull.at,this.pull.force);let o={gravity:this.#e.gravity,wrench:r,parameters:this.#n},a=this.#l(t,e),l=this.#a(t,e),c=a.map((d,u)=>d-l[u]);return n.at("accelerations",{q:t,qd:e,tau:c,...o})}#a(t,e){let n=e.map(()=>0);if(!this.#e.friction)return n;let{nv:s,friction:r,kernels:o,facts:a}=this.#t,l=new Float64Array(6*(a.bodies.length+1)),c={gravity:this.#e.gravity,wrench:l,parameters:this.#n};return o.at("budget",{q:t,qd:e,qdd:n,...c}).subarray(r*s,(r+1)*s)}#l(t,e){return this.#i==="passive"?e.map(()=>0):this.#o(t,e).map((n,s)=>this.#r[s]?n:0)}#o(t,e){let n=e.map(()=>0),s={...this.#e,pull:[0,0,0],friction:!1},o=this.#t.apart(t,this.goal).map((c,d)=>h0*(h0*c-2*e[d]));if(this.#i==="computed"){let c=this.#a(t,n);return this.#t.budget({q:t,qd:e,qdd:o},s).total.map((d,u)=>d+c[u])}let{parts:a}=this.#t.budget({q:t,qd:n,qdd:n},s),l=Array.from(a[this.#t.facts.parts.indexOf("gravity")]);return this.#i==="gravity"?l:l.map((c,d)=>c+this.#s[d]*o[d])}step(t){let e=(u,h,f)=>Array.from(u,(g,_)=>g+f*h[_]),n=(u,h)=>({q:this.#t.rate(u,h),qd:this.accelerations(u,h)}),[s,r]=[this.q,this.qd],o=n(s,r),a=n(e(s,o.q,t/2),e(r,o.qd,t/2)),l=n(e(s,a.q,t/2),e(r,a.qd,t/2)),c=n(e(s,l.q,t),e(r,l.qd,t)),d=u=>Array.from(o[u],(h,f)=>(h+2*a[u][f]+2*l[u][f]+c[u][f])/6);this.q=this.#t.ended(s,e(s,d("q"),t)),this.qd=e(r,d("qd"),t),this.t+=t}get energies(){return this.#t.energies(this.q,this.qd,this.#e)}};var Zd=.001,qw=.05,Xw=120,Yw=400,Mh=class{root=k("div",{class:"let-go"});#t;#e;#n;#i=k("select",{"aria-label":"controller"});#s=k("button",{class:"primary",onclick:()=>this.#f()},"Let go");#r=k("p",{class:"hint",role:"alert"});#a=["time","kinetic energy","potential energy","together"].map(t=>{let e=k("b",{},"\u2013");return{number:e,root:k("div",{},k("span",{},t),e)}});#l=k("div",{class:"plot",role:"figure","aria-label":"energies over time"});#o=null;#h;#p=0;#u=null;#d=[[],[],[],[]];constructor(t,e,n,s){this.#h=s,this.#t=t,this.#e=e,this.#n=n;for(let[r,o]of Object.entries(u0))this.#i.append(k("option",{value:r},o));this.root.append(k("div",{class:"row"},this.#s,this.#i),k("p",{class:"hint"},"The robot moves from the state that it is in. Take hold of a link in the picture and pull."),this.#r,k("div",{class:"meters",role:"status"},...this.#a.map(({root:r})=>r)),k("h2",{},"Energy"),this.#l)}#f(){this.#o!==null?this.#h.stop():this.#c()}#c(){let t=new Io(this.#e,this.#t.state,this.#i.value);if(this.#r.textContent="",!t.accelerations(t.q,t.qd).every(Number.isFinite)){this.#r.textContent="It cannot move by itself here: its mass matrix has no inverse.";return}let e=0,n=r=>{for(e=Math.min(e+r,qw);e>=Zd;)t.step(Zd),e-=Zd;if(!t.q.every(Number.isFinite)){this.#h.stop(),this.#r.textContent=this.#e.facts.loops?"Loops have come to a dead centre, or the motion is too fast to follow; it was stopped.":"The motion has become too fast to follow; it was stopped.";return}this.#m(t);let o=Array.from(t.accelerations(t.q,t.qd));this.#t.change({q:[...t.q],qd:[...t.qd],qdd:o}),this.#x(t)};this.#h.start({frame:n,ended:()=>this.#y()}),this.#o=t,this.#d=[[],[],[],[]],this.#s.textContent="Stop",this.#r.textContent="";let s=this.#n?.hand;s&&(s.pulling=(r,o,a)=>{let l=this.#n?.onPlane(o,a,r.world);if(!l)return;let c=this.#e.poses(t.q).subarray(12*r.body,12*r.body+12),d=r.local.toArray(),u=this.#e.facts.parameters[14*(r.body-1)],h=[l.x,l.y,l.z].map((f,g)=>{let _=c[9+g]+c[3*g]*d[0]+c[3*g+1]*d[1]+c[3*g+2]*d[2];return Yw*Math.max(u,.1)*(f-_)});t.pull={body:r.body,at:d,force:h}},s.released=()=>{t.pull=null,this.#n!==null&&(this.#n.tug=null)})}#m(t){if(this.#n===null)return;let e=t.pull&&dr(this.#e.poses(t.q),t.pull.body,t.pull.at);this.#n.tug=t.pull&&e?{at:e,force:t.pull.force}:null}#y(){this.#o=null,this.show(this.#t.state),this.#n!==null&&(this.#n.tug=null),this.#s.textContent="Let go";let t=this.#n?.hand;t&&(t.pulling=null,t.released=null)}#x(t){let[e,n]=t.energies,s=[t.t,e,n,e+n];this.#d.forEach((o,a)=>{o.push(s[a]),o.length>1200&&o.shift()});let r=s.map((o,a)=>a===0?`${o.toFixed(2)} s`:`${de(o)} J`);this.#a.forEach(({number:o},a)=>{ei(o,r[a])}),this.root.dataset.time=String(t.t)}show(t,e=!1){if(this.#d[0].length<2)return;let n=this.#d;e&&(this.#u?.destroy(),this.#u=null);let s=performance.now();if(this.#u!==null&&this.#o!==null&&s-this.#p<Xw)return;if(this.#p=s,this.#u!==null){this.#u.setData(n);return}let o=Object.entries({kinetic:"part-inertia",potential:"part-gravity",together:"ink"}).map(([a,l])=>({label:a,colour:Li(l)}));this.#u=Sh(this.#l,{height:250,unit:"J",series:o,data:n})}};var d0='"use strict";(()=>{function F(a){return a.joints.reduce((e,r)=>Math.max(e,r.v[1]),0)}function y(a,e,r){let t=Math.max(0,...r.map(Math.abs)),n=Math.min(1,.1/t),i=e,s=0,o=n;for(;t>0&&s<1;){let u=s+o>=.999999999999,m=u?1-s:o,l=r.map(p=>m*p),c=a.ended(i,Array.from(a.kernels.at("integrate",{q:i,step:l})));if(c.every(Number.isFinite))i=c,s=u?1:s+m,o=Math.min(2*o,n);else if(o=m/2,!(o*t>1e-4))return{q:i,part:s}}return{q:i,part:1}}var v=14,d=class{facts;kernels;nv;friction;constructor(e,r){this.facts=e,this.kernels=r,this.nv=F(e),this.friction=e.parts.indexOf("friction")}parameters(e){let r=Float64Array.from(this.facts.parameters);if(e.masses.forEach((n,i)=>{for(let s of[0,4,5,6,7,8,9])r[v*i+s]*=n}),e.payload===0||!this.kernels.has("loaded"))return r;let t=[e.payload,...e.payloadAt];return this.kernels.at("loaded",{parameters:r,payload:t})}wrenches(e,r){let t=new Float64Array(6*(this.facts.bodies.length+1));if(e.pull.every(s=>s===0))return t;let{body:n,at:i}=this.facts.tool;return this.addForce(t,r,n,i,e.pull),t}addForce(e,r,t,n,i){let s=h(r.subarray(12*t,12*t+9),i),o=[n[1]*s[2]-n[2]*s[1],n[2]*s[0]-n[0]*s[2],n[0]*s[1]-n[1]*s[0]];for(let u=0;u<3;u+=1)e[6*t+u]+=o[u],e[6*t+3+u]+=s[u]}pullInTool(e){let{body:r,turned:t}=this.facts.tool,n=this.poses(e.q).subarray(12*r,12*r+9);return h(t,h(n,e.pull))}normalized(e){return this.facts.curved?Array.from(this.kernels.at("normalized",{q:e})):e}rate(e,r){return this.facts.curved?this.kernels.at("rate",{q:e,qd:r}):r}ended(e,r){if(this.facts.loops===null)return this.normalized(r);let t=new Float64Array(this.nv);return Array.from(this.kernels.at("ended",{q:e,qd:t,after:r}))}stepped(e,r){return this.moved(e,r).q}moved(e,r){return this.facts.curved?this.facts.loops!==null?y(this,e,r):{q:Array.from(this.kernels.at("integrate",{q:e,step:r})),part:1}:{q:e.map((t,n)=>t+r[n]),part:1}}placed(e,r){let t=this.normalized(r);return this.facts.loops===null?{q:t,part:1}:y(this,e,this.apart(e,t))}apart(e,r){return this.facts.curved?Array.from(this.kernels.at("difference",{q:e,goal:r})):r.map((t,n)=>t-e[n])}poses(e){return this.kernels.at("poses",{q:e})}around(e,r){return{gravity:e.gravity,wrench:this.wrenches(e,this.poses(r)),parameters:this.parameters(e)}}budget(e,r){let{budget:t,tau:n}=this.budgets(e,1,r);return{parts:this.facts.parts.map((s,o)=>t.slice(o*this.nv,(o+1)*this.nv)),total:Array.from(n)}}budgets(e,r,t){let n={...e,gravity:t.gravity,wrench:this.#e(e.q,r,t),parameters:this.parameters(t)},i=this.kernels.rows("budget",n,r),{nv:s}=this,o=this.facts.parts.length,u=new Float64Array(r*s);for(let m=0;m<r;m+=1)for(let l=0;l<o;l+=1)for(let c=0;c<s;c+=1){let p=(m*o+l)*s+c;l===this.friction&&!t.friction&&(i[p]=0),u[m*s+c]+=i[p]}return{budget:i,tau:u}}#e(e,r,t){let n=this.facts.bodies.length+1;if(t.pull.every(o=>o===0))return new Float64Array(6*n);let i=this.kernels.rows("poses",{q:e},r),s=new Float64Array(6*n*r);for(let o=0;o<r;o+=1){let u=i.subarray(12*n*o,12*n*(o+1));s.set(this.wrenches(t,u),6*n*o)}return s}jointWrenches(e,r){return this.kernels.at("wrenches",{...e,...this.around(r,e.q)})}cuts(e,r){let t=r.friction?"cuts":"cuts_smooth";return this.kernels.at(t,{...e,...this.around(r,e.q)})}motors(e,r,t=1){return this.kernels.rows("motors",{q:e,tau:r},t)}jointMotion(e){return this.kernels.at("joint_motion",{...e})}inertias(e,r){return this.kernels.at("inertias",{q:e,parameters:this.parameters(r)})}energies(e,r,t){let n={q:e,qd:r,gravity:t.gravity,parameters:this.parameters(t)};return[this.kernels.at("kinetic_energy",n)[0],this.kernels.at("potential_energy",n)[0]]}steps(e,r,t){return this.kernels.at(`steps_${e}`,{...r,gravity:t.gravity,parameters:this.parameters(t)})}};function h(a,e){return[0,1,2].map(r=>a[r]*e[0]+a[3+r]*e[1]+a[6+r]*e[2])}var f=class a{module;#e;#r;#t;constructor(e,r){let t=new WebAssembly.Instance(e,{math:Math});this.module=e,this.#e=r,this.#r=t.exports.memory,this.#t=t.exports}static async of(e,r){return new a(await WebAssembly.compile(e),r)}has(e){return e in this.#e}rows(e,r,t){let{inputs:n,size:i}=this.#e[e],s=n.reduce((m,[,l])=>m+l,i);this.#n(8*t*s);let o=[],u=0;for(let[m,l]of n){let c=r[m];if(c===void 0)throw new RangeError(`${e} needs ${m}`);let p=c.length===l;if(!p&&c.length!==t*l)throw new RangeError(`${e}: ${m} has ${c.length} numbers, not ${t*l}`);new Float64Array(this.#r.buffer,u,c.length).set(c),o.push(u,p?0:8*l),u+=8*c.length}return this.#t[e](...o,u,t),new Float64Array(this.#r.buffer,u,t*i).slice()}at(e,r){return this.rows(e,r,1)}#n(e){let r=e-this.#r.buffer.byteLength;r>0&&this.#r.grow(Math.ceil(r/65536))}};var g=null;addEventListener("message",({data:a})=>{"module"in a?g=new d(a.facts,new f(a.module,a.facts.kernels)):g!==null&&postMessage(w(g,a))});function w(a,e){let{size:r,speed:t,around:n,qd:i,qdd:s}=e,o=e.q.length,u=new Float64Array(r*r),m=a.facts.loops===null?x(e):L(a,e);for(let l=0;l<r;l+=1){let c=m.subarray(l*r*o,(l+1)*r*o),{tau:p}=a.budgets({q:c,qd:i,qdd:s},r,n);for(let b=0;b<r;b+=1)u[l*r+b]=p[b*a.nv+t]}return u}var A=({low:a,high:e},r,t)=>a+(e-a)*r/(t-1);function x({q:a,across:e,upward:r,size:t}){let n=new Float64Array(t*t*a.length);for(let i=0;i<t;i+=1)for(let s=0;s<t;s+=1){let o=(i*t+s)*a.length;n.set(a,o),n[o+e.index]=A(e,s,t),n[o+r.index]=A(r,t-1-i,t)}return n}function L(a,{q:e,across:r,upward:t,size:n}){let i=new Float64Array(n*n*e.length).fill(Number.NaN);return k(a,e,r,n,(s,o)=>k(a,s,t,n,(u,m)=>i.set(u,((n-1-m)*n+o)*e.length))),i}function k(a,e,r,t,n){let i=(t-1)*(e[r.index]-r.low)/(r.high-r.low);for(let s of[1,-1]){let o=e;for(let u=s>0?Math.ceil(i):Math.ceil(i)-1;u>=0&&u<t;u+=s){let m=o.map((p,b)=>b===r.index?A(r,u,t):p),{q:l,part:c}=a.placed(o,m);if(c<1)break;o=l,n(l,u)}}}})();\n';var di=121,wh=class{root=k("div",{class:"map-panel"});#t;#e;#n;#i;#s;#r;#a=k("canvas",{class:"map",width:di,height:di,tabIndex:0,role:"application","aria-label":"map of the torque; arrow keys move the robot on it"});#l=k("i",{class:"now"});#o={across:k("div",{class:"ticks across"}),up:k("div",{class:"ticks up"}),scale:k("div",{class:"scale"})};#h=k("canvas",{width:1,height:di,"aria-hidden":"true"});#p=k("p",{class:"hint",role:"status"});#u=null;#d="";#f=!1;#c=null;constructor(t,e){this.#t=t,this.#e=e,this.#n=e.facts.joints.filter(o=>o.single);let n=(o,a)=>{let l=k("select",{"aria-label":o,onchange:()=>this.show(t.state)});return this.#n.forEach((c,d)=>{l.append(k("option",{value:String(d),selected:d===a},c.name))}),l},s=this.#n.length,r=this.#m();if(this.#i=n("torque of",r),this.#s=n("across",r),this.#r=n("upward",r+1<s?r+1:Math.max(0,r-1)),s<2){this.root.append(k("p",{class:"hint"},"A map needs two joints with one coordinate each."));return}this.#a.addEventListener("click",o=>this.#M(o)),this.#a.addEventListener("keydown",o=>this.#S(o)),this.root.append(k("div",{class:"asked"},k("span",{},"torque of",this.#i),k("span",{},"across",this.#s),k("span",{},"upward",this.#r)),k("div",{class:"mapped"},this.#o.up,k("div",{class:"place"},this.#a,this.#l),this.#o.scale,this.#o.across),this.#p,k("p",{class:"hint"},"The dark line is zero, the ring is the state now. Click to go there, or take arrow keys. ",e.facts.loops===null?"":"Where it is blank, loops do not close. ","Speeds and accelerations are those of the joints now."))}#m(){let{facts:t,nv:e}=this.#e,n=new Array(e).fill(0),s={...this.#t.state,q:[...t.start],qd:n,qdd:n},{total:r}=this.#e.budget(s,s),o=this.#n.map(a=>Math.abs(r[a.v[0]]));return Math.max(0,o.indexOf(Math.max(...o)))}#y(){let t=URL.createObjectURL(new Blob([d0],{type:"text/javascript"})),e=new Worker(t);URL.revokeObjectURL(t);let{facts:n,kernels:s}=this.#e,r={module:s.module,facts:n};return e.postMessage(r),e.onmessage=o=>{this.#f=!1,this.#c=this.#x(o.data),this.#v(),this.show(this.#t.state)},e.onerror=o=>{let a=o.message??"the browser starts no worker";this.#p.textContent=`The map could not be computed: ${a}`},e}#x(t){let{effortUnit:e}=this.#n[Number(this.#i.value)].speeds[0];return yo(t,Oa(this.#e.facts)[e]??1)}#g(t){let e=this.#n[Number(t.value)],[n,s]=vs(e,"q",e.coordinates[0].unit);return{index:e.q[0],low:n,high:s}}show(t){if(this.#n.length<2)return;let{q:e,qd:n,qdd:s,gravity:r,friction:o,payload:a,payloadAt:l,masses:c,pull:d}=t,u={q:e,qd:n,qdd:s,around:{gravity:r,friction:o,payload:a,payloadAt:l,masses:c,pull:d},across:this.#g(this.#s),upward:this.#g(this.#r),speed:this.#n[Number(this.#i.value)].v[0],size:di},h=[u.across.index,u.upward.index],g=this.#e.facts.joints.flatMap(p=>Zw(p.q)).map(p=>h.includes(p)?0:e[p]),_=JSON.stringify({...u,q:g});_!==this.#d&&!this.#f?(this.#d=_,this.#f=!0,this.#u??=this.#y(),this.#u.postMessage(u)):this.#v()}#v(){let t=this.#c,e=this.#a.getContext("2d");if(t===null||e===null)return;let[n,s]=[Number.POSITIVE_INFINITY,Number.NEGATIVE_INFINITY];for(let u of t.filter(Number.isFinite))n=Math.min(n,u),s=Math.max(s,u);let r=Math.max(Math.abs(n),Math.abs(s),1e-12),o=e.createImageData(di,di);t.forEach((u,h)=>{let f=Math.floor(h/di),g=h%di<di-1?t[h+1]:u,_=f<di-1?t[h+di]:u;if(Number.isNaN(u+g+_))return;let m=u>0!=g>0||u>0!=_>0?[30,33,45]:f0(u/r);o.data.set([...m,255],4*h)}),e.putImageData(o,0,0);let a=this.#n[Number(this.#i.value)],l=a.speeds[0].effortUnit,c=`${a.name}: ${de(n)} to ${de(s)} ${l}`,d=`${a.name}: ${de(s)} ${l} everywhere, whatever these two do`;this.#p.textContent=s-n<1e-9*r?d:c,this.#a.dataset.least=String(n),this.#a.dataset.most=String(s),this.#a.setAttribute("aria-label",`map of ${this.#p.textContent}`),this.#b(r,l),this.#_()}#b(t,e){for(let[r,o,a]of[[this.#s,this.#o.across,"left"],[this.#r,this.#o.up,"bottom"]]){let l=this.#n[Number(r.value)],{low:c,high:d}=this.#g(r),u=Jw(c,d).map(h=>{let f=100*(h-c)/(d-c),g=a==="left"?`left:${f}%`:`top:${100-f}%`;return k("span",{style:g},de(h,3))});o.replaceChildren(...u,k("b",{},`${l.name} (${l.coordinates[0].unit})`))}let n=this.#h.getContext("2d");if(n===null)return;for(let r=0;r<di;r+=1)n.fillStyle=`rgb(${f0(1-2*r/(di-1)).join(" ")})`,n.fillRect(0,r,1,1);let s=[1,.5,0,-.5,-1].map(r=>k("span",{style:`top:${50-47*r}%`},r===1?`${de(t,3)} ${e}`:de(r*t,3)));this.#o.scale.replaceChildren(this.#h,...s)}#_(){let{q:t}=this.#t.state,e=({index:r,low:o,high:a})=>(t[r]-o)/(a-o),[n,s]=[e(this.#g(this.#s)),e(this.#g(this.#r))];this.#l.hidden=!(n>=0&&n<=1&&s>=0&&s<=1),this.#l.style.left=`${100*n}%`,this.#l.style.top=`${100*(1-s)}%`}#S(t){let n={ArrowLeft:[-1,0],ArrowRight:[1,0],ArrowDown:[0,-1],ArrowUp:[0,1]}[t.key];if(n===void 0)return;t.preventDefault();let s=[...this.#t.state.q];[this.#s,this.#r].forEach((r,o)=>{let{index:a,low:l,high:c}=this.#g(r);s[a]=Math.min(c,Math.max(l,s[a]+n[o]*(c-l)/60))}),this.#t.change({q:this.#e.placed(this.#t.state.q,s).q})}#M(t){let e=this.#a.getBoundingClientRect(),n=(t.clientX-e.left)/e.width,s=1-(t.clientY-e.top)/e.height,r=[...this.#t.state.q],[o,a]=[this.#g(this.#s),this.#g(this.#r)];r[o.index]=o.low+n*(o.high-o.low),r[a.index]=a.low+s*(a.high-a.low),this.#t.change({q:this.#e.placed(this.#t.state.q,r).q})}},Zw=([i,t])=>Array.from({length:t-i},(e,n)=>i+n);function Jw(i,t){let e=Qi((t-i)/4),n=Math.ceil(i/e-1e-9),s=Math.floor(t/e+1e-9)-n+1;return Array.from({length:s},(r,o)=>(n+o)*e)}function f0(i){let t=Math.min(1,Math.abs(i));return(i<0?[33,88,196]:[206,92,0]).map(n=>Math.round(246+(n-246)*t))}var Ui=class extends Error{},p0=i=>[i.start.length,Ir(i)];function m0(i){if(i.motion===null)return null;let{t,q:e,qd:n,qdd:s}=i.motion;return{name:"motion of the file",t:Go(t),q:Go(e),qd:Go(n),qdd:Go(s)}}function Jd(i){let t=(n,s)=>s?`${n.name}_${s}`:n.name,e=n=>i.joints.flatMap(s=>s.speeds.map(r=>`${n}_${t(s,r.name)}`));return["t",...i.coordinates.map(n=>`q_${n}`),...e("qd"),...e("qdd")]}function g0(i,t,e){let n=i.replace(/^\ufeff/,"").split(/\r?\n/).map((h,f)=>[h,f+1]).filter(([h])=>h.trim()!==""&&!h.trimStart().startsWith("#"));if(n.length===0)throw new Ui(`${e} has no rows: it is empty`);let s=n[0][0].split(",").map(h=>h.trim().replace(/\s*\[[^\]]*\]$/,"")),r=Jd(t),o=r.filter(h=>!s.includes(h));if(o.length>0){let h=o.slice(0,3).join(", ")+(o.length>3?", \u2026":"");throw new Ui(`${e} is no motion of this robot with all rates: column ${h} is missing (rnea motion writes such files)`)}if(n.length<3){let h=n.length===1?"no rows":"one row";throw new Ui(`${e} has ${h}: a motion needs two at least`)}let a=r.map(h=>s.indexOf(h)),[l,c]=p0(t),d=n.length-1,u={name:e,t:new Float64Array(d),q:new Float64Array(d*l),qd:new Float64Array(d*c),qdd:new Float64Array(d*c)};for(let h=0;h<d;h+=1){let[f,g]=n[h+1],_=f.split(","),p=a.map(m=>{let x=(_[m]??"").trim(),T=x===""?Number.NaN:Number(x);if(!Number.isFinite(T))throw new Ui(`${e}, line ${g}: ${JSON.stringify(x.slice(0,30))} is no number`);return T});if(u.t[h]=p[0],h>0&&p[0]<=u.t[h-1])throw new Ui(`${e}, line ${g}: time must increase`);u.q.set(p.slice(1,1+l),h*l),u.qd.set(p.slice(1+l,1+l+c),h*c),u.qdd.set(p.slice(1+l+c),h*c)}return u}function Kd(i,t,e,n){let[s,r]=p0(i),o=Math.max(2,Math.round(t*100)+1),a={name:e>0?"there and back":"back and there",t:new Float64Array(o),q:new Float64Array(o*s),qd:new Float64Array(o*r),qdd:new Float64Array(o*r)},l=t/2,c=i.loops===null?1:.3,d=i.joints.flatMap(_=>Kw(_,i.start[_.q[0]],_.single?e:c*e)),u=n(i.start,d).part,h=u<1?d.map(_=>.8*u*_):d,[f,g]=[i.start,0];for(let _=0;_<o;_+=1){let p=_*t/(o-1);a.t[_]=p;let m=p<=l?p/l:2-p/l,x=p<=l?1:-1,T=m**3*(10-15*m+6*m**2),b=x*30*m**2*(1-m)**2/l,R=60*m*(1-m)*(1-2*m)/l**2,E=A=>h.map(F=>F*A),{q:y}=n(f,E(T-g));i.loops!==null&&([f,g]=[y,T]),a.q.set(y,_*s),a.qd.set(E(b),_*r),a.qdd.set(E(R),_*r)}return a}function Kw(i,t,e){if(i.single)return[jw(i,t,e)];let n=i.driven?e:0;return i.speeds.map(({unit:s},r)=>s==="m/s"?.2*n:n*.9/(r+1))}function jw(i,t,e){let n=i.coordinates[0].unit==="m"?.4:1.2,[s,r]=i.position??[null,null],[o,a]=[t-(s??t-n),(r??t+n)-t],l=a>=o?Math.min(a,n):-Math.min(o,n);return e*.9*l}function Ah(i){return i.joints.flatMap(t=>t.speeds.map(e=>({name:e.name?`${t.name} ${e.name}`:t.name,unit:e.effortUnit,limit:t.effort,joint:t.name})))}function jd(i,t,e){let n=e.length/t.length,s=[i,"peak","RMS","limit",""].map(c=>k("th",{},c)),r=t.map(()=>0),o=t.map(()=>0);e.forEach((c,d)=>{let u=d%t.length;Math.abs(c)>Math.abs(r[u])&&(r[u]=c),o[u]+=c*c/n});let a=Ps([...r,...o.map(Math.sqrt)]),l=t.map(({name:c,unit:d,limit:u,joint:h},f)=>{let g=u!==null&&Math.abs(r[f])>u,_=k("i",{class:"dot",style:`background:${Ys(f)}`});return k("tr",{"data-joint":h??c},k("td",{},_,c),k("td",{class:g?"over":"","data-value":r[f]},a[f]),k("td",{},a[t.length+f]),k("td",{},u===null?"":de(u)),k("td",{},d))});return[k("tr",{},...s),...l]}var Qw=5e7,_0=512,Eh=class{root=k("div",{class:"motion"});#t;#e;#n;#i;#s=k("select",{"aria-label":"motion"});#r;#a=k("button",{class:"primary",onclick:()=>this.#B()},"Play");#l;#o=k("select",{"aria-label":"what is plotted"});#h=k("div",{class:"plot",role:"figure","aria-label":"torques, budget or power over time"});#p=k("div",{class:"now"});#u=k("table");#d=k("span",{class:"unit"},"");#f=null;#c=null;#m=0;#y=null;#x=this.#y;#g="";#v;#b=!1;#_=0;#S=!1;constructor(t,e,n,s){this.#v=n,this.#t=t,this.#e=e,this.#n=s;let{facts:r}=e,o=m0(r),a=(u,h)=>e.moved(u,h),l=[Kd(r,2,1,a),Kd(r,4,-.7,a)];this.#i=[...o?[o]:[],...l],this.#r=k("input",{type:"range",min:"0",max:"1",step:"1",value:"0","aria-label":"time",oninput:()=>this.#I(Number(this.#r.value))}),this.#l=k("select",{"aria-label":"speed"});for(let[u,h]of[["\xBC \xD7",.25],["1 \xD7",1],["3 \xD7",3]])this.#l.append(k("option",{value:String(h),selected:h===1},u));this.#w(),this.#s.addEventListener("change",()=>this.#T(Number(this.#s.value)));for(let[u,h]of[...r.loops?.elsewhere?[["motors","efforts of the motors"]]:[],["tau",r.loops?"torques of the joints that lead":"torques of all joints"],["power","power"]])this.#o.append(k("option",{value:u},h));for(let u of r.joints)u.speeds.forEach((h,f)=>{let g=String(u.v[0]+f),_=`budget of ${u.name}${h.name?` ${h.name}`:""}`;this.#o.append(k("option",{value:g},_))});this.#o.addEventListener("change",()=>this.#C());let c=k("input",{type:"file",accept:".csv,.txt","aria-label":"motion file",onchange:()=>this.#E(c.files?.[0])}),d=k("div",{class:"drop",ondragover:u=>{u.preventDefault(),d.classList.add("over")},ondragleave:()=>d.classList.remove("over"),ondrop:u=>{u.preventDefault(),d.classList.remove("over"),this.#E(u.dataTransfer?.files[0])}},"Drop a motion here (CSV with t, q_, qd_ and qdd_ of every joint) or ",k("label",{class:"button"},c,"Choose a file"));this.root.append(k("div",{class:"row"},this.#a,this.#s,this.#l),k("div",{class:"scrub"},this.#r,this.#d),k("div",{class:"row"},this.#o,this.#M("Copy as CSV",()=>this.#z())),this.#h,k("h2",{},"Peak and root mean square of the torques"),this.#u,d)}#M(t,e){return k("button",{onclick:e},t)}#w(){this.#s.replaceChildren(...this.#i.map((t,e)=>k("option",{value:String(e)},t.name)))}async#E(t){if(t!==void 0)try{if(t.size>Qw)throw new Ui(`${t.name} is larger than 50 MB`);let e=g0(await t.text(),this.#e.facts,t.name);this.#D(e),this.#i.unshift(e),this.#w(),this.#T(0)}catch(e){if(!(e instanceof Ui))throw e;this.#n(e.message,!0)}}#D(t){let e=this.#e.facts.start.length;if(this.#e.facts.loops!==null)for(let n=0;n<t.t.length;n+=1){let s=Array.from(t.q.subarray(n*e,(n+1)*e)),r=this.#e.ended(s,s);if(!r.every(Number.isFinite))throw new Ui(`${t.name}, row ${n+1}: its loops do not close`);t.q.set(r,n*e)}}#T(t){this.#R(t),this.#A(0)}#R(t){this.#s.value=String(t),this.#c=this.#i[t],this.#r.max=String(this.#c.t.length-1),this.#g="",this.#m=0,this.#_=this.#c.t[0]}#N(t){let e=this.#c;if(e===null)return;let{nv:n}=this.#e,s=e.t.length,r=e.q.length/s,o=this.#e.facts.parts.length,a=new Float64Array(s*n),l=new Float64Array(s*o*n);for(let p=0;p<s;p+=_0){let m=Math.min(_0,s-p),x=(R,E)=>R.subarray(p*E,(p+m)*E),T={q:x(e.q,r),qd:x(e.qd,n),qdd:x(e.qdd,n)},b=this.#e.budgets(T,m,t);a.set(b.tau,p*n),l.set(b.budget,p*o*n)}let d=this.#e.facts.loops?.elsewhere??!1?this.#e.motors(e.q,a,s):new Float64Array;this.#y={tau:a,budget:l,motors:d};let u=p=>p.reduce((m,x)=>Math.max(m,Math.abs(x)),0),h=Math.max(u(a),u(l)),[f,g,_]=[a,l,d].map(p=>yo(p,h));this.#x={tau:f,budget:g,motors:_}}#F(){let t=this.#c,e=this.#x;if(t===null||e===null)return[];let{facts:n,nv:s}=this.#e,r=t.t.length,o=f=>Float64Array.from({length:r},(g,_)=>f(_)),a=Ah(n).map(({name:f})=>f),l=n.loops?.motors??[];if(this.#o.value==="motors")return l.map(({name:f},g)=>({label:f,colour:Ys(g),values:o(_=>e.motors[_*l.length+g])}));if(this.#o.value==="tau")return a.map((f,g)=>({label:f,colour:Ys(g),values:o(_=>e.tau[_*s+g])}));if(this.#o.value==="power")return a.map((f,g)=>({label:f,colour:Ys(g),values:o(_=>e.tau[_*s+g]*t.qd[_*s+g])}));let c=Number(this.#o.value),u=n.parts.map((f,g)=>({label:f,colour:Li(`part-${f}`),values:o(_=>e.budget[(_*n.parts.length+g)*s+c])})).filter(f=>f.values.some(g=>g!==0)),h={label:"total",colour:Li("ink"),values:o(f=>e.tau[f*s+c])};return[...u,h]}#C(){let t=this.#c;if(t===null)return;this.#f?.destroy();let e=this.#F();this.#f=Sh(this.#h,{height:230,unit:this.#U(),series:e,data:[t.t,...e.map(({values:n})=>n)],resized:()=>this.#P()}),this.#f.over.append(this.#p),this.#f.over.addEventListener("click",n=>{let s=this.#f?.posToVal(n.offsetX,"x")??0,r=0;for(;r<t.t.length-1&&t.t[r+1]<=s;)r+=1;this.#I(r)}),this.#O()}#U(){if(this.#o.value==="power")return"W";let{facts:t}=this.#e,e=Ah(t).map(({unit:n})=>n);return this.#o.value==="motors"?[...new Set(t.loops?.motors.map(({unit:n})=>n))].join(", "):this.#o.value==="tau"?[...new Set(e)].join(", "):e[Number(this.#o.value)]}#P(){if(this.#c===null||this.#f===null)return;let t=this.#f.valToPos(this.#c.t[this.#m],"x");this.#p.style.transform=`translateX(${t-1}px)`}#O(){let t=this.#x;if(t===null)return;let{facts:e}=this.#e,{loops:n}=e;n?.elsewhere?this.#u.replaceChildren(...jd("motor",n.motors,t.motors)):this.#u.replaceChildren(...jd("joint",Ah(e),t.tau))}#I(t){this.#_=this.#c?.t[t]??0,this.#A(t)}#A(t){let e=this.#c;if(e===null)return;this.#m=t;let n=e.t.length,s=r=>{let o=r.length/n;return Array.from(r.subarray(t*o,(t+1)*o))};this.#t.change({q:s(e.q),qd:s(e.qd),qdd:s(e.qdd)})}#B(){if(this.#b){this.#v.stop();return}this.#c!==null&&(this.#m>=this.#c.t.length-1&&(this.#m=0),this.#_=this.#c.t[this.#m],this.#v.start({frame:t=>this.#k(t*Number(this.#l.value)),ended:()=>this.#L(!1)}),this.#L(!0))}#L(t){this.#b=t,this.#a.textContent=t?"Pause":"Play"}#k(t){let e=this.#c;if(e===null)return;let n=e.t.length-1;this.#_+=t;let s=this.#m;for(;s<n&&e.t[s+1]<=this.#_;)s+=1;this.#_>=e.t[n]&&(s=0,this.#_=e.t[0]),this.#A(s)}async#z(){let t=this.#c,e=this.#y;if(t===null||e===null)return;let{facts:n,nv:s}=this.#e,r=n.joints.flatMap(d=>d.speeds.map(u=>u.effort?`tau_${d.name}_${u.effort}`:`tau_${d.name}`)),o=t.t.length,a=(d,u)=>{let h=d.length/o;return Array.from(d.subarray(u*h,(u+1)*h))},l=[[...Jd(n),...r].join(",")];for(let d=0;d<o;d+=1){let u=e.tau.subarray(d*s,(d+1)*s),h=[t.q,t.qd,t.qdd].flatMap(f=>a(f,d));l.push([t.t[d],...h,...u].join(","))}let c=`${l.join(`
`)}
`;this.root.dataset.copied=c;try{await navigator.clipboard.writeText(c),this.#n(`${o} rows copied.`)}catch{this.#n("The browser does not let this page copy.",!0)}}show(t,e=!1){this.#c===null&&this.#R(0);let n=JSON.stringify([t.gravity,t.friction,t.payload,t.payloadAt,t.masses,t.pull]);(n!==this.#g||!this.#S||e)&&(this.#g=n,this.#S=!0,this.#N(t),this.#C()),this.#P(),this.#r.value=String(this.#m),this.#d.textContent=`${(this.#c?.t[this.#m]??0).toFixed(2)} s`}};var tA=.45,eA=1e-9,nA={"rad/s":"turning","rad/s\xB2":"turning","m/s":"moving","m/s\xB2":"moving",N:"force","N m":"moment"},y0=i=>i.shape.length===1&&i.shape[0]===3;function x0(i,t,e,n,s){let{facts:r}=i,{steps:o}=r.notations[t.notation],a=o[e],l=i.kernels.at(`axes_${t.notation}`,{q:t.q}),c=i.poses(t.q),d=h=>Array.from(n.subarray(h.at,h.at+3)),u=h=>{let f=o.filter(_=>y0(_)&&_.unit===h),g=Math.max(...f.map(_=>Math.hypot(...d(_))));return s[h]??(g>eA?tA*r.figure.reach/g:0)};return o.slice(0,e+1).filter(h=>y0(h)&&h.link===a.link&&h.section===a.section).map(h=>{let f=l.subarray(9*h.link,9*h.link+9),g=d(h),_=[0,1,2].map(T=>f[3*T]*g[0]+f[3*T+1]*g[1]+f[3*T+2]*g[2]),p=i.parameters(t).subarray(14*(h.link-1)),m=h.link>0&&h.centre?[p[1],p[2],p[3]]:[0,0,0],x=nA[h.unit]??"force";return{role:x,at:dr(c,h.link,m),components:_,scale:u(h.unit),twoHeads:x==="turning"||x==="moment",text:`${h.name} ${de(Math.hypot(...g))} ${h.unit}`,label:Lr(h.left),current:h===a}})}var v0=.9;function iA(i){let t=[];return i.forEach(({section:e,link:n},s)=>{let r=t[t.length-1];r!==void 0&&r.section===e&&r.link===n?r.last=s:t.push({section:e,link:n,first:s,last:s})}),t}var Th=class{root=k("div",{class:"recursion"});#t;#e;#n;#i=k("div");#s=k("div",{class:"way",role:"group","aria-label":"links"});#r=k("div",{class:"ways"});#a=k("button",{class:"primary",onclick:()=>this.#x()},"Play");#l;#o=[];#h=[];#p="";#u;#d=!1;#f=!0;constructor(t,e,n,s){this.#u=s,this.#t=t,this.#e=e,this.#n=n;let r=Object.entries(e.facts.notations);if(this.#l=k("select",{class:"grow","aria-label":"notation",onchange:()=>t.change({notation:this.#l.value,step:0})}),r.length===0){this.root.append(k("p",{class:"hint"},"The books work chains of joints one by one; of this robot they have no page."));return}for(let[a,{title:l}]of r)this.#l.append(k("option",{value:a},l));let o=(a,l,c)=>k("button",{class:"icon",onclick:()=>this.#m(a),"aria-label":l},c);this.root.append(k("div",{class:"head"},k("div",{class:"row tight"},this.#l,o(-1,"step back","\u25C0"),this.#a,o(1,"next step","\u25B6")),this.#s,this.#r),k("p",{class:"hint"},"The numbers are those of the state now; friction and rotors are added at the end."),this.#i)}#c(t){return this.#e.facts.notations[t.notation]?.steps??[]}#m(t){let e=this.#c(this.#t.state);this.#y((this.#t.state.step+t+e.length)%e.length)}#y(t){this.#f=!0,this.#t.change({step:t,link:this.#c(this.#t.state)[t].link})}#x(){if(this.#d){this.#u.stop();return}let t=0;this.#u.start({frame:e=>{t+=e,!(t<v0)&&(t-=v0,this.#m(1))},ended:()=>this.#g(!1)}),this.#g(!0),this.#m(1)}#g(t){this.#d=t,this.#a.textContent=t?"Pause":"Play"}#v(t){let e=this.#c(t);this.#p=t.notation,this.#l.value=t.notation,this.#o=e.map(()=>[]),this.#h=iA(e),this.#s.replaceChildren(...this.#h.map(s=>this.#_(s)));let n=[...new Set(e.map(s=>s.section))];this.#r.replaceChildren(k("span",{},`${n.find(s=>s!=="base")} \u2192`),k("span",{},`\u2192 ${n[n.length-1]}`)),this.#i.replaceChildren(...this.#h.flatMap(s=>[k("h2",{},this.#b(s)),...e.slice(s.first,s.last+1).map((r,o)=>this.#M(r,s.first+o))]))}#b({section:t,link:e}){let n=this.#e.facts.bodies[e-1]?.name;return n===void 0?t:`${t}, link ${e}: ${n}`}#_(t){return k("button",{onclick:()=>this.#y(t.first),"aria-label":`${t.link}: ${this.#b(t)}`},String(t.link))}#S(t,e){let{shape:n}=this.#c(this.#t.state)[t],s=k("span",{class:n.length>0?`${e} matrix`:e});return this.#o[t].push(s),s}#M(t,e){let n=()=>this.#t.change({step:e,link:t.link}),s=()=>k("span",{},"="),r=this.#c(this.#t.state),o=t.uses.map(a=>k("span",{},Lr(r[a].left),s(),this.#S(a,"used")));return k("section",{class:"step",tabIndex:0,"data-step":e,onclick:n,onkeydown:a=>{a.key!=="Enter"&&a.key!==" "||(a.preventDefault(),n())}},k("header",{},k("b",{},t.name),k("span",{},t.reference)),k("div",{class:"worked"},Lr(t.left),...t.right?[s(),Lr(t.right)]:[],s(),this.#S(e,"value"),k("span",{class:"unit"},t.unit)),o.length>0?k("div",{class:"uses"},"with",...o):null)}show(t){let e=this.#c(t);if(e.length===0)return;this.#p!==t.notation&&this.#v(t);let n=this.#e.steps(t.notation,t,t);e.forEach((r,o)=>{let a=r.shape.length===2?r.shape[1]:1,l=r.shape.reduce((d,u)=>d*u,1),c=Array.from(n.subarray(r.at,r.at+l),d=>de(d,5));for(let d of this.#o[o])sA(d,c,a)});let s=Math.min(t.step,e.length-1);this.#w(s),this.#n!==null&&(this.#n.steps=x0(this.#e,t,s,n,this.#n.loads.scales),this.#n.focus=e[s].link)}hide(){this.#n!==null&&(this.#n.steps=null,this.#n.focus=null)}#w(t){let e=this.#h.findIndex(({first:s,last:r})=>s<=t&&t<=r);[...this.#s.children].forEach((s,r)=>{s.classList.toggle("done",r<e),r===e?s.setAttribute("aria-current","step"):s.removeAttribute("aria-current")});let n=this.#i.querySelector(`[data-step="${t}"]`);for(let s of this.#i.querySelectorAll('[aria-current="true"]'))s!==n&&s.removeAttribute("aria-current");n===null||n.hasAttribute("aria-current")||(n.setAttribute("aria-current","true"),this.#f&&n.scrollIntoView({block:"nearest"}),this.#f=!1)}};function sA(i,t,e){i.style.gridTemplateColumns=`repeat(${e}, auto)`,i.childElementCount!==t.length?i.replaceChildren(...t.map(n=>k("span",{},n))):t.forEach((n,s)=>{i.children[s].textContent=n})}var qa=(i,t=9)=>String(Number(i.toPrecision(t))),xr=i=>i.map(t=>qa(t)).join(","),b0=(i,t,e)=>e==="q"&&t.loops!==null?i.q.map(n=>qa(n,16)).join(","):xr(i[e]),S0=i=>i.pull.some(t=>t!==0),M0=(i,t)=>i.gravity.some((e,n)=>e!==t.gravity[n]),tf=i=>i.masses.some(t=>t!==1);function w0(i,t){let e=JSON.stringify(t.tool.frame),n=["import rnea","",`arm = rnea.load(${JSON.stringify(t.source)})`];if(tf(i)){let r=i.masses.map(o=>`[${qa(o)}]`).join(", ");n.push("linear = arm.linear_parameters.copy()"),n.push(`linear.reshape(${i.masses.length}, -1)[:, :10] *= [${r}]`),n.push("arm = arm.with_linear_parameters(linear)")}if(i.payload>0){let r=`[${xr(i.payloadAt)}]`;n.push(`arm = arm.with_payload(${qa(i.payload)}, ${r}, frame=${e})`)}for(let r of["q","qd","qdd"])n.push(`${r} = [${b0(i,t,r)}]`);let s=["q","qd","qdd"];return M0(i,t)&&s.push(`gravity=[${xr(i.gravity)}]`),i.friction||s.push("friction=False"),S0(i)&&(n.push(`pull = rnea.Wrench([${xr(i.pull)}], frame="world", point=${e})`),s.push("wrench=pull")),n.push(`budget = arm.torque_budget(${s.join(", ")})`,"print(budget)"),n.join(`
`)}function Qd(i){return/^[\w./-]+$/.test(i)?i:`'${i.replaceAll("'","'\\''")}'`}function A0(i,t,e){let n=["rnea torque",Qd(t.source)];for(let s of["q","qd","qdd"])n.push(`--${s}=${b0(i,t,s)}`);if(M0(i,t)&&n.push(`--gravity=${xr(i.gravity)}`),i.friction||n.push("--no-friction"),i.payload>0){let s=Qd(`${t.tool.frame}:${xr(i.payloadAt)}`);n.push(`--payload=${qa(i.payload)}`,`--payload-at=${s}`)}return S0(i)&&n.push(`--wrench=${xr([...e,0,0,0])}`,`--wrench-at=${Qd(t.tool.frame)}`),n.join(" ")}var Rh=class{root=k("div",{class:"share"});#t;#e;#n;#i=k("pre");#s=k("pre");#r=k("p",{class:"hint",role:"status"});#a=k("p",{class:"copied",role:"status"});constructor(t,e,n){this.#t=t;let{facts:s}=e;this.#n=e,this.#e=s;let r=(o,a)=>k("button",{onclick:()=>this.#l(a())},o);this.root.append(k("h2",{},"This state"),k("div",{class:"row"},r("Copy link",()=>this.link()),r("Copy Python",()=>this.#i.textContent??""),r("Copy command",()=>this.#s.textContent??""),k("button",{onclick:()=>this.#o(n())},"Save picture")),this.#a,k("h2",{},"Python"),this.#i,k("h2",{},"Command"),this.#s,this.#r,k("p",{class:"hint"},`${s.source}, hash ${s.hash}, written by rnea ${s.version}. `,"A robot from a file is loaded from where that file is."))}link(){let t=tl(this.#t.state,this.#e);return location.href.split("#")[0]+(t?`#${t}`:"")}async#l(t){try{await navigator.clipboard.writeText(t),this.#a.textContent="Copied."}catch{this.#a.textContent=`The browser does not let this page copy; here it is: ${t}`}}#o(t){if(t===null){this.#a.textContent="There is no picture: this browser has no WebGL.";return}let e=this.#e.name.replaceAll(/[^\w-]+/g,"_")||"robot";k("a",{href:t,download:`${e}.png`}).click(),this.#a.textContent="Saved."}show(t){this.#i.replaceChildren(...E0(w0(t,this.#e)));let e=A0(t,this.#e,this.#n.pullInTool(t));this.#s.replaceChildren(...E0(e)),this.#r.textContent=tf(t)?"The command cannot change the masses of links; the lines of Python can.":""}};function E0(i){return i.split(/(?<=[ ,\n])/).flatMap(t=>[k("span",{},t),document.createElement("wbr")])}var rA=[["as in the file",Number.NaN],["Earth",9.81],["Moon",1.62],["Mars",3.71],["none",0]],Ch=class{root=k("div",{class:"what-if"});#t;#e;#n;#i=k("table");#s=[];#r;constructor(t,e){this.#t=t,this.#e=e,this.#n=Is(e.facts),this.#r=k("input",{type:"checkbox",checked:!0,onchange:o=>t.change({friction:o.target.checked})});let n=k("h2",{class:"grow"},"Torques beside the original's"),s=k("button",{onclick:()=>this.#u()},"Back to the original"),r=o=>o.payload;this.root.append(k("div",{class:"row"},n,s),k("div",{class:"scroll",tabIndex:0},this.#i),k("h2",{},"Payload at the tool, and its centre"),this.#d("mass","kg",0,20,r,o=>t.change({payload:o})),this.#a("payloadAt","centre ","m",.5),k("h2",{},"Gravity"),this.#o(),this.#a("gravity","","m/s\xB2",20),k("h2",{},"Force at the tool"),this.#a("pull","","N",200),k("h2",{},"Friction"),k("label",{class:"row"},this.#r,"joints rub"),k("h2",{},"Masses of the links"),this.#l())}#a(t,e,n,s){let r=["x","y","z"].map((o,a)=>this.#d(e+o,n,-s,s,l=>l[t][a],l=>{let c=[...this.#t.state[t]];c[a]=l,this.#t.change({[t]:c})}));return k("div",{class:"setters"},...r)}#l(){let t=this.#e.facts.bodies.map((e,n)=>this.#d(e.name,"\xD7",.2,3,s=>s.masses[n],s=>{let r=[...this.#t.state.masses];r[n]=s,this.#t.change({masses:r})}));return k("div",{class:"setters named"},...t)}#o(){return k("div",{class:"row places"},...rA.map(([t,e])=>k("button",{onclick:()=>this.#h(e)},t)),k("button",{onclick:()=>this.#p()},"tilt by 30\xB0"))}#h(t){let e=this.#n.gravity,n=Math.hypot(...e),s=n>0?e.map(o=>o/n):[0,0,-1],r=Number.isNaN(t)?[...e]:s.map(o=>o*t);this.#t.change({gravity:r})}#p(){let[t,e,n]=this.#t.state.gravity,[s,r]=[Math.cos(Math.PI/6),Math.sin(Math.PI/6)];this.#t.change({gravity:[t,s*e-r*n,r*e+s*n]})}#u(){let{gravity:t,friction:e,payload:n,payloadAt:s,masses:r,pull:o}=Is(this.#e.facts);this.#t.change({gravity:t,friction:e,payload:n,payloadAt:s,masses:r,pull:o})}#d(t,e,n,s,r,o){let a=t.replace("centre ",""),l=new xo({name:a,unit:e,label:t,low:n,high:s,write:o});return this.#s.push([l,r]),l.root}show(t){for(let[c,d]of this.#s)c.show(d(t));this.#r.checked=t.friction;let{facts:e}=this.#e,n=this.#e.budget(t,this.#n).total,s=this.#e.budget(t,t).total,r=s.map((c,d)=>c-n[d]),o=Ps([...n,...s,...r]),a=e.joints.flatMap(c=>c.speeds.map((d,u)=>{let h=c.v[0]+u,f=d.name?`${c.name} ${d.name}`:c.name,g=k("i",{class:"dot",style:`background:${Ys(h)}`}),[_,p,m]=[0,1,2].map(T=>o[T*s.length+h]),x=c.effort!==null&&Math.abs(s[h])>c.effort;return k("tr",{"data-joint":c.name},k("td",{},g,f),k("td",{},_),k("td",{class:x?"over":""},p),k("td",{"data-value":r[h]},r[h]>1e-9?`+${m}`:m),k("td",{},d.effortUnit))})),l=["joint","original","now","difference",""].map(c=>k("th",{},c));this.#i.replaceChildren(k("tr",{},...l),...a)}};var Ph=class{#t=null;#e=0;#n=0;get running(){return this.#t!==null}start(t){this.stop(),this.#t=t,this.#n=performance.now(),this.#i()}stop(){cancelAnimationFrame(this.#e);let t=this.#t;this.#t=null,t?.ended()}#i(){this.#e=requestAnimationFrame(t=>{let e=Math.min(Math.max(0,t-this.#n)/1e3,.25);this.#n=Math.max(t,this.#n);let n=this.#t;n?.frame(e),this.#t===n&&n!==null&&this.#i()})}};var T0={type:"change"},nf={type:"start"},C0={type:"end"},Ih=new Bs,R0=new Vn,oA=Math.cos(70*Xc.DEG2RAD),yn=new U,$n=2*Math.PI,Ee={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},ef=1e-6,Lh=class extends Aa{constructor(t,e=null){super(t,e),this.state=Ee.NONE,this.target=new U,this.cursor=new U,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:Hs.ROTATE,MIDDLE:Hs.DOLLY,RIGHT:Hs.PAN},this.touches={ONE:Ws.ROTATE,TWO:Ws.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new U,this._lastQuaternion=new Tn,this._lastTargetPosition=new U,this._quat=new Tn().setFromUnitVectors(t.up,new U(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new co,this._sphericalDelta=new co,this._scale=1,this._panOffset=new U,this._rotateStart=new qt,this._rotateEnd=new qt,this._rotateDelta=new qt,this._panStart=new qt,this._panEnd=new qt,this._panDelta=new qt,this._dollyStart=new qt,this._dollyEnd=new qt,this._dollyDelta=new qt,this._dollyDirection=new U,this._mouse=new qt,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=lA.bind(this),this._onPointerDown=aA.bind(this),this._onPointerUp=cA.bind(this),this._onContextMenu=gA.bind(this),this._onMouseWheel=dA.bind(this),this._onKeyDown=fA.bind(this),this._onTouchStart=pA.bind(this),this._onTouchMove=mA.bind(this),this._onMouseDown=hA.bind(this),this._onMouseMove=uA.bind(this),this._interceptControlDown=_A.bind(this),this._interceptControlUp=yA.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(t){this._cursorStyle=t,t==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(t){super.connect(t),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=Ee.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(t){t.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=t}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(T0),this.update(),this.state=Ee.NONE}pan(t,e){this._pan(t,e),this.update()}dollyIn(t){this._dollyIn(t),this.update()}dollyOut(t){this._dollyOut(t),this.update()}rotateLeft(t){this._rotateLeft(t),this.update()}rotateUp(t){this._rotateUp(t),this.update()}update(t=null){let e=this.object.position;yn.copy(e).sub(this.target),yn.applyQuaternion(this._quat),this._spherical.setFromVector3(yn),this.autoRotate&&this.state===Ee.NONE&&this._rotateLeft(this._getAutoRotationAngle(t)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let n=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(n)&&isFinite(s)&&(n<-Math.PI?n+=$n:n>Math.PI&&(n-=$n),s<-Math.PI?s+=$n:s>Math.PI&&(s-=$n),n<=s?this._spherical.theta=Math.max(n,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(n+s)/2?Math.max(n,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(yn.setFromSpherical(this._spherical),yn.applyQuaternion(this._quatInverse),e.copy(this.target).add(yn),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=yn.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new U(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let c=new U(this._mouse.x,this._mouse.y,0);c.unproject(this.object),this.object.position.sub(c).add(a),this.object.updateMatrixWorld(),o=yn.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(Ih.origin.copy(this.object.position),Ih.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(Ih.direction))<oA?this.object.lookAt(this.target):(R0.setFromNormalAndCoplanarPoint(this.object.up,this.target),Ih.intersectPlane(R0,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>ef||8*(1-this._lastQuaternion.dot(this.object.quaternion))>ef||this._lastTargetPosition.distanceToSquared(this.target)>ef?(this.dispatchEvent(T0),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(t){return t!==null?$n/60*this.autoRotateSpeed*t:$n/60/60*this.autoRotateSpeed}_getZoomScale(t){let e=Math.abs(t*.01);return Math.pow(.95,this.zoomSpeed*e)}_rotateLeft(t){this._sphericalDelta.theta-=t}_rotateUp(t){this._sphericalDelta.phi-=t}_panLeft(t,e){yn.setFromMatrixColumn(e,0),yn.multiplyScalar(-t),this._panOffset.add(yn)}_panUp(t,e){this.screenSpacePanning===!0?yn.setFromMatrixColumn(e,1):(yn.setFromMatrixColumn(e,0),yn.crossVectors(this.object.up,yn)),yn.multiplyScalar(t),this._panOffset.add(yn)}_pan(t,e){let n=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;yn.copy(s).sub(this.target);let r=yn.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*t*r/n.clientHeight,this.object.matrix),this._panUp(2*e*r/n.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(t*(this.object.right-this.object.left)/this.object.zoom/n.clientWidth,this.object.matrix),this._panUp(e*(this.object.top-this.object.bottom)/this.object.zoom/n.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(t){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=t:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(t,e){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let n=this.domElement.getBoundingClientRect(),s=t-n.left,r=e-n.top,o=n.width,a=n.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(t){return Math.max(this.minDistance,Math.min(this.maxDistance,t))}_handleMouseDownRotate(t){this._rotateStart.set(t.clientX,t.clientY)}_handleMouseDownDolly(t){this._updateZoomParameters(t.clientX,t.clientY),this._dollyStart.set(t.clientX,t.clientY)}_handleMouseDownPan(t){this._panStart.set(t.clientX,t.clientY)}_handleMouseMoveRotate(t){this._rotateEnd.set(t.clientX,t.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft($n*this._rotateDelta.x/e.clientHeight),this._rotateUp($n*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(t){this._dollyEnd.set(t.clientX,t.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(t){this._panEnd.set(t.clientX,t.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(t){this._updateZoomParameters(t.clientX,t.clientY),t.deltaY<0?this._dollyIn(this._getZoomScale(t.deltaY)):t.deltaY>0&&this._dollyOut(this._getZoomScale(t.deltaY)),this.update()}_handleKeyDown(t){let e=!1;switch(t.code){case this.keys.UP:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp($n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),e=!0;break;case this.keys.BOTTOM:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateUp(-$n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),e=!0;break;case this.keys.LEFT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft($n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),e=!0;break;case this.keys.RIGHT:t.ctrlKey||t.metaKey||t.shiftKey?this.enableRotate&&this._rotateLeft(-$n*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),e=!0;break}e&&(t.preventDefault(),this.update())}_handleTouchStartRotate(t){if(this._pointers.length===1)this._rotateStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._rotateStart.set(n,s)}}_handleTouchStartPan(t){if(this._pointers.length===1)this._panStart.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panStart.set(n,s)}}_handleTouchStartDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enablePan&&this._handleTouchStartPan(t)}_handleTouchStartDollyRotate(t){this.enableZoom&&this._handleTouchStartDolly(t),this.enableRotate&&this._handleTouchStartRotate(t)}_handleTouchMoveRotate(t){if(this._pointers.length==1)this._rotateEnd.set(t.pageX,t.pageY);else{let n=this._getSecondPointerPosition(t),s=.5*(t.pageX+n.x),r=.5*(t.pageY+n.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let e=this.domElement;this._rotateLeft($n*this._rotateDelta.x/e.clientHeight),this._rotateUp($n*this._rotateDelta.y/e.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(t){if(this._pointers.length===1)this._panEnd.set(t.pageX,t.pageY);else{let e=this._getSecondPointerPosition(t),n=.5*(t.pageX+e.x),s=.5*(t.pageY+e.y);this._panEnd.set(n,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(t){let e=this._getSecondPointerPosition(t),n=t.pageX-e.x,s=t.pageY-e.y,r=Math.sqrt(n*n+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(t.pageX+e.x)*.5,a=(t.pageY+e.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enablePan&&this._handleTouchMovePan(t)}_handleTouchMoveDollyRotate(t){this.enableZoom&&this._handleTouchMoveDolly(t),this.enableRotate&&this._handleTouchMoveRotate(t)}_addPointer(t){this._pointers.push(t.pointerId)}_removePointer(t){delete this._pointerPositions[t.pointerId];for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId){this._pointers.splice(e,1);return}}_isTrackingPointer(t){for(let e=0;e<this._pointers.length;e++)if(this._pointers[e]==t.pointerId)return!0;return!1}_trackPointer(t){let e=this._pointerPositions[t.pointerId];e===void 0&&(e=new qt,this._pointerPositions[t.pointerId]=e),e.set(t.pageX,t.pageY)}_getSecondPointerPosition(t){let e=t.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[e]}_customWheelEvent(t){let e=t.deltaMode,n={clientX:t.clientX,clientY:t.clientY,deltaY:t.deltaY};switch(e){case 1:n.deltaY*=16;break;case 2:n.deltaY*=100;break}return t.ctrlKey&&!this._controlActive&&(n.deltaY*=10),n}};function aA(i){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(i.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(i)&&(this._addPointer(i),i.pointerType==="touch"?this._onTouchStart(i):this._onMouseDown(i),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function lA(i){this.enabled!==!1&&(i.pointerType==="touch"?this._onTouchMove(i):this._onMouseMove(i))}function cA(i){switch(this._removePointer(i),this._pointers.length){case 0:this.domElement.releasePointerCapture(i.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(C0),this.state=Ee.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let t=this._pointers[0],e=this._pointerPositions[t];this._onTouchStart({pointerId:t,pageX:e.x,pageY:e.y});break}}function hA(i){let t;switch(i.button){case 0:t=this.mouseButtons.LEFT;break;case 1:t=this.mouseButtons.MIDDLE;break;case 2:t=this.mouseButtons.RIGHT;break;default:t=-1}switch(t){case Hs.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(i),this.state=Ee.DOLLY;break;case Hs.ROTATE:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}break;case Hs.PAN:if(i.ctrlKey||i.metaKey||i.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(i),this.state=Ee.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(i),this.state=Ee.PAN}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(nf)}function uA(i){switch(this.state){case Ee.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(i);break;case Ee.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(i);break;case Ee.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(i);break}}function dA(i){this.enabled===!1||this.enableZoom===!1||this.state!==Ee.NONE||(i.preventDefault(),this.dispatchEvent(nf),this._handleMouseWheel(this._customWheelEvent(i)),this.dispatchEvent(C0))}function fA(i){this.enabled!==!1&&this._handleKeyDown(i)}function pA(i){switch(this._trackPointer(i),this._pointers.length){case 1:switch(this.touches.ONE){case Ws.ROTATE:if(this.enableRotate===!1){this.state=Ee.NONE;break}this._handleTouchStartRotate(i),this.state=Ee.TOUCH_ROTATE;break;case Ws.PAN:if(this.enablePan===!1){this.state=Ee.NONE;break}this._handleTouchStartPan(i),this.state=Ee.TOUCH_PAN;break;default:this.state=Ee.NONE}break;case 2:switch(this.touches.TWO){case Ws.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(i),this.state=Ee.TOUCH_DOLLY_PAN;break;case Ws.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(i),this.state=Ee.TOUCH_DOLLY_ROTATE;break;default:this.state=Ee.NONE}break;default:this.state=Ee.NONE}this.state!==Ee.NONE&&this.dispatchEvent(nf)}function mA(i){switch(this._trackPointer(i),this.state){case Ee.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(i),this.update();break;case Ee.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(i),this.update();break;case Ee.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(i),this.update();break;case Ee.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(i),this.update();break;default:this.state=Ee.NONE}}function gA(i){this.enabled!==!1&&i.preventDefault()}function _A(i){i.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function yA(i){i.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Dh=class{#t;#e;constructor(t,e,n){let s=new rr,r=new Yi({depthFunc:Kr,depthWrite:!1,transparent:!0,opacity:.45});this.#t=new ro(e,s,n),this.#e=new ro(e,r,n),this.#e.renderOrder=1;for(let o of[this.#t,this.#e])o.frustumCulled=!1,o.count=0,t.add(o)}clear(){this.#t.count=this.#e.count=0}add(t,e){for(let n of[this.#t,this.#e])n.setMatrixAt(n.count,t),n.setColorAt(n.count,e),n.count+=1}done(){for(let t of[this.#t,this.#e])t.instanceMatrix.needsUpdate=!0,t.instanceColor!==null&&(t.instanceColor.needsUpdate=!0)}remove(){for(let t of[this.#t,this.#e])t.removeFromParent(),t.dispose()}},xA=new U(0,1,0),Nh=class{drawn=[];#t=new ri;#e;#n=new _i(1,1,1,12).translate(0,.5,0);#i=new pa(1,1,16).translate(0,.5,0);#s=new Map;#r=0;#a=null;#l=null;constructor(t,e){this.#e=e,t.add(this.#t)}colour(t){for(let[e,n]of Object.entries(t))this.#s.set(e,new oe(n));this.draw(this.drawn.map(({arrow:e})=>e))}draw(t){this.drawn.length=0;let[e,n]=this.#o(t.length);e.clear(),n.clear();for(let s of t)this.#h(s,e,n);e.done(),n.done()}#o(t){return(this.#a===null||this.#l===null||t>this.#r)&&(this.#r=2*t+4,this.#a?.remove(),this.#l?.remove(),this.#a=new Dh(this.#t,this.#n,this.#r),this.#l=new Dh(this.#t,this.#i,2*this.#r)),[this.#a,this.#l]}#h(t,e,n){let{components:s,at:r}=t,o=new U(s[0],s[1],s[2]),a=o.length()*t.scale;if(!(a>.02*this.#e))return;o.normalize();let l=.011*this.#e,c=Math.min(.09*this.#e,.5*a),d=this.#s.get(t.role)??new oe,u=new Tn().setFromUnitVectors(xA,o),h=(f,g,_,p)=>{let m=r.clone().addScaledVector(o,g),x=new U(_,p,_);f.add(new xe().compose(m,u,x),d)};h(e,0,l,a-c),h(n,a-c,2.7*l,c),t.twoHeads&&h(n,a-1.6*c,2.7*l,c),this.drawn.push({arrow:t,tip:r.clone().addScaledVector(o,a)})}};function sf(i,t=Math.PI/3){let e=i.index?i.toNonIndexed():i,n=e.attributes.position,s=n.count,r;if(n.isBufferAttribute===!0&&n.itemSize===3&&n.normalized===!1)r=n.array;else{r=new Float64Array(s*3);for(let b=0;b<s;b++)r[3*b+0]=n.getX(b),r[3*b+1]=n.getY(b),r[3*b+2]=n.getZ(b)}let o=Math.cos(t),a=(1+1e-10)*100,l=s/3,c=new Float64Array(l*3);for(let b=0;b<l;b++){let R=9*b,E=r[R+0],y=r[R+1],A=r[R+2],F=r[R+3],I=r[R+4],L=r[R+5],z=r[R+6],G=r[R+7],D=r[R+8],W=z-F,Y=G-I,H=D-L,lt=E-F,Z=y-I,j=A-L,et=Y*j-H*Z,dt=H*lt-W*j,ut=W*Z-Y*lt,tt=1/(Math.sqrt(et*et+dt*dt+ut*ut)||1);c[3*b+0]=et*tt,c[3*b+1]=dt*tt,c[3*b+2]=ut*tt}let d=new Int32Array(s),u=new Float64Array(s*3),h=1;for(;h<s*2;)h<<=1;let f=h-1,g=new Int32Array(h),_=0;for(let b=0;b<s;b++){let R=3*b,E=Math.trunc(r[R+0]*a),y=Math.trunc(r[R+1]*a),A=Math.trunc(r[R+2]*a),F=(Math.imul(E,73856093)^Math.imul(y,19349663)^Math.imul(A,83492791))&f;for(;;){let I=g[F];if(I===0){let z=3*_;u[z+0]=E,u[z+1]=y,u[z+2]=A,g[F]=_+1,d[b]=_++;break}let L=3*(I-1);if(u[L+0]===E&&u[L+1]===y&&u[L+2]===A){d[b]=I-1;break}F=F+1&f}}let p=new Int32Array(_+1);for(let b=0;b<s;b++)p[d[b]+1]++;for(let b=0;b<_;b++)p[b+1]+=p[b];let m=new Int32Array(s),x=p.slice(0,_);for(let b=0;b<l;b++){let R=3*b;m[x[d[R+0]]++]=b,m[x[d[R+1]]++]=b,m[x[d[R+2]]++]=b}let T=new Float32Array(s*3);for(let b=0;b<l;b++){let R=3*b,E=c[R+0],y=c[R+1],A=c[R+2];for(let F=0;F<3;F++){let I=R+F,L=d[I],z=0,G=0,D=0;for(let Y=p[L],H=p[L+1];Y<H;Y++){let lt=3*m[Y],Z=c[lt+0],j=c[lt+1],et=c[lt+2];E*Z+y*j+A*et>o&&(z+=Z,G+=j,D+=et)}let W=1/(Math.sqrt(z*z+G*G+D*D)||1);T[3*I+0]=z*W,T[3*I+1]=G*W,T[3*I+2]=D*W}}return e.setAttribute("normal",new Dn(T,3,!1)),e}var vA=new U(0,1,0),Zn=i=>new U(i[0],i[1],i[2]);function Jn(i,t,e,n,s={}){let r=s.opacity??1,o={transparent:r<1,opacity:r,depthWrite:r===1},a=s.plain?new Yi(o):new rr(o);s.hollow&&(a.side=yi),a.depthTest=!s.through;let l=new tn(i,a);s.through&&(l.renderOrder=2),l.castShadow=r===1&&!s.through&&!s.plain;let c="#888888",d="#3355cc",u=!1,h=()=>a.color.set(u?d:c);return{object:l,body:t,shown:n,pickable:s.pickable??!1,colour(f){c=f[e],d=f.accent,h()},glow(f){u!==f&&(u=f,h())}}}function Ms(i,t,e){let n=e.clone().sub(t);i.position.copy(t).addScaledVector(n,.5),n.length()>0&&i.quaternion.setFromUnitVectors(vA,n.normalize())}function Xa(i,t){let[e,n]=[Math.min(.14*i,.2*t),t/2],s=[[0,-n],[i-e,-n],[i,e-n],[i,n-e],[i-e,n],[0,n]].map(([r,o])=>new qt(r,o));return sf(new ma(s,36),.6)}function P0(i){let e=new ai(1,24,16).toNonIndexed().getAttribute("position"),n=[];for(let r=0;r<e.count;r+=3){let o=new U;for(let l=0;l<3;l+=1)o.add(new U().fromBufferAttribute(e,r+l));if(o.x*o.y*o.z>0===i)for(let l=0;l<3;l+=1)n.push(e.getX(r+l),e.getY(r+l),e.getZ(r+l))}let s=new Qe;return s.setAttribute("position",new be(n,3)),s}function Ya(i,t,e){i.matrixAutoUpdate=!1,i.matrixWorldNeedsUpdate=!0,i.matrix.set(t[0],t[1],t[2],e[0],t[3],t[4],t[5],e[1],t[6],t[7],t[8],e[2],0,0,0,1)}function I0(i){let[t,e,n]=i.sizes;switch(i.shape){case"box":return new $i(t,e,n);case"sphere":return new ai(t,32,20);case"ellipsoid":return new ai(1,32,20).scale(t,e,n);case"capsule":return new ir(t,e,8,24).rotateX(Math.PI/2);case"cylinder":return new _i(t,t,e,32).rotateX(Math.PI/2)}let s=new Qe,r=new Float32Array(Vo(i.vertices??"").buffer);return s.setAttribute("position",new Dn(r,3)),s.setIndex(new Dn(new Uint32Array(Vo(i.faces??"").buffer),1)),sf(s.scale(t,e,n),.6)}var bA={radius:.075,length:.17};function Lo(i){let{lines:t,reach:e}=i.figure,n=t.filter(r=>r.role==="link").map(r=>Zn(r.points[0]).distanceTo(Zn(r.points[1]))).filter(r=>r>.02*e).sort((r,o)=>r-o),s=n[Math.floor(n.length/2)]??e;return e*Math.min(1,Math.max(.3,s/(.5*e)))}function L0(i,t,e){let{figure:n}=i,s=Lo(i),r=new Set(n.bare),o=new Set(n.shapes.map(l=>l.body).filter(l=>!r.has(l))),a=[];for(let l of n.shapes)a.push(TA(l));for(let l of n.lines){let[c,d]=l.carried,u=i.bodies[d-1]?.parent??0;(/link|base|web/.test(l.role)?o.has(d):/hub|rail|cross/.test(l.role)&&o.has(d)&&o.has(c===d?u:c))||a.push(...SA(l,s,n.reach))}for(let l of n.points)a.push(...AA(l,i,s,o.has(l.body)));for(let l of n.ellipsoids)l.role.endsWith("body")&&o.has(l.body)||a.push(EA(l));t.forEach((l,c)=>{a.push(...RA(c,s))});for(let l of a)l.stretch===void 0?t[l.body].add(l.object):e.add(l.object);return a}var Fh=i=>i===0?"base":i%2===1?"link":"link-other";function SA(i,t,e){let n=i.role.replace("active ",""),[s,r]=[Zn(i.points[0]),Zn(i.points[i.points.length-1])],[o,a]=i.carried,l=a>0;if(n==="rail"&&o!==a)return[wA(o,a,s,r,t)];if(n==="web")return[MA(i,t)];let c=s.distanceTo(r),d=r.clone().sub(s).normalize(),u=s.clone().lerp(r,.5);if(n==="hub"||n==="cross"){let g=n==="hub"?bA:{radius:.042,length:.3},_=Math.min(c,g.length*t),[p,m]=[-.5,.5].map(R=>u.clone().addScaledVector(d,R*_)),x=Jn(Xa(g.radius*t,_),a,"joint","shapes",{pickable:l});if(Ms(x.object,p,m),n==="cross")return[x];let T=Xa(.74*g.radius*t,1.1*_),b=Jn(T,a,"cap","shapes",{pickable:l});return Ms(b.object,p,m),[x,b]}if(n==="axis"){let g=.32*t,[_,p]=[-g,g].map(T=>u.clone().addScaledVector(d,T)),m=new _i(.004*t,.004*t,2*g,8),x=Jn(m,a,"axis","axes",{plain:!0});return Ms(x.object,_,p),[x]}if(!(n==="link"||n==="base"||n==="rail")||c<1e-6*e)return[];let h={link:.048,base:.062,rail:.026}[n]*t,f=Jn(new ir(h,c,8,28),a,n==="rail"?"joint":Fh(a),"shapes",{pickable:l});return Ms(f.object,s,r),[f]}function MA(i,t){let e=i.carried[1],n=i.points.map(Zn),s=n.reduce((u,h)=>u.add(h),new U);s.divideScalar(n.length);let r=new U;n.forEach((u,h)=>{let f=n[(h+1)%n.length];r.add(u.clone().sub(s).cross(f.clone().sub(s)))}),r.setLength(.02*t);let o=[1,-1].map(u=>n.map(h=>h.clone().addScaledVector(r,u))),[a,l]=o,c=n.flatMap((u,h)=>{let f=(h+1)%n.length,g=s.clone().add(r),_=s.clone().sub(r);return[g,a[h],a[f],_,l[f],l[h],a[h],l[h],l[f],a[h],l[f],a[f]]}),d=new Qe().setFromPoints(c);return d.computeVertexNormals(),Jn(d,e,Fh(e),"shapes",{pickable:e>0})}function wA(i,t,e,n,s){let r=Jn(new _i(1,1,1,24),t,"joint","shapes");return{...r,stretch:a=>{let l=e.clone().applyMatrix4(a[i].matrix),c=n.clone().applyMatrix4(a[t].matrix);Ms(r.object,l,c),r.object.scale.set(.03*s,Math.max(l.distanceTo(c),1e-6),.03*s)}}}function AA(i,t,e,n){let s=Zn(i.at);if(i.role==="com"){let a=t.parameters[14*(i.body-1)],l=Math.max(...t.bodies.map((d,u)=>t.parameters[14*u])),c=e*(.014+.036*Math.cbrt(a/l));return[!0,!1].map(d=>{let u=d?"ink":"paper",h={through:!0,plain:!0},f=Jn(P0(d),i.body,u,"centres",h);return f.object.position.copy(s),f.object.scale.setScalar(c),{...f,glow(){}}})}if(!/slider|ball/.test(i.role)||n)return[];let r=i.role.includes("ball")?new ai(.09*e,40,24):new $i(.13*e,.13*e,.13*e),o=Jn(r,i.body,"joint","shapes",{pickable:!0});return o.object.position.copy(s),[o]}function EA(i){let t=i.role.endsWith("body"),e=Jn(new ai(1,40,24),i.body,t?Fh(i.body):"inertia",t?"shapes":"inertias",t?{pickable:!0}:{opacity:.32});return Ya(e.object,i.axes.flat(),i.at),t?e:{...e,glow(){}}}function TA(i){let t=I0(i),e=Jn(t,i.body,Fh(i.body),"shapes",{pickable:i.body>0,hollow:i.shape==="mesh"});return Ya(e.object,i.turned,i.at),e}function RA(i,t){return Object.entries({x:[1,0,0],y:[0,1,0],z:[0,0,1]}).map(([n,s])=>{let r=.22*t,o=new _i(.007*t,.007*t,r,10),a=Jn(o,i,n,"frames",{plain:!0,through:!0});return Ms(a.object,new U,Zn(s).multiplyScalar(r)),{...a,glow(){}}})}function D0(i){let t=[];for(let e of i){if(!(e instanceof tn))continue;e.geometry.computeBoundingBox();let n=e.geometry.boundingBox;if(!n.isEmpty()){e.updateWorldMatrix(!0,!1);for(let s of[n.min.x,n.max.x])for(let r of[n.min.y,n.max.y])for(let o of[n.min.z,n.max.z])t.push(new U(s,r,o).applyMatrix4(e.matrixWorld))}}return t}function N0(i,t,e,n){let s=t.up.clone().addScaledVector(e,-t.up.dot(e)).normalize(),r=new U().crossVectors(s,e),o=Math.tan(t.fov*Math.PI/360)*n,a=o*t.aspect,l=new Nn().setFromPoints(i).getCenter(new U),c=1;for(let d=0;d<4;d+=1){let[u,h]=[new Nn,new Nn];c=0;for(let f of i){let g=f.clone().sub(l),[_,p,m]=[g.dot(r),g.dot(s),g.dot(e)];c=Math.max(c,m+Math.abs(_)/a,m+Math.abs(p)/o)}for(let f of i){let g=f.clone().sub(l),_=Math.max(c-g.dot(e),1e-6);u.expandByPoint(new U(g.dot(r)/_,0,0)),h.expandByPoint(new U(g.dot(s)/_,0,0))}l.addScaledVector(r,(u.min.x+u.max.x)/2*c),l.addScaledVector(s,(h.min.x+h.max.x)/2*c)}return{target:l,distance:c}}var CA=/swiftshader|llvmpipe|softpipe|software|basic render/i;function F0(){let t=document.createElement("canvas").getContext("webgl2",{failIfMajorPerformanceCaveat:!0});if(t===null)return!1;let e=t.getExtension("WEBGL_debug_renderer_info"),n=String(t.getParameter(e?.UNMASKED_RENDERER_WEBGL??t.RENDERER));return t.getExtension("WEBGL_lose_context")?.loseContext(),!CA.test(n)}var U0=["x","y","z"],Uh=class{#t;#e;#n=new ri;constructor(t,e){let n=(s=1)=>new Yi({depthTest:!1,transparent:!0,opacity:s});this.#t=new tn(new ai(.03*e,24,16),n()),this.#e=new tn(new ai(.062*e,24,16),n(.25)),this.#t.renderOrder=5,this.#e.renderOrder=4,this.#t.add(this.#e),U0.forEach((s,r)=>{let o=new tn(new ga(.42*e,.011*e,12,72),n(.9));r===0&&o.rotateY(Math.PI/2),r===1&&o.rotateX(Math.PI/2),o.renderOrder=4,this.#n.add(o)}),this.#n.matrixAutoUpdate=!1,this.#n.visible=!1,t.add(this.#t,this.#n)}show(t,e){this.#t.position.copy(t),this.#t.visible=e}rings(t){this.#n.visible=t!==null,t!==null&&this.#n.matrix.copy(t),this.#n.matrixWorldNeedsUpdate=!0}pick(t){if(this.#t.visible&&t.intersectObject(this.#e).length>0)return{kind:"tool"};if(!this.#n.visible)return null;let e=t.intersectObjects(this.#n.children)[0];return e===void 0?null:{kind:"ring",axis:this.#n.children.indexOf(e.object)}}colour(t){for(let e of[this.#t,this.#e])e.material.color.set(t.pull);this.#n.children.forEach((e,n)=>{let{material:s}=e;s.color.set(t[U0[n]])})}};var Oh=class{root=k("div",{class:"labels","aria-hidden":"true"});#t=[];#e=[];clear(){for(let{made:t}of this.#e)t.remove();[this.#e,this.#t]=[this.#t,[]]}add(t,e,n=""){let s=this.#e.findIndex(o=>o.text===t&&o.kind===n);if(s>=0){let[o]=this.#e.splice(s,1);this.#t.push({...o,at:e});return}let r=k("span",{class:`label ${n}`},t);this.#t.push({made:r,text:t,kind:n,at:e}),this.root.append(r)}layOut(t,e,n){for(let{made:r}of this.#e.splice(0))r.remove();let s=[];for(let{made:r,at:o}of this.#t){let a=o.clone().project(t);r.hidden=Math.abs(a.z)>1;let l=(a.x+1)/2*e,c=(1-a.y)/2*n;for(;s.some(([d,u])=>Math.abs(d-l)<90&&Math.abs(u-c)<20);)c+=21;s.push([l,c]),r.style.transform=`translate(${Math.round(l)}px, ${Math.round(c)}px)`}}};var PA=90,Bh=class{key=k("div",{class:"key"});card=k("aside",{class:"card","aria-label":"picked link",hidden:!0});#t;#e=100;#n="";#i=[];constructor(t){this.#t=t}show(t,e,n){let s=[];(t.show.forces||n)&&s.push(["force","N"]),(t.show.moments||n)&&s.push(["moment","N m"]),t.pull.some(o=>o!==0)&&s.push(["pull","N"]);let r=JSON.stringify(s);r!==this.#n&&(this.#n=r,this.#i=s.map(([o,a])=>[k("i",{class:`arrow ${o}`}),k("b"),e.scales[a],a]),this.key.replaceChildren(...s.map(([o],a)=>k("span",{},o,...this.#i[a].slice(0,2)))),this.measure(this.#e)),this.#s(t)}measure(t){this.#e=t;for(let[e,n,s,r]of this.#i){let o=Qi(PA/(s*t));e.style.width=`${o*s*t}px`,ei(n,`${de(o)} ${r}`)}}#s(t){if(this.card.hidden=t.link===0,t.link===0)return;let{facts:e}=this.#t,n=e.bodies[t.link-1],s=this.#t.parameters(t).subarray(14*(t.link-1)),r=this.#t.jointWrenches(t,t).subarray(6*t.link),o=c=>de(Math.hypot(...r.subarray(c,c+3))),a=[s[1],s[2],s[3]].map(c=>de(c,3)).join(", "),l=[["mass",`${de(s[0])} kg`],["centre",`${a} m`],["force",`${o(3)} N`],["moment",`${o(0)} N m`]];this.card.dataset.link=n.name,this.card.replaceChildren(k("b",{},n.name),k("span",{class:"about"},`on ${n.joint}`),k("dl",{},...l.flatMap(([c,d])=>[k("dt",{},c),k("dd",{},d)])))}};var O0=[null,1,.7,.5],kh=class{#t;#e=0;#n=0;#i=0;#s=0;constructor(t){this.#t=t}fineness(t){this.#e+=.25*(t-this.#e),this.#s+=1,this.#e>26&&this.#s>=4?this.#r(this.#i+1):this.#e<18&&this.#s>=80&&this.#r(this.#i-1);let e=O0[this.#i];return clearTimeout(this.#n),e!==null&&(this.#n=window.setTimeout(this.#t,Math.max(250,3*this.#e))),e}#r(t){this.#s=0,this.#i=Math.min(O0.length-1,Math.max(0,t))}};var zh=class{#t=new ra(16777215);#e;#n=new ao(16777215,2.1);#i=new U;constructor(t,e,n){t.fog=this.#t;let s=new Tn().setFromUnitVectors(new U(0,1,0),n),r=new va(16777215,9607334,1.5);r.position.copy(n);let o=new ao(16777215,.7);o.position.copy(new U(-3,1.5,-2).applyQuaternion(s)),t.add(r,o,this.#n,this.#n.target),this.#s(e),this.#e=IA(Qi(.35*e),15);let a=new tn(new sr(40*e,40*e).rotateX(-Math.PI/2),new _a({opacity:.16}));a.receiveShadow=!0,this.#e.add(a),this.#e.quaternion.copy(s),this.#e.name="ground",t.add(this.#e);let l=new U(1.6,5,2.4).applyQuaternion(s);this.#n.userData.aside=l.normalize().multiplyScalar(6*e),this.stand(this.#i,new U)}#s(t){this.#n.castShadow=!0;let{shadow:e}=this.#n;e.mapSize.set(1024,1024),e.radius=5,e.bias=-6e-4,e.normalBias=.004*t,Object.assign(e.camera,{left:-2.6*t,right:2.6*t,top:2.6*t,bottom:-2.6*t,near:1*t,far:14*t})}stand(t,e){this.#e.position.copy(e),this.#n.target.position.copy(t),this.#n.position.copy(t).add(this.#n.userData.aside)}shadowed(t){this.#e.children[0].visible=t}seenFrom(t,e){this.#t.near=t+.5*e,this.#t.far=t+4*e}colour(t){this.#t.color.set(t.stage),this.#e.material.color.set(t.ground)}};function IA(i,t){let e=[];for(let s=-t;s<=t;s+=1)for(let r=-t;r<t;r+=1)for(let[o,a,l,c]of[[s,r,s,r+1],[r,s,r+1,s]])e.push(o*i,0,a*i,l*i,0,c*i);let n=new Qe;return n.setAttribute("position",new be(e,3)),new ha(n,new oo)}function B0(i,t,e){let{figure:n}=i,s=n.lines.find(h=>h.role==="base");if(s===void 0||n.shapes.some(h=>h.body===0))return[];let r=Lo(i),o=i.bodies.findIndex(h=>h.parent===0)+1,a=n.lines.find(h=>h.role==="axis"&&h.carried[1]===o),l=e.clone(),c=t[0].matrix.clone().invert(),d=Zn(s.points[0]);if(a!==void 0){let[h,f]=[a.points[0],a.points[1]].map(b=>Zn(b).applyMatrix4(t[o].matrix)),g=f.sub(h).normalize(),_=new U().setFromMatrixPosition(t[o].matrix).applyMatrix4(c),p=Math.abs(g.dot(e))>.7,m=Zn(n.eye);if(!p&&i.loops!==null)return[];p||(l=g.dot(m)<0?g.negate():g);let x=l.clone().transformDirection(c),T=Math.min(0,_.sub(d).dot(x)-.085*r);d.addScaledVector(x,p&&T>-.02*r?0:T)}l.transformDirection(c);let u=[[.115,.03],[.19,.045]].map(([h,f])=>{let g=Jn(Xa(h*r,f*r),0,"base","shapes"),_=d.clone().addScaledVector(l,-f*r);return Ms(g.object,_,d.clone()),d.copy(_),g});for(let h of u)t[0].add(h.object);return u}var LA=50,Vh=class{hand=null;canvas;camera;controls;bodies=[];handles;loads;overlay;steps=null;focus=null;tug=null;hovered=null;#t=new Oh;#e;#n=new oa;#i;#s;#r;#a;#l;#o;#h=new U;#p=null;#u=!1;#d=!1;#f=!0;#c;#m=0;#y=0;#x=new kh(()=>this.#w());constructor(t,e){let{facts:n}=t,{figure:s}=n;this.#s=t,this.canvas=e,this.#l=s.reach;let r=F0();this.#e=new Jc({canvas:e,antialias:r}),this.#c=Math.min((r?1:1.5)*devicePixelRatio,2),this.#e.setPixelRatio(this.#c),this.#e.shadowMap.enabled=!0,this.#e.shadowMap.type=or,this.#e.shadowMap.autoUpdate=!1,this.camera=new Gn(32,1,.02*s.reach,100*s.reach),this.controls=new Lh(this.camera,e),this.controls.enableDamping=!1,this.controls.addEventListener("change",()=>this.ask()),this.controls.addEventListener("start",()=>{this.#u=!0}),this.#o=new U(...s.up).normalize(),this.camera.up.copy(this.#o),this.#i=new zh(this.#n,s.reach,this.#o);for(let a=0;a<=n.bodies.length;a+=1){let l=new ri;l.matrixAutoUpdate=!1,this.bodies.push(l),this.#n.add(l)}this.#r=L0(n,this.bodies,this.#n),this.#a=new Nh(this.#n,Math.sqrt(Lo(n)*s.reach)),this.loads=new th(t),this.handles=new Uh(this.#n,Lo(n)),this.overlay=new Bh(t),this.place(t.poses(n.start)),this.#r.push(...B0(n,this.bodies,this.#o)),this.#v();let o=e.parentElement;o.append(this.#t.root,this.overlay.key,this.overlay.card),new ResizeObserver(()=>this.resize()).observe(o),this.resize(),this.home()}get#g(){let t=this.#r.filter(n=>n.shown==="shapes").map(n=>n.object),e=D0(t);return e.length>0?e:[new U,this.#o.clone()]}#v(){let t=this.#g,n=new Nn().setFromPoints(t).getCenter(new U),s=new U().setFromMatrixPosition(this.bodies[0].matrix),r=this.#b?s.dot(this.#o)-2.1*this.#l:Number.POSITIVE_INFINITY,o=Math.min(r,...t.map(u=>u.dot(this.#o))),a=s.addScaledVector(this.#o,o-s.dot(this.#o));this.#i.stand(n,a);let l=new U().crossVectors(this.#_,this.#o).normalize(),c=Math.max(...t.map(u=>u.clone().sub(n).dot(l)));this.#h.copy(n).addScaledVector(l,c+.12*this.#l);let d=Math.max(...t.map(u=>u.clone().sub(n).dot(this.#o)));this.#h.addScaledVector(this.#o,Math.max(d,.45*this.#l))}get#b(){let{lines:t}=this.#s.facts.figure,e=t.find(r=>r.role==="axis");if(e===void 0||!t.some(r=>r.role==="base"))return!1;let[n,s]=e.points.map(r=>Zn(r).applyMatrix4(this.bodies[e.carried[1]].matrix));return Math.abs(s.sub(n).normalize().dot(this.#o))<.7}get#_(){return new U(...this.#s.facts.figure.eye).normalize().addScaledVector(this.#o,.14).normalize()}home(){this.#u=!1;let t=this.steps===null?[]:this.#a.drawn.map(({tip:r})=>r),e=[...this.#g,...t,this.#h],{target:n,distance:s}=N0(e,this.camera,this.#_,.8);this.controls.target.copy(n),this.camera.position.copy(n).addScaledVector(this.#_,s),this.controls.update(),this.ask()}refit(){this.#u||this.home()}place(t){this.bodies.forEach((e,n)=>{let s=t.subarray(12*n,12*n+12);Ya(e,s,s.subarray(9))});for(let e of this.#r)e.stretch?.(this.bodies);this.#f=!0}show(t){let e=this.#p===null;this.#p=t;let n=this.#s.poses(t.q),s=this.focus??t.link;this.place(n);for(let r of this.#r)r.object.visible=t.show[r.shown]??!0,r.glow(s>0&&r.body===s);this.#S(t,n),this.overlay.show({...t,link:s},this.loads,this.steps!==null),e&&this.home(),this.ask()}#S(t,e){let n=this.steps===null?this.loads.through(t,e):[],s=t.show.gravity?[this.loads.gravity(t,this.#h)]:[],{tool:r,handle:o}=this.loads.handle(t,e),l=[...t.pull.some(u=>u!==0)?[{at:r,force:t.pull}]:[],...this.tug?[this.tug]:[]];this.#a.draw([...n,...s,...this.loads.tugs(l),...this.steps??[]]),this.handles.show(o,t.show.handle??!0);let d=this.#s.facts.joints.find(u=>u.body===t.link)?.speeds.filter(u=>u.unit==="rad/s").length===3;this.handles.rings(d?this.bodies[t.link].matrix:null),this.#M()}#M(){this.#t.clear();for(let{arrow:t,tip:e}of this.#a.drawn){let n=this.steps?.find(s=>s===t);n!==void 0?this.#t.add(n.label,e,n.current?"current":"vector"):(t.role==="weight"||t.role==="pull"||t.text===this.hovered)&&this.#t.add(t.text,t.role==="weight"?t.at:e,t.role)}}arrowAt(t,e){let{clientWidth:n,clientHeight:s}=this.canvas,r=c=>{let d=c.clone().project(this.camera);return new qt(d.x*n/2,d.y*s/2)},o=new U(t*n/2,e*s/2,0),[a,l]=[null,9];for(let c of this.#a.drawn){let[d,u]=[r(c.arrow.at),r(c.tip)],f=new wa(new U(d.x,d.y,0),new U(u.x,u.y,0)).closestPointToPoint(o,!0,new U).distanceTo(o);f<l&&([a,l]=[c,f])}return a}hover(t){let e=t?.arrow.text??null;e!==this.hovered&&(this.hovered=e,this.#M(),this.ask())}ray(t,e){let n=new Ma;return n.setFromCamera(new qt(t,e),this.camera),n}pick(t,e){let n=this.#r.filter(a=>a.pickable&&a.object.visible),s=this.ray(t,e).intersectObjects(n.map(a=>a.object),!0)[0],r=n.find(a=>a.object===s?.object||a.object===s?.object.parent);if(s===void 0||r===void 0)return null;let o=new xe().copy(this.bodies[r.body].matrix).invert();return{body:r.body,world:s.point,local:s.point.clone().applyMatrix4(o)}}onPlane(t,e,n,s=this.camera.getWorldDirection(new U)){let r=new Vn().setFromNormalAndCoplanarPoint(s,n);return this.ray(t,e).ray.intersectPlane(r,new U)}colour(){let t=Dm();this.#e.setClearColor(t.stage);for(let e of this.#r)e.colour(t);this.#i.colour(t),this.#a.colour(t),this.handles.colour(t),this.ask()}resize(){let t=this.canvas.parentElement,{clientWidth:e,clientHeight:n}=t;e===0||n===0||(this.#e.setSize(e,n,!1),this.camera.aspect=e/n,this.camera.updateProjectionMatrix(),this.#u||this.home(),this.ask())}ask(){if(this.#d)return;this.#d=!0;let t=performance.now(),e=t-this.#y<LA?this.#m:t;requestAnimationFrame(()=>{this.#d=!1,this.#m=performance.now(),this.#w(this.#x.fineness(this.#m-e)),this.#y=performance.now()})}#w(t=null,e=this.#c){let n=Math.min(e,t??e);n!==this.#e.getPixelRatio()&&this.#e.setPixelRatio(n),this.#e.shadowMap.needsUpdate=this.#f&&t===null,t===null&&(this.#f=!1),this.#i.shadowed(t===null),this.#i.seenFrom(this.camera.position.distanceTo(this.controls.target),this.#l),this.#e.render(this.#n,this.camera);let s=Math.tan(this.camera.fov*Math.PI/360),r=this.camera.position.distanceTo(this.controls.target);this.overlay.measure(this.canvas.clientHeight/(2*s*r)),this.#t.layOut(this.camera,this.canvas.clientWidth,this.canvas.clientHeight)}again(){this.#p!==null&&this.show(this.#p)}picture(t=this.#c){return this.#w(null,t),this.canvas.toDataURL("image/png")}};async function DA(){let i=JSON.parse(document.getElementById("facts")?.textContent??""),t=new Qa(Is(i)),e=k("div",{class:"notes",role:"status"}),n=(R,E=!1)=>{let y=k("p",{class:E?"bad":""},R);e.append(y),setTimeout(()=>y.remove(),12e3)},s=k("canvas",{tabIndex:0,"aria-label":`${i.name} in space`}),r=k("button",{onclick:()=>f?.home(),title:"or press h"},"Fit"),o=k("div",{class:"tools"},OA(t),r),a=k("div",{class:"stage"},s,o,e),l=UA(i,()=>{f?.colour(),g?.show(t.state,!0)}),c=document.getElementById("studio")??k("div",{id:"studio"});i.compact&&(c.className="compact"),c.replaceChildren(l,a),c.isConnected||document.body.append(c);let[d]=await Promise.all([Af(i.wasm).then(R=>oh.of(R,i.kernels)),FA()]),u=new ja(i,d),h=new Ph,f=null,g=null;try{f=new Vh(u,s),new rh(f,t,u,h)}catch{s.remove(),a.append(k("p",{class:"message"},"This browser has no WebGL, so there is no picture; everything else works."))}let _=["Joints",new sh(t,u,()=>f?.refit())],p=()=>[["Recursion",new Th(t,u,f,h)],["Motion",new Eh(t,u,h,n)],["Map",new wh(t,u)],["What if",new Ch(t,u)],["Let go",new Mh(t,u,f,h)],["Share",new Rh(t,u,()=>f?.picture()??null)]],m=i.compact?[_]:[_,...p()],x=new rf(m,h,()=>{x.show(t.state),f?.again()});g=x,c.append(x.root);for(let R of i.figure.notes)n(R);let T=Rf(location.hash,i);NA(T,u),T.ignored.length>0&&n(`The address says ${T.ignored.join(", ")}: ignored.`,!0),t.watch(R=>{x.show(R),f?.show(R)});let b=0;t.watch(R=>{clearTimeout(b),b=window.setTimeout(()=>{let E=tl(R,i);location.protocol!=="about:"&&history.replaceState(null,"",E?`#${E}`:location.pathname)},400)}),f?.colour(),t.change({...t.state,...T.state}),t.flush(),Object.assign(window,{studio:{facts:i,kernels:d,dynamics:u,store:t,view:f,time:h,Simulation:Io}}),document.documentElement.dataset.ready="true"}function NA(i,t){let{q:e}=i.state;if(e===void 0||t.facts.loops===null)return;let n=t.ended(e,e);n.every(Number.isFinite)?i.state.q=n:(delete i.state.q,i.ignored.push("q, where loops stay open"))}function FA(){return new Promise(i=>{requestAnimationFrame(()=>setTimeout(i)),setTimeout(i,100)})}var k0=(i,t)=>`${i} ${t}${i===1?"":"s"}`;function UA(i,t){let e=matchMedia("(prefers-color-scheme: dark)").matches,n=document.documentElement;n.dataset.theme=e?"dark":"light";let s=()=>{n.dataset.theme=n.dataset.theme==="dark"?"light":"dark",t()},r=k0((i.loops===null?i.joints:i.bodies).length,"joint"),o=i.loops===null?"":`, ${k0(i.loops.cuts.length,"loop")}`,a=i.bodies.reduce((l,c,d)=>l+i.parameters[14*d],0);return k("header",{class:"bar"},k("h1",{},i.name),k("span",{class:"about"},`${r}${o}, ${de(a)} kg moving`),k("span",{class:"gap"}),k("button",{class:"icon",onclick:s,"aria-label":"light or dark"},"\u25D0"))}function OA(i){let t=Object.entries(Ho).map(([e,n])=>{let s=k("input",{type:"checkbox","data-show":e,onchange:()=>i.change({show:{...i.state.show,[e]:s.checked}})});return i.watch(r=>{s.checked=r.show[e]}),k("label",{},s,n)});return k("details",{class:"layers"},k("summary",{class:"button"},"Show"),k("div",{},...t))}var rf=class{root=k("section",{class:"panel","aria-label":"panels"});#t;#e;#n=[];#i=[];#s=0;constructor(t,e,n){this.#t=t,this.#e=e;let s=k("div",{class:"tabs",role:"tablist"});t.forEach(([r,o],a)=>{let l=`page-${a}`,c=k("button",{role:"tab",id:`tab-${a}`,"aria-controls":l,onclick:()=>{this.choose(a),n()},onkeydown:d=>{let u={ArrowRight:1,ArrowLeft:-1}[d.key];u!==void 0&&(this.choose((a+u+t.length)%t.length),n(),this.#n[this.#s].focus())}},r);this.#n.push(c),s.append(c),this.#i.push(k("div",{class:"page",role:"tabpanel",id:l,"aria-labelledby":`tab-${a}`,tabIndex:0},o.root))}),s.hidden=t.length===1,this.root.append(s,...this.#i),this.choose(0)}choose(t){t!==this.#s&&(this.#e.stop(),this.#t[this.#s][1].hide?.()),this.#s=t,this.#n.forEach((e,n)=>{e.setAttribute("aria-selected",String(n===t)),e.tabIndex=n===t?0:-1,this.#i[n].hidden=n!==t})}show(t,e=!1){this.#t[this.#s][1].show(t,e)}};DA();
